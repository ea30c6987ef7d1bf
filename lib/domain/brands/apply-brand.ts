import { renderFailure } from '#lib/domain/documents/render-failure.ts';
import type { EditResult } from '#lib/domain/editing/edit-document.ts';
import {
  addRevision,
  editOf,
  type OpenedSession,
  openSession,
} from '#lib/domain/sessions/revise-session.ts';
import type { SessionContent } from '#lib/domain/sessions/session-store.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { RenderError } from '#lib/ports/renderer.ts';
import type { ApplyBrandRequest, BrandedDocument } from '#schemas/brand.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { CheckedBrand } from './read-brand.ts';

type Needs = Pick<
  Ports,
  'table' | 'blobs' | 'renderer' | 'queue' | 'settings' | 'log' | 'now' | 'newId'
>;

/** How often a brand is applied again because another change of the session came first. */
const ATTEMPTS = 5;
const INSTRUCTION = 'Apply a brand';

/**
 * Gives a session's document the look of a brand, as its new revision. Its text stays what it is.
 * @throws sessionNotFound, sessionExpired, validation, guardrailViolation, requestNotFeasible,
 * contentLossBlocked, modifyError, urlFetchFailed, overloaded, rendererNotInstalled
 */
export async function applyBrand(
  needs: Needs,
  caller: Caller,
  { sessionId, brand }: ApplyBrandRequest,
  signal: AbortSignal,
): Promise<BrandedDocument> {
  const { readBrand } = await import('./branding.ts');
  const checked = readBrand(brand, needs.settings.egressAllow);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const opened = await openSession(needs, caller, sessionId);
    const branded = await attemptOnce(needs, caller, opened, checked, signal);
    if (branded !== undefined) return branded;
  }
  throw new PagewrightError('modifyError', {
    message: 'Other requests kept changing the document: nothing was changed, so send it again',
    details: { reason: 'conflict' },
  });
}

/** undefined: another revision came first. */
async function attemptOnce(
  needs: Needs,
  caller: Caller,
  opened: OpenedSession,
  brand: CheckedBrand,
  signal: AbortSignal,
): Promise<BrandedDocument | undefined> {
  const content = await contentOf(needs, opened, signal);
  const html = content.html ?? '';
  const { checkOperations, editDocument, openDocument, planBrand } = await import('./branding.ts');
  const document = { html, options: content.options };
  const plan = await planBrand(needs, caller.ownerId, document, brand, signal).catch(
    (error: unknown) => {
      throw failure(error, 'html');
    },
  );
  const operations = [...plan.operations];
  checkOperations(needs, operations);
  const open = openDocument(html, opened.session.markup?.stylesheet);
  const edited = accepted(editDocument(open, content.options, operations));
  const changes = [...plan.changes];
  const edit = editOf(opened.session, {
    instruction: INSTRUCTION,
    operations: operations as unknown as readonly JsonObject[],
    changes,
  });
  signal.throwIfAborted();
  const revision = { html: edited.html, data: content.data, options: edited.options, edit };
  const revised = await addRevision(needs, caller, opened, revision);
  const selfCheckPassed = edited.selfCheckPassed && plan.isLegible;
  return revised && { html: edited.html, changes, tokensUsed: 0, selfCheckPassed };
}

/** A session of an address has no markup yet: it gets that of the page as it is now. */
async function contentOf(
  { renderer }: Needs,
  { session }: OpenedSession,
  signal: AbortSignal,
): Promise<Pick<SessionContent, 'html' | 'data' | 'options'>> {
  const { html, data, options, origin, ownerId } = session;
  if (html !== null || origin.type !== 'url') return { html, data, options };
  const source = { kind: 'url', url: origin.url } as const;
  const job = { ownerId, source, aspects: ['markup'] } as const;
  const { markup } = await renderer.inspect(job, signal).catch((error: unknown) => {
    throw failure(error, 'url');
  });
  // Its scripts have run: there is nothing to wait for any more.
  const { waitFor: _, waitMs: __, ...lasting } = options;
  return { html: markup ?? '', data, options: lasting };
}

function failure(error: unknown, source: 'html' | 'url'): unknown {
  if (error instanceof RenderError) return renderFailure(error, source, 'modifyError');
  if (error instanceof Error && error.name === 'InvalidOperation')
    return notFeasible(error.message);
  return error;
}

function notFeasible(message: string): PagewrightError {
  return new PagewrightError('requestNotFeasible', { message, details: { suggestions: [] } });
}

/** @throws contentLossBlocked, requestNotFeasible */
function accepted(result: EditResult): Extract<EditResult, { outcome: 'edited' }> {
  if (result.outcome === 'edited') return result;
  const { reason, message, lost } = result;
  if (reason === 'invalid-operation') throw notFeasible(message);
  throw new PagewrightError('contentLossBlocked', {
    message,
    details: { lost: lost === undefined ? [] : [lost] },
  });
}
