import { descendants, wholeText } from '../../apply/text.ts';
import { columnNamed } from './columns.ts';
import { metricFigures } from './document-names.ts';
import { headTarget, rowsTarget, tableTarget, textTarget, totalTarget } from './make.ts';
import type { Finder } from './party-names.ts';
import { region } from './region-finder.ts';
import { preferred, type Scope } from './scope.ts';

const totals: Finder = (scope) => {
  const found = region('the totals', 'totals')(scope);
  const lines = scope.content.totals;
  if (found !== undefined || lines.length === 0) return found;
  return {
    kind: 'region',
    name: 'the totals',
    ids: lines.map(({ id }) => id),
    nodes: lines.flatMap(({ label, value }) => [label, value]),
  };
};

const lineItems: Finder = ({ content }) =>
  content.lineItems && tableTarget(content, content.lineItems, 'the line items');

const table: Finder = (scope) => {
  const found =
    scope.region === undefined
      ? (scope.content.lineItems ?? scope.content.tables[0])
      : preferred(scope, scope.content.tables);
  return found && tableTarget(scope.content, found);
};

const tableHead: Finder = (scope) => {
  const found = table(scope)?.table;
  return found && headTarget(scope.content, found);
};

const rows: Finder = (scope) => {
  const found = table(scope)?.table;
  return found && rowsTarget(found, found.rows, 'the rows');
};

/** Rows of a table that say nothing, which are none of its records. */
const emptyRows: Finder = ({ content }) => {
  const empty = content.tables
    .flatMap(({ element, rows: records }) => {
      const known = new Set(records.map((row) => row.element));
      return descendants(element).filter((row) => row.name === 'tr' && !known.has(row));
    })
    .filter((row) => wholeText(row) === '' && !descendants(row).some(({ name }) => name === 'img'));
  const ids = empty.flatMap((row) => content.idOf(row) ?? []);
  return ids.length === 0 ? undefined : { kind: 'text', name: 'the empty row', ids, nodes: [] };
};

/** What the rows hold, each by itself. */
const cells: Finder = (scope) => {
  const found = table(scope)?.table;
  const target =
    found &&
    textTarget(
      found.rows.flatMap((row) => row.cells),
      'the cells',
      'row',
    );
  return found && target && { ...target, table: found };
};

const lastCalled = ({ content }: Scope, name: RegExp) =>
  content.totals.findLast(({ label }) => name.test(label.text) && !/sub/i.test(label.text));

/** The last line that is called a total; else that is due; else the last line. */
const grandTotal: Finder = (scope) => {
  const found =
    lastCalled(scope, /\b(?:grand|total)\b/i) ??
    lastCalled(scope, /\b(?:due|balance)\b/i) ??
    scope.content.totals.at(-1);
  return found && totalTarget(found);
};

/** Where a document sets what is to be paid apart, that; else the last of the totals. */
const amountDue: Finder = (scope) => {
  const { nodes, totals: lines } = scope.content;
  const inTotals = new Set(lines.flatMap(({ label, value }) => [label, value]));
  const apart = nodes.filter(
    (node) =>
      node.role === 'value' &&
      !inTotals.has(node) &&
      /^(?:total |amount |balance )?(?:amount|balance|total) (?:due|payable|to pay|owed|paid)$/i.test(
        node.label ?? '',
      ),
  );
  const due =
    lastCalled(scope, /\b(?:due|balance)\b/i) ?? lastCalled(scope, /^(?:amount|total) paid$/i);
  return textTarget(apart, 'the amount due') ?? (due ? totalTarget(due) : grandTotal(scope));
};

const totalLine =
  (pattern: RegExp): Finder =>
  ({ content }) => {
    const found = content.totals.find(({ label }) => pattern.test(label.text));
    return found && totalTarget(found);
  };

/** Amounts and quantities: numeric columns, totals, and values that are numbers. */
const numbers: Finder = (scope) => {
  const { content, nodes } = scope;
  const cells = content.tables.flatMap(({ columns, rows: list }) =>
    list.flatMap(({ cells: all }) => all.filter((_, at) => columns[at]?.numeric)),
  );
  const numeric = new Set([...cells, ...content.totals.map(({ value }) => value)]);
  const found = nodes.filter((node) => numeric.has(node));
  return textTarget(found, 'the numbers') ?? metricFigures(scope);
};

