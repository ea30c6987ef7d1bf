import type { Caller } from '#lib/ports/caller.ts';
import type { Modification, ModifyRequest } from '#schemas/modify.ts';
import { type ModifyNeeds, modifySession } from './modify-session.ts';
import { finish, type Stage } from './stage.ts';

/** The events of a streamed modify, in the order in which they come. */
export type ModifyEvent =
  | Stage
  | { readonly event: 'changes'; readonly data: Pick<Modification, 'changes'> }
  | {
      readonly event: 'complete';
      readonly data: Modification & { readonly usage: { readonly processingTimeMs: number } };
    };

/** The result alone. @throws as modifySession */
export async function modify(
  needs: ModifyNeeds,
  caller: Caller,
  request: ModifyRequest,
  signal: AbortSignal,
): Promise<Modification> {
  return finish(modifySession(needs, caller, request, signal));
}

/**
 * The stages as they happen, then the result. Resolves when the first stage begins.
 * @returns the events; their source stops without having changed anything when `gone` is aborted
 * before the new revision is kept.
 * @throws as modifySession, what is refused before the first stage; the rest comes from the events
 */
export async function streamModify(
  needs: ModifyNeeds,
  caller: Caller,
  request: ModifyRequest,
  signal: AbortSignal,
): Promise<(gone: AbortSignal) => AsyncGenerator<ModifyEvent>> {
  const began = performance.now();
  const left = new AbortController();
  const work = modifySession(needs, caller, request, AbortSignal.any([signal, left.signal]));
  const first = await work.next();
  return async function* events(gone) {
    gone.addEventListener('abort', () => left.abort());
    let step = first;
    try {
      for (; !step.done; step = await work.next()) yield step.value;
    } finally {
      // Where nobody listens any more, the work ends as well.
      if (!step.done) await work.return(undefined as never);
    }
    const result = step.value;
    yield { event: 'changes', data: { changes: result.changes } };
    const processingTimeMs = Math.round(performance.now() - began);
    yield { event: 'complete', data: { ...result, usage: { processingTimeMs } } };
  };
}
