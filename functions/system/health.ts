import { endpoint } from '#lib/http/endpoint.ts';
import { VERSION } from '#lib/version.ts';
import { Health } from '#schemas/system.ts';

export const health = endpoint({
  id: 'system.health',
  method: 'GET',
  path: '/health',
  summary: 'Whether the service is up, and which build runs',
  auth: 'none',
  input: {},
  output: { kind: 'json', status: 200, body: Health },
  uses: [],
  errors: [],
  example: { response: { status: 'ok', version: '0.1.0', timestamp: '2026-01-31T09:30:00.000Z' } },
}).handle(({ ports }) => ({
  status: 'ok',
  version: VERSION,
  timestamp: ports.now().toISOString(),
}));
