import { z } from 'zod';
import { endpoint } from '#lib/http/endpoint.ts';
import openApi from './openapi.generated.json' with { type: 'json' };

export const getOpenApi = endpoint({
  id: 'system.openapi',
  method: 'GET',
  path: '/v1/openapi.json',
  summary: 'This API as an OpenAPI 3.1 document',
  auth: 'none',
  input: {},
  output: { kind: 'json', status: 200, body: z.looseObject({ openapi: z.string() }) },
  errors: [],
}).handle(({ ports }) => ({ ...openApi, servers: [{ url: ports.settings.publicUrl }] }));
