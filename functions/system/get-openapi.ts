import { z } from 'zod';
import { endpoint } from '#lib/http/endpoint.ts';

export const getOpenApi = endpoint({
  id: 'system.openapi',
  method: 'GET',
  path: '/v1/openapi.json',
  summary: 'This API as an OpenAPI 3.1 document',
  auth: 'none',
  input: {},
  output: { kind: 'json', status: 200, body: z.looseObject({ openapi: z.string() }) },
  uses: [],
  errors: [],
}).handle(async ({ ports }) => {
  const { openApi } = await import('./openapi-document.ts');
  return { ...openApi, servers: [{ url: ports.settings.publicUrl }] };
});
