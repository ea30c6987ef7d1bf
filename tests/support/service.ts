import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { startService } from '#lib/compose/serve.ts';
import { readConfig } from '#lib/config.ts';
import type { Ports } from '#lib/ports/index.ts';
import { startAwsStack } from './aws-stack.ts';
import { readMailFolder, type SentMail } from './sent-mail.ts';

export const OWNER_KEY = `gk_${'o'.repeat(43)}`;
export const DEMO_KEY = `gk_${'d'.repeat(43)}`;
export const ADMIN_TOKEN = 'a'.repeat(32);

/** A running service: where it is, and the ports behind it. */
interface Running {
  readonly url: string;
  readonly ports: Ports;
  sentMail(): Promise<readonly SentMail[]>;
  close(): Promise<void>;
}

/** A service of this suite's own, with empty stores. Usable inside tests. */
export interface TestService {
  readonly url: string;
  readonly ports: Ports;
  /** What was sent by mail so far. */
  sentMail(): Promise<readonly SentMail[]>;
  /** Sends JSON, or text as it is, with the owner's key by default. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

const KEYS = {
  OWNER_KEY,
  DEMO_KEY,
  ADMIN_TOKEN,
  LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'fatal',
};

async function startOneMachine(environment: Record<string, string>): Promise<Running> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-test-'));
  const service = await startService(
    readConfig({ ...process.env, ...KEYS, PORT: '0', DATA_DIR: dataDir, ...environment }),
  );
  return {
    url: service.url,
    ports: service.ports,
    sentMail: () => readMailFolder(join(dataDir, 'mail')),
    async close() {
      await service.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const compositions = {
  'one machine': startOneMachine,
  AWS: (environment: Record<string, string>) => startAwsStack({ ...KEYS, ...environment }),
};

function useRunning(start: () => Promise<Running>): TestService {
  let running: Running | undefined;
  const current = () => {
    if (running === undefined) throw new Error('the service is not running: use it inside a test');
    return running;
  };
  beforeAll(async () => {
    running = await start();
  });
  afterAll(async () => {
    await running?.close();
  });
  return {
    get url() {
      return current().url;
    },
    get ports() {
      return current().ports;
    },
    sentMail: () => current().sentMail(),
    send: (method, path, body, headers = {}) =>
      fetch(`${current().url}${path}`, {
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
  };
}

/** Starts a service on one machine before the tests of the suite and ends it after them. */
export function useService(environment: Record<string, string> = {}): TestService {
  return useRunning(() => startOneMachine(environment));
}

/** The same suite against each composition: one machine, and AWS over its real protocols. */
export function describeEverywhere(
  name: string,
  define: (service: TestService) => void,
  environment: Record<string, string> = {},
): void {
  for (const [composition, start] of Object.entries(compositions)) {
    describe(`${name}, on ${composition}`, () => define(useRunning(() => start(environment))));
  }
}
