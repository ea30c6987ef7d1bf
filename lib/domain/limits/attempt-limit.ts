import type { Ports } from '#lib/ports/index.ts';
import { clientNetwork } from '#lib/shared/addresses/client-network.ts';
import { checkSubjectLimit } from './rate-limit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How often something may be tried. */
export interface AttemptRule {
  readonly limit: number;
  readonly windowMs: number;
}

/** Without a key, from one network: enough for a person, not for a list of guesses. */
const BY_ADDRESS: readonly AttemptRule[] = [
  { limit: 10, windowMs: MINUTE_MS },
  { limit: 60, windowMs: HOUR_MS },
];

type Needs = Pick<Ports, 'table' | 'now'>;

/** Counts an attempt at one thing. @throws rateLimitExceeded */
export async function limitAttempts(
  needs: Needs,
  subject: string,
  rules: readonly AttemptRule[],
): Promise<void> {
  for (const rule of rules) await checkSubjectLimit(needs, subject, { ...rule, tier: 'demo' });
}

/** Counts an attempt of somebody without a key. @throws rateLimitExceeded */
export const limitAddress = (needs: Needs, what: string, clientAddress: string): Promise<void> =>
  limitAttempts(needs, `${what}#ADDRESS#${clientNetwork(clientAddress)}`, BY_ADDRESS);
