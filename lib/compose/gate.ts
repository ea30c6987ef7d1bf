import { authenticate } from '#lib/domain/accounts/authenticate.ts';
import { authorizeOperator } from '#lib/domain/accounts/authorize-operator.ts';
import {
  claimAnswer,
  keepAnswer,
  releaseClaim,
  renewClaim,
} from '#lib/domain/idempotency/claim-answer.ts';
import { checkRateLimit } from '#lib/domain/limits/rate-limit.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Gate } from '#lib/http/gate.ts';
import type { Ports } from '#lib/ports/index.ts';

/** The accounts' authentication and the tiers' limits. */
export function composeGate(ports: Ports, adminToken?: string): Gate {
  return {
    async authenticate(apiKey) {
      const caller = await authenticate(ports, apiKey);
      if (caller === 'deactivated') throw new PagewrightError('keyDeactivated');
      return caller;
    },
    authorizeOperator: (token) => authorizeOperator(adminToken, token),
    admit: (caller) => checkRateLimit(ports, caller),
    answers: {
      async claim(caller, key, fingerprint) {
        const found = await claimAnswer(ports, caller, key, fingerprint);
        if (found.kind !== 'claimed') return found;
        const { claim } = found;
        return {
          kind: 'claimed',
          claim: {
            renew: () => renewClaim(ports, claim),
            keep: (answer) => keepAnswer(ports, claim, answer),
            release: () => releaseClaim(ports, claim),
          },
        };
      },
    },
  };
}
