import type { DataAnalysis } from '#lib/domain/detection/analyze-data.ts';
import type { Locale } from '#lib/domain/i18n/money.ts';
import type { PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import { fillTemplate } from '#lib/domain/templates/fill-template.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { TemplateSchema, TemplateWriting } from '#schemas/template.ts';
import type { WritingOptions } from '#schemas/writing-options.ts';
import { analyze } from './analyze.ts';
import { loadDataDocuments } from './load-data-documents.ts';

/** What filling needs of a template. */
interface Fillable {
  readonly html: string;
  readonly schema: TemplateSchema;
  readonly source?: string | undefined;
  readonly writing?: TemplateWriting | undefined;
}

/** Data as it was read. */
interface Read {
  readonly analyzed: DataAnalysis;
  /** The document in its language. */
  readonly model: PrintedDocument;
  /** As it was given. */
  readonly data: JsonObject;
}

/** Whether a template shows the printed document. */
export const showsPrinted = (html: string): boolean => SHOWS_PRINTED.test(html);

const SHOWS_PRINTED = /\{\{[#^/&{]?\s*printed\b/;
/** Whether a template sets it list by list, as the built-in ones do. */
export const showsPage = (html: string): boolean => SHOWS_PAGE.test(html);

const SHOWS_PAGE = /\{\{[#^/&{]?\s*printed\.page\b/;

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
 * `read` is that data where it was read already. What the document says and the template does not show is a
 * warning: of a built-in template whatever it shows, since those take any data.
 * @throws generationFailed, analysisFailed
 */
export async function fillUsable(
  template: Fillable,
  data: JsonObject,
  requested: WritingOptions = {},
  read?: Read,
): Promise<ReturnType<typeof fillTemplate>> {
  const options = writingFor(template, requested);
  const isBuiltIn = template.source === 'builtin';
  const printed =
    isBuiltIn || showsPrinted(template.html)
      ? await printedData(data, options, template, read)
      : undefined;
  if (printed === undefined) return fillTemplate(template, data, options);
  const { values, page, locale } = printed;
  const filled = fillTemplate(
    template,
    { ...data, printed: page === undefined ? values : { ...values, page } },
    isBuiltIn ? { locale: locale.language, currency: locale.currency, ...options } : options,
  );
  const isDrawn = isBuiltIn ? drawnOf(template.schema, read?.data ?? data) : () => false;
  const unshown = (await loadDataDocuments())
    .unshownValues(values, filled.html)
    .filter(({ subject = '' }) => !isDrawn(subject));
  return { ...filled, warnings: [...filled.warnings, ...unshown] };
}

/** Whether a built-in template writes a value as its own figures, which are not written as they are elsewhere. */
function drawnOf({ fields }: TemplateSchema, data: JsonObject): (subject: string) => boolean {
  const keys = new Set(fields.flatMap(({ name }) => name.split(/[.[]/)[0] ?? []));
  return (subject) => {
    const [, part = '', key = ''] = subject.split(/[.[]/);
    return /^(sections|details)$/.test(part) && keys.has(key) && Object.hasOwn(data, key);
  };
}

/** The values of the document that the data is, in the places that the template has; all of them in a row where it names that. */
async function printedData(
  data: JsonObject,
  options: WritingOptions,
  { html, schema, writing: { intent, formats = [] } = {} }: Fillable,
  read?: Read,
): Promise<{
  readonly values: JsonObject;
  readonly page: JsonObject | undefined;
  readonly locale: Locale;
}> {
  const { inLanguage, placeDocument, placeWhereNamed, printedPage, withOwn } =
    await loadDataDocuments();
  const analyzed = read?.analyzed ?? (await analyze(data, intent, options));
  const model = read?.model ?? (await inLanguage(analyzed));
  const values = placeWhereNamed(placeDocument(model, analyzed.model).values, html);
  const page = showsPage(html)
    ? withOwn(printedPage(model, analyzed.model), read?.data ?? data, schema)
    : undefined;
  const { locale } = model;
  if (formats.length === 0) return { values, page, locale };
  // Few templates have formats of their own.
  const { formatValues } = await import('#lib/domain/editing/apply/tables/format-values.ts');
  return { values: formatValues(values, formats, locale.language), page, locale };
}