const columnOr =
  (name: string, other: Finder): Finder =>
  (scope: Scope) =>
    columnNamed(name, scope) ?? other(scope);

/** What the items are called: the cells that describe them. */
const itemNames: Finder = (scope) => {
  const column = columnNamed('description column', scope);
  const cells = column?.nodes.filter(({ role }) => role === 'cell') ?? [];
  return textTarget(cells, 'the names of the items');
};

/** What people call tables, what they hold, and the totals below them. */
export const TABLE_NAMES: readonly (readonly [string, Finder])[] = [
  [
    'line items | items | line-items | item table | products | services | product table | product list | item list | items list | list of items | list of products | products list | service table | services list | list of services | lines of invoice | lines | line item | positions | position list | itemization | itemized list | billed items | articles table | purchased items | invoice lines | quote lines | goods | jobs | job table | list of jobs | job list | works | tasks | task list | table of jobs | table of items | table of products | table of services',
    lineItems,
  ],
  [
    'item names | item name | names of items | item titles | item descriptions | descriptions of items | product names | names of products | descriptions of services | descriptions of products | service descriptions | product descriptions | service names | names of services | line item names | item texts | row names | names of line items',
    itemNames,
  ],
  [
    'table | tables | table with items | table of items | table with line items | table with products | table of products | table with services | table of services | table with prices | price table | pricing table | table with positions | data table | main table | grid | columns | table columns | all columns',
    table,
  ],
  [
    'table header | table head | table headers | table heading | table headings | column headers | column headings | column heads | column header | column titles | header row | head row | heading row | table header row | table head row | header of table | head of table | table column headers | column names | table top row | table title row | headers of table | table titles | headings of table | items header | line items header | items table header | line items table header | line item header | heading of table | top row of table | first row of table | title row | table head line | column labels | column captions | captions of columns | column heading row | labels of columns | names of columns | headings of columns | table column headings',
    tableHead,
  ],
  [
    'rows | table rows | all rows | row | line item rows | item rows | item row | line item row | body rows | table body | lines of table | data rows | rows of table | table entries',
    rows,
  ],
  [
    'empty row | empty rows | blank row | blank rows | empty line | empty lines | blank line | blank lines | empty table row | empty table rows | blank table row | blank table rows',
    emptyRows,
  ],
  ['cells | cell | table cells | all cells | cells of table | cells of items', cells],
  [
    'totals | total section | summary | amounts section | sums | total box | total block | total area | totals column | sum block | sum box | total part | totals summary | amounts summary | price summary | cost summary',
    totals,
  ],
  [
    'total | grand total | total amount | final total | total row | total line | grand total row | final amount | totals row | total value | overall total | grand total line | final sum | total sum | end total | total price | total cost | overall amount | grand sum | final price | end sum | sum total | full amount | overall sum',
    grandTotal,
  ],
  [
    'amount due | balance due | total due | due total | amount payable | amount to pay | amount owed | due amount | balance | outstanding amount | outstanding balance | amount outstanding | payable amount | sum due | sum payable | amount to be paid | total to pay | total payable | amount owing | payment amount | total amount due | amount paid | paid amount | sum to pay | open amount | what customer owes | what client owes | amount customer owes | what is owed | what is due | amount that is due',
    amountDue,
  ],
  [
    'subtotal | subtotal line | subtotal row | sub total | sub-total | net | net amount | net total | subtotal amount',
    totalLine(/\bsub|\bnet\b/i),
  ],
  [
    'tax | tax line | vat | tax row | sales tax | vat line | vat row | tax amount | vat amount | taxes | gst',
    totalLine(/\b(?:tax|vat|gst|mwst)\b/i),
  ],
  [
    'discount | discount line | discount row | rebate | reduction | discount amount',
    totalLine(/\bdiscount|\brebate/i),
  ],
  [
    'shipping | shipping line | shipping row | shipping cost | delivery cost | shipping costs | postage | freight',
    totalLine(/\bshipping|\bdelivery|\bpostage|\bfreight/i),
  ],
  ['amounts', columnOr('amounts', totals)],
  ['prices', columnOr('prices', numbers)],
  ['numbers | figures | all numbers | digits | amounts of money', numbers],
];
