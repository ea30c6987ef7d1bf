import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { TemplateSchema } from '#schemas/template.ts';
import { checkTemplateData } from '../validate-data.ts';

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBlank = (value: JsonValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/**
 * The data with what the template takes and the data has under other names, as the document model says
 * it: `seller`, `from` and `company` all fill `branding.companyName`. What the data has itself under the
 * template's names stays, unless it is of the wrong type there.
 */
export function fillGaps(schema: TemplateSchema, data: JsonObject, model: JsonObject): JsonObject {
  const { missing, mistyped } = checkTemplateData(schema, data);
  const unusable = new Set(
    [...missing, ...mistyped.map(({ path }) => path)].map(([group]) => String(group)),
  );
  const taken = new Set(schema.fields.map(({ name }) => name.split(/[.[]/)[0] ?? ''));
  const filled: JsonObject = { ...data };
  for (const [key, said] of Object.entries(model)) {
    if (!taken.has(key) && key !== 'currency') continue;
    const own = data[key];
    if (isObject(own) && isObject(said)) filled[key] = merged(said, own);
    else if (isBlank(own) || unusable.has(key)) filled[key] = said;
  }
  return filled;
}

function merged(said: JsonObject, own: JsonObject): JsonObject {
  const present = Object.entries(own).filter(([, value]) => !isBlank(value));
  return { ...said, ...Object.fromEntries(present) };
}

/** What the model says and a template has no place for: dotted paths of the templates' shared shape. */
export function unshown(schema: TemplateSchema, model: JsonObject): string[] {
  const known = new Set(schema.fields.map(({ name }) => name));
  return leavesOf(model, '')
    .filter((path) => !known.has(path) && !NEVER_SHOWN.has(path))
    .filter((path, index, all) => all.indexOf(path) === index);
}

/** Spellings of one value for templates of different types, and what is no content. */
const NEVER_SHOWN: ReadonlySet<string> = new Set([
  ...['currency', 'locale', 'styles.accentColor', 'title', 'branding.logoUrl'],
  ...['meta.invoiceNumber', 'meta.quoteNumber', 'meta.receiptNumber', 'meta.time'],
  ...['totals.amountDue', 'totals.taxRate', 'lineItems[].sku', 'client.phone'],
]);

function leavesOf(value: JsonValue, path: string): string[] {
  if (Array.isArray(value))
    return value.slice(0, 20).flatMap((each) => leavesOf(each, `${path}[]`));
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}
