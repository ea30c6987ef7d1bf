import type { GeneratedTemplate, GenerateTemplateRequest } from '#schemas/generated-template.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { DocumentType, TemplateSchema } from '#schemas/template.ts';
import { sampleData } from '../sample/sample-data.ts';
import { requireNameableKeys } from './nameable-keys.ts';
import { sampleFor } from './sample-for.ts';
import { templateOfData } from './template-of-data.ts';

/** Without a type in the description, the data or the fields. */
const DEFAULT_TYPE: DocumentType = 'invoice';
const MAX_NAME = 255;

/**
 * A template as a description asks for it, with all of the fields or data that come with it; not stored.
 * @throws validation for a key that no tag can name
 */
export async function generateTemplate(
  request: GenerateTemplateRequest,
): Promise<GeneratedTemplate> {
  const { description, style } = request;
  const { typeInIntent, styleInIntent, titleInIntent, analyzeData } = await import(
    '#lib/domain/creation/data-documents.ts'
  );
  const { unwanted } = await import('#lib/domain/layout/apply-intent.ts');
  const provided = providedData(request);
  if (provided !== undefined) requireNameableKeys(provided);
  const asked = request.type === 'custom' ? undefined : request.type;
  const type =
    asked ?? typeInIntent(description) ?? (provided === undefined ? DEFAULT_TYPE : undefined);
  const data =
    provided ??
    (await sampleFor({ type: type ?? DEFAULT_TYPE, description, unwanted: unwanted(description) }));
  const made = await templateOfData({
    data,
    intent: `${type === undefined ? '' : `make a ${type}: `}${description}`,
    style: style ?? styleInIntent(description),
    wanted: provided === undefined ? [] : wantedOf(request, provided),
  });
  const kind = made.type === 'document' ? analyzeData(data).analysis.documentType : made.type;
  return {
    name: (titleInIntent(description) ?? nameOf(description, made.type)).slice(0, MAX_NAME),
    type: kind === 'document' ? 'custom' : kind,
    style: made.style,
    html: made.html,
    schema: made.schema,
    sampleData: data,
  };
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

const MAX_WANTED = 300;

/** Every value of the data, and of every list those of its first entry. */
function wantedOf({ fields = [] }: GenerateTemplateRequest, data: JsonObject) {
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const wanted: { path: string; label: string | undefined }[] = [];
  const pending: [string, JsonValue][] = Object.entries(data);
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    const [path, value] = next;
    if (wanted.length >= MAX_WANTED) break;
    if (Array.isArray(value)) {
      const [first] = value;
      if (first !== undefined) pending.push([`${path}[0]`, first]);
    } else if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) pending.push([`${path}.${key}`, inner]);
    } else if (!SETTINGS.has(path))
      wanted.push({ path, label: labels.get(path.replace(/\[\d+\]/g, '[]')) });
  }
  return wanted;
}

/** Read by the service itself. */
const SETTINGS: ReadonlySet<string> = new Set(['locale', 'currency', 'type']);

/** "An invoice for a bakery with …" is "Invoice for a bakery". */
function nameOf(description: string, type: string): string {
  const aim =
    /\bfor (?:an? |the |our |my )?([\p{L}\p{N}&' -]{2,40}?)(?=[,.;:]|$| (?:with|without|in|and|that|using|no)\b)/u.exec(
      description,
    )?.[1];
  const kind = `${type[0]?.toUpperCase()}${type.slice(1)}`;
  return aim === undefined ? `${kind} template` : `${kind} for ${aim.trim()}`;
}
