import { analyze } from '#lib/domain/creation/analyze.ts';
import { loadDataDocuments } from '#lib/domain/creation/load-data-documents.ts';
import type { DataAnalysis } from '#lib/domain/detection/analyze-data.ts';
import type { PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import type { GeneratedTemplate, GenerateTemplateRequest } from '#schemas/generated-template.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { DocumentType, TemplateSchema, TemplateWriting } from '#schemas/template.ts';
import { sampleData } from '../sample/sample-data.ts';
import { schemaOfData } from '../schema-of-data.ts';
import { requireNameableKeys } from './nameable-keys.ts';
import { sampleFor } from './sample-for.ts';
import { templateOfLayout } from './template-of-layout.ts';

/** Without a type in the description, the data or the fields. */
const DEFAULT_TYPE: DocumentType = 'invoice';
const MAX_NAME = 255;
const MAX_INTENT = 2_000;

/**
 * A template as a description asks for it, with all of the fields or data that come with it; not stored.
 * It shows the printed document, so that it takes any data in which the same document is read.
 * @throws validation for a key that no tag can name
 */
export async function generateTemplate(
  request: GenerateTemplateRequest,
): Promise<GeneratedTemplate> {
  const { description, style } = request;
  const { typeInIntent, styleInIntent, titleInIntent } = await loadDataDocuments();
  const provided = providedData(request);
  if (provided !== undefined) requireNameableKeys(provided);
  const asked = request.type === 'custom' ? undefined : request.type;
  const type =
    asked ?? typeInIntent(description) ?? (provided === undefined ? DEFAULT_TYPE : undefined);
  const data = provided ?? (await samplesFor(type ?? DEFAULT_TYPE, description));
  const kind = type === undefined ? '' : `make ${type === 'invoice' ? 'an' : 'a'} ${type}: `;
  const intent = `${kind}${description}`.slice(0, MAX_INTENT);
  const { analyzed, model, details } = await read(data, intent, request);
  const { documentType } = analyzed.analysis;
  const suitable = style ?? styleInIntent(description) ?? analyzed.recommendations.suggestedStyle;
  return {
    name: (titleInIntent(description) ?? nameOf(description, documentType)).slice(0, MAX_NAME),
    type: documentType === 'document' ? 'custom' : documentType,
    style: suitable,
    html: await templateOfLayout({ analyzed, model, intent, style: suitable }),
    schema: schemaOfData(data, analyzed),
    sampleData: data,
    writing: { intent, ...details, ...(provided === undefined ? {} : writingOf(model)) },
  };
}

async function samplesFor(type: DocumentType, description: string): Promise<JsonObject> {
  const { unwanted } = await import('#lib/domain/layout/apply-intent.ts');
  return sampleFor({ type, description, unwanted: unwanted(description) });
}

/** The document that the data is, with every field that the request names. */
async function read(
  data: JsonObject,
  intent: string,
  { fields = [] }: GenerateTemplateRequest,
): Promise<{ analyzed: DataAnalysis; model: PrintedDocument; details: TemplateWriting }> {
  const { inLanguage } = await loadDataDocuments();
  const named = new Set(fields.map(({ name }) => name));
  const usual = await analyze(data, intent);
  const isWhole = !usual.analysis.unprinted?.some((path) => named.has(fieldName(path)));
  const details: TemplateWriting = isWhole ? {} : { details: 'all' };
  const analyzed = isWhole ? usual : await analyze(data, intent, details);
  return { analyzed, details, model: await inLanguage(analyzed) };
}

/** `items[2].price` and `items[0].price` are one field. */
const fieldName = (path: string): string => path.replace(/\[\d+\]/g, '[]');

/** A template's words are in one language: other data that does not say otherwise is written in it too. */
function writingOf({ locale: { language: locale, currency } }: PrintedDocument): TemplateWriting {
  return { locale, ...(currency === undefined ? {} : { currency }) };
}

/** The data that comes with the request: its own, and made up for fields that it names. */
function providedData({ data, fields = [] }: GenerateTemplateRequest): JsonObject | undefined {
  if (fields.length === 0) return data;
  const made = sampleData(schemaOf(fields));
  return data === undefined ? made : merged(made, data);
}

function schemaOf(fields: NonNullable<GenerateTemplateRequest['fields']>): TemplateSchema {
  return { fields: fields.map(({ name, type }) => ({ name, type: type ?? guessed(name) })) };
}

/** Amounts are numbers; everything else is text unless the template says otherwise. */
function guessed(name: string): 'number' | 'string' | 'array' {
  if (name.endsWith('[]')) return 'array';
  return /(?:price|amount|total|subtotal|discount|quantity|qty|balance|cost|sum|tax|shipping)$/i.test(
    name,
  )
    ? 'number'
    : 'string';
}

function merged(made: JsonObject, own: JsonObject): JsonObject {
  const isObject = (value: JsonValue | undefined): value is JsonObject =>
    value !== null && typeof value === 'object' && !Array.isArray(value);
  return Object.fromEntries(
    [...new Set([...Object.keys(own), ...Object.keys(made)])].map((key) => {
      const [a, b] = [made[key], own[key]];
      return [key, isObject(a) && isObject(b) ? merged(a, b) : (b ?? a ?? null)];
    }),
  );
}

/** "An invoice for a bakery with …" is "Invoice for a bakery". */
function nameOf(description: string, type: string): string {
  const aim =
    /\bfor (?:an? |the |our |my )?([\p{L}\p{N}&' -]{2,40}?)(?=[,.;:]|$| (?:with|without|in|and|that|using|no)\b)/u.exec(
      description,
    )?.[1];
  const kind = `${type[0]?.toUpperCase()}${type.slice(1)}`;
  return aim === undefined ? `${kind} template` : `${kind} for ${aim.trim()}`;
}
