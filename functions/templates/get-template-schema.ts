import { describeTemplateSchema } from '#lib/domain/template-tools/describe-schema.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { TemplateParams, TemplateSchemaResponse } from '#schemas/template.ts';

export const getSchema = endpoint({
  id: 'templates.schema',
  method: 'GET',
  path: '/v1/templates/:id/schema',
  summary: 'The data that a template takes, as a field list and as JSON Schema',
  auth: 'key',
  input: { params: TemplateParams },
  output: { kind: 'json', status: 200, body: TemplateSchemaResponse },
  uses: ['table', 'read:templates'],
  errors: ['templateNotFound'],
  example: { params: { id: 'invoice-clean' } },
}).handle(({ ports, caller, params }) => describeTemplateSchema(ports, caller, params.id));
