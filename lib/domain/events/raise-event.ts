import { hash } from 'node:crypto';
import { z } from 'zod';
import { sendTask } from '#lib/domain/tasks/send-task.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import { EventType } from '#schemas/service/subscription.ts';
import { joinSequence } from './delivery-sequence.ts';
import { secondsBlocked } from './delivery-state.ts';

export type EventNeeds = Pick<Ports, 'table' | 'queue' | 'log' | 'now'>;

export const DELIVERY_TASK = 'delivery';

/** Something that happened. */
export interface EventDraft {
  readonly type: EventType;
  /** What happened to what: raised again with the same key, it is the same event. */
  readonly key: string;
  readonly data: JsonObject;
  /** Of which there may be several events: they are delivered in the order in which they were raised. */
  readonly resource?: string;
  /** Whose own subscription hears of it too. */
  readonly jobId?: string;
}

/** What raising needs of a subscription; its secret stays sealed. */
const Listener = z.object({
  id: z.string(),
  events: z.array(EventType),
  active: z.boolean(),
  jobId: z.string().optional(),
});
export type Listener = z.infer<typeof Listener>;

const MAX_LISTENERS = 1_000;

/** Who listens to an owner's events. Asked ahead of a render, it costs it no time. */
export async function listenersOf(
  { table }: Pick<Ports, 'table'>,
  ownerId: string,
): Promise<Listener[]> {
  const { items } = await table.query({
    partition: `OWNER#${ownerId}`,
    prefix: 'SUBSCRIPTION#',
    limit: MAX_LISTENERS,
  });
  return items.map(({ value }) => Listener.parse(value)).filter(({ active }) => active);
}

/**
 * Queues an event for each of its listeners. What happened has happened: a failure to tell of it is logged
 * and fails nothing.
 */
export async function raiseEvent(
  needs: EventNeeds,
  ownerId: string,
  { type, key, data, jobId, resource }: EventDraft,
  listening: Promise<readonly Listener[]> = listenersOf(needs, ownerId),
): Promise<void> {
  try {
    const listeners = (await listening).filter(
      ({ events, jobId: only }) => events.includes(type) && (only === undefined || only === jobId),
    );
    const timestamp = needs.now().toISOString();
    const eventId = `evt_${hash('sha256', `${type} ${key}`, 'hex').slice(0, 32)}`;
    const event = { type, timestamp, data };
    for (const { id: subscriptionId } of listeners) {
      const ordered = resource === undefined ? {} : { resource };
      const payload = { ownerId, subscriptionId, eventId, event, attempt: 1, ...ordered };
      const delaySeconds = await secondsBlocked(needs, ownerId, subscriptionId);
      if (resource !== undefined)
        await joinSequence(needs, { subscriptionId, resource, eventId }, delaySeconds);
      await sendTask(
        needs,
        { type: DELIVERY_TASK, payload },
        { group: `delivery#${subscriptionId}`, delaySeconds },
      );
    }
  } catch (error) {
    needs.log.error({ err: error, type }, 'an event could not be queued');
  }
}
