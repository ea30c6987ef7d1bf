import { acceptProposal } from '#lib/domain/auto-generation/accept-proposal.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MAKES_DOCUMENTS } from '#lib/http/uses.ts';
import { Accepted, AcceptRequest } from '#schemas/service/auto-generate.ts';

export const accept = endpoint({
  id: 'auto-generate.accept',
  method: 'POST',
  path: '/v1/auto-generate/accept',
  summary: 'Store the proposed template, or make the document of its data',
  description:
    'save decides. A stored template can be used wherever a templateId stands; a document is charged, hosted and has a session, as with create.',
  auth: 'key',
  input: { body: AcceptRequest },
  output: { kind: 'json', status: 201, body: Accepted },
  uses: [...MAKES_DOCUMENTS, 'read:proposals', 'write:templates'],
  errors: [
    'proposalNotFound',
    'demoTierLimitation',
    'templateNotFound',
    'monthlyLimitExceeded',
    'analysisFailed',
    'generationFailed',
    'overloaded',
    'rendererNotInstalled',
  ],
  example: {
    body: {
      proposalId: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e',
      save: true,
      name: 'Survey report',
    },
  },
}).handle(({ ports, caller, body, signal }) => acceptProposal(ports, caller, body, signal));
