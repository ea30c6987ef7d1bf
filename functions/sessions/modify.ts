import { countPages } from '#lib/domain/creation/render-session.ts';
import { modify as change, streamModify } from '#lib/domain/editing/session/answer-modify.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { Modification, ModifyQuery, ModifyRequest, modifyEvents } from '#schemas/modify.ts';

export const modify = endpoint({
  id: 'sessions.modify',
  method: 'POST',
  path: '/v1/modify',
  summary: 'Change a session in plain words, or undo the last change',
  description:
    'Every change is a new revision of the session; undo goes back one. With stream=true the answer is a stream of events: start, delta, changes, complete; or error. What is refused before the work begins is an ordinary error.',
  auth: 'key',
  withoutDatabase: 'configuration',
  input: { query: ModifyQuery, body: ModifyRequest },
  output: { kind: 'events', events: modifyEvents, body: Modification },
  uses: [
    'table',
    'renderer',
    'queue',
    'model',
    'read:sessions',
    'write:sessions',
    'read:templates',
  ],
  errors: [
    'guardrailViolation',
    'requestNotFeasible',
    'contentLossBlocked',
    'sessionNotFound',
    'sessionExpired',
    'modifyError',
    'urlFetchFailed',
    'overloaded',
    'rendererNotInstalled',
  ],
  example: {
    body: {
      sessionId: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e',
      instruction: 'make the header dark blue and the title larger',
    },
  },
}).handle(async ({ ports, caller, query, body, signal }) => {
  const needs = { ...ports, countPages: countPages.bind(undefined, ports) };
  return query.stream === 'true'
    ? { events: await streamModify(needs, caller, body, signal) }
    : { json: await change(needs, caller, body, signal) };
});
