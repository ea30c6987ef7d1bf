import { plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { DataTable } from '#lib/domain/presentation/printed-document.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { type Field, fieldOf, isScalar, type Pool } from '../fields/unclaimed-fields.ts';
import { plays } from '../keys/aliases.ts';
import { isObject } from '../normalize/unwrap.ts';
import type { Writing } from '../values.ts';
import { lineItemTable } from './line-item-table.ts';

const PRODUCT = /^(?:product|item|plan|ticket|article)(?:name|title)$/;
const PRICE = /^(?:unit|product|item|plan|ticket)?price$/;
const COUNT = /^(?:quantity|qty)$/;
const CHOICES = /^(?:variants?|options?)$/;

/** What is sold, where that is one thing that the data name at their head beside its price. */
export function takeSingleLine(
  pool: Pool,
  writing: Writing,
): { readonly table: DataTable; readonly sum: number } | undefined {
  const find = (known: RegExp, accept: (value: JsonValue) => boolean): Field | undefined =>
    pool.peek().find(({ name, value }) => known.test(name) && accept(value));
  const product = find(PRODUCT, (value) => typeof value === 'string');
  const price = find(PRICE, (value) => plainNumber(value) !== undefined);
  if (product === undefined || price === undefined) return undefined;
  const count = find(COUNT, (value) => plainNumber(value) !== undefined);
  const choice = find(CHOICES, (value) => isObject(value) && Object.values(value).every(isText));
  const parts = [product, count, price].filter((field) => field !== undefined);
  pool.takeAll((field) => parts.includes(field) || field === choice);
  const row: JsonObject = Object.fromEntries(parts.map(({ key, value }) => [key, value]));
  const sum = (plainNumber(price.value) ?? 0) * (plainNumber(count?.value) ?? 1);
  if (!pool.peek().some((field) => plays('total', field.name) && isScalar(field)))
    pool.add([{ ...fieldOf(price.path, 'total', price.value), value: sum }]);
  const chosen = choice === undefined ? {} : (choice.value as JsonObject);
  const { table } = lineItemTable([{ ...row, ...chosen }], product.path, writing);
  return { table: { ...table, rows: table.rows.map((each) => ofHead(each, table, parts)) }, sum };
}

const isText = (value: JsonValue): boolean => typeof value === 'string';

/** The cells of the line come from the head itself. */
function ofHead(
  row: DataTable['rows'][number],
  { columns }: DataTable,
  parts: readonly Field[],
): DataTable['rows'][number] {
  const pathOf = (key: string | undefined) => parts.find((part) => part.key === key)?.path;
  return {
    ...row,
    cells: row.cells.map((cell, at) =>
      cell === undefined ? undefined : { ...cell, path: pathOf(columns[at]?.key) ?? cell.path },
    ),
  };
}
