import { describeData } from '#lib/domain/creation/describe-data.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { AnalysisResult } from '#schemas/analysis.ts';
import { AnalyzeRequest } from '#schemas/create.ts';

export const analyze = endpoint({
  id: 'create.analyze',
  method: 'POST',
  path: '/v1/create/analyze',
  summary: 'What create would make of the data, without making it',
  auth: 'key',
  input: { body: AnalyzeRequest },
  output: { kind: 'json', status: 200, body: AnalysisResult },
  uses: [],
  errors: ['analysisFailed'],
  example: { body: { data: { invoiceNumber: 'INV-1042', dueDate: '2026-02-28', total: 144 } } },
}).handle(({ body }) => describeData(body.data, body.intent));
