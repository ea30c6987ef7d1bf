import { listSources } from '#lib/domain/sources/find-source.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { PageQuery } from '#schemas/common.ts';
import { SourceList } from '#schemas/source.ts';

export const list = endpoint({
  id: 'sources.list',
  method: 'GET',
  path: '/v1/sources',
  summary: 'The sources stored under this key, the newest first, without records and content',
  auth: 'key',
  input: { query: PageQuery },
  output: { kind: 'json', status: 200, body: SourceList },
  uses: ['table', 'secrets'],
  errors: [],
  example: { query: { limit: '10' } },
}).handle(({ ports, caller, query }) => listSources(ports, caller, query));
