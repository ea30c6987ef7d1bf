import { activateCode } from '#lib/domain/beta/activate-code.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { BetaActivated, BetaActivation } from '#schemas/service/beta.ts';

export const activate = endpoint({
  id: 'beta.activate',
  method: 'POST',
  path: '/v1/beta/activate',
  summary: 'Turn a one-time code into an API key of tier pro',
  description:
    'No key is needed. An address that has an account keeps it, with the new tier. Limited by client address.',
  auth: 'none',
  input: { body: BetaActivation },
  output: { kind: 'json', status: 200, body: BetaActivated },
  uses: ['table'],
  errors: ['rateLimitExceeded'],
  showsSecret: true,
  example: { body: { code: 'the code of the message' } },
}).handle(({ ports, body, clientAddress }) => activateCode(ports, body, clientAddress));
