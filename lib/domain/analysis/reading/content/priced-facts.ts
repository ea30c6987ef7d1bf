import type { ContentTable, Fact, Metric, Section } from '#lib/domain/document-model/content.ts';
import { currencyCode } from '#lib/domain/i18n/money.ts';
import type { JsonObject } from '#schemas/json.ts';
import { readDecimal } from '../../mapping/read-values.ts';
import { COUNTS } from '../fact-kinds.ts';
import { notionsOf } from '../notions.ts';
import { SUMS } from '../sum-words.ts';
import { isCurrency } from './not-printed.ts';
import type { ContentReading } from './reading.ts';
import { differencesAsAmounts } from './total-rows.ts';

/** With cents, as no figure is measured. */
const CENTS = /^-?\d{1,3}(?:[.,' ]?\d{3}){0,4}[.,]\d{2}$/;

/**
 * Beside amounts whose keys say so, figures with cents are amounts too: rent, heating, parking. Whole ones
 * are where the object names its currency, or where they are what is missing from its total.
 */
export function pricedAlike(facts: Fact[], object: JsonObject, around: string): Fact[] {
  const amounts = facts.filter(({ kind }) => kind === 'money');
  if (amounts.length === 0) return facts;
  for (const fact of facts) {
    const decimal = CENTS.test(fact.value) ? readDecimal(fact.value) : undefined;
    const isFigure = fact.kind === 'text' || fact.kind === 'number';
    if (decimal !== undefined && isFigure && !isCounted(fact.label))
      Object.assign(fact, { kind: 'money', value: decimal });
  }
  const figures = facts.filter(({ kind, unit }) => kind === 'number' && unit === undefined);
  const namesCurrency = Object.entries(object).some(([key, inner]) => isCurrency(key, inner));
  for (const figure of figures)
    if (
      namesCurrency
        ? !isCounted(figure.label)
        : isOwed(figure) ||
          isMissingFrom(amounts, figure) ||
          isOfSum(around, amounts, figure) ||
          isSameAmount(amounts, figure)
    )
      Object.assign(figure, { kind: 'money' });
  return facts;
}

/** "Saldo a debito: 186.4": with a part of a unit, and owed. */
const isOwed = ({ label, value }: Fact): boolean =>
  value.includes('.') &&
  notionsOf(label).readings.some((words) => words.includes('due') && words.includes('debit'));

/** `rent: { monthly: 520, service: 65.00 }`: a figure of an amount's size, in an object that is of amounts. */
const isOfSum = (around: string, amounts: readonly Fact[], { label, value }: Fact): boolean =>
  notionsOf(around)
    .readings.flat()
    .some((word) => SUMS.has(word)) &&
  !isCounted(label) &&
  Number(value) >= Math.min(...amounts.map((fact) => Number(fact.value))) / 2;

/** `deposit: 1050, guarantee: 1050`: as much as an amount next to it, and nothing that is counted. */
const isSameAmount = (amounts: readonly Fact[], { label, value }: Fact): boolean =>
  Number(value) >= LEAST_SAME &&
  !isCounted(label) &&
  amounts.some((amount) => Number(amount.value) === Number(value));

const LEAST_SAME = 100;

/** With cents and the difference of two amounts, a figure is one: sales, costs and the result of both. */
export function reckonedAlike(metrics: readonly Metric[]): void {
  const amounts = metrics.flatMap(({ kind, value }) => (kind === 'money' ? [Number(value)] : []));
  const isDifference = (value: number) =>
    amounts.some((one) => amounts.some((other) => Math.abs(one - other - value) < HALF_A_CENT));
  for (const metric of metrics)
    if (
      metric.kind === 'number' &&
      metric.unit === undefined &&
      CENTS.test(metric.value) &&
      isDifference(Math.abs(Number(metric.value)))
    )
      Object.assign(metric, { kind: 'money' });
}

const HALF_A_CENT = 0.005;

const isCounted = (label: string): boolean =>
  notionsOf(label)
    .readings.flat()
    .some((word) => COUNTS.has(word) || COUNTED.has(word));

/** Of these there are some. */
const COUNTED: ReadonlySet<string> = new Set(
  'instalment option options share shares unit units seat seats guest guests user users room rooms place places page pages'.split(
    ' ',
  ),
);

function isMissingFrom(amounts: readonly Fact[], { value }: Fact): boolean {
  const all = amounts.map((fact) => Number(fact.value));
  const total = Math.max(...all);
  const sum = all.reduce((one, other) => one + other, 0) - total;
  return all.length > 1 && Math.abs(total - sum - Number(value)) < HALF_A_CENT;
}

/** Systems say a kind as a code and in words, under keys that mean the same. */
export function onceEach({ composing, paths }: ContentReading, facts: Fact[]): Fact[] {
  if (!composing.machineMade) return facts;
  const longest = new Map<string, Fact>();
  for (const fact of facts)
    if (fact.value.length > (longest.get(fact.label)?.value.length ?? 0))
      longest.set(fact.label, fact);
  return facts.filter((fact) => {
    const isLongest = longest.get(fact.label) === fact;
    if (!isLongest) composing.consumed.delete(paths.get(fact) ?? '');
    return isLongest;
  });
}

/** Columns whose totals are amounts hold amounts too: `rows: [{ old, new }]` beside `total: { old, new }`. */
export function asTheirTotals(sections: readonly Section[], facts: readonly Fact[]): void {
  const all = [...facts, ...sections.flatMap(({ facts: own = [] }) => own)];
  asTheirSum(all);
  const amounts = new Set(all.flatMap(({ kind, label }) => (kind === 'money' ? [label] : [])));
  for (const { table } of sections)
    for (const column of table?.columns ?? [])
      if (column.kind === 'number' && amounts.has(column.label)) column.kind = 'money';
  const sums = all.filter(({ kind }) => kind === 'money').map(({ value }) => Number(value));
  for (const { table } of sections)
    for (const [at, column] of (table?.columns ?? []).entries())
      if (column.kind === 'number' && table !== undefined && comesTo(columnOf(table, at), sums))
        column.kind = 'money';
  for (const { table } of sections) if (table !== undefined) differencesAsAmounts(table);
}

/** `fees: { lines: [{ amount }, …], subtotal, billing: { … } }`: a table whose amounts add up to an amount next to it. */
export const isSummedUp = (
  { title: _, table, ...others }: Section,
  facts: readonly Fact[],
): boolean =>
  table !== undefined &&
  table.rows.length > 1 &&
  Object.keys(others).length === 0 &&
  table.columns.some(
    ({ kind }, at) =>
      kind === 'money' &&
      facts.some(
        (fact) => fact.kind === 'money' && Number(fact.value) === sumOf(columnOf(table, at)),
      ),
  );

const sumOf = (figures: readonly number[]): number =>
  Number(figures.reduce((one, other) => one + other, 0).toFixed(2));

const columnOf = ({ rows }: ContentTable, at: number): number[] =>
  rows.map(({ cells }) => Number(cells[at] ?? 0));

/** With cents, figures that come to an amount are amounts. */
const comesTo = (figures: readonly number[], amounts: readonly number[]): boolean => {
  const sum = figures.reduce((one, other) => one + other, 0);
  return (
    figures.length > 1 &&
    figures.some((figure) => !Number.isInteger(figure)) &&
    amounts.some((amount) => Math.abs(amount - sum) < HALF_A_CENT)
  );
};

/** `total_open: 2247.58, interest: 31.18, costs: 337.14, total: 2615.90`: what leads from one amount to another is one. */
function asTheirSum(facts: readonly Fact[]): void {
  const figures = facts.filter(({ kind, value }) => kind === 'number' && CENTS.test(value));
  const amounts = facts.filter(({ kind }) => kind === 'money').map(({ value }) => Number(value));
  const values = figures.map(({ value }) => Number(value));
  if (!amounts.some((one) => comesTo([one, ...values], amounts))) return;
  for (const figure of figures) Object.assign(figure, { kind: 'money' });
}

/** `rates: { currency: "INR", table: [{ service, rate }] }`: rates and prices below a currency are in it. */
export function inNamedCurrency(
  { composing: { currency } }: ContentReading,
  object: JsonObject,
  sections: readonly Section[],
): void {
  const isNamed = Object.entries(object).some(
    ([key, inner]) => isCurrency(key, inner) && currencyCode(inner) === currency,
  );
  if (!isNamed) return;
  for (const { table } of sections)
    for (const [at, column] of (table?.columns ?? []).entries())
      if (table !== undefined && isPriceColumn(column.label) && isOfFigures(table, at))
        column.kind = 'money';
}

const PRICES: ReadonlySet<string> = new Set('rate price fee amount cost charge'.split(' '));

const isPriceColumn = (label: string): boolean =>
  notionsOf(label).readings.some(
    (words) => PRICES.has(words.at(-1) ?? '') && !words.some((word) => COUNTS.has(word)),
  );

const isOfFigures = ({ rows }: ContentTable, at: number): boolean =>
  rows.every(({ cells }) => /^-?\d{1,15}(?:\.\d{1,9})?$/.test(cells[at] ?? '0'));

/** "Sales (MXN)": the head of a column says what its figures are. */
export function inTheirCurrency(
  { composing: { currency } }: ContentReading,
  table: ContentTable,
): ContentTable {
  for (const column of table.columns) {
    const [, named] = /[\s([]([A-Z]{3})[)\]]?$/.exec(column.label.trim()) ?? [];
    if (column.kind === 'number' && named !== undefined && named === currency)
      column.kind = 'money';
  }
  return table;
}
