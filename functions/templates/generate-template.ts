import { endpoint } from '#lib/http/endpoint.ts';
import { GeneratedTemplateResponse, GenerateTemplateRequest } from '#schemas/generated-template.ts';

export const generate = endpoint({
  id: 'templates.generate',
  method: 'POST',
  path: '/v1/templates/generate',
  summary: 'Make a template from a description; it is not stored',
  description:
    'Fields that come with the description are all in the template; of data what a document of it shows. Store it with POST /v1/templates/saved.',
  auth: 'key',
  input: { body: GenerateTemplateRequest },
  output: { kind: 'json', status: 200, body: GeneratedTemplateResponse },
  uses: [],
  errors: ['generationFailed'],
  example: {
    body: {
      description: 'A bold invoice for a bakery with a discount line, PO number and bank details',
    },
  },
}).handle(async ({ body }) => {
  const { generateTemplate } = await import('#lib/domain/template-tools/tools.ts');
  return { success: true as const, template: await generateTemplate(body) };
});
