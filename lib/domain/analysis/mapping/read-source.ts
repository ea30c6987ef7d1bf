import Big from 'big.js';
import { z } from 'zod/mini';
import { Decimal } from '#lib/domain/document-model/amount.ts';
import { holds } from './conditions.ts';
import { countEntries, findEntry } from './entries.ts';
import { fillTemplate } from './fill-template.ts';
import { listAt, locateAll, type Scope, scalarOf } from './locate.ts';
import { readDecimal } from './read-values.ts';
import type { Expression, Reading, Source, SystemMapping } from './system-mapping.ts';
import { termValue } from './term-value.ts';
import { textPart } from './text-part.ts';

/** What is known while a record is read. */
export interface Progress {
  readonly mapping: SystemMapping;
  currency: string | undefined;
  readonly origins: Map<string, string>;
  readonly consumed: Set<string>;
}

export interface Value {
  readonly value: string;
  /** Empty: of no single place. */
  readonly path: string;
  /** The mapping itself says it. */
  readonly constant?: true;
}

const Text = z.string();

/** A value in the form of its term; the first of the places that has one. */
export function readSource(
  scope: Scope,
  source: Source,
  schema: z.ZodMiniType,
  progress: Progress,
  as?: Reading,
): Value | undefined {
  if (typeof source === 'string') return readPath(scope, source, schema, progress, as);
  if (!Array.isArray(source)) return evaluate(scope, source as Expression, schema, progress, as);
  for (const each of source as readonly Source[]) {
    const value = readSource(scope, each, schema, progress, as);
    if (value !== undefined) return value;
  }
  return undefined;
}

export const readText = (scope: Scope, source: Source, progress: Progress): Value | undefined =>
  readSource(scope, source, Text, progress);

function readPath(
  scope: Scope,
  path: string,
  schema: z.ZodMiniType,
  progress: Progress,
  as?: Reading,
): Value | undefined {
  for (const located of locateAll(scope, path)) {
    const scalar = scalarOf(located);
    const value = scalar && termValue(scalar.value, schema, as, progress);
    if (scalar === undefined || value === undefined) continue;
    progress.consumed.add(scalar.path);
    return { value, path: scalar.path };
  }
  return undefined;
}

function evaluate(
  scope: Scope,
  expression: Expression,
  schema: z.ZodMiniType,
  progress: Progress,
  as?: Reading,
): Value | undefined {
  if ('$const' in expression) return { value: expression.$const, path: '', constant: true };
  if ('$if' in expression) {
    const branch = holds(scope, expression.$if) ? expression.$then : expression.$else;
    return branch === undefined ? undefined : readSource(scope, branch, schema, progress, as);
  }
  if ('$count' in expression) return countEntries(scope, expression);
  if ('$find' in expression) {
    const entry = findEntry(scope, expression);
    return entry && readSource(entry, expression.$take, schema, progress, as);
  }
  if ('$fill' in expression) {
    const template = readText(scope, expression.$fill, progress);
    const value = template && fillTemplate(template.value, scope, expression.$values, progress);
    return template && value !== undefined ? { value, path: template.path } : undefined;
  }
  if ('$sum' in expression) return sumOf(scope, expression, schema, progress, as);
  if ('$earliest' in expression) return extremeOf(scope, expression.$earliest, 0, progress);
  if ('$latest' in expression) return extremeOf(scope, expression.$latest, -1, progress);
  if ('$join' in expression) return joined(scope, expression, progress);
  if ('$divide' in expression) return quotient(scope, expression, schema, progress);
  const { $from, $as = as, $in, $times } = expression;
  if ($in !== undefined) return readByTable(scope, $from, $in, progress);
  const read = readSource(scope, $from, schema, progress, $as);
  if (read === undefined) return undefined;
  if ($times !== undefined) return product(read, scope, $times, progress);
  const part = textPart(read.value, expression);
  return part === undefined ? undefined : { ...read, value: part };
}

