import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { JsonObject } from '#schemas/json.ts';

/** What create would make of the data. @throws analysisFailed */
export function describeData(data: JsonObject, intent?: string) {
  try {
    const { analysis, recommendations } = analyzeData(data, intent);
    return { success: true as const, analysis, recommendations };
  } catch (error) {
    throw new PagewrightError('analysisFailed', { cause: error });
  }
}
