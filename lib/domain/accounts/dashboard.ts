import type { z } from 'zod';
import { recentDocuments } from '#lib/domain/documents/recent-documents.ts';
import { readUsage } from '#lib/domain/limits/monthly-limit.ts';
import { RATE_WINDOW_MS } from '#lib/domain/limits/rate-limit.ts';
import { MAPPINGS } from '#lib/domain/mappings/mapping-store.ts';
import { countRecords } from '#lib/domain/records/record-store.ts';
import { SOURCES } from '#lib/domain/sources/source-store.ts';
import { SAVED_TEMPLATES } from '#lib/domain/templates/saved/saved-template-store.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Dashboard, DashboardQuery } from '#schemas/service/account.ts';
import { accountOf } from './account-store.ts';
import { ownedKeys } from './owned-keys.ts';
import { presentAccount, unnamedAccount } from './present-account.ts';

type Needs = Pick<Ports, 'table' | 'settings' | 'now'>;

/** A caller's keys, limits and usage. Somebody else's demo key shows no account but the demo's own. */
export async function readDashboard(
  needs: Needs,
  caller: Caller,
  { documents: count }: DashboardQuery,
): Promise<z.input<typeof Dashboard>> {
  const { ownerId, keyId, tier } = caller;
  const [account, keys, usage, templates, sources, mappings, documents] = await Promise.all([
    accountOf(needs, ownerId),
    ownedKeys(needs, ownerId),
    readUsage(needs, caller),
    countRecords(needs, SAVED_TEMPLATES, ownerId),
    countRecords(needs, SOURCES, ownerId),
    countRecords(needs, MAPPINGS, ownerId),
    recentDocuments(needs, ownerId, count),
  ]);
  return {
    success: true,
    account: account === undefined ? unnamedAccount(caller) : presentAccount({ ...account, tier }),
    keys: keys.map(({ keyId: id, name, createdAt, lastUsedOn }) => ({
      ...{ id, name: name ?? null, createdAt, lastUsedOn: lastUsedOn ?? null },
      current: id === keyId,
    })),
    usage: { ...usage, resetsAt: usage.resetsAt.toISOString() },
    rateLimit: {
      limit: needs.settings.tiers[tier].requestsPerMinute,
      windowMs: RATE_WINDOW_MS,
    },
    counts: { templates, sources, mappings },
    recentDocuments: documents,
  };
}
