import type { DataAnalysis } from '#lib/domain/detection/analyze-data.ts';
import { loadDataDocuments } from './load-data-documents.ts';
import type { Recognised } from './match-templates.ts';

/** What templates are matched with. */
export async function recognisedIn({
  analysis: { documentType, confidence },
  document,
  model,
}: Pick<DataAnalysis, 'analysis' | 'document' | 'model'>): Promise<Recognised> {
  const { modelData } = await loadDataDocuments();
  const said = document && modelData(document.model, model.locale);
  return { documentType, confidence, said };
}
