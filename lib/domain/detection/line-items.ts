import type { DetectedType } from '#schemas/analysis.ts';
import { plays } from './aliases.ts';
import { normalizeKey } from './keys.ts';
import { lineItemTable } from './line-item-table.ts';
import { splitClosing } from './line-rows.ts';
import type { DataTable } from './model.ts';
import { listOfObjects } from './object-lists.ts';
import { type Field, fieldOf, fieldsOf, type Pool } from './pool.ts';
import { isObject, joinPath } from './unwrap.ts';
import type { Writing } from './values.ts';

const PRICED = new Set(
  'price unitprice amount total rate unitamount lineamount linetotal cost unitcost subtotal preis einzelpreis betrag prix prixunitaire montant'.split(
    ' ',
  ),
);

/** Takes the list of what is sold. For data of no known type only a list that has prices counts. */
export function takeLineItems(
  pool: Pool,
  type: DetectedType,
  writing: Writing,
): DataTable | undefined {
  const named = pool.take(
    'lineItems',
    (field) =>
      listOfObjects(field.value) !== undefined && (type !== 'document' || hasPrices(field)),
  );
  const field = named ?? pool.takeAll(priced(type))[0];
  const list = listOfObjects(field?.value);
  if (field === undefined || list === undefined) return undefined;
  const path = list.key === undefined ? field.path : joinPath(field.path, list.key);
  pool.add(besideList(field, list.key));
  const { rows, closing } = splitClosing(list.items);
  pool.add(
    closing.map(({ role, index, key, amount }) =>
      fieldOf(joinPath(joinPath(path, index), key), role, amount),
    ),
  );
  return lineItemTable(rows, path, writing);
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
    if (found || plays('tax', field.name) || plays('discount', field.name) || !hasPrices(field))
      return false;
    found = true;
    return true;
  };
}

function hasPrices(field: Field): boolean {
  const list = listOfObjects(field.value);
  return (
    list?.items.some((item) => Object.keys(item).some((key) => PRICED.has(normalizeKey(key)))) ===
    true
  );
}
