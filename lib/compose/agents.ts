import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '#lib/config.ts';
import { findOperator } from '#lib/domain/accounts/adopt-key.ts';
import type { DocumentRecord } from '#lib/domain/documents/document-store.ts';
import { readDocument } from '#lib/domain/documents/find-document.ts';
import type { Ports } from '#lib/ports/index.ts';
import { composeLocal } from './local.ts';
import { createLog } from './log.ts';
import { startTaskWorker } from './task-worker.ts';

const GRACE_MS = 5_000;
const FOLDER = 'agent-documents';

/** Writes documents where the agent's user finds them: nothing serves a link here. */
function publishFiles(ports: Pick<Ports, 'blobs' | 'now'>, dataDir: string) {
  return async (record: DocumentRecord): Promise<string> => {
    const folder = join(dataDir, FOLDER, record.id);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, record.filename);
    await writeFile(file, await readDocument(ports, record), { mode: 0o600 });
    return pathToFileURL(file).href;
  };
}

/** The tools for agents over standard input and output, with everything of this machine's service in this process. */
export async function serveAgents(config: Config): Promise<void> {
  // Standard output belongs to the protocol.
  const log = await createLog(config.logLevel, false);
  const { serveStdio } = await import('#lib/mcp/serve-stdio.ts');
  const local = await composeLocal(config, log);
  const tasks = startTaskWorker(local.ports, local.queues);
  try {
    const ownerId = (await findOperator(local.ports, 'unlimited')) ?? 'operator';
    await serveStdio({
      needs: local.ports,
      caller: { ownerId, keyId: 'operator', tier: 'unlimited', registered: true },
      publish: publishFiles(local.ports, config.dataDir),
    });
  } finally {
    await tasks.stop(GRACE_MS);
    await local.close();
  }
}
