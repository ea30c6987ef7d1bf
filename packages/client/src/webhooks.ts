import type { components } from './api.generated.ts';

type Schemas = components['schemas'];

/** An event as it is delivered to a subscription. */
export interface WebhookEvent {
  /** The same for every delivery of this event. */
  readonly id: string;
  readonly type: Schemas['SubscriptionsCreateRequest']['events'][number];
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A delivery that was not signed with the secret, or not just now. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

/** The headers of a request, of the Fetch API or of Node. */
type ReceivedHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>;

export interface VerifyOptions {
  /** The header `webhook-timestamp` may be so far from now; 300 by default. */
  readonly toleranceSeconds?: number;
  readonly now?: () => Date;
}

const SECRET_PREFIX = 'whsec_';
const DEFAULT_TOLERANCE_SECONDS = 300;

function headerOf(headers: ReceivedHeaders, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof value !== 'string' || value === '')
    throw new WebhookVerificationError(`The header ${name} is missing`);
  return value;
}

function fromBase64(text: string, what: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    throw new WebhookVerificationError(`${what} is not valid base64`);
  }
}

async function isSigned(secret: string, signatures: string, content: Uint8Array<ArrayBuffer>) {
  const bytes = fromBase64(secret.replace(SECRET_PREFIX, ''), 'The secret');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
  // While a secret is being replaced there is a signature by each.
  for (const each of signatures.split(' ')) {
    const [version, signature = ''] = each.split(',', 2);
    if (version !== 'v1') continue;
    const candidate = fromBase64(signature, 'The header webhook-signature');
    if (await crypto.subtle.verify('HMAC', key, candidate, content)) return true;
  }
  return false;
}

/**
 * The event of a delivery, once its signature (Standard Webhooks) and its time are right.
 *
 * @param body as it was received: parsed and serialized again, it has another signature.
 * @throws WebhookVerificationError
 */
export async function verifyWebhook(
  secret: string,
  headers: ReceivedHeaders,
  body: string,
  options: VerifyOptions = {},
): Promise<WebhookEvent> {
  const { toleranceSeconds = DEFAULT_TOLERANCE_SECONDS, now = () => new Date() } = options;
  const id = headerOf(headers, 'webhook-id');
  const sentAt = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  const ageSeconds = Math.abs(now().getTime() / 1_000 - Number(sentAt));
  // A time that is no number is not within it either.
  if (!(ageSeconds <= toleranceSeconds))
    throw new WebhookVerificationError('The header webhook-timestamp is too far from now');
  const content = new TextEncoder().encode(`${id}.${sentAt}.${body}`);
  if (!(await isSigned(secret, signatures, content)))
    throw new WebhookVerificationError('No signature in webhook-signature is by this secret');
  return { ...(JSON.parse(body) as Omit<WebhookEvent, 'id'>), id };
}
