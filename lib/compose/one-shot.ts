import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile, openStores } from '#lib/adapters/local/open-stores.ts';
import type { Config } from '#lib/config.ts';
import { findOperator } from '#lib/domain/accounts/adopt-key.ts';
import type { Templates } from '#lib/domain/creation/composition.ts';
import { createDocument } from '#lib/domain/creation/create-document.ts';
import { requireTemplate } from '#lib/domain/creation/template-catalog.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Log } from '#lib/ports/log.ts';
import type { CreateRequest } from '#schemas/create.ts';
import { composeLocal, type LocalPorts } from './local.ts';

/** The one who runs a command on their own machine. */
const OPERATOR: Caller = {
  ownerId: 'operator',
  keyId: 'operator',
  tier: 'unlimited',
  registered: true,
};

/** The templates that the service of this machine has: those of its owner key, and the built-in ones. */
function storedTemplates({ dataDir }: Config, fresh: LocalPorts): Templates {
  return {
    async find(reference) {
      if (!existsSync(databaseFile(dataDir)))
        return requireTemplate(fresh.ports, OPERATOR, reference);
      const { table, blobs } = openStores(dataDir);
      try {
        const ownerId = (await findOperator({ table }, 'unlimited')) ?? OPERATOR.ownerId;
        return await requireTemplate({ table, blobs }, { ...OPERATOR, ownerId }, reference);
      } finally {
        table.close();
      }
    },
  };
}

/** What one command makes documents with. */
export interface OneShot {
  /** How many documents are made at a time. */
  readonly concurrency: number;
  readonly templates: Templates;
  create(request: CreateRequest, signal: AbortSignal): ReturnType<typeof createDocument>;
  close(): Promise<void>;
}

/** The local composition for one command: what it stores is gone when it is closed. */
export async function composeOneShot(config: Config, log: Log): Promise<OneShot> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-'));
  const local = await composeLocal({ ...config, dataDir }, log);
  const { ports } = local;
  const templates = storedTemplates(config, local);
  return {
    concurrency: ports.settings.batchConcurrency,
    templates,
    create: (request, signal) => createDocument(ports, OPERATOR, request, signal, templates),
    async close() {
      await local.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
