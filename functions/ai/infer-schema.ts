import { inferSchema } from '#lib/domain/mappings/suggest/infer-schema.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { InferredSchema, InferSchemaRequest } from '#schemas/ai.ts';

export const infer = endpoint({
  id: 'ai.infer-schema',
  method: 'POST',
  path: '/v1/ai/infer-schema',
  summary: 'The schema of data, or of the data that a template takes',
  description:
    'schema has the form that templates are saved with; jsonSchema is JSON Schema 2020-12, with formats and required keys where it is inferred from data.',
  auth: 'key',
  input: { body: InferSchemaRequest },
  output: { kind: 'json', status: 200, body: InferredSchema },
  uses: [],
  errors: ['analysisFailed'],
  example: {
    body: {
      data: {
        invoiceNumber: 'INV-1',
        dueDate: '2026-02-28',
        items: [{ what: 'Work', total: 120 }],
      },
    },
  },
}).handle(({ body }) => inferSchema(body));
