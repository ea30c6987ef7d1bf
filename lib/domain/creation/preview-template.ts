import { createSession } from '#lib/domain/sessions/create-session.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Condition } from '#schemas/errors.ts';
import type { JsonObject } from '#schemas/json.ts';
import { composeRequest } from './compose-request.ts';
import { templatesOf } from './template-catalog.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'settings' | 'now' | 'newId'>;

/** Faults of the installation, which have errors of their own. */
const INSTALLATION: ReadonlySet<Condition> = new Set([
  'templatesError',
  'configuration',
  'databaseNotConfigured',
]);

/** The specification answers every unusable template or data here with PREVIEW_ERROR; the details stay those of the problem. */
function previewError(error: unknown): unknown {
  if (!(error instanceof PagewrightError) || INSTALLATION.has(error.condition)) return error;
  return new PagewrightError('previewError', {
    message: error.message,
    details: error.details,
    cause: error,
  });
}

/** Fills a template and opens a session on the result. @throws previewError */
export async function previewTemplate(
  needs: Needs,
  caller: Caller,
  request: { readonly template: string; readonly data: unknown },
) {
  const { draft } = await composeRequest(
    needs,
    { templateId: request.template, data: request.data as JsonObject },
    templatesOf(needs, caller),
  ).catch((error: unknown) => {
    throw previewError(error);
  });
  const session = await createSession(needs, caller, draft);
  return { html: session.html ?? '', sessionId: session.id };
}
