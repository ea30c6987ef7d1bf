import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';

/** Usage counters stay this long, for whoever looks back over a year. */
const COUNTER_LIFE_SECONDS = 400 * 86_400;

type Needs = Pick<Ports, 'table' | 'settings' | 'now'>;

/** Documents that were counted and may be given back while they have not been made. */
export interface Charge {
  readonly ownerId: string;
  /** Calendar month, UTC: `2026-01`. */
  readonly month: string;
  /** Documents: from 1 to as many as were asked for. */
  readonly count: number;
}

/** Documents of a calendar month. */
export interface MonthlyUsage {
  /** UTC: `2026-01`. */
  readonly month: string;
  readonly documents: number;
  /** null: no limit. */
  readonly limit: number | null;
  readonly resetsAt: Date;
}

/**
 * Counts documents about to be made against the tier's monthly limit. When fewer than `wanted` are
 * left, it takes those that are left: see `count` of the result.
 *
 * @throws monthlyLimitExceeded when none is left.
 */
export async function chargeDocument(needs: Needs, caller: Caller, wanted = 1): Promise<Charge> {
  const limit = needs.settings.tiers[caller.tier].documentsPerMonth;
  const now = needs.now();
  const month = monthOf(now);
  const take = (by: number) =>
    needs.table.increment({
      ...usageCounter(caller.ownerId, month),
      by,
      ...(limit === null ? {} : { max: limit }),
      removeAfter: Math.floor(now.getTime() / 1000) + COUNTER_LIFE_SECONDS,
    });
  for (let count = wanted; count > 0; ) {
    if ((await take(count)) !== undefined) return { ownerId: caller.ownerId, month, count };
    // Others charge and give back at the same time: each round asks for strictly fewer, so it ends.
    const used = await needs.table.count(usageCounter(caller.ownerId, month));
    count = Math.min(count - 1, Math.max(0, (limit ?? used) - used));
  }
  const used = await needs.table.count(usageCounter(caller.ownerId, month));
  throw monthlyLimitExceeded(needs, caller, limit ?? 0, used, now);
}

/** Gives back documents of a charge that were not made; all of them unless told otherwise. */
export async function refund(
  needs: Pick<Ports, 'table'>,
  charge: Charge,
  count: number = charge.count,
): Promise<void> {
  const by = -Math.min(count, charge.count);
  if (by < 0) await needs.table.increment({ ...usageCounter(charge.ownerId, charge.month), by });
}

/** What an owner has used this month. */
export async function readUsage(needs: Needs, caller: Caller): Promise<MonthlyUsage> {
  const now = needs.now();
  const month = monthOf(now);
  return {
    month,
    documents: await needs.table.count(usageCounter(caller.ownerId, month)),
    limit: needs.settings.tiers[caller.tier].documentsPerMonth,
    resetsAt: nextMonth(now),
  };
}

function usageCounter(ownerId: string, month: string) {
  return { partition: `USAGE#${ownerId}`, sort: `DOCUMENTS#${month}` };
}

function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}

function nextMonth(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1));
}

function monthlyLimitExceeded(
  needs: Needs,
  caller: Caller,
  limit: number,
  used: number,
  now: Date,
): PagewrightError {
  const resetsAt = nextMonth(now);
  // A demo key upgrades by signing up; a registered one reads its plan on the dashboard.
  const path = caller.registered ? '/v1/dashboard' : '/v1/auth/signup';
  return new PagewrightError('monthlyLimitExceeded', {
    message: `All ${limit} documents of this month are used: the count starts again at ${resetsAt.toISOString()}, or upgrade`,
    fields: { limit, used, tier: caller.tier, upgrade: `${needs.settings.publicUrl}${path}` },
    headers: {
      'retry-after': String(Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)),
    },
  });
}
