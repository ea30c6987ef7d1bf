import { authenticate } from '#lib/domain/accounts/authenticate.ts';
import { checkRateLimit } from '#lib/domain/limits/rate-limit.ts';
import { PagewrightError } from '#lib/errors.ts';
import { createListener } from '#lib/http/dispatch.ts';
import type { Endpoint } from '#lib/http/endpoint.ts';
import type { RequestListener } from '#lib/http/message.ts';
import type { Ports } from '#lib/ports/index.ts';

/** Endpoints behind the accounts' authentication and the tiers' limits. */
export function composeListener(endpoints: readonly Endpoint[], ports: Ports): RequestListener {
  return createListener(endpoints, ports, {
    async authenticate(apiKey) {
      const caller = await authenticate(ports, apiKey);
      if (caller === 'deactivated') throw new PagewrightError('keyDeactivated');
      return caller;
    },
    admit: (caller) => checkRateLimit(ports, caller),
  });
}
