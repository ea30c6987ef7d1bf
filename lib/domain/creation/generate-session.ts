import { useSession } from '#lib/domain/sessions/use-session.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { GenerateRequest } from '#schemas/create.ts';
import { presentRenderedDocument } from './present-rendered-document.ts';
import type { RenderingNeeds } from './render-and-store.ts';
import { renderSession } from './render-session.ts';

/**
 * Renders a session to a file.
 * @throws sessionNotFound, sessionExpired, monthlyLimitExceeded, overloaded, rendererNotInstalled,
 * urlFetchFailed, generateError
 */
export async function generateSession(
  needs: RenderingNeeds,
  caller: Caller,
  request: GenerateRequest,
  signal: AbortSignal,
) {
  const session = await useSession(needs, caller, request.sessionId);
  const rule = { failure: 'generateError' } as const;
  const rendered = await renderSession(needs, caller, session, request, rule, signal);
  return presentRenderedDocument(needs, rendered, session.id, {});
}
