import { limitAttempts } from '#lib/domain/limits/attempt-limit.ts';
import type { Ports } from '#lib/ports/index.ts';
import { clientNetwork } from '#lib/shared/addresses/client-network.ts';
import type { PageQuery } from '#schemas/common.ts';
import { SCENARIOS } from './scenarios.ts';

/** A page reads the list whenever it is opened. */
const READS = [{ limit: 60, windowMs: 60_000 }];

/** The demo's scenarios, a page of them. @throws rateLimitExceeded */
export async function listScenarios(
  needs: Pick<Ports, 'table' | 'now'>,
  { limit, offset }: PageQuery,
  clientAddress: string,
) {
  await limitAttempts(needs, `SCENARIOS#ADDRESS#${clientNetwork(clientAddress)}`, READS);
  return {
    success: true as const,
    scenarios: SCENARIOS.slice(offset, offset + limit),
    total: SCENARIOS.length,
    limit,
    offset,
  };
}
