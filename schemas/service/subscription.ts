import { z } from 'zod';
import { Id, listOf, Timestamp, wholeNumber } from '../common.ts';

export const EventType = z.enum([
  'document.created',
  'document.failed',
  'session.modified',
  'job.completed',
  'job.failed',
  'template.updated',
]);
export type EventType = z.infer<typeof EventType>;

const url = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .max(2_000)
  .describe('Where deliveries are sent: a public address.')
  .meta({ examples: ['https://example.com/hooks/pagewright'] });

export const WebhookUrl = url.describe(
  'Gets job.completed or job.failed of this job: a subscription for it alone, signed with webhookSecret of the answer.',
);

export const SubscriptionDraft = z.object({
  url,
  events: z
    .array(EventType)
    .min(1, 'name at least one event')
    .max(EventType.options.length)
    .refine((events) => new Set(events).size === events.length, 'names an event twice'),
});
export type SubscriptionDraft = z.infer<typeof SubscriptionDraft>;

export const LastDelivery = z.object({
  at: Timestamp,
  event: EventType,
  status: z
    .enum(['delivered', 'retrying', 'failed'])
    .describe('failed: given up after a day, or because the receiver answered 410.'),
  attempts: z.int().min(1),
  nextAttemptAt: Timestamp.exactOptional(),
  error: z.string().exactOptional(),
});
export type LastDelivery = z.infer<typeof LastDelivery>;

export const Subscription = z.object({
  id: Id,
  url: z.string(),
  events: z.array(EventType),
  active: z.boolean().describe('false: switched off after five days of failures, or by a 410.'),
  createdAt: Timestamp,
  lastDelivery: LastDelivery.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

export const SubscriptionParams = z.object({ id: Id });
export const SubscriptionList = listOf('subscriptions', Subscription);
export const SubscriptionResponse = z.object({
  success: z.literal(true),
  subscription: Subscription,
});
export const SubscriptionCreated = z.object({
  success: z.literal(true),
  subscription: Subscription.extend({
    secret: z.string().describe('Verifies the signatures. Shown this once.'),
  }),
});
const MAX_OVERLAP_HOURS = 168;

export const RotationQuery = z.object({
  overlapHours: wholeNumber(0, MAX_OVERLAP_HOURS)
    .default(24)
    .describe('How long the secret before stays valid; 0: it has become known.'),
});

export const SecretRotated = z.object({
  success: z.literal(true),
  subscription: Subscription.extend({
    secret: z.string().describe('Verifies the signatures. Shown this once.'),
  }),
  previousUntil: Timestamp.describe('Until then deliveries have a signature by each secret.'),
});

export const SubscriptionDeleted = z.object({ success: z.literal(true), deleted: Id });
