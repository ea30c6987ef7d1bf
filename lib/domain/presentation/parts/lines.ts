import { lineAmount } from '#lib/domain/document-model/arithmetic.ts';
import type {
  Adjustment,
  CommercialDocument,
  Line,
} from '#lib/domain/document-model/commercial.ts';
import { printableImage } from '../printable-image.ts';
import type { Block, Column, DataTable, Row, Value, ValueKind } from '../printed-document.ts';
import { printedKind, type Writer } from '../writer.ts';
import { plainTaxName } from './plain-tax-name.ts';

/** A line's amount as it is stated, else its quantity at its price. */
const amountOf = (line: Line): string | undefined => line.amount ?? lineAmount(line)?.toFixed();

/** A column of the lines: which of them have it, and what it says of one. */
interface LineColumn {
  readonly key: string;
  readonly label: string;
  readonly kind: ValueKind;
  /** Whether it stands in a column; where not, a line says it below its name or not at all. */
  readonly shown: (lines: readonly Line[]) => boolean;
  readonly cell: (line: Line, place: string, writer: Writer) => Value[];
}

const some = (has: (line: Line) => unknown) => (lines: readonly Line[]) =>
  lines.some((line) => has(line) !== undefined);
const most = (lines: readonly Line[], has: (line: Line) => unknown): boolean =>
  lines.filter((line) => has(line) !== undefined).length * 2 > lines.length;
const differs = (lines: readonly Line[], of: (line: Line) => string | undefined): boolean =>
  new Set(lines.map(of)).size > 1;

/** Codes longer than this are set below the name. */
const MAX_SKU = 16;
const hasShortSkus = (lines: readonly Line[]): boolean =>
  most(lines, ({ sku }) => sku) && lines.every(({ sku = '' }) => sku.length <= MAX_SKU);

/** A name of the only tax that is short enough to head its rates: the totals call it so as well. */
const MAX_TAX_NAME = 6;

function taxHead({ taxes = [] }: CommercialDocument, label: string): string {
  const [name, ...others] = new Set(taxes.map((tax) => tax.name));
  const isName = name !== undefined && name.length <= MAX_TAX_NAME && !/\d/.test(name);
  return isName && others.length === 0 ? name : label;
}

/** 税額 is an amount of tax, and no head of rates. */
function headOf(writer: Writer, { label, kind }: LineColumn, document: CommercialDocument): string {
  const head = writer.say(kind === 'percent' ? taxHead(document, plainTaxName(writer)) : label);
  return kind === 'percent' && /[額额]$/.test(head) ? writer.say('Tax rate') : head;
}

const statesGross = (lines: readonly Line[]): boolean =>
  most(lines, ({ grossAmount }) => grossAmount);

