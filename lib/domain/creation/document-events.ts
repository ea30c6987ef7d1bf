import type { DocumentRecord } from '#lib/domain/documents/document-store.ts';
import type { NewDocument } from '#lib/domain/documents/store-document.ts';
import { type EventNeeds, type Listener, raiseEvent } from '#lib/domain/events/raise-event.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import { DocumentDescription } from '#schemas/document.ts';

type Listening = Promise<readonly Listener[]>;

/** Tells that a document was made. Made again after a crash, it is the same event. */
export function raiseCreated(
  needs: EventNeeds,
  record: DocumentRecord,
  listening: Listening,
): Promise<void> {
  const { documentUrl } = record;
  const data = { document: { ...DocumentDescription.parse(record), documentUrl } };
  const draft = { type: 'document.created', key: record.id, data } as const;
  return raiseEvent(needs, record.ownerId, draft, listening);
}

/** What is not the document's fault: it may be asked for again. */
const REFUSALS = new Set(['overloaded', 'rendererNotInstalled']);

/** Tells that a document could not be made, unless it was only refused for now or asked for wrongly. */
export async function raiseFailed(
  needs: EventNeeds & Pick<Ports, 'newId'>,
  ownerId: string,
  {
    id,
    templateId,
    sessionId,
    filename,
  }: Pick<NewDocument, 'id' | 'templateId' | 'sessionId' | 'filename'>,
  failure: unknown,
  listening: Listening,
): Promise<void> {
  const isKnown = failure instanceof PagewrightError;
  if (isKnown && (failure.status < 500 || REFUSALS.has(failure.condition))) return;
  const [error, code] = isKnown
    ? [failure.message, failure.code]
    : ['Something went wrong on our side', 'INTERNAL_ERROR'];
  const data = {
    error,
    code,
    filename,
    templateId: templateId ?? null,
    sessionId: sessionId ?? null,
  };
  const key = id ?? needs.newId();
  await raiseEvent(needs, ownerId, { type: 'document.failed', key, data }, listening);
}
