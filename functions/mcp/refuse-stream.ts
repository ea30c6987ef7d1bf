import { endpoint } from '#lib/http/endpoint.ts';

const REFUSAL = {
  jsonrpc: '2.0',
  error: { code: -32_000, message: 'There is no stream of messages: send them with POST' },
  id: null,
};

export const listen = endpoint({
  id: 'mcp.listen',
  method: 'GET',
  path: '/mcp',
  summary: 'Says that there is no stream of messages from the server',
  description:
    'The protocol has clients ask for one. A stateless server has none and answers 405, so that they go on without.',
  auth: 'none',
  input: {},
  output: {
    kind: 'raw',
    description: 'Always 405, as JSON-RPC.',
    mediaTypes: ['application/json'],
  },
  uses: [],
  errors: [],
}).handle(() => ({
  status: 405,
  headers: { 'content-type': 'application/json', allow: 'POST' },
  body: JSON.stringify(REFUSAL),
}));
