import { chooseTemplate } from '#lib/domain/creation/choose-template.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import type { Templates } from '#lib/domain/creation/composition.ts';
import type { RenderingNeeds } from '#lib/domain/creation/render-and-store.ts';
import { renderSession } from '#lib/domain/creation/render-session.ts';
import { templatesOf } from '#lib/domain/creation/template-catalog.ts';
import { draftSession } from '#lib/domain/sessions/create-session.ts';
import { invalid } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import { DocumentData } from '#schemas/json.ts';
import type { Warning } from '#schemas/warning.ts';
import { type ItemResult, itemDocumentId, type JobHead } from './job-store.ts';

/** The caller's templates, each read once for a slice. */
export function sliceTemplates(needs: RenderingNeeds, caller: Caller, { kind }: JobHead) {
  const { find } = templatesOf(needs, caller);
  const found = new Map<string, ReturnType<typeof find>>();
  const templates: Templates = {
    find(reference) {
      const known = found.get(reference) ?? find(reference);
      found.set(reference, known);
      return known;
    },
    ...(kind === 'smart-batch'
      ? {
          choose: async (data, recognised) =>
            (await chooseTemplate(needs, caller, data, recognised)).templateId,
        }
      : {}),
  };
  return templates;
}

/** What of a document's warnings is kept: a slice of twenty items is one record. */
const MAX_WARNINGS = 5;
const MAX_CHARACTERS = 300;

const shortened = ({ code, message, subject }: Warning): Warning => ({
  code,
  message: message.slice(0, MAX_CHARACTERS),
  ...(subject === undefined ? {} : { subject: subject.slice(0, MAX_CHARACTERS) }),
});

/**
 * Makes the document of one item, which has been charged. Made again, it is the same document.
 * @throws what rendering throws
 */
export async function makeItem(
  needs: RenderingNeeds,
  caller: Caller,
  job: JobHead,
  item: { readonly index: number; readonly data: unknown; readonly templates: Templates },
  signal: AbortSignal,
): Promise<ItemResult> {
  const parsed = DocumentData.safeParse(item.data);
  if (!parsed.success) {
    throw invalid(...parsed.error.issues.map(({ message }) => ({ path: ['data'], message })));
  }
  const request = { ...job.request, data: parsed.data };
  const { draft, warnings } = await composeRequest(needs, request, item.templates);
  const session = draftSession(needs, caller, draft);
  const rule = {
    fresh: { warnings },
    failure: 'itemGenerationFailed',
    item: { documentId: itemDocumentId(job.id, item.index) },
  } as const;
  const { record, warnings: all } = await renderSession(
    needs,
    caller,
    session,
    job.request,
    rule,
    signal,
  );
  return {
    status: 'success',
    documentId: record.id,
    filename: record.filename,
    size: record.size,
    pageCount: record.pageCount,
    expiresAt: record.expiresAt,
    templateId: record.templateId,
    warnings: all.length,
    ...(all.length === 0 ? {} : { warningDetails: all.slice(0, MAX_WARNINGS).map(shortened) }),
  };
}
