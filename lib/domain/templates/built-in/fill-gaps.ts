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
