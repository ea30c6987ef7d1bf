import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#lib/config.ts';
import { adoptKey } from '#lib/domain/accounts/adopt-key.ts';
import { makeApiKey } from '#lib/domain/accounts/key-store.ts';
import type { Ports } from '#lib/ports/index.ts';

/** The keys that one machine starts with. */
export interface FirstKeys {
  /** Only when it was made just now: what is kept of it is its hash. */
  readonly ownerKey: string | undefined;
  readonly demoKey: string;
}

const OWNER_MARK = { partition: 'INSTALLATION', sort: 'OWNER-KEY' } as const;

async function prepareOwnerKey(
  ports: Ports,
  configured: string | undefined,
): Promise<string | undefined> {
  if (configured !== undefined) {
    await adoptKey(ports, configured, 'unlimited');
    return undefined;
  }
  if ((await ports.table.get(OWNER_MARK)) !== undefined) return undefined;
  const apiKey = makeApiKey();
  await adoptKey(ports, apiKey, 'unlimited');
  // The mark comes last: a start that dies before it shows a key makes another one.
  await ports.table.put({ ...OWNER_MARK, value: {} });
  return apiKey;
}

/** The demo key is stored in plain text next to the data: it grants next to nothing, and every start shows it. */
async function prepareDemoKey(ports: Ports, config: Config): Promise<string> {
  const file = join(config.dataDir, 'demo-key');
  const existing = config.demoKey ?? (await readFile(file, 'utf8').catch(() => '')).trim();
  if (existing !== '') {
    await adoptKey(ports, existing, 'demo');
    return existing;
  }
  const apiKey = makeApiKey();
  await adoptKey(ports, apiKey, 'demo');
  await writeFile(file, `${apiKey}\n`, { mode: 0o600 });
  return apiKey;
}

/** Makes or adopts the keys of this installation. */
export async function prepareFirstKeys(ports: Ports, config: Config): Promise<FirstKeys> {
  return {
    ownerKey: await prepareOwnerKey(ports, config.ownerKey),
    demoKey: await prepareDemoKey(ports, config),
  };
}
