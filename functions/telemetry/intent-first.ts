import { countEvent } from '#lib/domain/telemetry/count-event.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { IntentFirstEvent, TelemetryAccepted } from '#schemas/service/telemetry.ts';

export const intentFirst = endpoint({
  id: 'telemetry.intent-first',
  method: 'POST',
  path: '/v1/telemetry/intent-first',
  summary: 'Count an event of a user interface',
  description:
    'The name of the event is counted for the day; nothing else of the request is stored. Limited by client address.',
  auth: 'none',
  input: { body: IntentFirstEvent },
  output: { kind: 'json', status: 202, body: TelemetryAccepted },
  uses: ['table'],
  errors: ['rateLimitExceeded'],
  example: { body: { event: 'intent.submitted', properties: { words: 7 } } },
}).handle(async ({ ports, body, clientAddress }) => {
  await countEvent(ports, body, clientAddress);
  return { success: true, accepted: true };
});
