import { endpoint } from '#lib/http/endpoint.ts';
import { MAKES_DOCUMENTS } from '#lib/http/uses.ts';
import { McpHeaders } from '#schemas/mcp.ts';

export const answer = endpoint({
  id: 'mcp.message',
  method: 'POST',
  path: '/mcp',
  summary: 'A message of the Model Context Protocol: the tools of this service for agents',
  description:
    'Streamable HTTP, stateless: a JSON-RPC message in, its answer out; as server-sent events where the message asks for progress. Accept must name application/json and text/event-stream.',
  auth: 'key',
  input: { headers: McpHeaders, raw: true },
  output: {
    kind: 'raw',
    description: 'The answer as JSON-RPC; 202 without a body to a notification.',
    mediaTypes: ['application/json', 'text/event-stream'],
  },
  uses: [
    ...MAKES_DOCUMENTS,
    'secrets',
    'tabledb',
    'queue',
    'model',
    'read:sources',
    'write:sources',
    'write:jobs',
  ],
  errors: [],
  example: {
    headers: { Accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  },
}).handle(async ({ ports, caller, headers, body, signal }) => {
  const { answerMcp } = await import('#lib/mcp/answer-http.ts');
  return answerMcp(ports, caller, { headers, body, signal });
});
