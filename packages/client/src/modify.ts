import type { components } from './api.generated.ts';
import { readEvents } from './events.ts';
import { contextOf, toError } from './read-error.ts';
import type { Send } from './types.ts';

type Schemas = components['schemas'];

/** What is reported while a session is being changed. `complete` is the last one. */
export type ModifyEvent =
  | { readonly event: 'start'; readonly data: Schemas['SessionsModifyEventStart'] }
  | { readonly event: 'delta'; readonly data: Schemas['SessionsModifyEventDelta'] }
  | { readonly event: 'changes'; readonly data: Schemas['SessionsModifyEventChanges'] }
  | { readonly event: 'complete'; readonly data: Schemas['SessionsModifyEventComplete'] };

export async function* modifyEvents(
  send: Send,
  body: Schemas['SessionsModifyRequest'],
  signal: AbortSignal | undefined,
): AsyncGenerator<ModifyEvent, void, undefined> {
  const { response } = await send(
    'post',
    '/v1/modify',
    { body, params: { query: { stream: 'true' } }, ...(signal && { signal }) },
    { headers: { accept: 'text/event-stream' }, parseAs: 'stream' },
  );
  if (response.body === null) return;
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'error') throw toError(data, contextOf(response));
    yield { event, data } as ModifyEvent;
  }
}
