import { isNumeric, plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { Block, DataTable } from '#lib/domain/presentation/printed-document.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import { type Field, fieldOf, fieldsOf, type Pool } from '../fields/unclaimed-fields.ts';
import { plays, type Role } from '../keys/aliases.ts';
import { labelOf } from '../keys/keys.ts';
import { listOfObjects } from '../normalize/object-lists.ts';
import { isObject, joinPath } from '../normalize/unwrap.ts';
import type { Writing } from '../values.ts';
import { lineItemTable } from './line-item-table.ts';
import { partsOf } from './line-parts.ts';
import { flatRow, splitClosing } from './line-rows.ts';
import { takeSingleLine } from './single-line.ts';

const PRICED = new Set(['unitPrice', 'total']);
/** Lists of amounts that nobody sells. */
const OTHER_LISTS =
  /payment|refund|transaction|shipment|history|captures|milestone|instal|ledger|movement|schedule|budget/;

const OTHER_ROLES: readonly Role[] = ['tax', 'discount', 'shipping', 'amountPaid', 'transactionId'];
const SAMPLE = 5;

/** What a document charges for. */
export interface Lines {
  readonly table: DataTable;
  /** Further lists, such as parts beside labour. */
  readonly further: readonly Block[];
  /** What all lines come to. */
  readonly sum: number;
}

/** Takes what is sold. For data of no known type only a list that has prices counts. */
export function takeLineItems(pool: Pool, type: DetectedType, writing: Writing): Lines | undefined {
  const named = pool.take(
    'lineItems',
    (field) =>
      listOfObjects(field.value) !== undefined && (type !== 'document' || hasPrices(field)),
  );
  const field = named ?? pool.takeAll(priced(type))[0];
  const list = listOfObjects(field?.value);
  if (field === undefined || list === undefined) {
    const single = type === 'document' ? undefined : takeSingleLine(pool, writing);
    return single === undefined ? undefined : { ...single, further: [] };
  }
  const path = list.key === undefined ? field.path : joinPath(field.path, list.key);
  pool.add(besideList(field, list.key));
  const { rows, closing } = splitClosing(list.items);
  pool.add(
    closing.map(({ role, index, key, amount }) =>
      fieldOf(joinPath(joinPath(path, index), key), role, amount),
    ),
  );
  const sums = sumsIn(pool);
  const { table, sum } = lineItemTable(rows, path, writing, sums);
  if (type === 'document' || isAmong(sums, sum)) return { table, further: [], sum };
  const lists = otherLists(pool).map((each) => ({
    field: each,
    ...lineItemTable(listOfObjects(each.value)?.items ?? [], each.path, writing, sums),
  }));
  const total = (some: typeof lists) => some.reduce((all, each) => all + each.sum, sum);
  const further =
    [lists, ...lists.map((each) => [each])].find((some) => isAmong(sums, total(some))) ?? [];
  const taken = new Set(further.map((list) => list.field));
  pool.takeAll((each) => taken.has(each));
  return {
    table: further.length === 0 ? table : { ...table, label: labelOf(field.key) },
    further: further.map((each) => ({
      kind: 'table',
      path: each.field.path,
      label: labelOf(each.field.key),
      priced: true,
      table: each.table,
    })),
    sum: total(further),
  };
}

const CENT = 0.01;
const isAmong = (sums: readonly number[], figure: number) =>
  sums.some((sum) => Math.abs(sum - figure) < CENT);

/** Lists with prices beside the first. */
function otherLists(pool: Pool): readonly Field[] {
  return pool
    .peek()
    .filter((field) => !OTHER_ROLES.some((role) => plays(role, field.name)) && hasPrices(field));
}

/** The amounts at the head and in objects of sums: what the lines may add up to. */
function sumsIn(pool: Pool): number[] {
  return pool
    .peek()
    .flatMap(({ value }) => (isObject(value) ? Object.values(value) : [value]))
    .flatMap((value) => plainNumber(value) ?? []);
}

/** What says which page of a list this is. */
const PAGING =
  /^(?:object|type|kind|url|href|hasmore|hasnext|hasnextpage|next|previous|prev|cursor|count|total|totalcount|totalitems|page|pages|pageinfo|pagesize|perpage|limit|offset|size|length|links|meta|metadata|pagination)$/;

/** What stands beside a list that is a part of the field is the document's own. */
function besideList({ value, path }: Field, key: string | undefined): Field[] {
  if (key === undefined || !isObject(value)) return [];
  const others = Object.entries(value).filter(([name]) => name !== key);
  return fieldsOf(Object.fromEntries(others), path).filter(({ name }) => !PAGING.test(name));
}

/** Accepts the first list with prices, once. */
function priced(type: DetectedType): (field: Field) => boolean {
  let found = type === 'document';
  return (field) => {
    if (found || OTHER_ROLES.some((role) => plays(role, field.name)) || !hasPrices(field))
      return false;
    found = true;
    return true;
  };
}

function hasPrices(field: Field): boolean {
  const list = listOfObjects(field.value);
  if (list === undefined || OTHER_LISTS.test(field.name)) return false;
  const rows = list.items.slice(0, SAMPLE).map((item) => flatRow(item));
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const { parts } = partsOf(keys, rows);
  return [...parts].some(
    ([key, part]) => PRICED.has(part) && rows.some((row) => isNumeric(row[key] ?? null)),
  );
}
