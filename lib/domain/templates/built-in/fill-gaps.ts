import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { TemplateSchema } from '#schemas/template.ts';
import { checkTemplateData, type DataCheck } from '../validate-data.ts';

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
  const filled: JsonObject = withoutShapes(data, mistyped);
  for (const [key, said] of Object.entries(model)) {
    if (!taken.has(key) && key !== 'currency') continue;
    const own = filled[key];
    if (isObject(own) && isObject(said)) filled[key] = merged(said, own);
    else if (isBlank(own) || unusable.has(key)) filled[key] = said;
  }
  return filled;
}

/** Without objects where a template has a text and the other way round: they are another system's, and read from the document. */
function withoutShapes(data: JsonObject, mistyped: DataCheck['mistyped']): JsonObject {
  const kept: JsonObject = { ...data };
  for (const { path, message } of mistyped) {
    const [group, key] = path.map(String);
    if (group === undefined || !/text|object/.test(message)) continue;
    const within = kept[group];
    if (key === undefined) delete kept[group];
    else if (path.length === 2 && isObject(within)) {
      const { [key]: _, ...rest } = within;
      kept[group] = rest;
    }
  }
  return kept;
}

function merged(said: JsonObject, own: JsonObject): JsonObject {
  const present = Object.entries(own).filter(([, value]) => !isBlank(value));
  return { ...said, ...Object.fromEntries(present) };
}
