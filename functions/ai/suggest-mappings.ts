import { suggestForTemplate } from '#lib/domain/mappings/suggest/suggest-for-template.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { Suggestions, SuggestRequest } from '#schemas/ai.ts';

export const suggest = endpoint({
  id: 'ai.suggest-mappings',
  method: 'POST',
  path: '/v1/ai/suggest-mappings',
  summary: 'Which field of a source suits which placeholder of a template',
  description:
    'By names, kinds and values of the fields, each placeholder and each field once. The suggestions have the form that POST /v1/mappings takes as fields. A language model, where one is configured, looks at those that are not sure.',
  auth: 'key',
  input: { body: SuggestRequest },
  output: { kind: 'json', status: 200, body: Suggestions },
  uses: ['table', 'secrets', 'tabledb', 'model', 'read:templates', 'read:sources'],
  errors: [
    'templateNotFound',
    'sourceNotFound',
    'tableNotFound',
    'recordsError',
    'tabledbUnavailable',
  ],
  example: {
    body: {
      templateId: 'invoice-clean',
      fields: ['Customer', 'Invoice #', { name: 'Amount', type: 'currency', samples: ['120'] }],
    },
  },
}).handle(({ ports, caller, body, signal }) => suggestForTemplate(ports, caller, body, signal));
