import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFile, openStores } from '#lib/adapters/local/open-stores.ts';
import { createSqliteQueue, type SqliteQueue } from '#lib/adapters/local/sqlite-queue.ts';
import { createSecrets } from '#lib/adapters/secrets/aes-gcm.ts';
import { fileKeys } from '#lib/adapters/secrets/key-file.ts';
// Documents of data are to be expected: no request waits for their code.
import '#lib/domain/creation/data-documents.ts';
import type { Config } from '#lib/config.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Log } from '#lib/ports/log.ts';
import { composeMail } from './mail.ts';
import { model } from './model.ts';
import { http } from './outbound-http.ts';
import { composeRenderer } from './render.ts';
import { composeTableDatabase } from './table-database.ts';

/** Ports of one machine, and how to end them. */
export interface LocalPorts {
  readonly ports: Ports;
  /** Tasks, and those that workers died of too often. */
  readonly queues: { readonly tasks: SqliteQueue; readonly deadLetters: SqliteQueue };
  /** Unpacks and starts the browser ahead of the first request. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** As the redrive policy on AWS has it. */
const MAX_DELIVERIES = 8;

/** Everything on one machine, under the data directory. */
export async function composeLocal(config: Config, log: Log): Promise<LocalPorts> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const { table, blobs } = openStores(config.dataDir);
  const file = databaseFile(config.dataDir);
  const deadLetters = createSqliteQueue(file, { name: 'tasks-dead' });
  const queue = createSqliteQueue(file, {
    name: 'tasks',
    redrive: { maxDeliveries: MAX_DELIVERIES, to: 'tasks-dead' },
  });
  const renderer = composeRenderer(config, log);
  return {
    ports: {
      table,
      blobs,
      renderer,
      model: model(config),
      queue,
      http: http(config),
      tabledb: composeTableDatabase(config, table),
      mail: composeMail(config),
      secrets: createSecrets(fileKeys(join(config.dataDir, 'secrets.key'), config.secretsKey)),
      log,
      settings: { ...config.settings, sendsMail: true },
      now: () => new Date(),
      newId: randomUUID,
    },
    queues: { tasks: queue, deadLetters },
    warmUp: () => renderer.start(),
    async close() {
      await renderer.stop();
      queue.close();
      deadLetters.close();
      table.close();
    },
  };
}
