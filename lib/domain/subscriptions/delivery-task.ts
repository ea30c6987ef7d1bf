import { z } from 'zod';
import { accountOf } from '#lib/domain/accounts/account-store.ts';
import {
  keepPlace,
  leaveSequence,
  type SequencePlace,
  secondsToTurn,
} from '#lib/domain/events/delivery-sequence.ts';
import {
  changeState,
  gapAfter,
  pauseAfter,
  secondsBlocked,
} from '#lib/domain/events/delivery-state.ts';
import { DELIVERY_TASK } from '#lib/domain/events/raise-event.ts';
import { sendMail } from '#lib/domain/mail/send-mail.ts';
import { changeRecord, deleteRecord, findRecord } from '#lib/domain/records/record-store.ts';
import { sendTask } from '#lib/domain/tasks/send-task.ts';
import { type StopSignals, taskType } from '#lib/domain/tasks/task-type.ts';
import type { Ports } from '#lib/ports/index.ts';
import { EventType } from '#schemas/service/subscription.ts';
import type { Attempt } from './deliver-event.ts';
import { type StoredSubscription, SUBSCRIPTIONS } from './subscription-store.ts';

export type DeliveryNeeds = Pick<Ports, 'table' | 'queue' | 'http' | 'secrets' | 'log' | 'now'>;

const Delivery = z.object({
  ownerId: z.string(),
  subscriptionId: z.string(),
  eventId: z.string(),
  event: z.object({
    type: EventType,
    timestamp: z.iso.datetime(),
    data: z.record(z.string(), z.json()),
  }),
  attempt: z.int().min(1),
  /** Events about it go out one after the other. */
  resource: z.string().exactOptional(),
});
type Delivery = z.infer<typeof Delivery>;

const HOUR = 3_600;
/** However seldom its receiver was tried. */
const GIVEN_UP_AFTER_MS = 26 * HOUR * 1_000;
const SWITCHED_OFF_AFTER_MS = 5 * 86_400_000;

const groupOf = ({ subscriptionId }: Delivery): string => `delivery#${subscriptionId}`;

const again = (needs: DeliveryNeeds, delivery: Delivery, delaySeconds: number): Promise<void> =>
  sendTask(
    needs,
    { type: DELIVERY_TASK, payload: delivery },
    { group: groupOf(delivery), delaySeconds },
  );

/** Switches a subscription off, and says so by mail where an address is known. */
async function switchOff(needs: DeliveryNeeds, { ownerId, id, url }: StoredSubscription) {
  await changeRecord(needs, SUBSCRIPTIONS, ownerId, id, { next: () => ({ active: false }) });
  const account = await accountOf(needs, ownerId);
  if (account === undefined) return;
  await sendMail(needs, {
    id: `subscription-off-${id}`,
    to: account.email,
    subject: 'A webhook subscription was switched off',
    parts: [
      { text: 'Deliveries to this address have failed for five days, or it asked for no more:' },
      { code: url },
      { text: 'Nothing is sent there any more. Create a new subscription once it works again.' },
    ],
  });
}

/** The place of a delivery among those about the same resource. */
function placeOf({ subscriptionId, eventId, resource }: Delivery): SequencePlace | undefined {
  return resource === undefined ? undefined : { subscriptionId, eventId, resource };
}

/** Seconds that a delivery has to wait, for its receiver or for those before it; 0: none. */
async function secondsToWait(needs: DeliveryNeeds, delivery: Delivery): Promise<number> {
  const { ownerId, subscriptionId } = delivery;
  const place = placeOf(delivery);
  const blocked = await secondsBlocked(needs, ownerId, subscriptionId);
  if (blocked > 0) {
    if (place !== undefined)
      await keepPlace(needs, place, Math.ceil(needs.now().getTime() + blocked * 1_000));
    return blocked;
  }
  return place === undefined ? 0 : secondsToTurn(needs, place);
}

/** Notes what came of an attempt, and what follows from it. */
async function settle(
  needs: DeliveryNeeds,
  subscription: StoredSubscription,
  delivery: Delivery,
  result: Attempt,
): Promise<void> {
  const { ownerId, id, jobId } = subscription;
  const { attempt: attempts, event } = delivery;
  const time = needs.now().getTime();
  const isOld = time - Date.parse(event.timestamp) > GIVEN_UP_AFTER_MS;
  const gap = result.ok || result.gone || isOld ? undefined : gapAfter(attempts);
  const next = gap === undefined ? undefined : time + gap * 1_000;
  const status = result.ok ? 'delivered' : next === undefined ? 'failed' : 'retrying';
  let pause = 0;
  let hadFailed = false;
  const state = await changeState(needs, ownerId, id, (before) => {
    const failures = result.ok ? 0 : before.failures + 1;
    hadFailed = before.failures > 0;
    // While a receiver fails, what else waits for it waits as long as its own next attempt.
    pause = result.ok ? 0 : pauseAfter(failures);
    return {
      lastDelivery: {
        ...{ at: new Date(time).toISOString(), event: event.type, status, attempts },
        ...(next === undefined ? {} : { nextAttemptAt: new Date(next).toISOString() }),
        ...(result.ok ? {} : { error: result.error }),
      },
      failures,
      ...(result.ok
        ? {}
        : { failingSince: before.failingSince ?? time, blockedUntil: time + pause * 1_000 }),
    };
  });
  if (hadFailed || pause > 0) await needs.queue.rest?.(groupOf(delivery), pause);
  const place = placeOf(delivery);
  if (place !== undefined)
    await (next === undefined ? leaveSequence(needs, place) : keepPlace(needs, place, next));
  if (gap !== undefined) await again(needs, { ...delivery, attempt: attempts + 1 }, gap);
  else if (jobId !== undefined) await deleteRecord(needs, SUBSCRIPTIONS, ownerId, id);
  const hasEnded = !result.ok && result.gone;
  const failsFor = time - (state.failingSince ?? time);
  if (jobId === undefined && (hasEnded || failsFor >= SWITCHED_OFF_AFTER_MS))
    await switchOff(needs, subscription);
}

async function deliver(
  needs: DeliveryNeeds,
  delivery: Delivery,
  { abort }: StopSignals,
): Promise<void> {
  const { ownerId, subscriptionId, eventId, event } = delivery;
  // First: thousands may wait for a receiver that fails.
  const wait = await secondsToWait(needs, delivery);
  if (wait > 0) return again(needs, delivery, wait);
  const subscription = (await findRecord(needs, SUBSCRIPTIONS, ownerId, subscriptionId))?.record;
  if (!subscription?.active) return;
  const { deliverEvent } = await import('./deliver-event.ts');
  const body = JSON.stringify(event);
  const result = await deliverEvent(needs, subscription, { id: eventId, body }, abort);
  // Broken off by the end of this process: another one begins from the start.
  if (abort.aborted && !result.ok) throw new Error('A delivery was broken off');
  await settle(needs, subscription, delivery, result);
}

/** An event on its way to one subscriber. What fails with the receiver is tried again for a day. */
export const deliveryTask = taskType({
  type: DELIVERY_TASK,
  payload: Delivery,
  // Of failures here, such as of the table.
  retryAfterSeconds: [5, 30, 120, 600, 1_800, HOUR],
  waits: true,
  run: deliver,
  giveUp: async ({ log }: Pick<DeliveryNeeds, 'log'>, { eventId, subscriptionId }) =>
    log.error({ eventId, subscriptionId }, 'an event could not be delivered and is given up'),
});
