import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const BENCH_KEY = `gk_${'b'.repeat(43)}`;

/** A service in a process of its own, as `npm start` runs it. */
export interface SpawnedService {
  readonly url: string;
  readonly child: ChildProcess;
  close(): Promise<void>;
}

export async function spawnService(
  environment: Record<string, string> = {},
): Promise<SpawnedService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/serve.ts'],
    {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: dataDir,
        OWNER_KEY: BENCH_KEY,
        LOG_LEVEL: 'fatal',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const url = await firstMatch(child, /ready at (http:\S+)/);
  child.stdout?.resume();
  return {
    url,
    child,
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function firstMatch(child: ChildProcess, pattern: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const found = pattern.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the service did not start: ${output}`)));
  });
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A client with keep-alive, lean enough not to be what is measured. */
export function keepAliveClient() {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return {
    send: (
      method: string,
      url: string,
      body?: string,
      headers: Record<string, string> = {},
    ): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const outgoing = request(
          url,
          {
            agent,
            method,
            headers: {
              authorization: `Bearer ${BENCH_KEY}`,
              ...(body === undefined
                ? {}
                : {
                    'content-type': 'application/json',
                    'content-length': Buffer.byteLength(body),
                  }),
              ...headers,
            },
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(chunks),
              }),
            );
            response.on('error', reject);
          },
        );
        outgoing.on('error', reject);
        outgoing.end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** Fails the benchmark rather than timing errors. */
export function expectFile({ status, body }: Answer): void {
  if (status !== 200 || body.length < 500)
    throw new Error(`no document: ${status} ${body.subarray(0, 300)}`);
}
