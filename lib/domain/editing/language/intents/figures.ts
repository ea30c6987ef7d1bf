import type { Operation } from '../../operations.ts';
import { amountOf, type Bill, type BillLine, type FigureName } from '../bill.ts';
import { isIn } from '../lists.ts';
import type { StatedFigure } from '../slots/input.ts';
import { type Intent, type Outcome, several, writtenAs } from './intent.ts';
import { removeLines } from './remove-lines.ts';

interface Wanted {
  readonly line?: readonly BillLine[];
  readonly noun?: FigureName;
  readonly old?: StatedFigure;
}

const same = (one: number, other: number | undefined) =>
  other !== undefined && Math.abs(one - other) < 0.005;

/** Which figures of a line a stated one can be, by its unit and, where there is one, by the old value. */
function candidates(line: BillLine, stated: StatedFigure, { noun, old }: Wanted): FigureName[] {
  const { figures } = line;
  // "on sale that week, 99 dollars": money is no count, whatever else is named.
  if (noun === 'quantity' && (stated.kind === 'money' || stated.isEach)) return [];
  // "16 each, so charge that": what one costs, whatever the charge is.
  const names: FigureName[] =
    noun !== undefined && !(stated.isEach && noun === 'amount')
      ? [noun]
      : stated.unit !== undefined
        ? ['quantity']
        : stated.kind === 'money'
          ? ['price', 'amount']
          : ['quantity', 'price', 'amount'];
  const there = names.filter((name) => figures[name] !== undefined);
  // "sweet tea is 2.95": pieces are whole.
  if (fitsPrice(stated, figures) && noun === undefined) return ['price'];
  // "I put 12" where 12 stand says nothing of another figure.
  const isThere = there.some((name) => same(stated.value, figures[name]?.written.value));
  if (old === undefined && isThere) return [];
  const fit =
    old === undefined
      ? there
      : there.filter((name) => same(old.value, figures[name]?.written.value));
  if (fit.length < 2) return fit;
  const [price, amount] = [figures.price?.written.value, figures.amount?.written.value];
  // Of one piece price and amount are the same.
  if (!fit.includes('quantity') && same(price ?? Number.NaN, amount)) return ['price'];
  if (stated.isEach) return fit.filter((name) => name === 'price');
  return fit;
}

const fitsPrice = (
  { kind, unit, value }: StatedFigure,
  { quantity, price }: BillLine['figures'],
): boolean =>
  kind === 'number' &&
  unit === undefined &&
  price?.written.decimals === 2 &&
  quantity?.written.after.trim() === '' &&
  Number.isInteger(quantity.written.value) &&
  !Number.isInteger(Math.round(value * 1000) / 100);

/** With no word for what it is: a bare number is a quantity, an amount of money the nearer of price and amount. */
function likeliest(
  names: readonly FigureName[],
  line: BillLine,
  stated: StatedFigure,
): FigureName | undefined {
  if (names.length < 2) return names[0];
  const distance = (name: FigureName) =>
    Math.abs(Math.log(stated.value / (line.figures[name]?.written.value ?? 1)));
  // Who means what a line comes to says the currency.
  const isBare = stated.kind === 'number' && names.includes('quantity');
  const meant = isBare ? names.filter((name) => name !== 'amount') : names;
  const [first, second] = meant.toSorted((one, other) => distance(one) - distance(other));
  if (first === undefined || second === undefined) return first;
  // Price and amount of one piece are the same.
  const isOne = line.figures.quantity?.written.value === 1;
  if (isOne && first !== 'quantity' && second !== 'quantity') return 'price';
  return distance(first) * 2 < distance(second) ? first : undefined;
}

/** The lines that are meant: as named, or else those that hold the old value. */
function meant(bill: Bill, stated: StatedFigure, wanted: Wanted): readonly BillLine[] {
  const { line, old } = wanted;
  if (line !== undefined) {
    if (line.length === 1) return line;
    const unit = stated.unit ?? stated.per;
    const fit =
      old === undefined ? line : line.filter((one) => candidates(one, stated, wanted).length > 0);
    const ofUnit = unit === undefined ? [] : fit.filter((one) => measuredIn(one, unit));
    // "17.90 each" is of any of them.
    return fit.length < 2 || (ofUnit.length === 0 && stated.unit === undefined) ? fit : ofUnit;
  }
  if (old === undefined) return [];
  const unit = old.unit ?? stated.unit;
  const found = bill.lines.filter((one) => candidates(one, stated, wanted).length > 0);
  if (unit === undefined || found.length < 2) return found;
  const ofUnit = found.filter((one) => measuredIn(one, unit));
  return ofUnit.length > 0 ? ofUnit : found;
}

