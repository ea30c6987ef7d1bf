import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { findRecord } from '#lib/domain/records/record-store.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { SenderHeaders } from '#schemas/service/webhook.ts';
import { ownerOf, type StoredWebhook, WEBHOOKS } from './webhook-store.ts';

/** Who sent something, and under which id it is taken once. */
export interface Sender {
  readonly webhook: StoredWebhook;
  readonly messageId: string | undefined;
  /** The provider of the tables, by its own signature. */
  readonly isProvider: boolean;
}

/** In a time that says nothing of either. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => hash('sha256', text, 'buffer'));
  return timingSafeEqual(a as Buffer, b as Buffer);
}

function hasMac(macSecret: string, mac: string, text: string): boolean {
  const key = Buffer.from(macSecret, 'base64');
  return isSame(mac, `hmac-sha256=${createHmac('sha256', key).update(text).digest('hex')}`);
}

/** How the sender proves to know a secret; undefined where it does not. */
async function proofOf(
  { secret, macSecret }: StoredWebhook,
  headers: SenderHeaders,
  text: string,
): Promise<Omit<Sender, 'webhook'> | undefined> {
  const {
    'x-webhook-secret': given,
    'webhook-id': messageId,
    'webhook-signature': signature,
    'x-airtable-content-mac': mac,
  } = headers;
  // A signature that is wrong is not made good by anything else.
  if (signature !== undefined) {
    const { hasSignature } = await import('./verify-signature.ts');
    return hasSignature(secret, headers, text) ? { messageId, isProvider: false } : undefined;
  }
  if (given !== undefined)
    return isSame(given, secret) ? { messageId, isProvider: false } : undefined;
  if (mac === undefined || macSecret === undefined || !hasMac(macSecret, mac, text))
    return undefined;
  // The provider repeats a notification that was not answered, and names none.
  return { messageId: hash('sha256', text), isProvider: true };
}

/**
 * The webhook that a message is for, where its sender knows the secret.
 * @throws webhookRefused for an unknown webhook, a missing or wrong secret, and a signature that is wrong
 * or more than five minutes off, all alike
 */
export async function identifySender(
  needs: Pick<Ports, 'table' | 'secrets'>,
  id: string,
  headers: SenderHeaders,
  text: string,
): Promise<Sender> {
  const ownerId = await ownerOf(needs, id);
  const webhook =
    ownerId === undefined ? undefined : (await findRecord(needs, WEBHOOKS, ownerId, id))?.record;
  const proof = webhook && (await proofOf(webhook, headers, text));
  if (webhook === undefined || proof === undefined) throw new PagewrightError('webhookRefused');
  return { webhook, ...proof };
}
