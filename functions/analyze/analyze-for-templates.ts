import { analyzeForTemplates } from '#lib/domain/creation/analyze-for-templates.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { AnalyzeRequest } from '#schemas/create.ts';
import { TemplateAnalysisResult } from '#schemas/smart.ts';

export const analyze = endpoint({
  id: 'analyze.data',
  method: 'POST',
  path: '/v1/analyze',
  summary: 'What data is, and the templates that suit it',
  description: 'As create/analyze, with the built-in and own templates that fit, best first.',
  auth: 'key',
  input: { body: AnalyzeRequest },
  output: { kind: 'json', status: 200, body: TemplateAnalysisResult },
  uses: ['table', 'read:templates'],
  errors: ['analysisFailed'],
  example: {
    body: {
      data: {
        invoiceNumber: 'INV-1042',
        dueDate: '2026-02-28',
        client: { name: 'Ada Lovelace' },
        items: [{ description: 'Consulting', quantity: 2, unitPrice: 60, total: 120 }],
        total: 120,
      },
    },
  },
}).handle(({ ports, caller, body }) => analyzeForTemplates(ports, caller, body));
