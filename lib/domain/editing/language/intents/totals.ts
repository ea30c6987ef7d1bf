import type { Operation } from '../../operations.ts';
import { writeAmount } from '../../values/cents.ts';
import { comesTo } from '../../values/shares.ts';
import type { TotalKind } from '../../values/total-kind.ts';
import { roundTo } from '../../values/written-number.ts';
import { type Bill, type BillTotal, grandTotal } from '../bill.ts';
import { linesNamed } from '../name-lines.ts';
import type { StatedFigure } from '../slots/input.ts';
import { changeFigure } from './figures.ts';
import { type Intent, type Values, writtenAs } from './intent.ts';

/** A part of its own, which detection and layout read as well. */
const { wordTable } = await import('#lib/domain/i18n/wording/word-table.ts');

/** A label of the totals in the document's language. */
export function labelIn({ writing }: Bill, english: string): string {
  const own = wordTable(writing.dates.language).get(english.toLowerCase());
  return own ?? english;
}

export const ofKind = ({ totals }: Bill, kind: TotalKind): readonly BillTotal[] =>
  totals.filter((one) => one.kind === kind);

/** What lines come to before discounts and taxes. */
export const base = ({ formulas }: Bill): number => formulas.base;

/** The place of a line among the totals; behind all where it is none of them. */
export function placeOf({ subject }: Bill, line: BillTotal | undefined): number {
  const { totals } = subject.content;
  const at = totals.findIndex(({ value }) => value.element === line?.element);
  return at < 0 ? totals.length : at;
}

/** What was stated keeps its cents, also where the document shows none. */
function money({ totals }: Bill, value: number): string {
  const like = totals[0]?.figure;
  return like === undefined ? String(value) : writeAmount(value, like, false);
}

/**
 * Lines that are added in a row. Places are counted before anything is added, and what comes behind
 * the last line is put right behind it.
 */
export function addTotals(
  bill: Bill,
  lines: readonly (readonly [label: string, value: number])[],
  at: number,
): Operation[] {
  const operations = lines.map(
    ([label, value]): Operation => ({
      op: 'add-total',
      label,
      value: money(bill, value),
      at,
    }),
  );
  return at < bill.subject.content.totals.length ? operations : operations.reverse();
}

/** A line before the total: where nothing says yet what the lines come to, that is stated before it. */
export function step(
  bill: Bill,
  label: string,
  value: number,
  before: BillTotal | undefined,
): Operation[] {
  const line = [label, value] as const;
  const hasBase = bill.formulas.subtotal !== undefined || bill.formulas.steps.length > 0;
  const lines = hasBase ? [line] : [[labelIn(bill, 'Subtotal'), base(bill)] as const, line];
  // "of which VAT" stands behind the total, and what is added does not.
  const at = Math.min(placeOf(bill, before), placeOf(bill, grandTotal(bill)));
  return addTotals(bill, lines, at);
}

const RATE = /\d{1,3}(?:[.,]\d{1,4})?(?=\s?%)/;
const RATE_IN_BRACKETS = /\s*[([]?\s*\d{1,3}(?:[.,]\d{1,4})?\s?%\s*[)\]]?/;

/** The rate of a label in place of the one that it names, or behind it; undefined takes it off. */
export function labelled(
  { labelNode: { id, text } }: BillTotal,
  rate: number | undefined,
): Operation {
  const label =
    rate === undefined
      ? text.replace(RATE_IN_BRACKETS, '')
      : RATE.test(text)
        ? text.replace(RATE, String(rate))
        : `${text} (${rate}%)`;
  return label === text
    ? { op: 'set-text', target: id, text }
    : { op: 'replace-text', targets: [id], find: text, replace: label.trim() };
}

/** "discount 5, not 10" where a label says 10%: the figure is a rate like the one that it replaces. */
function statedOff(values: Values, own: BillTotal | undefined): StatedFigure | undefined {
  const off = values['off'] as StatedFigure;
  const old = values['old'] as StatedFigure | undefined;
  if (old === undefined) return off;
  // "instead of 10% just take £100 off" is an amount from then on.
  if (own?.rate === old.value && old.kind !== 'money')
    return off.kind === 'money' ? off : { ...off, kind: 'percent' };
  return own !== undefined && Math.abs(own.figure.value) === old.value ? off : undefined;
}

export const discount: Intent = (values, bill) => {
  const off = statedOff(values, ofKind(bill, 'discount')[0]);
  const total = grandTotal(bill);
  if (total === undefined || off === undefined) return undefined;
  // "shipping was free, take the 9.95 off"
  if (ofKind(bill, 'shipping').some(({ figure }) => figure.value === off.value)) return undefined;
  const size = off.kind === 'percent' ? roundTo((base(bill) * off.value) / 100, 2) : off.value;
  if (size > base(bill))
    return { refused: `The lines come to ${money(bill, base(bill))}, which is less` };
  const rate = off.kind === 'percent' ? off.value : undefined;
  const [own, ...others] = ofKind(bill, 'discount');
  if (others.length > 0) return undefined;
  if (own !== undefined && values['isMore'] !== true) {
    const keep = rate === undefined ? [own.id, own.valueNode.id] : [];
    const set = writtenAs(
      { node: own.valueNode, written: own.figure },
      own.figure.value < 0 ? -size : size,
    );
    return { operations: [labelled(own, rate), set], keep };
  }
  const name = labelIn(bill, 'Discount');
  const label = rate === undefined ? name : `${name} (${rate}%)`;
  const before = bill.totals.find(({ kind }) => kind === 'tax' || kind === 'shipping') ?? total;
  return { operations: step(bill, label, -size, bill.formulas.steps.length > 0 ? before : total) };
};

/** Words for one thing, whichever of them the document has. */
const CARRIAGE = /deliver|shipping|freight|postage|carriage|courier/i;

export const shipping: Intent = (values, bill) => {
  const { value, kind } = values['amount'] as StatedFigure;
  const isShare = kind === 'percent';
  const discounts = bill.formulas.steps.filter((one) => one.kind === 'discount');
  const amount = isShare ? roundTo((comesTo(base(bill), discounts) * value) / 100, 2) : value;
  const stated = values['name'] as string;
  const own = ofKind(bill, 'shipping').find(
    ({ label }) =>
      label.toLowerCase().includes(stated.split(' ')[0] ?? '') ||
      (CARRIAGE.test(label) && CARRIAGE.test(stated)),
  );
  const total = grandTotal(bill);
  if (total === undefined) return undefined;
  // Where a line of the table is for it, its price is meant.
  const charged = own === undefined ? linesNamed(stated.split(' ').slice(0, 1), bill) : [];
  if (charged.length > 0) return changeFigure({ line: charged, new: values['amount'] }, bill);
  if (own !== undefined)
    return {
      operations: [
        ...(isShare || own.rate !== undefined ? [labelled(own, isShare ? value : undefined)] : []),
        writtenAs({ node: own.valueNode, written: own.figure }, amount),
      ],
      keep: isShare ? [] : [own.valueNode.id],
    };
  const name = labelIn(bill, stated.charAt(0).toUpperCase() + stated.slice(1));
  // A tax behind it is of the delivery too, as of any line.
  const [tax] = ofKind(bill, 'tax');
  const label = isShare ? `${name} (${value}%)` : name;
  return { operations: step(bill, label, amount, tax ?? total) };
};
