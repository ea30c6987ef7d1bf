import { endpoint } from '#lib/http/endpoint.ts';
import { AnalyzeTemplateRequest, TemplateAnalysis } from '#schemas/template-tools.ts';

export const analyze = endpoint({
  id: 'templates.analyze',
  method: 'POST',
  path: '/v1/templates/analyze',
  summary: 'What a template prints, what it takes, and what in it will not work',
  description:
    'Nothing is stored. Mistakes in the Mustache are answered with line and column; so are warnings, where they are about a tag.',
  auth: 'key',
  input: { body: AnalyzeTemplateRequest },
  output: { kind: 'json', status: 200, body: TemplateAnalysis },
  uses: [],
  errors: [],
  example: {
    body: {
      html: '<h1>Receipt {{number}}</h1>{{#items}}<p>{{description}}: {{#formatMoney}}{{total}}{{/formatMoney}}</p>{{/items}}',
    },
  },
}).handle(async ({ body }) => {
  const { analyzeTemplate } = await import('#lib/domain/template-tools/tools.ts');
  return analyzeTemplate(body.html);
});
