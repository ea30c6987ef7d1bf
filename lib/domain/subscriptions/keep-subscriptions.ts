import { randomBytes } from 'node:crypto';
import { readState, stateKey } from '#lib/domain/events/delivery-state.ts';
import {
  allRecords,
  changeRecord,
  createRecord,
  deleteRecord,
  findRecord,
} from '#lib/domain/records/record-store.ts';
import { requireRegistered } from '#lib/domain/templates/saved/write-saved-template.ts';
import { found, invalid } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { PageQuery } from '#schemas/common.ts';
import type { Subscription, SubscriptionDraft } from '#schemas/service/subscription.ts';
import { type StoredSubscription, SUBSCRIPTIONS } from './subscription-store.ts';

type Needs = Pick<Ports, 'table' | 'secrets'>;
type Writing = Needs & Pick<Ports, 'settings' | 'now' | 'newId'>;

const SECRET_BYTES = 32;
const HOUR_MS = 3_600_000;
/** Each event asks for all of them. */
const MAX_SUBSCRIPTIONS = 50;

/** As the Standard Webhooks specification writes it. */
const makeSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** @throws validation for an address that no delivery can reach */
export async function assertDeliverable(
  { settings }: Pick<Ports, 'settings'>,
  url: string,
  field: string,
): Promise<void> {
  const { describeUrlProblem } = await import('#lib/domain/egress/public-address.ts');
  const problem = describeUrlProblem(url, settings.egressAllow);
  if (problem !== undefined) throw invalid({ path: [field], message: problem });
}

async function present(needs: Needs, stored: StoredSubscription): Promise<Subscription> {
  const { id, url, events, active, createdAt, ownerId } = stored;
  const { lastDelivery = null } = await readState(needs, ownerId, id);
  return { id, url, events, active, createdAt, lastDelivery };
}

const listed = async (needs: Needs, ownerId: string) =>
  (await allRecords(needs, SUBSCRIPTIONS, ownerId)).filter(({ jobId }) => jobId === undefined);

/** @throws demoTierLimitation, validation */
export async function createSubscription(
  needs: Writing,
  caller: Caller,
  { url, events }: SubscriptionDraft,
): Promise<Subscription & { readonly secret: string }> {
  requireRegistered(caller);
  await assertDeliverable(needs, url, 'url');
  const { ownerId } = caller;
  if ((await listed(needs, ownerId)).length >= MAX_SUBSCRIPTIONS) {
    throw invalid({
      path: ['url'],
      message: `an account has at most ${MAX_SUBSCRIPTIONS} subscriptions: delete one first`,
    });
  }
  const secret = makeSecret();
  const fields = { url, events, active: true, secret };
  const place = { ownerId, id: needs.newId() };
  return {
    ...(await present(needs, await createRecord(needs, SUBSCRIPTIONS, place, fields))),
    secret,
  };
}

/** A subscription for one job alone. @throws validation */
export async function subscribeToJob(
  needs: Writing,
  { ownerId }: Caller,
  jobId: string,
  url: string,
): Promise<string> {
  await assertDeliverable(needs, url, 'webhookUrl');
  const secret = makeSecret();
  const events = ['job.completed', 'job.failed'] as const;
  const fields = { url, events: [...events], active: true, secret, jobId };
  await createRecord(needs, SUBSCRIPTIONS, { ownerId, id: needs.newId() }, fields);
  return secret;
}

export async function listSubscriptions(
  needs: Needs,
  { ownerId }: Caller,
  { limit, offset }: PageQuery,
) {
  const all = await listed(needs, ownerId);
  const page = all.slice(offset, offset + limit);
  const subscriptions = await Promise.all(page.map((stored) => present(needs, stored)));
  return { success: true as const, subscriptions, total: all.length, limit, offset };
}

/** @throws subscriptionNotFound */
export async function readSubscription(needs: Needs, { ownerId }: Caller, id: string) {
  const record = (await findRecord(needs, SUBSCRIPTIONS, ownerId, id))?.record;
  const own = record?.jobId === undefined ? record : undefined;
  return present(needs, found(own, 'subscriptionNotFound'));
}

/**
 * Gives a subscription a new secret. The one before stays valid for so many hours: what is sent until then
 * has a signature by each.
 * @throws subscriptionNotFound
 */
export async function rotateSecret(
  needs: Needs & Pick<Ports, 'now'>,
  caller: Caller,
  id: string,
  overlapHours: number,
) {
  await readSubscription(needs, caller, id);
  const secret = makeSecret();
  const previousUntil = new Date(needs.now().getTime() + overlapHours * HOUR_MS).toISOString();
  const changed = await changeRecord(needs, SUBSCRIPTIONS, caller.ownerId, id, {
    next: (before) => ({ secret, previousSecret: before.secret, previousUntil }),
  });
  const subscription = await present(needs, found(changed?.after, 'subscriptionNotFound'));
  return { success: true as const, subscription: { ...subscription, secret }, previousUntil };
}

/** Ends a subscription: what is queued for it is not delivered any more. @throws subscriptionNotFound */
export async function deleteSubscription(needs: Needs, caller: Caller, id: string) {
  await readSubscription(needs, caller, id);
  found(await deleteRecord(needs, SUBSCRIPTIONS, caller.ownerId, id), 'subscriptionNotFound');
  await needs.table.delete(stateKey(caller.ownerId, id));
  return id;
}
