import { requireTemplate } from '#lib/domain/creation/template-catalog.ts';
import { chargeDocument, refund } from '#lib/domain/limits/monthly-limit.ts';
import { sampleDataOf } from '#lib/domain/template-tools/preview-markup.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import { requireWebhook } from './keep-webhooks.ts';
import { type MakingNeeds, makeDocument } from './make-document.ts';
import type { RecordChoice } from './record-data.ts';
import type { StoredWebhook } from './webhook-store.ts';

/** Says nothing of the webhook: the same request may succeed later. */
const isPassing = ({ status }: PagewrightError): boolean => status === 429 || status === 503;

/** The first record of the source; without one, what the template shows as a sample. @throws templateNotFound */
async function sampleFor(
  needs: MakingNeeds,
  caller: Caller,
  { mappingId, sourceId, templateId }: StoredWebhook,
): Promise<RecordChoice> {
  if (mappingId !== undefined || sourceId !== undefined) return { kind: 'sample' };
  const template = await requireTemplate(needs, caller, templateId);
  return { kind: 'record', record: await sampleDataOf(template) };
}

/**
 * Makes the document of a sample record: the first one of the source, else the template’s sample data. A
 * webhook that does not work is no failure of the test.
 * @throws webhookNotFound, monthlyLimitExceeded, overloaded, rendererNotInstalled
 */
export async function testWebhook(
  needs: MakingNeeds,
  caller: Caller,
  id: string,
  signal: AbortSignal,
) {
  const webhook = await requireWebhook(needs, caller, id);
  const charge = await chargeDocument(needs, caller);
  try {
    const choice = await sampleFor(needs, caller, webhook);
    const made = await makeDocument(needs, webhook, choice, needs.newId(), signal);
    return {
      ...{ success: true as const, ok: true, message: 'The webhook works', code: null },
      documentId: made.record.id,
      documentUrl: made.record.documentUrl,
      warnings: [...made.warnings],
    };
  } catch (error) {
    await refund(needs, charge);
    if (!(error instanceof PagewrightError) || isPassing(error)) throw error;
    const { message, code } = error;
    const nothing = { documentId: null, documentUrl: null, warnings: [] };
    return { success: true as const, ok: false, message, code, ...nothing };
  }
}
