import { validateForTemplate } from '#lib/domain/template-tools/validate-data.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { TemplateParams } from '#schemas/template.ts';
import { DataValidation, ValidateRequest } from '#schemas/template-tools.ts';

export const validateData = endpoint({
  id: 'templates.validate',
  method: 'POST',
  path: '/v1/templates/:id/validate',
  summary: 'Whether data has what a template takes',
  description: 'Answers 200 whether the data fits or not. Nothing is made and nothing is charged.',
  auth: 'key',
  input: { params: TemplateParams, body: ValidateRequest },
  output: { kind: 'json', status: 200, body: DataValidation },
  uses: ['table', 'read:templates'],
  errors: ['templateNotFound'],
  example: {
    params: { id: 'invoice-clean' },
    body: { data: { client: { name: 'Ada Lovelace' }, lineItems: [], color: 'blue' } },
  },
}).handle(({ ports, caller, params, body }) =>
  validateForTemplate(ports, caller, params.id, body.data),
);
