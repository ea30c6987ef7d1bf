import { wordSet } from '#lib/shared/text/word-list.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { ALIASES, plays, type Role } from '../keys/aliases.ts';
import { nameOfKey } from '../keys/keys.ts';
import { withNamedColumns } from '../normalize/grids.ts';
import { withoutType } from '../normalize/simple-values.ts';
import { isTechnical } from '../normalize/technical.ts';
import { isObject, joinPath, type Root } from '../normalize/unwrap.ts';
import type { Field } from './field.ts';
import { namedByWords } from './named-by-words.ts';

export type { Field };

/** The fields that nobody has claimed yet. Claiming takes them out, so no value appears twice and what is left is known. */
export interface Pool {
  /** The first field, in the order of the role's aliases, that `accept` lets through. */
  take(role: Role, accept?: (field: Field) => boolean): Field | undefined;
  takeAll(accept: (field: Field) => boolean): Field[];
  /** All fields of a role, the more usual names first. */
  takeEach(role: Role, accept?: (field: Field) => boolean): Field[];
  /** Gives back what turned out to belong elsewhere. */
  add(fields: readonly Field[]): void;
  /** What is left, which stays. */
  peek(): readonly Field[];
  /** Everything left, in the order of the data. */
  drain(): Field[];
}

/** Objects that only group a document's head: their fields count as the document's own. */
export const GROUPS: ReadonlySet<string> = wordSet(
  'meta{ data} header fatturaelettronicaheader info document{ info details header} docdetails invoice{ details info meta header} quote{ details info header} receipt{ details info header} report{ info details header} general detail{ s} certificat{e edetails ion} contract{ details header} agreement letter order{ header details} transaction{ details} estimate tender content dates costs properties attributes custom{attributes fields} merge{variables fields} variables templatedata basics personal{info details}',
);

/** What a number under these names is: `due: 2340` is no date. */
const AMOUNTS: ReadonlyMap<string, string> = new Map([
  ['due', 'amountdue'],
  ['paid', 'amountpaid'],
]);

/** Neither yes or no as one and nought, nor a code. */
function isSum(value: JsonValue): boolean {
  return typeof value === 'number' ? value > 1 : /^\d{1,12}\.\d{2}$/.test(String(value));
}

export function fieldOf(path: string, key: string, value: JsonValue): Field {
  const name = nameOfKey(key);
  return {
    path,
    key,
    name: isSum(value) ? (AMOUNTS.get(name) ?? name) : name,
    value: dateIn(value) ?? withoutType(value) ?? value,
  };
}

/** `{ year: 2020, month: 3 }`, or a moment beside its time zone, as the date that it is, in ISO 8601. */
function dateIn(value: JsonValue): string | undefined {
  if (!isObject(value)) return undefined;
  if (typeof value.dateTime === 'string' && typeof value.timeZone === 'string')
    return Object.keys(value).length === 2 ? value.dateTime : undefined;
  if (typeof value.year !== 'number') return undefined;
  const { year, month, day, ...others } = value;
  if (Object.keys(others).length > 0 || year < 1000 || year > 9999) return undefined;
  const parts = [month, day].filter((part) => part !== undefined && part !== null);
  if (!parts.every((part) => typeof part === 'number' && part >= 1 && part <= 31)) return undefined;
  return [year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}

/** The fields of an object that are not technical. */
export function fieldsOf(object: JsonObject, path: string, atHead = false): Field[] {
  return Object.entries(withNamedColumns(object))
    .filter(([key, value]) => !isTechnical(key, value, atHead))
    .map(([key, value]) => fieldOf(joinPath(path, key), key, value));
}

/** `opened` objects, and lists of one, count as the document's own like `meta`. */
export function createPool(
  root: Root,
  opened: ReadonlySet<unknown> = new Set(),
  type: DetectedType = 'document',
): Pool {
  const found: Field[] = [];
  const collect = (object: JsonObject, path: string, atRoot: boolean) => {
    for (const field of fieldsOf(object, path, true)) {
      const { value } = field;
      if (isObject(value) && ((atRoot && GROUPS.has(field.name)) || opened.has(value)))
        collect(value, field.path, false);
      else if (Array.isArray(value) && opened.has(value) && isObject(value[0]))
        collect(value[0], joinPath(field.path, 0), false);
      else found.push(field);
    }
  };
  collect(root.data, root.path, true);
  for (const { path, key, value } of root.beside)
    if (!isTechnical(key, value, true)) found.push(fieldOf(path, key, value));
  const fields = namedByWords(found, type);
  let left = fields;
  // Most roles have no field at all: a look at the names saves reading every field for each of them.
  const names = new Set(fields.map(({ name }) => name));
  const mayPlay = (role: Role) => ALIASES[role].some((name) => names.has(name));
  const partition = (accept: (field: Field) => boolean): Field[] => {
    const found: Field[] = [];
    const others: Field[] = [];
    for (const field of left) (accept(field) ? found : others).push(field);
    if (found.length > 0) left = others;
    return found;
  };
  return {
    take(role, accept = () => true) {
      if (!mayPlay(role)) return undefined;
      const [found] = byAlias(
        role,
        left.filter((field) => plays(role, field.name) && accept(field)),
      );
      if (found !== undefined) left = left.filter((field) => field !== found);
      return found;
    },
    takeAll: partition,
    takeEach: (role, accept = () => true) =>
      !mayPlay(role)
        ? []
        : byAlias(
            role,
            partition((field) => plays(role, field.name) && accept(field)),
          ),
    add(more) {
      left = [...left, ...more];
      for (const { name } of more) names.add(name);
    },
    peek: () => left,
    drain() {
      const all = left;
      left = [];
      return all;
    },
  };
}

function byAlias(role: Role, fields: Field[]): Field[] {
  if (fields.length < 2) return fields;
  const names = ALIASES[role];
  return fields.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

/** True for single values: no list, no object. */
export function isScalar(field: Field): boolean {
  // A number beyond what can be counted, such as 1e999, says nothing.
  return typeof field.value === 'number'
    ? Number.isFinite(field.value)
    : typeof field.value !== 'object';
}
