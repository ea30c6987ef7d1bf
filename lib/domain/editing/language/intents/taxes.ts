import type { Operation } from '../../operations.ts';
import { comesTo } from '../../values/shares.ts';
import { totalKind } from '../../values/total-kind.ts';
import { roundTo } from '../../values/written-number.ts';
import { type Bill, type BillFigure, type BillLine, type BillTotal, grandTotal } from '../bill.ts';
import type { StatedFigure } from '../slots/input.ts';
import { type Intent, type Outcome, several, writtenAs } from './intent.ts';
import { onlyTax, untaxed } from './lines.ts';
import { base, labelIn, labelled, ofKind, step } from './totals.ts';

/** Lines of a tax: by its name, or the rate that it had. */
export function taxLines(
  bill: Bill,
  name: string | undefined,
  old: number | undefined,
): readonly BillTotal[] {
  const all = ofKind(bill, 'tax');
  if (old !== undefined) return all.filter(({ rate }) => rate === old);
  const words =
    name?.split(' ').filter((word) => !/^(?:tax|rate|line|the|sales)$/.test(word)) ?? [];
  const named =
    words.length === 0
      ? []
      : all.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  return named.length > 0 ? named : all;
}

const MOST_PERCENT = 100;

export const taxRate: Intent = (values, bill) => {
  const rate = (values['rate'] as StatedFigure).value;
  // "12000 ex GST" is an amount.
  if (rate > MOST_PERCENT) return undefined;
  const again = (values['again'] as StatedFigure | undefined)?.value;
  if (again !== undefined && again !== rate) return undefined;
  const old = (values['old'] as StatedFigure | undefined)?.value;
  const name = values['name'] as string | undefined;
  const found = taxLines(bill, name, old);
  const [line] = found;
  if (found.length > 1) return severalTaxes(found);
  if (line === undefined) return old === undefined ? newTax(bill, name ?? 'tax', rate) : undefined;
  if (line.figure.value === 0 && line.rate === undefined) return undefined;
  const renamed = old === undefined ? undefined : otherName(line, name);
  const label: Operation =
    renamed === undefined
      ? labelled(line, rate)
      : { op: 'set-text', target: line.labelNode.id, text: `${renamed} (${rate}%)` };
  const operations = [label, ...rateCells(bill, line.rate, rate)];
  if (line.rate === undefined || line.rate === 0 || bill.formulas.shares.has(line.element))
    return { operations };
  // A tax of some of the lines is of the same ones at its new rate.
  const value = roundTo((line.figure.value * rate) / line.rate, 2);
  return {
    operations: [...operations, writtenAs({ node: line.valueNode, written: line.figure }, value)],
    keep: [line.valueNode.id],
  };
};

