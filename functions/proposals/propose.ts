import { propose } from '#lib/domain/auto-generation/propose.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { AutoGenerateRequest, Proposal } from '#schemas/service/auto-generate.ts';

export const generate = endpoint({
  id: 'auto-generate.propose',
  method: 'POST',
  path: '/v1/auto-generate',
  summary: 'Propose a template for data: the one that suits it, or a generated one',
  description: 'The proposal can be accepted for a day. Nothing is rendered or charged.',
  auth: 'key',
  input: { body: AutoGenerateRequest },
  output: { kind: 'json', status: 200, body: Proposal },
  uses: ['table', 'read:templates', 'write:proposals'],
  errors: ['analysisFailed', 'generationFailed'],
  example: {
    body: {
      data: {
        vessel: 'Tern',
        surveyor: 'Ada Lovelace',
        surveyedOn: '2026-05-04',
        findings: ['The hull is sound', 'Two seacocks need replacing'],
      },
      intent: 'a survey report for the insurer',
    },
  },
}).handle(({ ports, caller, body }) => propose(ports, caller, body));
