import type {
  Adjustment,
  CommercialDocument,
  Line,
} from '#lib/domain/document-model/commercial.ts';
import { printableImage } from '../printable-image.ts';
import type { Block, Column, DataTable, Row, Value } from '../printed-document.ts';
import type { Writer } from '../writer.ts';
import {
  COLUMNS,
  headOf,
  isDiscount,
  type LineColumn,
  MOST_COLUMNS,
  NET_HEADS,
  ownColumns,
  ownKey,
  WITH_TAX,
} from './line-columns.ts';

/** The lines as a table with the columns that they fill; undefined where there are none. */
export function presentLines(writer: Writer, document: CommercialDocument): DataTable | undefined {
  const { lines = [] } = document;
  const until = firstApart(lines);
  return lineTable(writer, lines.slice(0, until), { document, first: 0, label: '' });
}

/** Optional lines, which the sums leave out, below them. */
export function presentOptions(writer: Writer, document: CommercialDocument): Block[] {
  const { lines = [] } = document;
  const first = firstApart(lines);
  const label = writer.say('Optional items');
  const table = lineTable(writer, lines.slice(first), { document, first, label });
  return table === undefined ? [] : [{ kind: 'table', path: table.path, label, table }];
}

/** Where the optional lines begin that stand behind all others, under no heading of their own. */
function firstApart(lines: readonly Line[]): number {
  const isApart = ({ optional, group }: Line) => optional === true && group === undefined;
  const last = lines.findLastIndex((line) => !isApart(line));
  return last === -1 ? lines.length : last + 1;
}

function lineTable(
  writer: Writer,
  lines: readonly Line[],
  {
    document,
    first,
    label: heading,
  }: { readonly document: CommercialDocument; readonly first: number; readonly label: string },
): DataTable | undefined {
  if (lines.length === 0) return undefined;
  // Whether rates differ is read from all lines, so that options have their tax where the others have it.
  const all = document.lines ?? lines;
  const wanted = COLUMNS.filter(({ key, shown: isShown }) =>
    isShown(key === 'taxRate' ? all : lines),
  );
  const fits = wanted.length <= MOST_COLUMNS;
  const isOfBoth = fits && wanted.some(({ key }) => key === 'grossAmount');
  const named = wanted
    .filter(({ key }) => fits || !WITH_TAX.has(key))
    .map((column) =>
      isOfBoth ? { ...column, label: NET_HEADS[column.key] ?? column.label } : column,
    );
  const own = ownColumns(lines, writer, MOST_COLUMNS - named.length);
  // What a line comes to closes it.
  const closing = named.findIndex(({ key }) => key === 'amount');
  const last = closing === -1 ? named.length : closing;
  const shown = [...named.slice(0, last), ...own, ...named.slice(last)];
  const columns: Column[] = [
    { key: 'name', label: writer.say('Description'), kind: 'text' },
    ...shown.map((column) => ({
      ...{ key: column.key, kind: column.kind },
      label: headOf(writer, column, document),
    })),
  ];
  const hasColumn = new Set(shown.map(({ key }) => key));
  const rows: Row[] = [];
  let group: string | undefined;
  for (const [index, line] of lines.entries()) {
    const place = `lines.${first + index}`;
    if (line.group !== undefined && line.group !== group)
      rows.push(headingRow(line.group, shown, document, writer));
    group = line.group;
    const isMarked = line.optional === true && heading === '';
    rows.push({
      cells: [
        nameOf(line, place, writer),
        ...shown.map(({ cell }) => cell(line, place, writer)[0]),
      ],
      details: [
        ...detailsOf(line, place, writer, hasColumn),
        ...(isMarked ? writer.value('', writer.say('Optional'), `${place}.optional`) : []),
      ],
    });
  }
  return { path: listPath(writer, first), label: heading, columns, rows };
}

function listPath(writer: Writer, at: number): string {
  const first = ['name', 'amount', 'quantity', 'unitPrice']
    .map((term) => writer.pathOf(`lines.${at}.${term}`))
    .find((path) => path !== '');
  return first?.replace(/\[\d+\].*$/, '') ?? '';
}

function headingRow(
  group: string,
  columns: readonly LineColumn[],
  { groupSums = [] }: CommercialDocument,
  writer: Writer,
): Row {
  const at = groupSums.findIndex((sum) => sum.group === group);
  const amount = groupSums[at]?.amount;
  const sum =
    amount === undefined
      ? []
      : writer.value('', writer.money(amount), `groupSums.${at}.amount`, 'money');
  const cells = columns.map(({ key }) => (key === 'amount' ? sum[0] : undefined));
  const name: Value = { path: '', label: '', kind: 'text', text: group };
  return { cells: [name, ...cells], details: [], isHeading: true };
}

function nameOf(
  { name, description, sku }: Line,
  place: string,
  writer: Writer,
): Value | undefined {
  const term = name !== undefined ? 'name' : description !== undefined ? 'description' : 'sku';
  return writer.value('Description', name ?? description ?? sku, `${place}.${term}`)[0];
}

/** What stands below a line's name. */
function detailsOf(
  line: Line,
  place: string,
  writer: Writer,
  hasColumn: ReadonlySet<string>,
): Value[] {
  const {
    name,
    description,
    details = [],
    particulars = [],
    sku,
    date,
    period,
    image,
    adjustments = [],
  } = line;
  const below = name !== undefined && description !== name ? description : undefined;
  return [
    ...writer.value('', printableImage(image), `${place}.image`, 'image'),
    ...writer.value('', below, `${place}.description`, 'prose'),
    ...details.flatMap((detail, index) =>
      writer.value('', detail, `${place}.details.${index}`, 'prose'),
    ),
    ...particulars
      .filter(({ label }) => !hasColumn.has(ownKey(label)))
      .flatMap((fact) => writer.fact(fact, `${place}.particulars`)),
    ...(hasColumn.has('sku') || name === undefined
      ? []
      : writer.value('Item no.', sku, `${place}.sku`)),
    ...(hasColumn.has('date') || date === undefined
      ? []
      : writer.value('Date', writer.date(date, 'medium'), `${place}.date`, 'date')),
    ...(period === undefined
      ? []
      : writer.value('Period', writer.period(period), `${place}.period.start`, 'date')),
    ...adjustments
      .filter((each) => !isDiscount(each))
      .flatMap(({ reason, amount, kind }, index) =>
        writer.value(
          reason ?? chargeName(kind),
          amount && writer.money(amount, 'plain', line.currency),
          `${place}.adjustments.${index}.amount`,
          'money',
        ),
      ),
  ];
}

/** What an adjustment is called that has no name of its own. */
export function chargeName(kind: Adjustment['kind']): string {
  const names: Readonly<Record<Adjustment['kind'], string>> = {
    discount: 'Discount',
    shipping: 'Shipping',
    handling: 'Handling',
    fee: 'Fee',
    service: 'Service charge',
    surcharge: 'Surcharge',
    other: 'Fee',
  };
  return names[kind];
}