function measuredIn({ figures: { quantity } }: BillLine, unit: string): boolean {
  const own = quantity?.written.after.trim().toLowerCase() ?? '';
  return (
    own !== '' &&
    (own === unit ||
      (isIn('hours', [own]) && isIn('hours', [unit])) ||
      own.startsWith(unit.slice(0, 2)) ||
      (isIn('unit', [own]) && unit.startsWith(own)))
  );
}

/** A figure of a line set, its amount with it; the totals follow. */
export function withFigure(line: BillLine, name: FigureName, value: number): Operation[] {
  const figure = line.figures[name];
  if (figure === undefined) return [];
  const set = writtenAs(figure, value);
  const { amount, price, quantity } = line.figures;
  if (name === 'amount') {
    const q = quantity?.written.value;
    // What one costs follows where it is one piece, or comes out even.
    const each = q === undefined || q === 0 ? undefined : value / q;
    const isEven = each !== undefined && Math.abs(each * 100 - Math.round(each * 100)) < 1e-6;
    return price !== undefined && each !== undefined && isEven
      ? [set, writtenAs(price, each)]
      : [set];
  }
  const total = amountOf(line, { [name]: value });
  if (amount !== undefined && total === undefined && price !== undefined && quantity !== undefined)
    return [];
  return amount === undefined || total === undefined ? [set] : [set, writtenAs(amount, total)];
}

export const changeFigure: Intent = (values, bill) => {
  const stated = values['new'] as StatedFigure;
  const wanted = values as Wanted;
  const { line, noun } = wanted;
  if (line === undefined && wanted.old === undefined && stated.unit === undefined) return undefined;
  // "€8,40 rather than €8.40" is about how it is written.
  if (same(stated.value, wanted.old?.value)) return undefined;
  const lines = meant(bill, stated, wanted);
  if (lines.length > 1) return several(lines);
  const [one] = lines;
  if (one === undefined) return undefined;
  const names = candidates(one, stated, wanted);
  if (names.length === 0) return wanted.old && { refused: notThere(one, wanted.old, noun) };
  // "labour is 5": how many, or at what price?
  const name = likeliest(names, one, stated);
  if (name === undefined)
    return { refused: `Of “${one.name}” this could be the quantity or the price: say which` };
  return done(withFigure(one, name, stated.value));
};

/** "the lettering is free": it stays on the document, at nothing. */
export const freeLine: Intent = (values, bill) => {
  const nothing: StatedFigure = { value: 0, kind: 'money', unit: undefined, isEach: false };
  const [one] = values['line'] as readonly BillLine[];
  const noun: FigureName = one?.figures.price === undefined ? 'amount' : 'price';
  return changeFigure({ ...values, noun, new: nothing }, bill);
};

function notThere(
  { name }: BillLine,
  { value }: StatedFigure,
  noun: FigureName | undefined,
): string {
  return `“${name}” has no ${noun ?? 'figure'} of ${value}`;
}

const done = (operations: readonly Operation[]): Outcome | undefined =>
  operations.length === 0 ? undefined : { operations };

function stepped(direction: 1 | -1): Intent {
  return (values, bill) => {
    const stated = (values['more'] ?? values['less']) as StatedFigure;
    const { line = [], noun } = values as Wanted;
    if (line.length > 1) return several(line);
    const [one] = line;
    if (one === undefined || bill.lines.length === 0) return undefined;
    // "charge 2 hours less": what is counted is no amount, whatever the verb names.
    const isCounted = stated.unit !== undefined && !stated.isEach;
    const name = isCounted
      ? 'quantity'
      : (noun ?? (stated.kind === 'money' ? 'price' : 'quantity'));
    const before = one.figures[name]?.written.value;
    if (before === undefined) return undefined;
    const value = before + direction * stated.value;
    const result = (values['result'] as StatedFigure | undefined)?.value;
    if (result !== undefined && result !== value)
      return { refused: `Of “${one.name}” there are ${before}, which comes to ${value}` };
    // "Take the two brackets off", where there are two: then it is the line that goes.
    if (value === 0) return removeLines({ lines: [one] }, bill);
    return value < 0
      ? { refused: `“${one.name}” has a ${name} of ${before}` }
      : done(withFigure(one, name, value));
  };
}

export const stepFigure = stepped(1);
export const stepDown = stepped(-1);

export const scalePrices: Intent = (values, { lines }) => {
  const { value } = values['percent'] as StatedFigure;
  return done(
    lines.flatMap((line) => {
      const price = line.figures.price?.written;
      if (price === undefined || price.value === 0) return [];
      return withFigure(line, 'price', Math.round(price.value * (100 + value)) / 100);
    }),
  );
};
