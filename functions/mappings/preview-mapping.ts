import { previewMapping } from '#lib/domain/mappings/preview-mapping.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MappingParams, MappingPreview, MappingPreviewQuery } from '#schemas/mapping.ts';

export const preview = endpoint({
  id: 'mappings.preview',
  method: 'GET',
  path: '/v1/mappings/:id/preview',
  summary: 'What a mapping makes of a record: the data, the filled template, and what is missing',
  description:
    'PLACEHOLDER_UNMAPPED names placeholders without a field, FIELD_UNKNOWN fields that the source does not have.',
  auth: 'key',
  input: { params: MappingParams, query: MappingPreviewQuery },
  output: { kind: 'json', status: 200, body: MappingPreview },
  uses: ['table', 'secrets', 'tabledb', 'read:templates', 'read:sources'],
  errors: [
    'mappingNotFound',
    'templateNotFound',
    'sourceNotFound',
    'recordNotFound',
    'tableNotFound',
    'recordsError',
    'tabledbUnavailable',
  ],
  example: {
    params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' },
    query: { recordId: 'recExample0000001' },
  },
}).handle(({ ports, caller, params, query, signal }) =>
  previewMapping(ports, caller, params.id, query, signal),
);
