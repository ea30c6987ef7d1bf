import { endpoint } from '#lib/http/endpoint.ts';
import {
  SavedFromSessionResponse,
  SavedTemplateParams,
  SaveFromSessionRequest,
} from '#schemas/saved-template.ts';

export const saveSession = endpoint({
  id: 'templates.saved-from-session',
  method: 'POST',
  path: '/v1/templates/saved/:id/save-from-session',
  summary: "Store a session's current design as a template's new version",
  description:
    'Of a session that came from a template, the changes of the design are made on that template, and its placeholders stay; changes of values belong to the data and are listed in warnings. A generated layout becomes a template of the printed document, which takes its own data and any other of its kind; other documents are stored as they are.',
  auth: 'key',
  input: { params: SavedTemplateParams, body: SaveFromSessionRequest },
  output: { kind: 'json', status: 200, body: SavedFromSessionResponse },
  uses: ['table', 'queue', 'read:sessions', 'read:templates', 'write:templates'],
  errors: [
    'demoTierLimitation',
    'templateNotFound',
    'sessionNotFound',
    'sessionExpired',
    'requestNotFeasible',
  ],
  example: {
    params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' },
    body: { sessionId: '5a7b0a52-7d0c-4f7e-8a53-2f4c1f0d9b11' },
  },
}).handle(async ({ ports, caller, params, body }) => {
  const tools = await import('#lib/domain/template-tools/tools.ts');
  return {
    success: true as const,
    ...(await tools.saveFromSession(ports, caller, params.id, body)),
  };
});
