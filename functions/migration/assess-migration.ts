import { endpoint } from '#lib/http/endpoint.ts';
import { AssessRequest, AssessResponse } from '#schemas/service/migration.ts';

export const assess = endpoint({
  id: 'migrate.assess',
  method: 'POST',
  path: '/v1/migrate/assess',
  summary: "What of another service's template is there here, and the template converted",
  description:
    'The template is read by a parser of its language. Nothing is stored, rendered to a file or charged.',
  auth: 'key',
  input: { body: AssessRequest },
  output: { kind: 'json', status: 200, body: AssessResponse },
  uses: ['table'],
  errors: ['generationFailed'],
  example: {
    body: {
      provider: 'handlebars',
      template:
        '<h1>Invoice {{number}}</h1>\n{{#each items}}<p>{{description}}: {{formatCurrency total}}</p>{{/each}}\n{{#if (eq status "paid")}}<p>Paid</p>{{/if}}',
      data: { number: '7', status: 'paid', items: [{ description: 'Tea', total: 4.5 }] },
    },
  },
}).handle(async ({ body }) => {
  const { assessMigration } = await import('#lib/domain/migration/assess.ts');
  return { success: true as const, assessment: await assessMigration(body) };
});
