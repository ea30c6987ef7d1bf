import { lineAmount } from '#lib/domain/document-model/arithmetic.ts';
import type {
  Adjustment,
  CommercialDocument,
  Line,
} from '#lib/domain/document-model/commercial.ts';
import type { Value, ValueKind } from '../printed-document.ts';
import { printedKind, type Writer } from '../writer.ts';
import { plainTaxName } from './plain-tax-name.ts';

/** A line's amount as it is stated, else its quantity at its price. */
const amountOf = (line: Line): string | undefined => line.amount ?? lineAmount(line)?.toFixed();

/** A column of the lines: which of them have it, and what it says of one. */
export interface LineColumn {
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
export function headOf(
  writer: Writer,
  { label, kind }: LineColumn,
  document: CommercialDocument,
): string {
  const head = writer.say(kind === 'percent' ? taxHead(document, plainTaxName(writer)) : label);
  return kind === 'percent' && /[額额]$/.test(head) ? writer.say('Tax rate') : head;
}

const statesGross = (lines: readonly Line[]): boolean =>
  most(lines, ({ grossAmount }) => grossAmount);

export const COLUMNS: readonly LineColumn[] = [
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
export const NET_HEADS: Readonly<Record<string, string>> = {
  unitPrice: 'Net price',
  amount: 'Net amount',
};

export const MOST_COLUMNS = 7;
export const WITH_TAX: ReadonlySet<string> = new Set(['taxAmount', 'grossAmount']);
export const ownKey = (label: string): string => `own ${label}`;

/** What most lines say in words of their author's own, in columns as far as there is room. */
export function ownColumns(lines: readonly Line[], writer: Writer, room: number): LineColumn[] {
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

export const isDiscount = ({ kind }: Adjustment): boolean => kind === 'discount';

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
