import { z } from 'zod';

export const IntentFirstEvent = z.object({
  event: z
    .string()
    .regex(/^[a-z][a-z0-9._-]{0,63}$/, 'must be a name such as intent.submitted')
    .describe('What happened, as a name of up to 64 of a-z 0-9 . _ -'),
  sessionId: z.string().max(100).optional().describe('Taken, and not stored.'),
  properties: z.record(z.string(), z.unknown()).optional().describe('Taken, and not stored.'),
});
export type IntentFirstEvent = z.infer<typeof IntentFirstEvent>;

export const TelemetryAccepted = z.object({ success: z.literal(true), accepted: z.literal(true) });
