import { approveRequest } from '#lib/domain/beta/approve-request.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { BetaApproved, BetaRequestParams } from '#schemas/service/beta.ts';

export const approve = endpoint({
  id: 'beta.approve',
  method: 'POST',
  path: '/v1/beta/approve/:id',
  summary: 'Approve a request: a one-time code is made, and mailed where mail is sent',
  description:
    'The code works once, for two weeks. Approving again makes another one, and the one before is dead.',
  auth: 'admin',
  input: { params: BetaRequestParams },
  output: { kind: 'json', status: 200, body: BetaApproved },
  uses: ['table', 'queue', 'secrets'],
  errors: ['betaRequestNotFound'],
  showsSecret: true,
  example: { params: { id: '0b9df5d1-6c0e-8a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(({ ports, params }) => approveRequest(ports, params.id));
