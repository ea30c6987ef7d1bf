import { sessionFromMapping } from '#lib/domain/mappings/preview-mapping.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MappedSession, MappedSessionRequest } from '#schemas/mapping.ts';

export const startSession = endpoint({
  id: 'mappings.session',
  method: 'POST',
  path: '/v1/sessions/from-mapping',
  summary: 'Open a session on what a mapping makes of a record',
  description: 'Modify and generate take its sessionId.',
  auth: 'key',
  input: { body: MappedSessionRequest },
  output: { kind: 'json', status: 201, body: MappedSession },
  uses: [
    'table',
    'secrets',
    'tabledb',
    'read:templates',
    'read:sources',
    'read:sessions',
    'write:sessions',
  ],
  errors: [
    'mappingNotFound',
    'templateNotFound',
    'sourceNotFound',
    'recordNotFound',
    'tableNotFound',
    'recordsError',
    'tabledbUnavailable',
    'analysisFailed',
  ],
  example: {
    body: { mappingId: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e', recordId: 'recExample0000001' },
  },
}).handle(({ ports, caller, body, signal }) => sessionFromMapping(ports, caller, body, signal));
