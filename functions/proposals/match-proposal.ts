import { matchProposal } from '#lib/domain/auto-generation/match-proposal.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MatchQuery, ProposalMatches } from '#schemas/service/auto-generate.ts';

export const match = endpoint({
  id: 'auto-generate.match',
  method: 'GET',
  path: '/v1/auto-generate/match',
  summary: "The templates that there are now, held against a proposal's data",
  auth: 'key',
  input: { query: MatchQuery },
  output: { kind: 'json', status: 200, body: ProposalMatches },
  uses: ['table', 'read:templates', 'read:proposals'],
  errors: ['proposalNotFound', 'analysisFailed'],
  example: { query: { proposalId: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(({ ports, caller, query }) => matchProposal(ports, caller, query.proposalId));
