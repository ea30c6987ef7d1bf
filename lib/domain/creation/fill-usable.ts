import type { DataAnalysis } from '#lib/domain/detection/analyze-data.ts';
import type { PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import { fillTemplate } from '#lib/domain/templates/fill-template.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { Reformat } from '#schemas/rendering/reformat.ts';
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
  const printed = SHOWS_PRINTED.test(template.html)
    ? await printedData(data, options, template.writing?.intent, read)
    : undefined;
  const filled = fillTemplate(
    template,
    printed === undefined ? data : { ...data, printed },
    options,
  );
  const html = await reformatted(filled.html, template.writing?.formats);
  const unshown: readonly Warning[] =
    printed === undefined ? [] : (await loadDataDocuments()).unshownValues(printed, filled.html);
  return { ...filled, html, warnings: [...filled.warnings, ...unshown] };
}

/** The values of the document that the data is. */
export async function printedData(
  data: JsonObject,
  options: WritingOptions,
  intent: string | undefined,
  read?: Read,
): Promise<JsonObject> {
  const { inLanguage, placeDocument } = await loadDataDocuments();
  const analyzed = read?.analyzed ?? (await analyze(data, intent, options));
  const model = read?.model ?? (await inLanguage(analyzed));
  return placeDocument(model, analyzed.model).values;
}

/** Amounts, numbers and dates as the template writes them; what it cannot read stays as it is. */
async function reformatted(html: string, formats: readonly Reformat[] = []): Promise<string> {
  if (formats.length === 0) return html;
  const editor = await import('#lib/domain/editing/editor.ts');
  let written = html;
  for (const to of formats) {
    const after = editor.editDocument(editor.openDocument(written), {}, [{ op: 'reformat', to }]);
    if (after.outcome === 'edited') written = after.html;
  }
  return written;
}
