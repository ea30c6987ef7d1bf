import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const LOADER = fileURLToPath(new URL('./lambda-loader.ts', import.meta.url));

/**
 * A function opens its response when an invocation begins and writes when it has something to say:
 * a connection that has been silent so far is not an idle one.
 */
const PATIENT = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 };

/** What a function gave back for one event. */
export interface LambdaResult {
  readonly mode: 'buffered' | 'streaming';
  /** The response's body as sent to the Runtime API: JSON when buffered, prelude and content when streaming. */
  readonly payload: Buffer;
  /** Present when the invocation failed. */
  readonly error?: string;
}

export interface InvokeOptions {
  /** The function's deadline. Default 60,000. */
  readonly timeoutMs?: number;
  /** Called with each piece of the response as it arrives. */
  readonly onChunk?: (chunk: Buffer) => void;
}

/** A packaged function in a process of its own. */
export interface LambdaProcess {
  /** Loading the handler, in milliseconds: what Lambda bills and logs as the init duration, less the start of Node. */
  readonly initMs: number;
  /** From the start of the process until it asked for its first event. */
  readonly startMs: number;
  /** One event at a time, as on Lambda. */
  invoke(event: unknown, options?: InvokeOptions): Promise<LambdaResult>;
  /** Everything that the function has written. */
  readonly output: () => string;
  close(): Promise<void>;
}

interface Pending {
  readonly id: string;
  readonly event: unknown;
  readonly deadline: number;
  readonly onChunk: (chunk: Buffer) => void;
  readonly resolve: (result: LambdaResult) => void;
}

/** The Runtime API of one function: hands out events, takes back results. */
class RuntimeApi {
  readonly #queue: Pending[] = [];
  readonly #running = new Map<string, Pending>();
  #idle: ServerResponse | undefined;
  readonly loaded = Promise.withResolvers<number>();

  readonly handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (message.url ?? '').replace('/2018-06-01/runtime/', '');
    if (path === 'invocation/next') {
      this.#idle = response;
      this.#dispatch();
      return;
    }
    const [, id = '', kind] = path.split('/');
    const pending = this.#running.get(id);
    if (pending !== undefined) message.on('data', pending.onChunk);
    const payload = await buffer(message);
    response.writeHead(202).end();
    if (path === 'loaded') this.loaded.resolve(Number(message.headers['x-init-ms']));
    if (path === 'init/error') this.loaded.reject(new Error(`init failed: ${payload}`));
    if (pending === undefined) return;
    this.#running.delete(id);
    pending.resolve(resultOf(message, payload, kind === 'error'));
  };

  invoke(event: unknown, options: InvokeOptions): Promise<LambdaResult> {
    const { timeoutMs = 60_000, onChunk = () => {} } = options;
    const deadline = Date.now() + timeoutMs;
    return new Promise((resolve) => {
      this.#queue.push({ id: randomUUID(), event, deadline, onChunk, resolve });
      this.#dispatch();
    });
  }

  /** The process is gone: nobody will answer what is still open. */
  fail(reason: string): void {
    this.loaded.reject(new Error(reason));
    for (const { resolve } of [...this.#running.values(), ...this.#queue]) {
      resolve({ mode: 'buffered', payload: Buffer.alloc(0), error: reason });
    }
    this.#running.clear();
    this.#queue.length = 0;
  }

  #dispatch(): void {
    if (this.#idle === undefined) return;
    const pending = this.#queue.shift();
    if (pending === undefined) return;
    this.#running.set(pending.id, pending);
    this.#idle.writeHead(200, {
      'content-type': 'application/json',
      'lambda-runtime-aws-request-id': pending.id,
      'lambda-runtime-deadline-ms': String(pending.deadline),
    });
    this.#idle.end(JSON.stringify(pending.event));
    this.#idle = undefined;
  }
}

function resultOf(message: IncomingMessage, payload: Buffer, failed: boolean): LambdaResult {
  const streaming = message.headers['lambda-runtime-function-response-mode'] === 'streaming';
  const trailer = message.trailers['lambda-runtime-function-error-body'];
  const error = failed ? String(payload) : trailer && Buffer.from(trailer, 'base64').toString();
  return {
    mode: streaming ? 'streaming' : 'buffered',
    payload,
    ...(error === undefined ? {} : { error }),
  };
}

/** What Lambda gives to every function, and no more: nothing of this process's environment goes in. */
function environmentOf(directory: string, temporary: string, api: string) {
  return {
    PATH: '/usr/bin:/bin',
    TZ: ':UTC',
    TMPDIR: temporary,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_LAMBDA_FUNCTION_NAME: 'test',
    AWS_LAMBDA_RUNTIME_API: api,
    LAMBDA_TASK_ROOT: directory,
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/**
 * Starts an unzipped function behind a Runtime API of its own.
 *
 * @param handler as in the deployment: path and export, `functions/create/handler.handler`.
 */
export async function startLambda(
  directory: string,
  handler: string,
  environment: Record<string, string> = {},
): Promise<LambdaProcess> {
  const api = new RuntimeApi();
  const server = createServer(PATIENT, api.handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const temporary = await mkdtemp(join(tmpdir(), 'pagewright-lambda-'));
  const started = performance.now();
  const child = spawn(process.execPath, [LOADER], {
    cwd: directory,
    env: {
      ...environmentOf(directory, temporary, address),
      ...environment,
      // Functions keep their files to themselves, also where a deployment names a folder.
      CACHE_DIR: join(temporary, 'cache'),
      _HANDLER: handler,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  child.once('exit', (code) => api.fail(`the function's process ended (${code}): ${output}`));
  const close = async () => {
    await stop(child);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    // A browser that lost its pipe is ending by itself, and still writes its profile.
    await rm(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  try {
    const initMs = await api.loaded.promise;
    return {
      initMs,
      startMs: performance.now() - started,
      invoke: (event, options = {}) => api.invoke(event, options),
      output: () => output,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
