import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';

/** Usage counters stay this long, so that a year can be looked back on. */
const COUNTER_LIFE_SECONDS = 400 * 86_400;

type Needs = Pick<Ports, 'table' | 'settings' | 'now'>;

/** A document that was counted, and may be given back while it has not been made. */
export interface Charge {
  readonly ownerId: string;
  readonly month: string;
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
 * Counts a document about to be made against the tier's monthly limit.
 * @throws monthlyLimitExceeded when none is left.
 */
export async function chargeDocument(needs: Needs, caller: Caller): Promise<Charge> {
  const month = monthOf(needs.now());
  const charged = await needs.table.increment(charging(needs, caller, month, 1));
  if (charged === undefined) throw await refusal(needs, caller);
  return { ownerId: caller.ownerId, month };
}

/** Gives back a document that was not made. */
export async function refund({ table }: Pick<Ports, 'table'>, charge: Charge): Promise<void> {
  await table.increment({ ...usageCounter(charge.ownerId, charge.month), by: -1 });
}

/**
 * Documents that a piece of work is charged for as a whole. The work keeps it before it is made, so
 * so that a retry after a crash makes the very same one.
 */
export interface WorkCharge {
  readonly name: string;
  /** Calendar month, UTC: `2026-01`. */
  readonly month: string;
  readonly count: number;
}

/**
 * Charges work. Made again, it charges nothing more.
 * @returns undefined; or, where fewer are left, how many to try next: always fewer than `count`.
 */
export async function chargeWork(
  needs: Needs,
  caller: Caller,
  { name, month, count }: WorkCharge,
): Promise<number | undefined> {
  const claim = { ...charging(needs, caller, month, count), name };
  if ((await needs.table.claim(claim)) !== undefined) return undefined;
  const used = await needs.table.count(usageCounter(caller.ownerId, month));
  return Math.min(count - 1, Math.max(0, (claim.max ?? used) - used));
}

/** Ends the charge of work, giving back what was not made. Ended again, it gives back nothing more. */
export async function settleWork(
  { table }: Pick<Ports, 'table'>,
  { ownerId }: Pick<Caller, 'ownerId'>,
  { name, month }: WorkCharge,
  unused: number,
): Promise<void> {
  // `-0` is no number to send.
  await table.settle({ ...usageCounter(ownerId, month), name, by: 0 - unused });
}

/** Why nothing more can be made this month. */
export async function refusal(needs: Needs, caller: Caller): Promise<PagewrightError> {
  const { documents, limit } = await readUsage(needs, caller);
  return monthlyLimitExceeded(needs, caller, limit ?? 0, documents, needs.now());
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

function charging(needs: Needs, { ownerId, tier }: Caller, month: string, by: number) {
  const max = needs.settings.tiers[tier].documentsPerMonth;
  return {
    ...usageCounter(ownerId, month),
    by,
    ...(max === null ? {} : { max }),
    removeAfter: Math.floor(needs.now().getTime() / 1000) + COUNTER_LIFE_SECONDS,
  };
}

function usageCounter(ownerId: string, month: string) {
  return { partition: `USAGE#${ownerId}`, sort: `DOCUMENTS#${month}` };
}

/** The calendar month, UTC: `2026-01`. */
export function monthOf(date: Date): string {
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
  const canSignUp = !caller.registered && needs.settings.signup === 'open';
  const path = canSignUp ? '/v1/auth/signup' : '/v1/dashboard';
  return new PagewrightError('monthlyLimitExceeded', {
    message: `All ${limit} documents of this month are used: the count starts again at ${resetsAt.toISOString()}, or upgrade`,
    fields: { limit, used, tier: caller.tier, upgrade: `${needs.settings.publicUrl}${path}` },
    headers: {
      'retry-after': String(Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)),
    },
  });
}
