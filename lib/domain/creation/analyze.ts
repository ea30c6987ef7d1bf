import type { DataAnalysis } from '#lib/domain/detection/analyze-data.ts';
import type { RequestedLocale } from '#lib/domain/i18n/locale.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { JsonObject } from '#schemas/json.ts';
import { loadDataDocuments } from './load-data-documents.ts';

/**
 * More values than this make no document that anybody reads, but seconds of work on the thread that
 * everybody shares: a million numbers took 3.4 s, these take about 0.3 s.
 */
export const MAX_VALUES = 100_000;

/** Whether data holds more than `limit` values, objects and lists counted as such. */
function holdsMoreThan(data: JsonObject, limit: number): boolean {
  const pending: unknown[] = [data];
  let count = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next === null || typeof next !== 'object') continue;
    const children = Object.values(next);
    count += children.length;
    if (count > limit) return true;
    for (const child of children) if (typeof child === 'object') pending.push(child);
  }
  return false;
}

/** Detects what data is. @throws analysisFailed when the data is too large for it, or it trips over the data. */
export async function analyze(
  data: JsonObject,
  intent: string | undefined,
  requested: RequestedLocale = {},
): Promise<DataAnalysis> {
  if (holdsMoreThan(data, MAX_VALUES)) {
    throw new PagewrightError('analysisFailed', {
      message: `The data holds more than ${MAX_VALUES} values: send less, or several documents`,
      details: { maxValues: MAX_VALUES },
    });
  }
  const { analyzeData } = await loadDataDocuments();
  try {
    return analyzeData(data, intent, requested);
  } catch (error) {
    throw new PagewrightError('analysisFailed', { cause: error });
  }
}