/** What is called only "tax" may be any of them. */
const PLAIN_TAX = /^(?:sales )?tax(?:es)?$|^(?:vat|mwst|ust|steuer)$/i;
const bareName = (label: string) => label.replace(/[\s(]*\d.*$/, '').trim();

/** "5% GST instead of 13% HST": what the tax at the new rate is called, where that is another one. */
function otherName({ label }: BillTotal, name = ''): string | undefined {
  const own = bareName(label).toLowerCase();
  if (name === '' || PLAIN_TAX.test(name) || own.includes(name)) return undefined;
  return LETTERS.test(name) ? name.toUpperCase() : undefined;
}

/** Names of taxes that are written in capitals. */
const LETTERS = /^\p{L}{3}$/u;

/** "add 5% city tax": beside the taxes that there are, of the same amounts. */
export const addTax: Intent = (values, bill) => {
  const name = values['name'] as string;
  const rate = (values['rate'] as StatedFigure).value;
  const taxes = ofKind(bill, 'tax').filter(({ figure }) => figure.value !== 0);
  const [first] = taxes;
  if (rate > MOST_PERCENT) return undefined;
  if (first === undefined) return taxRate(values, bill);
  const same = taxes.find(({ label }) => bareName(label).toLowerCase() === name.toLowerCase());
  const plain = taxes.find(({ label }) => PLAIN_TAX.test(bareName(label)));
  const unclear = same ?? (PLAIN_TAX.test(name) ? (plain ?? first) : undefined);
  if (unclear === undefined) return newTax(bill, name, rate);
  if (unclear.rate === rate) return { refused: `“${unclear.label}” is there already` };
  return {
    refused: `“${unclear.label}” is there already: say whether its rate changes, or what the other tax is called`,
    suggestions: [`Change the ${bareName(unclear.label)} to ${rate}%`, `Add ${rate}% city tax`],
  };
};

const severalTaxes = (lines: readonly BillTotal[]): Outcome => ({
  refused: `${lines.map(({ label }) => `“${label}”`).join(' and ')} fit: say which of them is meant`,
});

/** Rates beside the lines say the same. */
export function rateCells(
  { lines, writing }: Bill,
  old: number | undefined,
  rate: number,
): Operation[] {
  return lines.flatMap(({ row }) =>
    row.cells.flatMap((node) => {
      const written = writing.read(node.text);
      return written?.kind === 'percent' && written.value === old
        ? [writtenAs({ node, written }, rate)]
        : [];
    }),
  );
}

function newTax(bill: Bill, stated: string, rate: number): Outcome | undefined {
  const total = grandTotal(bill);
  if (total === undefined) return undefined;
  if (isTaxedElsewhere(bill))
    return { refused: 'The document shows a tax outside of the totals: change its rate there' };
  const name = stated.replace(/ rate$|^the /g, '');
  const written =
    name.length <= 4 && name !== 'tax'
      ? name.toUpperCase()
      : name.charAt(0).toUpperCase() + name.slice(1);
  const { steps, bases } = bill.formulas;
  const taxes = steps.filter(({ kind }) => kind === 'tax');
  const before = steps.filter(({ kind }) => kind !== 'tax');
  const [known] =
    taxes.length === 1 ? taxes.flatMap(({ element }) => bases.get(element) ?? []) : [];
  const whole = known ?? comesTo(base(bill), before);
  const label = `${labelIn(bill, written)} (${rate}%)`;
  return { operations: step(bill, label, roundTo((whole * rate) / 100, 2), total) };
}

/** "Rate: 5.5%" in a part that is called "Sales tax". */
const isTaxedElsewhere = ({ subject, writing }: Bill): boolean =>
  subject.content.nodes.some(
    ({ role, label = '', region = '', text }) =>
      role === 'value' &&
      writing.read(text)?.kind === 'percent' &&
      [label, region.replaceAll('-', ' ')].some((name) => totalKind(name) === 'tax'),
  );

/** Without the tax a column of its rates says nothing. */
export function rateColumn({ table, lines, writing }: Bill): Operation[] {
  const column = table?.columns.findIndex((_, at) => {
    const texts = lines.map(({ row }) => row.cells[at]?.text ?? '').filter((text) => text !== '');
    return texts.length > 0 && texts.every((text) => writing.read(text)?.kind === 'percent');
  });
  return table === undefined || column === undefined || column < 0
    ? []
    : [{ op: 'remove-column', table: table.id, column }];
}

/** One tax in the place of all that there are. */
export const replaceTaxes: Intent = (values, bill) => {
  const lines = ofKind(bill, 'tax');
  const rate = (values['rate'] as StatedFigure).value;
  const [first, ...others] = lines;
  if (first === undefined) return newTax(bill, values['name'] as string, rate);
  const name = (values['name'] as string).toUpperCase();
  const label = `${name} (${rate}%)`;
  return {
    operations: [
      { op: 'replace-text', targets: [first.labelNode.id], find: first.label, replace: label },
      ...rateCells(bill, first.rate, rate),
      ...(others.length > 0
        ? [{ op: 'remove' as const, targets: others.map(({ id }) => id) }]
        : []),
    ],
  };
};

/** No tax on one of the lines. */
export const untaxLine: Intent = (values, bill) => {
  const named = values['line'] as readonly BillLine[];
  if (named.length > 1) return several(named);
  const [line] = named;
  if (line !== undefined && ofKind(bill, 'tax').length > 1) return withoutRate(line, bill);
  const tax = onlyTax(bill);
  const amount = line?.figures.amount?.written.value;
  const name = line?.row.cells[bill.columns.description ?? 0];
  if (tax?.rate === undefined || amount === undefined || name === undefined) return undefined;
  const replace = untaxed(name.text, tax);
  const value = roundTo(tax.figure.value - (amount * tax.rate) / 100, 2);
  if (value < 0) return { refused: `“${tax.label}” is ${tax.text}, which is less` };
  return {
    operations: [
      { op: 'replace-text', targets: [name.id], find: name.text, replace },
      writtenAs({ node: tax.valueNode, written: tax.figure }, value),
    ],
    keep: [tax.valueNode.id],
  };
};

const ratesOf = ({ row }: BillLine, { writing }: Bill): BillFigure[] =>
  row.cells.flatMap((node) => {
    const written = writing.read(node.text);
    return written?.kind === 'percent' ? [{ node, written }] : [];
  });

/** Among several taxes the line itself says which one it has. */
function withoutRate(line: BillLine, bill: Bill): Outcome {
  const [rate, ...others] = ratesOf(line, bill);
  return rate === undefined || others.length > 0
    ? { refused: `“${line.name}” does not state which of the taxes it has` }
    : { operations: [writtenAs(rate, 0)] };
}

/** The rate of one line, where each states its own. */
export const lineTax: Intent = (values, bill) => {
  const named = values['line'] as readonly BillLine[];
  if (named.length > 1) return several(named);
  const [line] = named;
  const { value: rate } = values['rate'] as StatedFigure;
  const { value: old } = (values['old'] ?? {}) as Partial<StatedFigure>;
  const cells = line === undefined ? [] : ratesOf(line, bill);
  const [cell, ...others] = cells;
  if (cell === undefined || others.length > 0 || cell.written.value === rate) return undefined;
  if (old !== undefined && old !== cell.written.value) return undefined;
  if (!isTaxed(bill, rate)) return { refused: `The totals have no tax of ${rate}%` };
  return { operations: [writtenAs(cell, rate)] };
};

/** Whether the totals have a place for a rate: its own line, or one for all rates. */
const isTaxed = ({ totals }: Bill, rate: number): boolean =>
  totals.some((one) => one.kind === 'tax' && (one.rate === undefined || one.rate === rate));
