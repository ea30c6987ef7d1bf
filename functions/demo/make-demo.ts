import { makeDemo } from '#lib/domain/demo/make-demo.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { DemoDocument, DemoRequest } from '#schemas/service/demo.ts';

export const magic = endpoint({
  id: 'demo.magic',
  method: 'POST',
  path: '/v1/demo/magic',
  summary: 'Make the document of a scenario, changed as a prompt says, or of a prompt alone',
  description:
    'No key is needed, and nothing is stored. Limited by client address, and altogether. Prompts are understood without a language model.',
  auth: 'none',
  input: { body: DemoRequest },
  output: { kind: 'json', status: 200, body: DemoDocument },
  uses: ['table', 'renderer'],
  errors: [
    'rateLimitExceeded',
    'guardrailViolation',
    'requestNotFeasible',
    'contentLossBlocked',
    'analysisFailed',
    'generationFailed',
    'overloaded',
    'rendererNotInstalled',
  ],
  example: { body: { scenario: 'invoice', prompt: 'make the header dark green' } },
}).handle(({ ports, body, clientAddress, signal }) => makeDemo(ports, body, clientAddress, signal));
