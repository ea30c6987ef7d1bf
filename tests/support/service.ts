import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { type Service, startService } from '#lib/compose/serve.ts';
import { readConfig } from '#lib/config.ts';

export const OWNER_KEY = `gk_${'o'.repeat(43)}`;
export const DEMO_KEY = `gk_${'d'.repeat(43)}`;

/** A service of this test file's own, on a free port and an empty data folder. */
export interface TestService {
  readonly url: string;
  readonly dataDir: string;
  readonly service: Service;
  /** Sends JSON with the owner's key unless told otherwise. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

export async function startTestService(
  environment: Record<string, string> = {},
): Promise<TestService & { close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-test-'));
  const config = readConfig({
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    OWNER_KEY,
    DEMO_KEY,
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'fatal',
    ...environment,
  });
  const service = await startService(config);
  return {
    url: service.url,
    dataDir,
    service,
    send: (method, path, body, headers = {}) =>
      fetch(`${service.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${OWNER_KEY}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    async close() {
      await service.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a service before the tests of the file and ends it after them. The result is usable inside tests. */
export function useService(environment: Record<string, string> = {}): TestService {
  let running: Awaited<ReturnType<typeof startTestService>> | undefined;
  const current = () => {
    if (running === undefined) throw new Error('the service is not running: use it inside a test');
    return running;
  };
  before(async () => {
    running = await startTestService(environment);
  });
  after(async () => {
    await running?.close();
  });
  return {
    get url() {
      return current().url;
    },
    get dataDir() {
      return current().dataDir;
    },
    get service() {
      return current().service;
    },
    send: (...call) => current().send(...call),
  };
}
