import type { Caller } from '#lib/ports/caller.ts';
import type { Account } from './account-store.ts';

/** An account as answers show it. */
export const presentAccount = ({ ownerId, email, name, tier, createdAt }: Account) => ({
  ...{ id: ownerId, email, name, tier, createdAt },
});

/** What is known of a caller whose key an operator made. */
export const unnamedAccount = ({ ownerId, tier }: Caller) => ({
  ...{ id: ownerId, email: null, name: null, tier, createdAt: null },
});
