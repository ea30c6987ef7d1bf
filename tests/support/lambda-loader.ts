/**
 * Runs one packaged function as Lambda's own Node.js runtime does: loads the handler, then takes
 * one invocation after the other from the Runtime API. Started by lambda-runtime.ts.
 */
import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const STREAMING = Symbol('streaming');
const HTTP_PRELUDE = 'application/vnd.awslambda.http-integration-response';

type Handler = ((...input: unknown[]) => unknown) & { [STREAMING]?: true };

interface ResponseStream extends ClientRequest {
  setContentType?: (type: string) => void;
}

// What the runtime defines before it loads a handler.
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: Handler) => Object.assign(handler, { [STREAMING]: true }),
    HttpResponseStream: {
      from(stream: ResponseStream, prelude: object) {
        stream.setHeader('content-type', HTTP_PRELUDE);
        stream.write(JSON.stringify(prelude));
        stream.write(Buffer.alloc(8));
        return stream;
      },
    },
  },
});

const env = process.env;
const root = `http://${env['AWS_LAMBDA_RUNTIME_API']}/2018-06-01/runtime`;

function post(path: string, headers: Record<string, string>): ResponseStream {
  return request(`${root}${path}`, { method: 'POST', headers });
}

async function send(path: string, headers: Record<string, string>, body: string): Promise<void> {
  const message = post(path, headers);
  message.end(body);
  const [response] = (await once(message, 'response')) as [IncomingMessage];
  await text(response);
}

function describe(error: unknown): string {
  const { name, message, stack } = error as Error;
  return JSON.stringify({ errorType: name, errorMessage: message, trace: stack?.split('\n') });
}

const FAILED = { 'lambda-runtime-function-error-type': 'Unhandled' };

async function runStreaming(handler: Handler, path: string, event: unknown, context: object) {
  const stream = post(`${path}/response`, {
    'lambda-runtime-function-response-mode': 'streaming',
    'content-type': 'application/octet-stream',
    trailer: 'lambda-runtime-function-error-type, lambda-runtime-function-error-body',
  });
  const answered = once(stream, 'response');
  try {
    await handler(event, stream, context);
  } catch (error) {
    stream.addTrailers({
      'lambda-runtime-function-error-type': 'Unhandled',
      'lambda-runtime-function-error-body': Buffer.from(describe(error)).toString('base64'),
    });
    stream.end();
  }
  const [response] = (await answered) as [IncomingMessage];
  await text(response);
}

async function runOne(handler: Handler): Promise<void> {
  const [next] = (await once(get(`${root}/invocation/next`), 'response')) as [IncomingMessage];
  const event: unknown = JSON.parse(await text(next));
  const id = String(next.headers['lambda-runtime-aws-request-id']);
  const deadlineMs = Number(next.headers['lambda-runtime-deadline-ms']);
  const path = `/invocation/${id}`;
  const context = {
    awsRequestId: id,
    functionName: env['AWS_LAMBDA_FUNCTION_NAME'],
    getRemainingTimeInMillis: () => deadlineMs - Date.now(),
  };
  if (handler[STREAMING]) return runStreaming(handler, path, event, context);
  try {
    const result = await handler(event, context);
    await send(`${path}/response`, {}, JSON.stringify(result) ?? 'null');
  } catch (error) {
    await send(`${path}/error`, FAILED, describe(error));
  }
}

const [module = '', name = ''] = (env['_HANDLER'] ?? '').split('.');
const started = performance.now();
try {
  const exports = await import(join(env['LAMBDA_TASK_ROOT'] ?? '', `${module}.mjs`));
  const initMs = performance.now() - started;
  await send('/loaded', { 'x-init-ms': String(initMs) }, '');
  for (;;) await runOne(exports[name]);
} catch (error) {
  await send('/init/error', FAILED, describe(error)).catch(() => {});
  process.exit(1);
}
