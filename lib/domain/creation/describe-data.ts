import type { JsonObject } from '#schemas/json.ts';
import { analyze } from './analyze.ts';

/** What create would make of the data. @throws analysisFailed */
export async function describeData(data: JsonObject, intent?: string) {
  const { analysis, recommendations, model } = await analyze(data, intent);
  const { tipsFor } = await import('#lib/domain/detection/totals/tips.ts');
  return {
    success: true as const,
    analysis,
    recommendations: { ...recommendations, tips: tipsFor(model) },
  };
}
