import { requireRegistered } from '#lib/domain/templates/saved/write-saved-template.ts';
import { invalid } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { RegenerateKeyQuery } from '#schemas/service/account.ts';
import { changeStatus } from './end-key.ts';
import { issueKey } from './issue-key.ts';
import { ownedKeys } from './owned-keys.ts';

const MAX_KEYS = 20;

type Needs = Pick<Ports, 'table' | 'now' | 'newId'>;

/**
 * Makes a new key of the caller's account, in place of the calling key or another of its own; with `keep`,
 * in addition. The old one is dead in every process once this returns.
 * @throws demoTierLimitation; validation for a key that is not the account's, or one too many
 */
export async function regenerateKey(
  needs: Needs,
  caller: Caller,
  { name, keyId = caller.keyId, keep }: RegenerateKeyQuery,
) {
  requireRegistered(caller);
  const { ownerId, tier } = caller;
  const keys = await ownedKeys(needs, ownerId);
  const replaced = keys.find((key) => key.keyId === keyId);
  if (replaced === undefined) {
    throw invalid({ path: ['keyId'], message: 'is not a valid key of this account' });
  }
  if (keep === 'true' && keys.length >= MAX_KEYS) {
    throw invalid({ path: ['keep'], message: `an account has at most ${MAX_KEYS} keys` });
  }
  const made = await issueKey(needs, { ownerId, tier, name: name ?? replaced.name });
  const isRevoked =
    keep === 'false' && (await changeStatus(needs, replaced.hash, 'active', 'revoked'));
  return {
    success: true as const,
    apiKey: made.apiKey,
    keyId: made.caller.keyId,
    revoked: isRevoked ? [keyId] : [],
  };
}
