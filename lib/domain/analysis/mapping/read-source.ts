import Big from 'big.js';
import { z } from 'zod';
import { Amount, Currency, DateText, Decimal } from '#lib/domain/document-model/amount.ts';
import { countryCode, countryCurrency, countryLanguage } from '#lib/domain/i18n/countries.ts';
import { currencyCode } from '#lib/domain/i18n/money.ts';
import { holds } from './conditions.ts';
import { decodeEntities } from './entities.ts';
import { locateAll, type Scope, scalarOf } from './locate.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import { fromMinorUnits, readDate, readDecimal } from './read-values.ts';
import type { Expression, Reading, Source, SystemMapping } from './system-mapping.ts';

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
}

const Text = z.string();

/** A value in the form of its term; the first of the places that has one. */
export function readSource(
  scope: Scope,
  source: Source,
  schema: z.ZodType,
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
  schema: z.ZodType,
  progress: Progress,
  as?: Reading,
): Value | undefined {
  for (const located of locateAll(scope, path)) {
    const scalar = scalarOf(located);
    const value = scalar && written(scalar.value, schema, progress, as);
    if (scalar === undefined || value === undefined) continue;
    progress.consumed.add(scalar.path);
    return { value, path: scalar.path };
  }
  return undefined;
}

function evaluate(
  scope: Scope,
  expression: Expression,
  schema: z.ZodType,
  progress: Progress,
  as?: Reading,
): Value | undefined {
  if ('$const' in expression) return { value: expression.$const, path: '' };
  if ('$if' in expression) {
    const branch = holds(scope, expression.$if) ? expression.$then : expression.$else;
    return branch === undefined ? undefined : readSource(scope, branch, schema, progress, as);
  }
  if ('$sum' in expression) return sumOf(scope, expression, schema, progress, as);
  if ('$join' in expression) return joined(scope, expression, progress);
  if ('$divide' in expression) return quotient(scope, expression, schema, progress);
  const { $from, $as = as, $in, $times, $line, $slice, $mask } = expression;
  if ($in !== undefined) return readByTable(scope, $from, $in, progress);
  const read = readSource(scope, $from, schema, progress, $as);
  if (read === undefined) return undefined;
  if ($times !== undefined) {
    const number = readDecimal(read.value);
    if (number === undefined) return undefined;
    return { value: new Big(number).times($times).toFixed(), path: read.path };
  }
  if ($slice !== undefined) {
    const part = read.value.slice(...$slice).trim();
    return part === '' ? undefined : { value: part, path: read.path };
  }
  if ($mask !== undefined) return { value: masked(read.value, $mask), path: read.path };
  if ($line === undefined) return read;
  const line = linesOf(read.value)[$line];
  return line === undefined ? undefined : { value: line, path: read.path };
}

/** The lines of a text that are not blank. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n|<br\s*\/?>/i)
    .flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
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
  { $join, $with = ' ' }: Extract<Expression, { $join: unknown }>,
  progress: Progress,
): Value | undefined {
  const parts = $join.flatMap((each) => readText(scope, each, progress) ?? []);
  const value = parts.map((part) => part.value).join($with);
  const [first] = parts.filter(({ path }) => path !== '');
  return first === undefined ? undefined : { value: value.trim(), path: first.path };
}

function quotient(
  scope: Scope,
  { $divide, $by }: Extract<Expression, { $divide: unknown }>,
  schema: z.ZodType,
  progress: Progress,
): Value | undefined {
  const whole = readSource(scope, $divide, schema, progress);
  const parts = Number(readSource(scope, $by, Decimal, progress)?.value ?? 1);
  if (whole === undefined || parts === 0 || parts === 1) return whole;
  return { value: new Big(whole.value).div(parts).round(8).toFixed(), path: whole.path };
}

function sumOf(
  scope: Scope,
  { $sum, $minus = [] }: Extract<Expression, { $sum: unknown }>,
  schema: z.ZodType,
  progress: Progress,
  as?: Reading,
): Value | undefined {
  const amountsAt = (paths: readonly string[], sign: number) =>
    paths.flatMap((path) =>
      locateAll(scope, path).flatMap((located) => {
        const read = readSource({ here: located }, '', schema, progress, as);
        return read === undefined
          ? []
          : [{ value: new Big(read.value).times(sign), path: read.path }];
      }),
    );
  const added = amountsAt($sum, 1);
  const [first] = added;
  if (first === undefined) return undefined;
  const amounts = [...added, ...amountsAt($minus, -1)];
  const sum = amounts.reduce((total, { value }) => total.plus(value), new Big(0));
  return { value: sum.toFixed(), path: amounts.length === 1 ? first.path : '' };
}

/** A scalar in the form that its term has. undefined: it has none there. */
function written(
  value: string | number | boolean,
  schema: z.ZodType,
  { mapping, currency }: Progress,
  as?: Reading,
): string | undefined {
  if (schema === Amount) {
    const amount = readDecimal(value);
    if (amount === undefined) return undefined;
    return (as ?? mapping.amounts) === 'minor' ? fromMinorUnits(amount, currency) : amount;
  }
  if (schema === Decimal) return readDecimal(value);
  if (schema === DateText) return readDate(value, mapping.dates);
  if (schema === Currency) return readCurrency(String(value), as);
  if (typeof value === 'boolean') return schema instanceof z.ZodString ? undefined : String(value);
  return readAs(decodeEntities(String(value)), as);
}

function readCurrency(text: string, as?: Reading): string | undefined {
  if (as !== 'country-currency') return currencyCode(text);
  const country = countryCode(text);
  return country === undefined ? undefined : countryCurrency(country);
}

function readAs(text: string, as?: Reading): string | undefined {
  if (as === 'iban' || as === 'national-account')
    return IBAN.test(text.replace(/\s/g, '')) === (as === 'iban') ? text : undefined;
  if (as === 'country') return countryCode(text) ?? text;
  if (as === 'country-language') return countryLanguage(text);
  const method = text.toLowerCase();
  if (as === 'payment-method' && Object.hasOwn(PAYMENT_METHODS, method))
    return PAYMENT_METHODS[method] ?? text;
  return as === 'title-case' || as === 'payment-method' ? titleCase(text) : text;
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/i;

/** "12345678000190" as the mask "##.###.###/####-##" has it; another number of digits stays. */
function masked(text: string, mask: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== mask.replace(/[^#]/g, '').length) return text;
  let next = 0;
  return mask.replace(/#/g, () => digits.charAt(next++));
}

/** "pending_review", "BANK_TRANSFER" as words; words that have small letters stay. */
function titleCase(text: string): string {
  const words = text.replace(/[_-]+/g, ' ').trim();
  const plain = /\p{Ll}/u.test(words) && !/[_]/.test(text) ? words : words.toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