function product(
  { value, path }: Value,
  scope: Scope,
  factor: string,
  progress: Progress,
): Value | undefined {
  const number = readDecimal(value);
  const by = readDecimal(factor) ?? readPath(scope, factor, Decimal, progress)?.value;
  if (number === undefined || by === undefined) return undefined;
  return { value: new Big(number).times(by).toFixed(), path };
}

function quotient(
  scope: Scope,
  { $divide, $by }: Extract<Expression, { $divide: unknown }>,
  schema: z.ZodMiniType,
  progress: Progress,
): Value | undefined {
  const whole = readSource(scope, $divide, schema, progress);
  const parts = Number(readSource(scope, $by, Decimal, progress)?.value ?? 1);
  if (whole === undefined || parts === 0 || parts === 1) return whole;
  return { value: new Big(whole.value).div(parts).round(8).toFixed(), path: whole.path };
}

/** What a table makes of a text, number or switch, whatever its case. */
export function readByTable<T extends string>(
  scope: Scope,
  source: Source,
  table: Readonly<Record<string, T>>,
  progress: Progress,
): { readonly value: T; readonly path: string } | undefined {
  const read = readSource(scope, source, z.unknown(), progress);
  if (read === undefined) return undefined;
  const wanted = read.value.toLowerCase();
  const found = Object.entries(table).find(([key]) => key.toLowerCase() === wanted);
  return found === undefined ? undefined : { value: found[1], path: read.path };
}

function joined(
  scope: Scope,
  { $join, $with = ' ', $aligned }: Extract<Expression, { $join: unknown }>,
  progress: Progress,
): Value | undefined {
  const parts = $join.flatMap((each) => readText(scope, each, progress) ?? []);
  const texts = parts.map((part) => part.value);
  const value = ($aligned === true ? aligned(texts) : texts).join($with);
  const [first] = parts.filter(({ path }) => path !== '');
  return first === undefined ? undefined : { value: value.trim(), path: first.path };
}

const NUMBER = /^-?\d{1,18}(?:\.(\d{1,12}))?$/;

/** JSON loses the last zeros of numbers. */
function aligned(texts: readonly string[]): readonly string[] {
  if (!texts.every((text) => NUMBER.test(text))) return texts;
  const decimals = Math.max(0, ...texts.map((text) => NUMBER.exec(text)?.[1]?.length ?? 0));
  return texts.map((text) => new Big(text).toFixed(decimals));
}

/** ISO 8601 sorts as text. */
function extremeOf(
  scope: Scope,
  path: string,
  at: 0 | -1,
  { consumed }: Progress,
): Value | undefined {
  const dated = locateAll(scope, path)
    .flatMap((each) => scalarOf(each) ?? [])
    .map((each) => ({ value: String(each.value), path: each.path }))
    .toSorted((one, other) => (one.value < other.value ? -1 : 1));
  const found = dated.at(at);
  if (found !== undefined) consumed.add(found.path);
  return found;
}

function sumOf(
  scope: Scope,
  { $sum, $minus = [], $each, $where = {}, $times }: Extract<Expression, { $sum: unknown }>,
  schema: z.ZodMiniType,
  progress: Progress,
  as?: Reading,
): Value | undefined {
  const scopes = $each === undefined ? [scope] : listAt(scope, $each);
  const counted = scopes.filter((each) => holds(each, $where));
  const amountsAt = (paths: readonly string[], sign: number) =>
    paths.flatMap((path) =>
      counted.flatMap((entry) =>
        locateAll(entry, path).flatMap((located) => {
          const read = readSource({ here: located }, '', schema, progress, as);
          const taken = read && $times ? product(read, entry, $times, progress) : read;
          return taken === undefined
            ? []
            : [{ value: new Big(taken.value).times(sign), path: taken.path }];
        }),
      ),
    );
  const added = amountsAt($sum, 1);
  const [first] = added;
  if (first === undefined) return undefined;
  const amounts = [...added, ...amountsAt($minus, -1)];
  const sum = amounts.reduce((total, { value }) => total.plus(value), new Big(0));
  return { value: sum.toFixed(), path: amounts.length === 1 ? first.path : '' };
}
