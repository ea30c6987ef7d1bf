import { matchTemplate } from '#lib/domain/mappings/suggest/match-fields.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MatchTemplateRequest, TemplateMatches } from '#schemas/ai.ts';

export const match = endpoint({
  id: 'ai.match-template',
  method: 'POST',
  path: '/v1/ai/match-template',
  summary: 'The templates that suit data, or fields by their names, best first',
  auth: 'key',
  input: { body: MatchTemplateRequest },
  output: { kind: 'json', status: 200, body: TemplateMatches },
  uses: ['table', 'read:templates'],
  errors: ['analysisFailed'],
  example: { body: { fields: ['Customer', 'Invoice #', 'Work', 'Total'], intent: 'an invoice' } },
}).handle(({ ports, caller, body }) => matchTemplate(ports, caller, body));
