import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { createDynamoTable } from '#lib/adapters/aws/dynamo-table.ts';
import { createS3Blobs } from '#lib/adapters/aws/s3-blobs.ts';
import { createSqsQueue } from '#lib/adapters/aws/sqs-queue.ts';
import { databaseFile, openStores } from '#lib/adapters/local/open-stores.ts';
import { createSqliteQueue } from '#lib/adapters/local/sqlite-queue.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { DEFAULT_TIERS, type TierName } from '#schemas/settings.ts';
import { startDynamo } from './dynamodb.ts';
import { startS3 } from './s3.ts';
import { startSqs } from './sqs.ts';

/** Ports on real stores, with a clock that only a test moves. */
export interface Stores {
  readonly ports: Omit<Ports, 'renderer' | 'http' | 'secrets' | 'tabledb' | 'mail'>;
  /** What was logged as a warning or an error. */
  readonly complaints: unknown[];
  /** Moves the clock by milliseconds. */
  advance(ms: number): void;
}

type Opened = Pick<Ports, 'table' | 'blobs' | 'queue'> & { close(): Promise<void> };

async function openLocal(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-stores-'));
  const { table, blobs } = openStores(folder);
  const queue = createSqliteQueue(databaseFile(folder), { name: 'tasks' });
  return {
    table,
    blobs,
    queue,
    async close() {
      queue.close();
      table.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function openAws(): Promise<Opened> {
  const [dynamo, s3, sqs] = await Promise.all([startDynamo(), startS3(), startSqs(8)]);
  return {
    table: createDynamoTable(dynamo),
    blobs: createS3Blobs(s3),
    queue: createSqsQueue(sqs),
    async close() {
      await Promise.all([dynamo.close(), s3.close(), sqs.close()]);
    },
  };
}

/** The same tests on the stores of both compositions. `stores` is to be called inside tests only. */
export function onEveryStore(subject: string, tests: (stores: () => Stores) => void): void {
  for (const [name, open] of [
    ['SQLite and files', openLocal],
    ['DynamoDB and S3', openAws],
  ] as const) {
    describe(`${subject} on ${name}`, () => {
      let opened: Opened;
      let stores: Stores;
      beforeAll(async () => {
        opened = await open();
        stores = compose(opened);
      });
      afterAll(() => opened.close());
      tests(() => stores);
    });
  }
}

function compose({ table, blobs, queue }: Opened): Stores {
  // Begins now, because the ages of files come from the real clock.
  let time = Date.now();
  const complaints: unknown[] = [];
  return {
    complaints,
    advance(ms) {
      time += ms;
    },
    ports: {
      table,
      blobs,
      queue,
      model: undefined,
      settings: {
        publicUrl: 'https://pages.example',
        tiers: DEFAULT_TIERS,
        egressAllow: [],
        maxBodyBytes: 6_000_000,
        maxBatchItems: 100,
        maxJobItems: 5_000,
        pageSize: 'letter' as const,
        batchConcurrency: 2,
        signup: 'open' as const,
        sendsMail: true,
      },
      log: {
        debug() {},
        info() {},
        warn: (fields) => complaints.push(fields),
        error: (fields) => complaints.push(fields),
      },
      now: () => new Date(time),
      newId: randomUUID,
    },
  };
}

/** A caller that nobody has seen before. */
export function newCaller(tier: TierName = 'free'): Caller {
  return { ownerId: randomUUID(), keyId: randomUUID(), tier, registered: tier !== 'demo' };
}