const COLUMNS: readonly LineColumn[] = [
  {
    ...{ key: 'sku', label: 'Item no.', kind: 'text' },
    shown: hasShortSkus,
    cell: ({ sku }, place, { value }) => value('Item no.', sku, `${place}.sku`),
  },
  {
    ...{ key: 'date', label: 'Date', kind: 'date' },
    shown: (lines) => most(lines, ({ date }) => date),
    cell: ({ date }, place, writer) =>
      writer.value('Date', date && writer.date(date, 'medium'), `${place}.date`, 'date'),
  },
  {
    ...{ key: 'quantity', label: 'Quantity', kind: 'number' },
    shown: some(({ quantity }) => quantity),
    cell: ({ quantity, unit }, place, writer) =>
      writer.value(
        'Quantity',
        quantity && writer.quantity(quantity, unit),
        `${place}.quantity`,
        'number',
      ),
  },
  {
    ...{ key: 'unit', label: 'Unit', kind: 'text' },
    shown: (lines) =>
      lines.every(({ quantity }) => quantity === undefined) && most(lines, ({ unit }) => unit),
    cell: ({ unit }, place, { value }) => value('Unit', unit, `${place}.unit`),
  },
  {
    ...{ key: 'unitPrice', label: 'Unit price', kind: 'money' },
    shown: some(({ unitPrice }) => unitPrice),
    cell: ({ unitPrice, currency }, place, writer) =>
      writer.value(
        'Unit price',
        unitPrice && writer.money(unitPrice, 'price', currency),
        `${place}.unitPrice`,
        'money',
      ),
  },
  {
    ...{ key: 'discount', label: 'Discount', kind: 'money' },
    shown: (lines) => lines.some(({ adjustments = [] }) => adjustments.some(isDiscount)),
    cell: discountCell,
  },
  {
    ...{ key: 'taxRate', label: 'Tax', kind: 'percent' },
    shown: (lines) => differs(lines, ({ taxRate }) => taxRate),
    cell: ({ taxRate }, place, writer) =>
      writer.value('Tax', taxRate && writer.percent(taxRate), `${place}.taxRate`, 'percent'),
  },
  {
    ...{ key: 'amount', label: 'Amount', kind: 'money' },
    shown: some(amountOf),
    cell: (line, place, writer) =>
      writer.value(
        'Amount',
        amountOf(line) && writer.money(amountOf(line) ?? '', 'plain', line.currency),
        `${place}.amount`,
        'money',
      ),
  },
  {
    ...{ key: 'taxAmount', label: 'VAT amount', kind: 'money' },
    shown: (lines) => statesGross(lines) && most(lines, ({ taxAmount }) => taxAmount),
    cell: ({ taxAmount, currency }, place, writer) =>
      writer.value(
        'VAT amount',
        taxAmount && writer.money(taxAmount, 'plain', currency),
        `${place}.taxAmount`,
        'money',
      ),
  },
  {
    ...{ key: 'grossAmount', label: 'Gross amount', kind: 'money' },
    shown: (lines) => statesGross(lines),
    cell: ({ grossAmount, currency }, place, writer) =>
      writer.value(
        'Gross amount',
        grossAmount && writer.money(grossAmount, 'plain', currency),
        `${place}.grossAmount`,
        'money',
      ),
  },
];

/** Where amounts with tax are shown too, those without it are labelled as such. */
const NET_HEADS: Readonly<Record<string, string>> = {
  unitPrice: 'Net price',
  amount: 'Net amount',
};

const MOST_COLUMNS = 7;
const WITH_TAX: ReadonlySet<string> = new Set(['taxAmount', 'grossAmount']);
const ownKey = (label: string): string => `own ${label}`;

/** What most lines say in words of their author's own, in columns as far as there is room. */
function ownColumns(lines: readonly Line[], writer: Writer, room: number): LineColumn[] {
  const kinds = new Map(
    lines.flatMap(({ particulars = [] }) => particulars.map(({ label, kind }) => [label, kind])),
  );
  const saidBy = (line: Line, label: string) =>
    line.particulars?.find((fact) => fact.label === label);
  return [...kinds]
    .filter(([label]) => most(lines, (line) => saidBy(line, label)))
    .slice(0, Math.max(0, room))
    .map(([label, kind]) => ({
      ...{ key: ownKey(label), label: writer.label(label), kind: printedKind(kind) },
      shown: () => true,
      cell: (line, place) => {
        const fact = saidBy(line, label);
        return fact === undefined ? [] : writer.fact(fact, `${place}.particulars`);
      },
    }));
}

const isDiscount = ({ kind }: Adjustment): boolean => kind === 'discount';

function discountCell(
  { adjustments = [], currency }: Line,
  place: string,
  writer: Writer,
): Value[] {
  const index = adjustments.findIndex(isDiscount);
  const found = adjustments[index];
  if (found === undefined) return [];
  const { percent, amount } = found;
  const text =
    percent === undefined
      ? amount && writer.money(-Math.abs(Number(amount)), 'plain', currency)
      : writer.percent(percent);
  return writer.value('Discount', text, `${place}.adjustments.${index}.amount`, 'money');
}

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
