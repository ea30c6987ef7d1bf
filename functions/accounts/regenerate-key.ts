import { regenerateKey } from '#lib/domain/accounts/regenerate-key.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { RegenerateKeyQuery, RegenerateKeyResponse } from '#schemas/service/account.ts';

export const regenerate = endpoint({
  id: 'accounts.regenerate-key',
  method: 'POST',
  path: '/v1/keys/regenerate',
  summary: 'Replace an API key by a new one',
  description:
    'The calling key unless keyId names another one of the account; with keep=true the new key comes in addition. A replaced key is refused at once.',
  auth: 'key',
  input: { query: RegenerateKeyQuery },
  output: { kind: 'json', status: 200, body: RegenerateKeyResponse },
  uses: ['table'],
  errors: ['demoTierLimitation'],
  showsSecret: true,
  example: { query: { keep: 'true', name: 'Build server' } },
}).handle(({ ports, caller, query }) => regenerateKey(ports, caller, query));
