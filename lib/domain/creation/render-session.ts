import { renderFailure } from '#lib/domain/documents/render-failure.ts';
import { hashRenderInput, reuseDocument } from '#lib/domain/documents/reuse-rendering.ts';
import { keepSession } from '#lib/domain/sessions/create-session.ts';
import type { Session } from '#lib/domain/sessions/session-store.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { TTL_DEFAULT_SECONDS } from '#schemas/create.ts';
import type { Condition } from '#schemas/errors.ts';
import type { OutputFormat, RenderOptions, UrlOptions } from '#schemas/render-options.ts';
import type { Warning } from '#schemas/warning.ts';
import type { WritingOptions } from '#schemas/writing-options.ts';
import { refuseWarnings, unresolvedPlaceholders } from './refuse-warnings.ts';
import {
  type RenderedDocument,
  type RenderingNeeds,
  renderAndStore,
  renderAndStoreCharged,
} from './render-and-store.ts';
import { applicableOptions, jobOf, numberedOptions } from './render-job.ts';

/** Options of one request: what a session keeps, and what only a request may bring. */
export type RequestOptions = RenderOptions & UrlOptions & WritingOptions;

/** How a session is to be rendered. */
export interface SessionRenderRequest {
  readonly format: OutputFormat;
  readonly options?: RequestOptions | undefined;
  /** Seconds until the hosted document expires. */
  readonly ttl?: number | undefined;
}

/** What of the options a session may keep: headers, cookies and passwords are used once and never stored, and its values are written. */
export function storableOptions({
  headers: _,
  cookies: __,
  basicAuth: ___,
  locale: ____,
  timeZone: _____,
  currency: ______,
  details: _______,
  ...storable
}: RequestOptions): RenderOptions {
  return storable;
}

/** How an endpoint renders a session. */
export interface RenderRule {
  /** The failure of the endpoint, for what goes wrong inside the render. */
  readonly failure: Condition;
  /** Given for a session that was drafted a moment ago: it is stored with its document, and there is no earlier rendering to look for. */
  readonly fresh?: { readonly warnings: readonly Warning[] };
  /** Given for an item of a job: it has been charged, its document has this id, and nobody will come back to its session. */
  readonly item?: {
    readonly documentId: string;
    /** false: the caller raises document.failed. Default: true. */
    readonly tellsOfFailure?: boolean;
  };
}

/** What can be known of a document before it is rendered is refused before. */
function refuseKnown(session: Session, known: readonly Warning[], failure: Condition): void {
  refuseWarnings(
    [
      ...known,
      ...(session.html === null
        ? []
        : unresolvedPlaceholders(session.html, session.markup?.scriptFree)),
    ],
    failure,
  );
}

/**
 * Renders a session as it stands, the options of the request over those that it was created with,
 * and hosts the result. Unchanged and with the same options it is the same document, living on:
 * nothing is rendered, and nothing charged.
 */
export async function renderSession(
  needs: RenderingNeeds,
  caller: Caller,
  session: Session,
  request: SessionRenderRequest,
  { failure, fresh, item }: RenderRule,
  signal: AbortSignal,
): Promise<RenderedDocument> {
  const { format, options = {}, ttl = TTL_DEFAULT_SECONDS } = request;
  const wanted = { ...session.options, ...storableOptions(options) };
  const effective = await numberedOptions(
    session,
    applicableOptions(session, wanted),
    options.locale,
  );
  const identity = {
    sessionId: session.id,
    revision: session.revision,
    hash: hashRenderInput([format, { ...effective, strict: undefined }]),
  };
  if (effective.strict) refuseKnown(session, fresh?.warnings ?? [], failure);
  const reused = fresh ? undefined : await reuseDocument(needs, caller, identity, ttl);
  if (reused !== undefined) {
    if (effective.strict) refuseWarnings(reused.warnings, failure);
    return { ...reused, content: { blobKey: reused.record.blobKey } };
  }
  return (item ? renderAndStoreCharged : renderAndStore)(
    needs,
    caller,
    {
      job: await jobOf(session, format, effective, options),
      document: {
        filename: `${session.filenameStem}.${format}`,
        documentType: session.documentType,
        templateId: session.origin.type === 'template' ? session.origin.templateId : null,
        ttlSeconds: ttl,
        ...(item ? { id: item.documentId } : { sessionId: session.id, identity }),
      },
      failure,
      known: fresh?.warnings ?? [],
      tellsOfFailure: item?.tellsOfFailure ?? true,
      keepSession: async () => (fresh && !item ? keepSession(needs, session) : undefined),
    },
    signal,
  );
}

/**
 * How many pages the PDF of a session has, as it is rendered without options of a request. Nothing is stored.
 * @throws overloaded, rendererNotInstalled, modifyError
 */
export async function countPages(
  needs: Pick<Ports, 'renderer'>,
  session: Session,
  signal: AbortSignal,
): Promise<number> {
  const { ownerId, options } = session;
  const effective = await numberedOptions(session, applicableOptions(session, options), undefined);
  const job = await jobOf(session, 'pdf', effective, {});
  const { pageCount } = await needs.renderer
    .render({ ...job, ownerId }, signal)
    .catch((error: unknown) => {
      throw renderFailure(error, 'html', 'modifyError');
    });
  return pageCount;
}
