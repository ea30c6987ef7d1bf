import { generateSession } from '#lib/domain/creation/generate-session.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { GeneratedSession, GenerateRequest } from '#schemas/create.ts';

export const generate = endpoint({
  id: 'sessions.generate',
  method: 'POST',
  path: '/v1/generate',
  summary: 'Render a session to PDF or PNG',
  description:
    'An unchanged session with the same options is the same document again: its end moves, nothing is rendered or counted.',
  auth: 'key',
  withoutDatabase: 'configuration',
  input: { body: GenerateRequest },
  output: {
    kind: 'file',
    mediaTypes: ['application/pdf', 'image/png'],
    body: GeneratedSession,
    headers: {
      'X-Service-Session-Id': 'The session.',
      'X-Service-Document-Id': 'The hosted document.',
      'X-Service-Document-Type': 'The type of the session’s document.',
      'X-Service-Warnings': 'How many warnings the JSON form would list.',
    },
  },
  uses: [
    'table',
    'renderer',
    'queue',
    'read:sessions',
    'write:sessions',
    'read:documents',
    'write:documents',
  ],
  errors: [
    'sessionNotFound',
    'sessionExpired',
    'monthlyLimitExceeded',
    'urlFetchFailed',
    'generateError',
    'overloaded',
    'rendererNotInstalled',
  ],
  example: { body: { sessionId: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e', format: 'pdf' } },
}).handle(({ ports, caller, body, signal }) => generateSession(ports, caller, body, signal));
