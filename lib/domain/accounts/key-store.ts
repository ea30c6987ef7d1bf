import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Caller } from '#lib/ports/caller.ts';
import type { Item, Key } from '#lib/ports/table.ts';
import { TierName } from '#schemas/settings.ts';

export const API_KEY_PREFIX = 'gk_';
const SECRET_BYTES = 32;
/** What a key can look like: the ones made here, and those that an operator chose. */
const API_KEY = /^gk_[A-Za-z0-9_-]{20,200}$/;

export const KeyStatus = z.enum([
  'active',
  /** Replaced or given up: as if it had never been. */
  'revoked',
  /** Deactivated by the operator; requests with it are answered accordingly. */
  'deactivated',
]);

/** What is stored of an API key, under its hash: never the key. */
export const StoredKey = z.object({
  keyId: z.string(),
  ownerId: z.string(),
  tier: TierName,
  status: KeyStatus,
  createdAt: z.iso.datetime(),
  name: z.string().exactOptional(),
  /** The day, UTC. */
  lastUsedOn: z.iso.date().exactOptional(),
});
export type StoredKey = z.infer<typeof StoredKey>;

/** A look-up from the owner to the owner's keys, by their hashes. */
export const OwnedKey = z.object({ hash: z.string() });

export function isApiKey(text: string): boolean {
  return API_KEY.test(text);
}

/** `gk_` and 256 random bits. */
export function makeApiKey(): string {
  return API_KEY_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
}

/** SHA-256, hexadecimal. Enough without salt or stretching: what it hides is random. */
export function hashApiKey(apiKey: string): string {
  return hash('sha256', apiKey, 'hex');
}

export function keyItem(hash: string): Key {
  return { partition: `KEY#${hash}`, sort: 'KEY' };
}

export const OWNED_KEY_PREFIX = 'KEY#';

export function ownedKeyItem(ownerId: string, hash: string): Key {
  return { partition: `OWNER#${ownerId}`, sort: `${OWNED_KEY_PREFIX}${hash}` };
}

export function readKey(item: Item): StoredKey {
  return StoredKey.parse(item.value);
}

export function toCaller({ ownerId, keyId, tier }: StoredKey): Caller {
  return { ownerId, keyId, tier, registered: tier !== 'demo' };
}
