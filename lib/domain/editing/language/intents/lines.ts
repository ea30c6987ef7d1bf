import type { Operation } from '../../operations.ts';
import { writeLike } from '../../values/written-number.ts';
import type { Bill, BillLine, BillTotal, FigureName } from '../bill.ts';
import { isIn } from '../lists.ts';
import type { StatedFigure } from '../slots/input.ts';
import type { NewLine } from '../slots/new-lines.ts';
import { withFigure } from './figures.ts';
import { type Intent, several } from './intent.ts';

/** A new last line, in the form of the others. */
export const addLine: Intent = (values, bill) => {
  const { name: stated, quantity, price, isTotal } = values['new-line'] as NewLine;
  const { table } = bill;
  const tax = values['isUntaxed'] === true ? onlyTax(bill) : undefined;
  if (values['isUntaxed'] === true && tax === undefined) return undefined;
  const name = tax === undefined ? stated : untaxed(stated, tax);
  if (price === undefined || table === undefined || bill.columns.description === undefined)
    return undefined;
  const count = quantity?.value ?? 1;
  const each =
    isTotal && quantity !== undefined && !price.isEach ? price.value / count : price.value;
  const figures: Record<FigureName, number> = {
    quantity: count,
    price: each,
    amount: count * each,
  };
  const cells = table.columns.map((_, column) => {
    if (column === bill.columns.description) return name;
    const figure = (['quantity', 'price', 'amount'] as const).find(
      (one) => bill.columns[one] === column,
    );
    return figure === undefined
      ? (rated(bill, column, values['rate'] as StatedFigure | undefined) ?? shared(bill, column))
      : written(bill, figure, figures[figure], quantity);
  });
  const isUnrated = cells.some((text, column) => text === '' && hasRates(bill, column));
  if (isUnrated) return { refused: `Lines have different taxes here: say which “${name}” has` };
  return {
    operations: [{ op: 'add-row', table: table.id, at: table.rows.length, cells }],
    keep: tax === undefined ? [] : [tax.valueNode.id],
  };
};

const hasRates = ({ lines, writing }: Bill, column: number): boolean =>
  lines.every(({ row }) => writing.read(row.cells[column]?.text ?? '')?.kind === 'percent');

/** The tax that a line can be without; undefined where there is none, or several. */
export function onlyTax({ totals }: Bill): BillTotal | undefined {
  const [tax, ...others] = totals.filter(({ kind }) => kind === 'tax');
  return others.length > 0 ? undefined : tax;
}

/** It is said in the line itself, so that the tax can be reckoned again from what stands there. */
export const untaxed = (name: string, { label }: BillTotal): string =>
  `${name} (no ${label.replace(/\s*\(?\d.*$/, '')})`;

/** What all lines say in a column, as the rate of the tax, is stated of a new one too. */
function shared({ lines }: Bill, column: number): string {
  const texts = new Set(lines.map(({ row }) => row.cells[column]?.text ?? ''));
  return texts.size === 1 ? ([...texts][0] ?? '') : '';
}

/** The rate that was said of a new line, in the column of rates. */
function rated(
  { lines, writing }: Bill,
  column: number,
  rate: StatedFigure | undefined,
): string | undefined {
  const like = writing.read(lines[0]?.row.cells[column]?.text ?? '');
  return rate === undefined || like?.kind !== 'percent'
    ? undefined
    : writeLike(rate.value, like, decimalsOf(rate.value));
}

function written(
  { lines, writing }: Bill,
  name: FigureName,
  value: number,
  quantity: StatedFigure | undefined,
): string {
  const samples = lines.flatMap(({ figures }) => figures[name] ?? []);
  const like = samples[0]?.written ?? writing.read('1');
  if (like === undefined) return String(value);
  const decimals = Math.max(like.decimals, decimalsOf(value));
  if (name !== 'quantity')
    return writeLike(value, like, decimals > 0 && like.kind === 'money' ? 2 : decimals);
  const units = samples.map(({ written: { after } }) => after).filter((unit) => unit.trim() !== '');
  if (units.length === 0) return writeLike(value, like, decimalsOf(value));
  if (quantity?.unit !== undefined)
    return writeLike(value, { ...like, before: '', after: ` ${quantity.unit}` }, decimalsOf(value));
  // Beside hours and metres a thing is counted only where another one is.
  const piece = units.find((unit) => isIn('piece', [unit.trim().toLowerCase()]));
  return piece === undefined && value === 1
    ? ''
    : writeLike(value, { ...like, after: piece ?? '' }, decimalsOf(value));
}

const decimalsOf = (value: number): number =>
  Math.min(2, (String(Math.round(value * 100) / 100).split('.')[1] ?? '').length);

/** "everything that is at $150 an hour at $160" */
export const changePrices: Intent = (values, { lines }) => {
  const [old, now] = [values['old'] as StatedFigure, values['new'] as StatedFigure];
  const found = lines.filter(({ figures: { price } }) => price?.written.value === old.value);
  if (found.length === 0) return { refused: `No line is charged at ${old.value}` };
  const operations: Operation[] = found.flatMap((line) => withFigure(line, 'price', now.value));
  return { operations };
};

/** Both of how many and at what price. */
export const changeBoth: Intent = (values, bill) => {
  const named = values['line'] as readonly BillLine[];
  if (named.length > 1) return several(named);
  const [line] = named;
  const [count, price] = [values['count'] as StatedFigure, values['price'] as StatedFigure];
  if (line?.figures.quantity === undefined || line.figures.price === undefined) return undefined;
  const [quantity] = withFigure(line, 'quantity', count.value);
  const [each] = withFigure(line, 'price', price.value);
  const { amount } = line.figures;
  if (
    quantity === undefined ||
    each === undefined ||
    amount === undefined ||
    bill.lines.length === 0
  )
    return undefined;
  const total = writeLike(count.value * price.value, amount.written);
  return { operations: [quantity, each, { op: 'set-text', target: amount.node.id, text: total }] };
};

/** A discount of one line: its price stays, its amount is less, and it says why. */
export const discountLine: Intent = (values, bill) => {
  const named = values['line'] as readonly BillLine[];
  if (named.length > 1) return several(named);
  const [line] = named;
  const off = values['off'] as StatedFigure;
  const amount = line?.figures.amount;
  if (line === undefined || amount === undefined) return undefined;
  const less = off.kind === 'percent' ? (amount.written.value * off.value) / 100 : off.value;
  if (less > amount.written.value)
    return { refused: `“${line.name}” comes to ${amount.node.text}` };
  const [set] = withFigure(line, 'amount', amount.written.value - less);
  const name = line.row.cells[bill.columns.description ?? 0];
  if (set === undefined || name === undefined) return undefined;
  const stated = off.kind === 'percent' ? `${off.value}%` : writeLike(less, amount.written);
  return {
    operations: [
      set,
      {
        op: 'replace-text',
        targets: [name.id],
        find: name.text,
        replace: `${name.text} (less ${stated})`,
      },
    ],
    keep: [amount.node.id],
  };
};
