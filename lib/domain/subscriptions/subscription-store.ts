import { z } from 'zod';
import type { OwnedRecord, RecordType } from '#lib/domain/records/record-type.ts';
import type { Key } from '#lib/ports/table.ts';
import { Timestamp } from '#schemas/common.ts';
import { EventType, LastDelivery } from '#schemas/service/subscription.ts';

export const SUBSCRIPTIONS = {
  kind: 'SUBSCRIPTION',
  fields: z.object({
    url: z.string(),
    events: z.array(EventType),
    active: z.boolean(),
    secret: z.string(),
    /** The secret before the last rotation: what is sent until then is signed with it too. */
    previousSecret: z.string().optional(),
    previousUntil: Timestamp.optional(),
    /** Of one job alone: it is not listed, and gone once it is delivered. */
    jobId: z.string().optional(),
  }),
  sealed: ['secret', 'previousSecret'],
} as const satisfies RecordType;
export type StoredSubscription = OwnedRecord<typeof SUBSCRIPTIONS.fields>;

/** How deliveries fare: apart from the subscription, whose secret would be sealed again each time. */
export const DeliveryState = z.object({
  lastDelivery: LastDelivery.exactOptional(),
  /** Failed attempts in a row. */
  failures: z.int().min(0),
  /** Since when all have failed, and until when none is tried, epoch milliseconds. */
  failingSince: z.int().exactOptional(),
  blockedUntil: z.int().exactOptional(),
});
export type DeliveryState = z.infer<typeof DeliveryState>;

export const stateKey = (ownerId: string, id: string): Key => ({
  partition: `OWNER#${ownerId}`,
  sort: `SUBSCRIPTIONSTATE#${id}`,
});
