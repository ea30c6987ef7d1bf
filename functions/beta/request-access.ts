import { requestAccess } from '#lib/domain/beta/request-access.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { BetaDraft, BetaRequested } from '#schemas/service/beta.ts';

export const request = endpoint({
  id: 'beta.request',
  method: 'POST',
  path: '/v1/beta/request',
  summary: 'Ask for access',
  description:
    'No key is needed. The answer is the same whether or not the address has asked before. Limited by client address.',
  auth: 'none',
  input: { body: BetaDraft },
  output: { kind: 'json', status: 201, body: BetaRequested },
  uses: ['table'],
  errors: ['rateLimitExceeded'],
  example: {
    body: { email: 'ada@example.com', name: 'Ada Lovelace', useCase: 'Invoices of a workshop' },
  },
}).handle(({ ports, body, clientAddress }) => requestAccess(ports, body, clientAddress));
