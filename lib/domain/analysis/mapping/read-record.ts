import Big from 'big.js';
import { z } from 'zod';
import { Amount, Currency, DateText, Decimal } from '#lib/domain/document-model/amount.ts';
import { DocumentModel } from '#lib/domain/document-model/document-model.ts';
import { countryCode } from '#lib/domain/i18n/countries.ts';
import { currencyCode } from '#lib/domain/i18n/money.ts';
import { holds } from './conditions.ts';
import { decodeEntities } from './entities.ts';
import { childrenOf, type Located, locateAll, type Scope, scalarOf } from './locate.ts';
import { fromMinorUnits, readDate, readDecimal } from './read-values.ts';
import type { Condition, Expression, Path, Source, SystemMapping } from './system-mapping.ts';

/** A document that a mapping read. */
export interface MappedDocument {
  readonly model: DocumentModel;
  /** From the place in the model to the path in the data. */
  readonly origins: ReadonlyMap<string, string>;
  /** Every path that was read, printed or not. */
  readonly consumed: ReadonlySet<string>;
}

interface Reading {
  readonly mapping: SystemMapping;
  currency: string | undefined;
  readonly origins: Map<string, string>;
  readonly consumed: Set<string>;
}

/** What was read for a term; `constant` when the mapping itself says it, so that it alone makes no entry. */
interface Read {
  readonly value: unknown;
  readonly constant?: true;
}

type Plain = { readonly [key: string]: unknown };
type Taken = Located & { value: string | number | boolean };

/** Reads a record as a mapping says. Values that the vocabulary does not allow are left out. */
export function readRecord(record: Located, mapping: SystemMapping): MappedDocument {
  const schema = DocumentModel.options.find(({ shape }) => allows(shape.type, mapping.type));
  const reading: Reading = {
    mapping,
    currency: undefined,
    origins: new Map(),
    consumed: new Set(),
  };
  const scope: Scope = { here: record };
  const { currency } = mapping.fields as Plain;
  if (currency !== undefined)
    reading.currency = currencyCode(textOf(scope, currency as Source, reading)?.value);
  const read = readObject(scope, mapping.fields as Plain, schema as z.ZodObject, '', reading);
  const model = { type: mapping.type, ...(read?.value as object) } as DocumentModel;
  return { model, origins: reading.origins, consumed: reading.consumed };
}

function allows(schema: z.ZodType, value: string): boolean {
  return schema.safeParse(value).success;
}

/** A schema without what makes it optional or gives it a default. */
function core(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault)
    inner = inner.unwrap() as z.ZodType;
  return inner;
}

function readTerm(
  scope: Scope,
  filling: unknown,
  given: z.ZodType,
  place: string,
  reading: Reading,
): Read | undefined {
  const schema = core(given);
  if (schema instanceof z.ZodObject)
    return readObject(scope, filling as Plain, schema, place, reading);
  if (schema instanceof z.ZodArray) return readList(scope, filling, schema, place, reading);
  if (schema instanceof z.ZodEnum) return readChoice(scope, filling, schema, reading);
  if (schema instanceof z.ZodBoolean) return readSwitch(scope, filling);
  const taken = readValue(scope, filling as Source, schema, reading);
  if (taken === undefined) return undefined;
  if (taken.path !== '') reading.origins.set(place, taken.path);
  return { value: taken.value, ...(taken.path === '' ? { constant: true as const } : {}) };
}

function readObject(
  scope: Scope,
  fillings: Plain,
  schema: z.ZodObject,
  place: string,
  reading: Reading,
): Read | undefined {
  const value: Record<string, unknown> = {};
  let found = false;
  for (const [term, filling] of Object.entries(fillings)) {
    if (term.startsWith('$')) continue;
    const inner = schema.shape[term] as z.ZodType | undefined;
    if (inner === undefined) throw new Error(`${reading.mapping.id}: no term ${place}.${term}`);
    const read = readTerm(scope, filling, inner, place === '' ? term : `${place}.${term}`, reading);
    if (read === undefined) continue;
    value[term] = read.value;
    found ||= read.constant !== true;
  }
  return found ? { value } : undefined;
}

function readList(
  scope: Scope,
  filling: unknown,
  schema: z.ZodArray,
  place: string,
  reading: Reading,
): Read | undefined {
  const element = schema.element as z.ZodType;
  const value: unknown[] = [];
  const add = (within: Scope, one: unknown) => {
    const read = readTerm(within, one, element, `${place}.${value.length}`, reading);
    if (read !== undefined && !(read.constant === true && core(element) instanceof z.ZodObject))
      value.push(read.value);
  };
  for (const each of Array.isArray(filling) ? filling : [filling]) {
    for (const within of entriesOf(scope, each)) {
      if (core(element) instanceof z.ZodObject) add(within, each);
      else add(within, within === scope ? each : '');
    }
  }
  return value.length === 0 ? undefined : { value };
}

/** Where the entries of one filling of a list are read. */
function entriesOf(scope: Scope, filling: unknown): Scope[] {
  const { $each, $where, $all } = (
    typeof filling === 'object' && filling !== null ? filling : {}
  ) as {
    $each?: Path;
    $where?: Condition;
    $all?: Path;
  };
  const path = $all ?? $each;
  const scopes =
    path === undefined ? [scope] : listAt(scope, path).map((here) => ({ here, around: scope }));
  return $where === undefined ? scopes : scopes.filter((within) => holds(within, $where));
}

