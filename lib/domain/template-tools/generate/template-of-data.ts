import { COMMERCIAL } from '#lib/domain/detection/head/head-facts.ts';
import { type Writing, writeValue } from '#lib/domain/detection/values.ts';
import type { RequestedLocale } from '#lib/domain/i18n/locale.ts';
import type { PrintedDocument, Value } from '#lib/domain/presentation/printed-document.ts';
import type { Analysis } from '#schemas/analysis.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { StyleName, TemplateField, TemplateSchema } from '#schemas/template.ts';
import { toMustache } from './to-mustache.ts';
import { tokeniseModel } from './tokenise-model.ts';
import { createTokens, segmentsOf, type Token } from './tokens.ts';
import { nameIn } from './write-tag.ts';

/** What a template is made of. */
export interface TemplatePlan {
  readonly data: JsonObject;
  /** The intent, which detection and layout read. */
  readonly intent: string;
  readonly style: StyleName | undefined;
  /** What the request says of language and time zone. */
  readonly requested?: RequestedLocale;
  /** Paths of the data that must be in the template, with their labels. */
  readonly wanted: readonly { readonly path: string; readonly label?: string | undefined }[];
}

export interface MadeTemplate {
  readonly html: string;
  readonly schema: TemplateSchema;
  readonly type: Analysis['documentType'];
  readonly style: StyleName;
}

/**
 * A template that makes of the data what its generated layout is: the layout is drawn with tokens in the
 * place of the values, which then become tags.
 */
export async function templateOfData({
  data,
  intent,
  style: requestedStyle,
  requested = {},
  wanted,
}: TemplatePlan): Promise<MadeTemplate> {
  const { analyzeData, inLanguage, layoutDocument } = await import(
    '#lib/domain/creation/data-documents.ts'
  );
  const { applyIntent } = await import('#lib/domain/layout/apply-intent.ts');
  const { parseDocument } = await import('#lib/domain/editing/editor.ts');
  const analyzed = analyzeData(data, intent, requested);
  const { analysis, recommendations } = analyzed;
  const model = await inLanguage(analyzed);
  const commercial = COMMERCIAL.has(model.type);
  const writing = { locale: model.locale, commercial, minorUnits: false };
  const style = requestedStyle ?? recommendations.suggestedStyle;
  const draw = (whole: PrintedDocument) => {
    const tokens = createTokens(data, writing);
    const { html, orientation } = layoutDocument(
      applyIntent(tokeniseModel(whole, tokens), intent),
      {
        style,
        intent,
      },
    );
    const document = parseDocument(html);
    return { ...toMustache(document, tokens.all, model.locale), tokens: tokens.all, orientation };
  };
  const first = draw(model);
  const absent = wanted.filter(({ path }) => !isShown(path, first.tokens));
  const drawn = absent.length === 0 ? first : draw(withDetails(model, absent, data, writing));
  return {
    html: oriented(drawn.html, drawn.orientation, analysis.documentType),
    schema: schemaOf(drawn.tokens, data),
    type: analysis.documentType,
    style,
  };
}

/** `items[2].price` and `items[0].price` are one field. */
const fieldName = (path: string): string => path.replace(/\[\d+\]/g, '[]');

function isShown(path: string, tokens: readonly Token[]): boolean {
  const name = fieldName(path);
  return tokens.some((token) => {
    const shown = fieldName(token.path);
    // A list may be shown as one text, an object as its parts.
    return isAtOrIn(shown, name) || isAtOrIn(name, shown);
  });
}

const isAtOrIn = (path: string, whole: string): boolean =>
  path === whole || path.startsWith(`${whole}.`) || path.startsWith(`${whole}[`);

/** What must be there and no part took, as details. */
function withDetails(
  model: PrintedDocument,
  absent: TemplatePlan['wanted'],
  data: JsonObject,
  writing: Writing,
): PrintedDocument {
  const facts = absent.flatMap(({ path, label }): Value[] => {
    const key = segmentsOf(path).at(-1) ?? path;
    const value = valueIn(data, path);
    if (value === undefined || value === null || typeof value === 'object') return [];
    const written = writeValue(path, key, value, writing);
    const text = written?.text ?? String(value);
    return text === ''
      ? []
      : [{ path, kind: written?.kind ?? 'text', text, label: label ?? written?.label ?? key }];
  });
  if (facts.length === 0) return model;
  return { ...model, details: [...model.details, { kind: 'facts', path: '', facts }] };
}

function valueIn(data: JsonObject, path: string): JsonValue | undefined {
  return segmentsOf(path).reduce<JsonValue | undefined>(
    (value, key) =>
      value !== null && typeof value === 'object' && Object.hasOwn(value, key)
        ? (value as JsonObject)[key]
        : undefined,
    data,
  );
}

/** A template says itself how its sheet lies. */
export function oriented(html: string, orientation: string | undefined, type: string): string {
  if (orientation !== 'landscape') return html;
  const sheet = type === 'certificate' ? '@page{size:11in 8.5in}' : '@page{size:landscape}';
  return html.replace('<style>', `<style>${sheet}`);
}

function schemaOf(tokens: readonly Token[], data: JsonObject): TemplateSchema {
  const fields = new Map<string, TemplateField>();
  for (const { path, value, scope, required } of tokens) {
    for (let list = scope; list !== undefined; list = list.outer) {
      const name = fieldName(list.path);
      if (!fields.has(name)) fields.set(name, { name, type: 'array' });
    }
    const name = scope !== undefined && nameIn(path, scope) === '.' ? undefined : fieldName(path);
    if (name === undefined || Array.isArray(valueIn(data, path))) {
      if (name !== undefined) fields.set(name, { name, type: 'array' });
      continue;
    }
    const must = required && scope === undefined;
    fields.set(name, { name, type: typeOf(value), ...(must ? { required: true } : {}) });
  }
  return { fields: [...fields.values()].slice(0, 500) };
}

function typeOf(value: JsonValue): TemplateField['type'] {
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'string';
}
