import type { Ports } from '#lib/ports/index.ts';
import { keyItem, OWNED_KEY_PREFIX, OwnedKey, readKey, type StoredKey } from './key-store.ts';

type Needs = Pick<Ports, 'table'>;

/** Ends an owner's keys, all but one if so asked. The ids of those that were active. */
export async function revokeKeys(
  needs: Needs,
  ownerId: string,
  exceptKeyId?: string,
): Promise<string[]> {
  const revoked: string[] = [];
  for (const hash of await ownedHashes(needs, ownerId)) {
    const item = await needs.table.get(keyItem(hash));
    const keyId = item && readKey(item).keyId;
    if (keyId === undefined || keyId === exceptKeyId) continue;
    if (await changeStatus(needs, hash, 'active', 'revoked')) revoked.push(keyId);
  }
  return revoked;
}

/** Deactivates all of an owner's active keys; requests with them are answered accordingly. */
export async function deactivateKeys(needs: Needs, ownerId: string): Promise<void> {
  for (const hash of await ownedHashes(needs, ownerId)) {
    await changeStatus(needs, hash, 'active', 'deactivated');
  }
}

/** Takes deactivateKeys back; revoked keys stay revoked. */
export async function reactivateKeys(needs: Needs, ownerId: string): Promise<void> {
  for (const hash of await ownedHashes(needs, ownerId)) {
    await changeStatus(needs, hash, 'deactivated', 'active');
  }
}

/** Whether the operator has shut an owner off: nothing may make another key for them. */
export async function hasDeactivatedKey(needs: Needs, ownerId: string): Promise<boolean> {
  for (const hash of await ownedHashes(needs, ownerId)) {
    const item = await needs.table.get(keyItem(hash));
    if (item !== undefined && readKey(item).status === 'deactivated') return true;
  }
  return false;
}

export async function ownedHashes(needs: Needs, ownerId: string): Promise<string[]> {
  const hashes: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await needs.table.query({
      partition: `OWNER#${ownerId}`,
      prefix: OWNED_KEY_PREFIX,
      limit: 100,
      ...(cursor === undefined ? {} : { cursor }),
    });
    hashes.push(...page.items.map(({ value }) => OwnedKey.parse(value).hash));
    cursor = page.cursor;
  } while (cursor !== undefined);
  return hashes;
}

/** true when this call changed it. Tries again when somebody else wrote in between. */
export async function changeStatus(
  needs: Needs,
  hash: string,
  from: StoredKey['status'],
  to: StoredKey['status'],
): Promise<boolean> {
  for (;;) {
    const item = await needs.table.get(keyItem(hash));
    if (item === undefined) return false;
    const key = readKey(item);
    if (key.status !== from) return false;
    const written = await needs.table.put(
      { ...keyItem(hash), value: { ...key, status: to } },
      { revision: item.revision },
    );
    if (written !== undefined) return true;
  }
}
