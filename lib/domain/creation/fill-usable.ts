import type { DataAnalysis } from '#lib/domain/detection/analyze-data.ts';
import type { PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import { fillTemplate } from '#lib/domain/templates/fill-template.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { TemplateSchema, TemplateWriting } from '#schemas/template.ts';
import type { Warning } from '#schemas/warning.ts';
import type { WritingOptions } from '#schemas/writing-options.ts';
import { analyze } from './analyze.ts';
import { loadDataDocuments } from './load-data-documents.ts';

/** What filling needs of a template. */
interface Fillable {
  readonly html: string;
  readonly schema: TemplateSchema;
  readonly writing?: TemplateWriting | undefined;
}

/** Data as it was read. */
interface Read {
  readonly analyzed: DataAnalysis;
  /** The document in its language. */
  readonly model: PrintedDocument;
}

/** Whether a template shows the printed document. */
export const showsPrinted = (html: string): boolean => SHOWS_PRINTED.test(html);

const SHOWS_PRINTED = /\{\{[#^/&{]?\s*printed\b/;

/** How values are written: as the request says, else as the template does. */
export function writingFor(
  { writing = {} }: { readonly writing?: TemplateWriting | undefined },
  requested: WritingOptions = {},
): WritingOptions {
  const stated = Object.entries(requested).filter(([, value]) => value !== undefined);
  const { intent: _, formats: __, ...own } = writing;
  return { ...own, ...Object.fromEntries(stated) };
}

/**
 * A template filled. One that shows the printed document gets it under `printed`, read from the same data;
 * `read` is that data where it was read already.
 * @throws generationFailed, analysisFailed
 */
export async function fillUsable(
  template: Fillable,
  data: JsonObject,
  requested: WritingOptions = {},
  read?: Read,
): Promise<ReturnType<typeof fillTemplate>> {
  const options = writingFor(template, requested);
  const printed = showsPrinted(template.html)
    ? await printedData(data, options, template, read)
    : undefined;
  const filled = fillTemplate(
    template,
    printed === undefined ? data : { ...data, printed },
    options,
  );
  const unshown: readonly Warning[] =
    printed === undefined ? [] : (await loadDataDocuments()).unshownValues(printed, filled.html);
  return { ...filled, warnings: [...filled.warnings, ...unshown] };
}

/** The values of the document that the data is, in the places that the template has. */
async function printedData(
  data: JsonObject,
  options: WritingOptions,
  { html, writing: { intent, formats = [] } = {} }: Fillable,
  read?: Read,
): Promise<JsonObject> {
  const { inLanguage, placeDocument, placeWhereNamed } = await loadDataDocuments();
  const analyzed = read?.analyzed ?? (await analyze(data, intent, options));
  const model = read?.model ?? (await inLanguage(analyzed));
  const values = placeWhereNamed(placeDocument(model, analyzed.model).values, html);
  if (formats.length === 0) return values;
  // Few templates have formats of their own.
  const { formatValues } = await import('#lib/domain/editing/apply/tables/format-values.ts');
  return formatValues(values, formats, model.locale.language);
}
