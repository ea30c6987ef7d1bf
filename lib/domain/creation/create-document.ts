import { renderFailure } from '#lib/domain/documents/render-failure.ts';
import { draftSession } from '#lib/domain/sessions/create-session.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { CreateRequest } from '#schemas/create.ts';
import type { Warning } from '#schemas/warning.ts';
import { composeRequest } from './compose-request.ts';
import type { Templates } from './composition.ts';
import { presentRenderedDocument } from './present-rendered-document.ts';
import type { RenderingNeeds } from './render-and-store.ts';
import { renderSession } from './render-session.ts';
import { templatesOf } from './template-catalog.ts';

const LINKS = { modify: '/v1/modify', generate: '/v1/generate' } as const;

/** What the renderer has no room for is not composed and stored first: under load, refusing must be cheap. */
function refuseWhenFull({ renderer }: RenderingNeeds, { data, url, format }: CreateRequest): void {
  const refusal = renderer.refusal({ format, withoutScript: data !== undefined });
  if (refusal === undefined) return;
  const source = data === undefined && url !== undefined ? 'url' : 'html';
  throw renderFailure(refusal, source, 'generationFailed');
}

/**
 * One call, one document: composes the input, opens a session on it, renders and hosts the result.
 * @param known what was found missing before
 * @returns a file reply with the JSON of the Generated document resource.
 * @throws validation, templateNotFound, analysisFailed, monthlyLimitExceeded, overloaded,
 * rendererNotInstalled, urlFetchFailed, generationFailed
 */
export async function createDocument(
  needs: RenderingNeeds,
  caller: Caller,
  request: CreateRequest,
  signal: AbortSignal,
  templates: Templates = templatesOf(needs, caller),
  known: readonly Warning[] = [],
) {
  refuseWhenFull(needs, request);
  const { draft, analysis, warnings } = await composeRequest(needs, request, templates);
  const session = draftSession(needs, caller, draft);
  const rule = {
    fresh: { warnings: [...known, ...warnings] },
    failure: 'generationFailed',
  } as const;
  const rendered = await renderSession(needs, caller, session, request, rule, signal);
  return presentRenderedDocument(needs, rendered, session.id, {
    ...(analysis === undefined ? {} : { analysis }),
    source: session.origin,
    _links: LINKS,
  });
}
