import { z } from 'zod';
import type { OwnedRecord, RecordType } from '#lib/domain/records/record-type.ts';
import { Timestamp } from '#schemas/common.ts';
import { EventType } from '#schemas/service/subscription.ts';

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
