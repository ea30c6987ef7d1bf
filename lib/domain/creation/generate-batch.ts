import { draftSession } from '#lib/domain/sessions/create-session.ts';
import { invalid, PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import { unknownFields } from '#lib/shared/unknown-fields.ts';
import { BatchItem, type BatchResult } from '#schemas/create.ts';
import type { TemplateBatchRequest } from '#schemas/job.ts';
import { MEDIA_TYPES } from '#schemas/render-options.ts';
import { composeRequest } from './compose-request.ts';
import { describeFailure } from './item-failure.ts';
import { bytesOf, dataUrl, type RenderingNeeds } from './render-and-store.ts';
import { renderSession } from './render-session.ts';
import { requireTemplate, templatesOf } from './template-catalog.ts';

type ItemResult = BatchResult['results'][number];

async function generateItem(
  needs: RenderingNeeds,
  caller: Caller,
  index: number,
  item: unknown,
  signal: AbortSignal,
): Promise<ItemResult> {
  const parsed = BatchItem.safeParse(item);
  if (!parsed.success) {
    throw invalid(
      ...parsed.error.issues.map(({ path, message }) => ({
        path: path.map((step) => (typeof step === 'number' ? step : String(step))),
        message,
      })),
    );
  }
  const { draft, analysis, warnings } = await composeRequest(
    needs,
    parsed.data,
    templatesOf(needs, caller),
  );
  const session = draftSession(needs, caller, draft);
  const rule = { fresh: { warnings }, failure: 'itemGenerationFailed' } as const;
  const rendered = await renderSession(needs, caller, session, parsed.data, rule, signal);
  const { record } = rendered;
  return {
    index,
    status: 'success',
    url: dataUrl(MEDIA_TYPES[record.format], await bytesOf(needs, rendered)),
    filename: record.filename,
    size: record.size,
    pageCount: record.pageCount,
    documentId: record.id,
    documentUrl: record.documentUrl,
    detectedType: analysis?.detectedType ?? 'document',
    warnings: [...rendered.warnings, ...unknownFields(BatchItem, item)],
  };
}

function failedItem(needs: RenderingNeeds, index: number, error: unknown): ItemResult {
  const { isFault, message, details } = describeFailure(error);
  if (isFault) needs.log.error({ index, err: error }, 'batch item failed');
  return { index, status: 'error', error: message, errorCode: 'ITEM_GENERATION_FAILED', details };
}

/**
 * Makes one document of each item, as many at a time as the settings say. Each item stands and
 * falls alone; results are in the order of the items.
 * @throws validation when there are more items than one call may have, batchError for what is no item's failure.
 */
export async function generateBatch(
  needs: RenderingNeeds,
  caller: Caller,
  items: readonly unknown[],
  signal: AbortSignal,
): Promise<BatchResult> {
  const { maxBatchItems, batchConcurrency } = needs.settings;
  if (items.length > maxBatchItems) {
    throw invalid({
      path: ['items'],
      message: `at most ${maxBatchItems} items in one call, not ${items.length}`,
    });
  }
  const results: ItemResult[] = new Array(items.length);
  const queue = items.entries();
  let failure: { cause: unknown } | undefined;
  const work = async () => {
    for (const [index, item] of queue) {
      if (failure !== undefined) return;
      results[index] = await generateItem(needs, caller, index, item, signal).catch(
        (error: unknown) => failedItem(needs, index, error),
      );
    }
  };
  const workers = Array.from({ length: batchConcurrency }, () =>
    work().catch((cause: unknown) => {
      failure ??= { cause };
    }),
  );
  await Promise.all(workers);
  if (failure !== undefined) throw new PagewrightError('batchError', failure);
  const successCount = results.filter(({ status }) => status === 'success').length;
  return { results, successCount, failCount: results.length - successCount };
}

/**
 * A batch of one template: what is wrong with that fails all of it, at once.
 * @throws templateNotFound, validation, batchError
 */
export async function generateTemplateBatch(
  needs: RenderingNeeds,
  caller: Caller,
  { items, ...shared }: TemplateBatchRequest,
  signal: AbortSignal,
): Promise<BatchResult> {
  await requireTemplate(needs, caller, shared.templateId);
  const each = items.map((data) => ({ ...shared, data }));
  return generateBatch(needs, caller, each, signal);
}
