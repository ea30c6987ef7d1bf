import { labelOf } from '#lib/domain/detection/keys/keys.ts';
import { parseDate } from '#lib/domain/i18n/dates.ts';
import { EMPTY_BLOCK } from '#lib/domain/layout/printed/page-blocks.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { TemplateSchema } from '#schemas/template.ts';
import { validateTemplateData } from '../validate-data.ts';
import { apart, listOf, objectOf, personsOf } from './own-persons.ts';

type Own = Readonly<Record<string, JsonValue>>;

/** What data may say under the names of the built-in templates, the part of a page that it is, and what it makes of that. */
const OWN: readonly {
  readonly group: string;
  readonly key: string;
  readonly part: string;
  readonly made: (own: Own, before: JsonValue) => JsonValue;
}[] = [
  {
    ...{ group: 'branding', key: 'companyName', part: 'sender' },
    made: ({ companyName = null, companyAddress = null }, before) => {
      const { name = null, lines = [] } = objectOf(before);
      // Somebody who writes for a company stands below its name.
      const isWithin = Array.isArray(lines) && lines.includes(companyName);
      const below = isWithin ? [name, ...lines] : companyAddress === null ? listOf(lines) : [];
      const isThere = typeof companyAddress === 'string' && holds(below, companyAddress);
      const own = [isThere ? null : companyAddress, ...below].filter(
        (line) => typeof line === 'string' && line !== companyName,
      );
      return {
        ...{ label: '', name: companyName, lines: own },
        ...apart(own, companyAddress),
      };
    },
  },
  {
    ...{ group: 'client', key: 'name', part: 'recipient' },
    made: ({ name = null, company, address, email, phone }, before) => ({
      ...{ label: '', ...objectOf(before), name },
      lines: [company, address, email, phone].filter((line) => typeof line === 'string'),
    }),
  },
  ...['notes', 'terms'].map((key) => ({
    ...{ group: 'meta', key, part: key },
    made: ({ [key]: text = null }: Own) => ({ blocks: [{ ...EMPTY_BLOCK, text, isText: true }] }),
  })),
];

/** The page with what the data says otherwise under the names that a template's schema has: that is meant for the template. */
export function withOwn(page: JsonObject, data: JsonObject, schema: TemplateSchema): JsonObject {
  const kept = { ...page };
  // An agreement has parties of its own; whose paper it is written on need not be one.
  const all = page['clauses'] === null ? OWN : OWN.filter(({ group }) => group === 'meta');
  for (const { group, key, part, made } of all) {
    const own = objectOf(data[group]);
    const value = own[key];
    const before = page[part] ?? null;
    const said = group === 'branding' ? (objectOf(before)['name'] ?? null) : before;
    if (typeof value === 'string' && value !== '' && !holds(said, value))
      kept[part] = made(own, before);
  }
  Object.assign(kept, personsOf(kept, data, schema));
  const { achievement } = data;
  if (typeof achievement === 'string') kept['achievement'] ??= achievement;
  return {
    ...kept,
    facts: [...listOf(kept['facts']), ...ownFacts(kept, data, schema)],
    isFit: validateTemplateData(schema, data).length === 0,
    isOwn: OWN_CONTENT.some((key) => (data[key] ?? null) !== null),
  };
}

/** Figures in a shape that only a template draws. */
const OWN_CONTENT = ['breakdown', 'tables'];
const OWN_FACT = /^(meta|payment)\.(\w+)$/;

/** What data in the template's own shape has in its places, and no reader took. */
function ownFacts(page: JsonObject, data: JsonObject, schema: TemplateSchema): JsonObject[] {
  if (validateTemplateData(schema, data).length > 0) return [];
  return schema.fields.flatMap(({ name, type }) => {
    const [, group = '', key = ''] = type === 'string' ? (OWN_FACT.exec(name) ?? []) : [];
    const text = objectOf(data[group])[key];
    return typeof text !== 'string' || text === '' || parseDate(text) || holds(page, text)
      ? []
      : { label: labelOf(key), text };
  });
}

function holds(part: JsonValue, text: string): boolean {
  if (typeof part === 'string') return compact(part).includes(compact(text));
  if (part === null || typeof part !== 'object') return false;
  return Object.values(part).some((each: JsonValue) => holds(each, text));
}

const compact = (text: string): string => text.replace(/\s+/g, '');
