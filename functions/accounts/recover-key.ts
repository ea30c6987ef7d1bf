import { recoverKey } from '#lib/domain/accounts/recover-key.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { RecoverKeyRequest, RecoverKeyResponse } from '#schemas/service/account.ts';

export const recover = endpoint({
  id: 'accounts.recover-key',
  method: 'POST',
  path: '/v1/auth/recover-key',
  summary: 'Get a token by mail and, with it, a new API key in place of all others',
  description:
    'With email alone the answer is the same whether or not there is an account. The token works once, for 15 minutes. Limited by client address and by e-mail address.',
  auth: 'none',
  input: { body: RecoverKeyRequest },
  output: { kind: 'json', status: 200, body: RecoverKeyResponse },
  uses: ['table', 'queue'],
  errors: ['rateLimitExceeded', 'configuration'],
  example: { body: { email: 'ada@example.com' } },
}).handle(({ ports, body, clientAddress }) => recoverKey(ports, body, clientAddress));
