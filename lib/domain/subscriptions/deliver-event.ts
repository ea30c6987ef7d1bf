import { Webhook } from 'standardwebhooks';
import type { Ports } from '#lib/ports/index.ts';
import { OutboundError } from '#lib/ports/outbound-http.ts';
import type { StoredSubscription } from './subscription-store.ts';

const TIMEOUT_MS = 10_000;
/** Nobody reads what a receiver answers: this is how much it may say. */
const MAX_ANSWER_BYTES = 64_000;

/** What came of an attempt: `error` is a public sentence; `gone`: the receiver wants no more of it. */
export type Attempt =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: string; readonly gone: boolean };

/** Which secrets a receiver may know. */
type Secrets = Pick<StoredSubscription, 'secret' | 'previousSecret' | 'previousUntil'>;

/** A signature with each secret that is valid. */
function signaturesOf(
  { secret, previousSecret, previousUntil = '' }: Secrets,
  id: string,
  sentAt: Date,
  body: string,
): string {
  const isBoth = previousSecret !== undefined && previousUntil > sentAt.toISOString();
  const secrets = isBoth ? [secret, previousSecret] : [secret];
  return secrets.map((one) => new Webhook(one).sign(id, sentAt, body)).join(' ');
}

/** Sends one event, signed as the Standard Webhooks specification has it. Redirects are not followed. */
export async function deliverEvent(
  { http, now }: Pick<Ports, 'http' | 'now'>,
  subscription: Pick<StoredSubscription, 'url'> & Secrets,
  { id, body }: { readonly id: string; readonly body: string },
  signal: AbortSignal,
): Promise<Attempt> {
  const sentAt = now();
  try {
    const { status } = await http.fetch({
      url: subscription.url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
        'webhook-signature': signaturesOf(subscription, id, sentAt, body),
      },
      body,
      maxBytes: MAX_ANSWER_BYTES,
      maxRedirects: 0,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    if (status >= 200 && status < 300) return { ok: true };
    return { ok: false, error: `The receiver answered ${status}`, gone: status === 410 };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { ok: false, error: error.message, gone: false };
  }
}