/** The entries of the first list that there is. */
function listAt(scope: Scope, path: Path): Located[] {
  for (const one of typeof path === 'string' ? [path] : path) {
    const found = locateAll(scope, one).flatMap(childrenOf);
    if (found.length > 0) return found;
  }
  return [];
}

function readChoice(
  scope: Scope,
  filling: unknown,
  schema: z.ZodEnum,
  reading: Reading,
): Read | undefined {
  if (typeof filling === 'string') return { value: filling, constant: true };
  const { $from, $in, $else } = filling as {
    $from: Source;
    $in: Record<string, string>;
    $else?: string;
  };
  const text = textOf(scope, $from, reading);
  const chosen = (text === undefined ? undefined : lookUp($in, text.value)) ?? $else;
  return chosen === undefined || !allows(schema, chosen)
    ? undefined
    : { value: chosen, constant: true };
}

function readSwitch(scope: Scope, filling: unknown): Read | undefined {
  if (typeof filling === 'boolean') return { value: filling, constant: true };
  const { $when } = filling as { $when: Condition };
  return holds(scope, $when) ? { value: true, constant: true } : undefined;
}

function lookUp(table: Readonly<Record<string, string>>, text: string): string | undefined {
  const wanted = text.toLowerCase();
  return Object.entries(table).find(([key]) => key.toLowerCase() === wanted)?.[1];
}

interface Value {
  readonly value: string;
  /** Empty: of no single place. */
  readonly path: string;
}

/** A value in the form of its term; the first of the places that has one. */
function readValue(
  scope: Scope,
  source: Source,
  schema: z.ZodType,
  reading: Reading,
  as?: string,
): Value | undefined {
  if (typeof source === 'string' || Array.isArray(source)) {
    for (const path of typeof source === 'string' ? [source] : (source as readonly string[])) {
      for (const located of locateAll(scope, path)) {
        const scalar = scalarOf(located);
        const value = scalar && written(scalar, schema, reading, as);
        if (scalar === undefined || value === undefined) continue;
        reading.consumed.add(scalar.path);
        return { value, path: scalar.path };
      }
    }
    return undefined;
  }
  return evaluate(scope, source as Expression, schema, reading, as);
}

function evaluate(
  scope: Scope,
  expression: Expression,
  schema: z.ZodType,
  reading: Reading,
  as?: string,
): Value | undefined {
  if ('$const' in expression) return { value: expression.$const, path: '' };
  if ('$if' in expression) {
    const branch = holds(scope, expression.$if) ? expression.$then : expression.$else;
    return branch === undefined ? undefined : readValue(scope, branch, schema, reading, as);
  }
  if ('$sum' in expression) return sumOf(scope, expression.$sum, schema, reading);
  if ('$join' in expression) {
    const parts = expression.$join.flatMap(
      (each) => readValue(scope, each, z.string(), reading) ?? [],
    );
    const value = parts
      .map((part) => part.value)
      .join(expression.$with ?? ' ')
      .trim();
    const [first] = parts.filter(({ path }) => path !== '');
    return value === '' || first === undefined ? undefined : { value, path: first.path };
  }
  const { $from, $as, $in } = expression;
  if ($in === undefined) return readValue(scope, $from, schema, reading, $as ?? as);
  const text = textOf(scope, $from, reading);
  const value = text === undefined ? undefined : lookUp($in, text.value);
  return value === undefined || text === undefined ? undefined : { value, path: text.path };
}

function sumOf(
  scope: Scope,
  paths: readonly string[],
  schema: z.ZodType,
  reading: Reading,
): Value | undefined {
  const amounts = paths.flatMap((path) =>
    locateAll(scope, path).flatMap((located) => {
      const scalar = scalarOf(located);
      const value = scalar && written(scalar, schema, reading);
      if (scalar === undefined || value === undefined) return [];
      reading.consumed.add(scalar.path);
      return [{ value: new Big(value), path: scalar.path }];
    }),
  );
  const [first] = amounts;
  if (first === undefined) return undefined;
  const sum = amounts.reduce((total, { value }) => total.plus(value), new Big(0));
  return { value: sum.toFixed(), path: first.path };
}

const textOf = (scope: Scope, source: Source, reading: Reading): Value | undefined =>
  readValue(scope, source, z.string(), reading);

/** A scalar in the form that its term has. undefined: it has none there. */
function written(
  { value }: Taken,
  schema: z.ZodType,
  { mapping, currency }: Reading,
  as?: string,
): string | undefined {
  if (schema === Amount) {
    const amount = readDecimal(value);
    if (amount === undefined) return undefined;
    const isMinor =
      as === undefined || as === 'negated' ? mapping.amounts === 'minor' : as === 'minor';
    const major = isMinor ? fromMinorUnits(amount, currency) : amount;
    return as === 'negated' ? new Big(major).neg().toFixed() : major;
  }
  if (schema === Decimal) {
    const decimal = readDecimal(value);
    if (decimal === undefined) return undefined;
    return as === 'fraction' ? new Big(decimal).times(100).toFixed() : decimal;
  }
  if (schema === DateText) return readDate(value);
  if (schema === Currency) return currencyCode(String(value));
  if (typeof value === 'boolean') return undefined;
  const text = decodeEntities(String(value));
  if (as === 'country') return countryCode(text) ?? text;
  return as === 'title-case' ? titleCase(text) : text;
}

/** "pending_review", "BANK_TRANSFER" as words. */
function titleCase(text: string): string {
  const words = text.replace(/[_-]+/g, ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
