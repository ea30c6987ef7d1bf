import { previewData } from '#lib/domain/creation/analyze-for-templates.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { AnalyzedPreview, AnalyzePreviewRequest } from '#schemas/create.ts';

export const preview = endpoint({
  id: 'analyze.preview',
  method: 'POST',
  path: '/v1/analyze/preview/auto',
  summary: 'The layout that create would generate for data, as a session',
  description: 'Nothing is rendered or charged: modify and generate go on from the session.',
  auth: 'key',
  input: { body: AnalyzePreviewRequest },
  output: { kind: 'json', status: 200, body: AnalyzedPreview },
  uses: ['table', 'write:sessions'],
  errors: ['analysisFailed'],
  example: {
    body: {
      data: { receiptNumber: 'R-7', paid: true, paymentMethod: 'Visa', total: 12.5 },
      style: 'minimal',
    },
  },
}).handle(({ ports, caller, body }) => previewData(ports, caller, body));
