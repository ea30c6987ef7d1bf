import type { Fact } from '#lib/domain/document-model/content.ts';
import type { Signatory } from '#lib/domain/document-model/party.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import { SCHEMES } from '../../vocabulary/identifier-schemes.ts';
import { isNotPrinted } from '../content/not-printed.ts';
import { joinPath } from '../content/reading.ts';
import { consume } from '../content/tables.ts';
import { isEmpty, isScalar } from '../fits.ts';
import { labelOf, plainOf } from '../key-words.ts';
import { isCalled } from '../notions.ts';
import type { Written } from './compose.ts';

const MOST_WITNESSES = 4;

/** `witnesses: [{ name: "Renata Sales", cpf: "…" }]`: a witness signs, and is identified by a number. */
export function witnessesIn({ given, composing, reading }: Written): Signatory[] {
  return Object.entries(given.data).flatMap(([key, value]) => {
    const path = joinPath(given.path, key);
    if (!Array.isArray(value) || value.length > MOST_WITNESSES || !isCalled(key, 'witness'))
      return [];
    if (composing.consumed.has(path)) return [];
    const found = value.flatMap((each) => witnessOf(each) ?? []);
    if (found.length === 0 || found.length < value.length) return [];
    consume(reading, value, path);
    return found;
  });
}

function witnessOf(value: JsonValue): Signatory | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : asWitness(value.trim());
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value).filter(
    ([key, each]) => !isEmpty(each) && isScalar(each) && !isNotPrinted(key, each),
  );
  const [, name] = fields.find(([key]) => isName(key)) ?? [];
  if (typeof name !== 'string' || hasParts(value)) return undefined;
  const [number, ...others] = fields.filter(([key]) => !isName(key)).sort(byNumber);
  const isNumber = number !== undefined && isCode(number[1]);
  const rest = isNumber || number === undefined ? others : [number, ...others];
  return {
    ...asWitness(name.trim()),
    ...(isNumber && { identifier: { scheme: nameOf(number[0]), value: String(number[1]) } }),
    ...(rest.length > 0 && { organization: rest.map(([, each]) => String(each)).join(', ') }),
  };
}

const asWitness = (name: string): Signatory => ({ name, title: 'Witness' });

const isName = (key: string): boolean => isCalled(key, 'name') || isCalled(key, 'full name');

const hasParts = (value: JsonObject): boolean =>
  Object.values(value).some((each) => !isScalar(each) && !isEmpty(each));

/** Figures with what parts them, and at most two letters. */
const CODE = /^(?=(?:\D*\d){4})[A-Z\d]{1,3}?[\d .\-/]{4,24}[A-Z\d]?$/;

const isCode = (value: JsonValue): boolean => CODE.test(String(value).trim());

const byNumber = (
  [, one]: readonly [string, JsonValue],
  [, other]: readonly [string, JsonValue],
): number => Number(isCode(other)) - Number(isCode(one));

const nameOf = (key: string): string => SCHEMES[plainOf(key)] ?? labelOf(key);

/** `witnesses: 2`: so many places for them to sign in, and nothing that is agreed on. */
export function witnessesAmong({ paths }: Written, ...lists: readonly Fact[][]): Signatory[] {
  const isNumber = (fact: Fact) =>
    fact.kind === 'number' &&
    /^\d$/.test(fact.value) &&
    Number(fact.value) <= MOST_WITNESSES &&
    isCalled(paths.get(fact)?.split('.').at(-1) ?? '', 'witness');
  const list = lists.find((each) => each.some(isNumber)) ?? [];
  const [stated] = list.splice(list.findIndex(isNumber), 1);
  const count = stated === undefined ? 0 : Number(stated.value);
  return Array.from({ length: count }, () => ({ title: 'Witness' }));
}
