import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { normalizeKey } from '../keys/keys.ts';
import { isObject, joinPath, type Root } from './unwrap.ts';

/** Where form services keep what was answered. */
const HOLDERS = wordSet('answers fields questions values responses formresponse');
/** Where systems keep what their users added to a record. */
const NAMED_VALUES =
  /^(?:custom|data|form|merge|additional|extra)?fields?$|^(?:custom|additional)?(?:attributes|properties|variables|tokens)$/;
const LABELS = ['label', 'question', 'title', 'text', 'name'];
const VALUES = ['prettyFormat', 'answer', 'value'];
/** Keys that only a form's own record of an answer has. */
const CONTROL = /^(?:type|fieldtype|field|order|fieldid|questionid)$/;
const HEADING = /head|title|statement/i;
const LEAST_ANSWERS = 2;
const MAX_LABEL = 120;

type Beside = Root['beside'][number];

/** The document with the answers of a form as fields of its own, as if its questions were keys. */
export function withAnswers(root: Root): Root {
  for (const [holder, value] of Object.entries(root.data)) {
    const name = normalizeKey(holder);
    if (
      !(HOLDERS.has(name) || NAMED_VALUES.test(name)) ||
      value === null ||
      typeof value !== 'object'
    )
      continue;
    const place = joinPath(root.path, holder);
    const answers = answersIn(value, place, root.data) ?? namedValues(holder, value, place);
    if (answers === undefined) continue;
    const { [holder]: _, definition: __, ...data } = root.data;
    return { ...root, data, beside: [...root.beside, ...answers] };
  }
  return root;
}

/** `fields: [{ name: "effective_date", value: … }]`: a system's own fields, each under its name. */
function namedValues(
  holder: string,
  value: JsonObject | readonly JsonValue[],
  path: string,
): Beside[] | undefined {
  if (!NAMED_VALUES.test(normalizeKey(holder)) || !Array.isArray(value)) return undefined;
  const found = value.flatMap((item, index): Beside[] => {
    if (!isObject(item)) return [];
    const key = LABELS.concat('key').find((each) => typeof item[each] === 'string');
    const given = item.value;
    const others = Object.keys(item).filter((each) => each !== key && each !== 'value');
    return key === undefined ||
      given === undefined ||
      (given !== null && typeof given === 'object') ||
      others.some((each) => !/^(?:id|type|custom_?id|label|display_?name)$/i.test(each))
      ? []
      : [
          {
            path: `${joinPath(path, index)}.value`,
            key: String(item[key]).replaceAll('.', '_'),
            value: given,
          },
        ];
  });
  const keys = new Set(found.map(({ key }) => key));
  return found.length > 0 && found.length === value.length && keys.size === found.length
    ? found
    : undefined;
}

function answersIn(
  holder: JsonObject | readonly JsonValue[],
  path: string,
  form: JsonObject,
): Beside[] | undefined {
  const isList = Array.isArray(holder);
  const titles = titlesIn(form);
  const found: Beside[] = [];
  for (const [at, item] of Object.entries(holder)) {
    if (!isObject(item) || !Object.keys(item).some((key) => CONTROL.test(normalizeKey(key))))
      return undefined;
    const label = labelOf(item, titles);
    if (label === undefined) return undefined;
    const place = joinPath(path, isList ? Number(at) : at);
    const given = answerOf(item);
    if (given !== undefined)
      found.push({ path: `${place}.${given.key}`, key: label, value: given.value });
    else if (HEADING.test(String(item.type ?? '')) && found.length === 0)
      found.push({ path: place, key: 'title', value: label });
  }
  return found.length < LEAST_ANSWERS ? undefined : found;
}

/** Questions that stand apart from their answers, by their ids. */
function titlesIn({ definition }: JsonObject): ReadonlyMap<string, string> {
  const fields = isObject(definition) && Array.isArray(definition.fields) ? definition.fields : [];
  return new Map(
    fields.flatMap((field) =>
      isObject(field) && typeof field.title === 'string'
        ? [[String(field.id), field.title] as const]
        : [],
    ),
  );
}

function labelOf(item: JsonObject, titles: ReadonlyMap<string, string>): string | undefined {
  const asked = isObject(item.field) ? titles.get(String(item.field.id)) : undefined;
  const key = LABELS.find((name) => typeof item[name] === 'string');
  const label = asked ?? (key === undefined ? undefined : String(item[key]));
  const text = label?.replace(/[:*\s]{1,20}$/, '').trim();
  return text === undefined || text === '' || text.length > MAX_LABEL ? undefined : text;
}

function answerOf(item: JsonObject): { key: string; value: JsonValue } | undefined {
  // Some keep an answer under the name of its type: `{ type: "email", email: … }`.
  const own = typeof item.type === 'string' && Object.hasOwn(item, item.type) ? [item.type] : [];
  for (const key of [...VALUES, ...own]) {
    const value = plainAnswer(item[key] ?? null, item.options);
    if (value !== null && value !== '') return { key, value };
  }
  return undefined;
}

/** What was chosen by its words, lines for breaks. */
function plainAnswer(value: JsonValue, options: JsonValue | undefined): JsonValue {
  if (typeof value === 'string') return value.replace(/<br\s{0,3}\/?>/gi, '\n');
  if (isObject(value)) {
    if (typeof value.label === 'string') return value.label;
    return Array.isArray(value.labels) ? value.labels : value;
  }
  if (!Array.isArray(value) || !Array.isArray(options)) return value;
  const texts = new Map(
    options.flatMap((each) => (isObject(each) ? [[each.id, each.text ?? null] as const] : [])),
  );
  const chosen = value.map((id) => texts.get(id) ?? id);
  return chosen.length === 1 ? (chosen[0] ?? null) : chosen;
}
