import type { Fact } from '#lib/domain/document-model/content.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import { isTitleKey } from '../content/entries.ts';
import { isNotPrinted } from '../content/not-printed.ts';
import { isSentence, joinPath, knownLabel, labelFor, plays } from '../content/reading.ts';
import { isOfRecordKey } from '../content/record-keys.ts';
import { written } from '../content/remarks.ts';
import { consume } from '../content/tables.ts';
import { isEmpty, isScalar, wrapped } from '../fits.ts';
import { labelOf } from '../key-words.ts';
import { isCalled, mentions, notionsOf } from '../notions.ts';
import type { Written } from './compose.ts';

/** Numbers that a letter states without any other part of it. */
export function referencesIn({ composing, draft }: Written): Fact[] {
  const facts: Fact[] = [];
  for (const found of draft.found.get('number') ?? []) {
    if (found.taken || !isScalar(found.value) || isNotPrinted(found.key, found.value)) continue;
    if (isOfRecordKey(found.key, found.value)) continue;
    found.taken = true;
    composing.consumed.add(found.path);
    const label = labelFor({ composing }, found.key);
    if (label !== undefined) facts.push({ label, kind: 'text', value: String(found.value) });
  }
  return facts;
}

/** What a letter is about, in lines of its head: a patient, a case, a register entry. More than that is a part of its own. */
export function objectsIn(letter: Written): Fact[] {
  const { composing, given, read, locale, matcher } = letter;
  const facts: Fact[] = [];
  for (const [key, value] of Object.entries(given.data)) {
    const path = joinPath(given.path, key);
    if (plays('text', key) && !isObject(value)) break;
    if (!isObject(value) || isNotPrinted(key, value) || read.has(path) || isEmpty(value)) continue;
    if (matcher.isThrough('document', key) || wrapped(value) !== undefined) continue;
    if (composing.consumed.has(path) || !isAbout(composing.consumed, value, path)) continue;
    const labelled = composing.machineMade
      ? labelledIn(letter, value, path)
      : namedIn(letter, key, value, path);
    if (labelled !== undefined) {
      facts.push(...labelled);
      continue;
    }
    const label = labelFor({ composing }, key);
    const text = written(value, locale);
    if (label === undefined || !composing.machineMade || text === '' || text.length > 160) continue;
    consume({ composing }, value, path);
    facts.push({ label, kind: 'text', value: text });
  }
  return facts;
}

const MAX_NAMED = 3;

/** `contact: { name: …, extension: … }`: the first under the object's name, the others under their own. */
function namedIn(
  { composing, locale }: Written,
  key: string,
  value: JsonObject,
  path: string,
): Fact[] | undefined {
  const fields = Object.entries(value).filter(
    ([name, inner]) => isScalar(inner) && !isNotPrinted(name, inner),
  );
  const texts = fields.map(([, inner]) => written(inner, locale));
  if (fields.length === 0 || fields.length > MAX_NAMED) return undefined;
  if (texts.some((text) => text.length > MAX_LINE)) return undefined;
  consume({ composing }, value, path);
  const [, [second = ''] = []] = fields;
  // "MAN-0764/2022, maintenance of two lifts"
  if (fields.length === 2 && namesObject(fields[0]?.[0] ?? '') && isCalled(second, 'description'))
    return [{ label: labelOf(key), kind: 'text' as const, value: texts.join(', ') }];
  return fields.map(([name], index) => ({
    label: labelOf(index === 0 && namesObject(name) ? key : name),
    kind: 'text' as const,
    value: texts[index] ?? '',
  }));
}

/** `file: { number: …, procedure: … }`: its number is the file's. */
const namesObject = (key: string): boolean =>
  isTitleKey(key) ||
  notionsOf(key).readings.some((words) => /^(?:number|reference|code)$/.test(words.join(' ')));

const MAX_LINE = 70;

/** `refs: { policy: …, claim: … }` of data made for programs: each has a word of the tables. */
function labelledIn(
  { composing }: Pick<Written, 'composing'>,
  value: JsonObject,
  path: string,
): Fact[] | undefined {
  const facts: Fact[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const label = isScalar(inner) ? knownLabel(key, inner) : undefined;
    if (label === undefined) return undefined;
    facts.push({ label, kind: 'text', value: String(inner) });
  }
  consume({ composing }, value, path);
  return facts;
}

const isAbout = (consumed: ReadonlySet<string>, value: JsonValue, path: string): boolean =>
  Object.entries(value as object).every(
    ([key, inner]) =>
      !consumed.has(joinPath(path, key)) &&
      (inner === null || typeof inner === 'string' || typeof inner === 'number'),
  ) &&
  !Object.values(value as object).some(
    (inner) => typeof inner === 'number' && !Number.isInteger(inner),
  );

export const MAX_REFERENCES = 6;

/** Short values that stand before the text, and those that are part of what is said. */
export function headed(facts: readonly Fact[], details: readonly Fact[]): [Fact[], Fact[]] {
  const isReference = ({ kind, value }: Fact) =>
    kind === 'text' && /\d/.test(value) && value.length <= 40;
  const isHead = (fact: Fact) => isReference(fact) || isLine(fact);
  const all = [...facts.filter(isHead), ...details.filter(isReference)];
  const references = all.length > MAX_REFERENCES ? all.filter(isNumber) : all;
  const first = references.slice(0, MAX_REFERENCES);
  return [first, [...facts, ...details].filter((fact) => !first.includes(fact))];
}

/** "Our reference", "Claim number": what a letter has in its head however much else it says. */
const isNumber = ({ label }: Fact): boolean => mentions(label, 'reference', 'number', 'file');

const isLine = ({ kind, value }: Fact): boolean =>
  (kind === 'text' || kind === 'date') && value.length <= MAX_LINE && !isSentence(value);
