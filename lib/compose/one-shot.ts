import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '#lib/config.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Log } from '#lib/ports/log.ts';
import { composeLocal, type LocalPorts } from './local.ts';

/** The one who runs a command on their own machine. */
const OPERATOR: Caller = {
  ownerId: 'operator',
  keyId: 'operator',
  tier: 'unlimited',
  registered: true,
};

/** The local composition for one command: what it stores is gone when it is closed. */
export async function composeOneShot(
  config: Config,
  log: Log,
): Promise<LocalPorts & { readonly caller: Caller }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-'));
  const local = await composeLocal({ ...config, dataDir }, log);
  return {
    ...local,
    caller: OPERATOR,
    async close() {
      await local.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
