import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import type { RenderedDocument, RenderingNeeds } from '#lib/domain/creation/render-and-store.ts';
import { renderSession } from '#lib/domain/creation/render-session.ts';
import { draftSession } from '#lib/domain/sessions/create-session.ts';
import type { SourceNeeds } from '#lib/domain/sources/open-source.ts';
import { invalid } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import { DocumentData } from '#schemas/json.ts';
import { fillingOf, type RecordChoice } from './record-data.ts';
import type { StoredWebhook } from './webhook-store.ts';

export type MakingNeeds = RenderingNeeds & SourceNeeds;

/** Whose documents a webhook makes. */
export const callerOf = ({
  ownerId,
  caller,
}: Pick<StoredWebhook, 'ownerId' | 'caller'>): Caller => ({
  ownerId,
  ...caller,
});

/**
 * Makes the document of a record, which has been charged. Made again under the same id, it is the same
 * document.
 * @throws what fillingOf, composing and rendering throw
 */
export async function makeDocument(
  needs: MakingNeeds,
  webhook: StoredWebhook,
  choice: RecordChoice,
  documentId: string,
  signal: AbortSignal,
): Promise<RenderedDocument> {
  const caller = callerOf(webhook);
  const filling = await fillingOf(needs, caller, webhook, choice, signal);
  const { template, data, options = webhook.options } = filling;
  if (!DocumentData.safeParse(data).success)
    throw invalid({ path: ['data'], message: 'the record has no value for the template' });
  const request = { data, templateId: template.id, options };
  const { draft, warnings } = await composeRequest(needs, request, { find: async () => template });
  const session = draftSession(needs, caller, draft);
  const rule = {
    fresh: { warnings },
    failure: 'generationFailed',
    item: { documentId, tellsOfFailure: false },
  } as const;
  return renderSession(needs, caller, session, webhook, rule, signal);
}
