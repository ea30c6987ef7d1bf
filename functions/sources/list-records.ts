import { readSourceRecords } from '#lib/domain/sources/read-records.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SourceParams, SourceRecords, SourceRecordsQuery } from '#schemas/source.ts';

export const records = endpoint({
  id: 'sources.records',
  method: 'GET',
  path: '/v1/sources/:id/records',
  summary: 'Records of a source, formatted and raw, filtered and page after page',
  description:
    'nextCursor leads to the next page and is cheaper than a large offset. A record of json and csv has its own id, _id or ID as its id, else its number from 1.',
  auth: 'key',
  input: { params: SourceParams, query: SourceRecordsQuery },
  output: { kind: 'json', status: 200, body: SourceRecords },
  uses: ['table', 'secrets', 'tabledb', 'read:sources'],
  errors: ['sourceNotFound', 'tableNotFound', 'recordsError', 'tabledbUnavailable'],
  example: {
    params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' },
    query: { limit: '10', filter: '{"field":"Status","is":"Paid"}' },
  },
}).handle(({ ports, caller, params, query, signal }) =>
  readSourceRecords(ports, caller, params.id, query, signal),
);
