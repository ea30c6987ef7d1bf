import type { DataAnalysis } from '#lib/domain/detection/analyze-data.ts';
import type { JsonObject } from '#schemas/json.ts';
import { analyze } from './analyze.ts';

/** What create would make of the data. @throws analysisFailed */
export async function describeData(data: JsonObject, intent?: string) {
  return describeAnalysis(await analyze(data, intent));
}

/** An analysis as the endpoints answer it. */
export async function describeAnalysis({ analysis, recommendations, model }: DataAnalysis) {
  const { tipsFor } = await import('#lib/domain/detection/tips.ts');
  return {
    success: true as const,
    analysis,
    recommendations: { ...recommendations, tips: tipsFor(model) },
  };
}
