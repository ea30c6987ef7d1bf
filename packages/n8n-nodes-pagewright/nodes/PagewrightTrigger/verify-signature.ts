import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;
const SECRET_PREFIX = 'whsec_';

/** The headers of a delivery, by lower-case name. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whether a delivery was signed with the secret (Standard Webhooks) within the last five minutes. */
export function isSigned(secret: string, headers: Headers, body: Buffer, nowMs: number): boolean {
  const id = String(headers['webhook-id'] ?? '');
  const sentAt = String(headers['webhook-timestamp'] ?? '');
  // A time that is no number is not within it either.
  if (!(Math.abs(nowMs / 1_000 - Number(sentAt)) <= TOLERANCE_SECONDS)) return false;
  const key = Buffer.from(secret.replace(SECRET_PREFIX, ''), 'base64');
  const content = Buffer.concat([Buffer.from(`${id}.${sentAt}.`), body]);
  const expected = createHmac('sha256', key).update(content).digest();
  // While a secret is being replaced there is a signature by each.
  return String(headers['webhook-signature'] ?? '')
    .split(' ')
    .some((each) => {
      const [version, signature = ''] = each.split(',', 2);
      const given = Buffer.from(signature, 'base64');
      return (
        version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
      );
    });
}
