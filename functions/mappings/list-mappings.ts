import { listMappings } from '#lib/domain/mappings/keep-mappings.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { PageQuery } from '#schemas/common.ts';
import { MappingList } from '#schemas/mapping.ts';

export const list = endpoint({
  id: 'mappings.list',
  method: 'GET',
  path: '/v1/mappings',
  summary: 'The mappings stored under this key, the newest first',
  auth: 'key',
  input: { query: PageQuery },
  output: { kind: 'json', status: 200, body: MappingList },
  uses: ['table'],
  errors: [],
  example: { query: { limit: '10' } },
}).handle(({ ports, caller, query }) => listMappings(ports, caller, query));
