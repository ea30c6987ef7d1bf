import type { DataAnalysis } from '#lib/domain/detection/analyze-data.ts';
import type { PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { WritingOptions } from '#schemas/writing-options.ts';
import { analyze } from './analyze.ts';
import { showsPage } from './fill-usable.ts';
import { loadDataDocuments } from './load-data-documents.ts';
import type { Recognised } from './match-templates.ts';
import type { UsableTemplate } from './template-catalog.ts';

/** Data as it was read for a document. */
export interface ReadData {
  readonly analyzed: DataAnalysis;
  /** The document in its language. */
  readonly model: PrintedDocument;
}

/** A type that data shows with less is a guess, which the template of a request knows better. */
const TOLD = 0.8;

/** Whether data is of a type, or says itself that it is of another. */
function tells({ analysis: { documentType, confidence } }: DataAnalysis, type: string): boolean {
  return documentType === type || (documentType !== 'document' && confidence >= TOLD);
}

/** Reads data, for a template of a type where one is named. @throws analysisFailed */
export async function readForTemplate(
  data: JsonObject,
  intent: string | undefined,
  writing: WritingOptions,
  type: string | undefined,
): Promise<ReadData> {
  const told = await analyze(data, intent, writing);
  const isOfTemplate = type !== undefined && intent === undefined && !tells(told, type);
  const analyzed = isOfTemplate ? await analyze(data, type, writing) : told;
  const { inLanguage } = await loadDataDocuments();
  return { analyzed, model: await inLanguage(analyzed) };
}

/** What is filled from the model: a built-in template, and one that sets the printed document as those do. */
type Taking = Pick<UsableTemplate, 'source' | 'schema' | 'html'> & { readonly type: string };

/** A template takes the document's model where the data has other names than it. */
export async function fillFromModel(
  template: Taking,
  data: JsonObject,
  { analyzed, model }: ReadData,
): Promise<JsonObject> {
  if (template.source !== 'builtin' && !showsPage(template.html)) return data;
  const { said } = await recognisedIn(analyzed);
  if (said === undefined) return data;
  const named = template.type === 'report' ? { title: model.title, ...said } : said;
  return (await loadDataDocuments()).fillGaps(template.schema, data, named);
}

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
