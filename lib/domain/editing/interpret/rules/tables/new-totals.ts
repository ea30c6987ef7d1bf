import type { OperationOf } from '#lib/domain/editing/apply/effect.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { totalKind } from '#lib/domain/editing/values/total-kind.ts';
import { roundTo, writeLike } from '#lib/domain/editing/values/written-number.ts';
import type { Phrase } from '../../language/phrase.ts';
import { type Found, type Slots, slotsOf, wordList } from '../../language/slots.ts';
import type { Context, Reading } from '../../rule.ts';
import { operations, setNodeText } from '../answers.ts';
import { percentOf } from './add-column.ts';
import { placeOf, titled } from './add-line.ts';
import { amountIn, fitting } from './cells.ts';
import { writingIn } from './find-table.ts';
import { baseFor, lineNamed, rateText, sumsOf } from './total-lines.ts';
import { DUE, PAID, paidName, quotedNames, TOTAL_KINDS, valueSaid } from './total-names.ts';
import { totalPlace } from './total-places.ts';

const ADDING =
  /\b(?:add|show|include|insert|put|list|append|display|deduct|subtract|apply|charge|note|give|print)\b|^(?:less|prepayment|advance payment|(?:amount )?paid|payment|balance)\b[^:]*[:=]/;
const FILLER = wordList(
  `the a an my our your their this that it them him her client customer customers they he she we us i of in on to into for with at as by from is are was were be been has have had and , . : ; - ( ) = +
  add adds include insert put list append display show shows deduct subtract apply charge note give print line lines row rows called named saying says reading that's also then please new another extra additional second
  amount worth sum less minus already still then so flat own separate section totals total invoice bill quote receipt end bottom so much been now which there him below above under`,
);
/** What takes away from the sum is written so. */
const TAKES = /\b(?:deduction|credit|voucher|gift card|allowance|reduction|discount|rebate)\b/i;

type NewLine = OperationOf<'add-total'>;

interface Line {
  readonly name: string;
  readonly kind: 'paid' | 'due' | 'other';
  readonly at: number;
  readonly next: number;
}

/** "add "Paid" $1,000 and the balance due", "a handling fee of $12.50 before tax": lines of the totals that are not there yet. */
export function newTotals(clause: Phrase, context: Context): Reading | undefined {
  if (!ADDING.test(clause.text) || !/\d/.test(clause.text)) return undefined;
  const place = totalPlace(clause, context);
  const said = place?.said ?? clause;
  const slots = slotsOf(said);
  if (slots === undefined) return undefined;
  const values = slots.takeAllRead(valueSaid, 3);
  const lines = linesIn(slots, place !== undefined);
  if (lines.length === 0 || values.length === 0 || !slots.isDone(FILLER)) return undefined;
  if (lines.some((line) => isThere(line, said, context))) return undefined;
  const priced = pairs(lines, values);
  return priced && added(priced, place?.at, said, context);
}

function kindOf(name: string): Line['kind'] {
  const kind = totalKind(name);
  return kind === 'paid' || kind === 'due' ? kind : 'other';
}

function linesIn(slots: Slots, isOfTotals: boolean): readonly Line[] {
  const quoted = quotedNames(slots).map(({ value, ...where }) => ({ name: value.raw, ...where }));
  const named = quoted
    .filter(({ name }) => isOfTotals || quoted.length > 1 || totalKind(name) !== 'other')
    .map((one) => ({ ...one, kind: kindOf(one.name) }));
  // A colon in it would be taken for its end.
  if (named.length < quoted.length || named.some(({ name }) => name.includes(':'))) return [];
  const due = slots
    .takeAll(DUE)
    .map((found) => ({ ...found, name: 'Balance due', kind: 'due' as const }));
  const paid = slots.takeAll(PAID);
  const [first] = paid;
  const isToldTwice = first !== undefined && named.some(({ kind }) => kind === 'paid');
  const told =
    first === undefined || isToldTwice
      ? []
      : [
          {
            ...first,
            name: paidName(paid.map(({ at, next }) => slots.phrase.slice(at, next).text).join(' ')),
            kind: 'paid' as const,
          },
        ];
  const kinds = slots.takeAll(TOTAL_KINDS).map((found) => ({
    ...found,
    name: titled(slots.phrase.slice(found.at, found.next).raw),
    kind: 'other' as const,
  }));
  const isDueNamed = named.some(({ kind }) => kind === 'due');
  return [...named, ...(isDueNamed ? [] : due.slice(0, 1)), ...told, ...kinds].sort(
    (one, other) => one.at - other.at,
  );
}

function isThere({ name, kind }: Line, said: Phrase, context: Context): boolean {
  const [first] = said.tokens;
  if (first === undefined) return false;
  const line = lineNamed(said.with([{ ...first, word: name, raw: name, quoted: true }]), context);
  // "Total due" is what there is to pay, and what is left of it another line.
  return line !== undefined && kind !== 'due' && totalKind(line.label.text) !== 'discount';
}

type Priced = readonly {
  readonly line: Line;
  readonly value: Phrase | undefined;
  readonly isNegative: boolean;
}[];

/** Each line with the figure behind it, else the one before it; what is due may go without. */
function pairs(lines: readonly Line[], values: readonly Found<Phrase>[]): Priced | undefined {
  const free = new Set(values);
  const priced = lines.map((line, index) => {
    const end = lines[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const start = lines[index - 1]?.next ?? 0;
    const value =
      [...free].find(({ at }) => at >= line.next && at < end) ??
      [...free].find(({ at }) => at >= start && at < line.at);
    if (value !== undefined) free.delete(value);
    return { line, value: value?.value, isNegative: false };
  });
  const isComplete = priced.every(({ line, value }) => value !== undefined || line.kind === 'due');
  return isComplete && free.size === 0 ? priced : undefined;
}

function added(
  priced: Priced,
  place: number | undefined,
  said: Phrase,
  context: Context,
): Reading | undefined {
  const { totals } = context.subject.content;
  const { formulas } = sumsOf(context);
  const like = writingIn(context).read(totals.at(-1)?.value.text ?? '');
  const total = formulas.total?.figure.value;
  const last = totals.findIndex(({ value }) => value.element === formulas.total?.element);
  if (like === undefined) return undefined;
  let left = total;
  const list: NewLine[] = [];
  for (const { line, value } of priced) {
    const percent = value && percentOf(value.text);
    const base = line.kind === 'paid' ? total : baseFor(totalKind(line.name), formulas);
    const size =
      value === undefined
        ? left
        : percent === undefined
          ? amountIn(value)
          : base === undefined
            ? undefined
            : roundTo((base * percent) / 100, 2);
    if (size === undefined) return undefined;
    if (line.kind === 'paid' && left !== undefined) left = roundTo(left - size, 2);
    // "paid $400, balance due $600" of what comes to $990
    if (line.kind === 'due' && priced.length > 1 && Math.abs(size - (left ?? size)) > 0.005)
      return undefined;
    const isBehind = line.kind !== 'other' && last >= 0;
    const start = place ?? (isBehind ? last + 1 : placeOf(totalKind(line.name), context));
    const isNegative = TAKES.test(line.name) || isMinus(said, value);
    const label =
      percent === undefined ? line.name : `${line.name} (${rateText(percent, context)})`;
    const wanted = isNegative ? -size : size;
    list.push({
      op: 'add-total',
      label,
      value: writeLike(wanted, like, fitting(wanted, like.decimals)),
      at: start,
    });
  }
  // At the end each is put right behind the lines that there were.
  const isLast = ({ at }: NewLine) => at >= totals.length;
  const inOrder = [...list.filter((one) => !isLast(one)), ...list.filter(isLast).reverse()];
  return operations([
    ...inOrder,
    { op: 'recompute', keep: [] },
    ...dueApart(priced, left, context),
  ]);
}

/** "rounding -0.50" */
function isMinus(said: Phrase, value: Phrase | undefined): boolean {
  const first = value?.tokens[0];
  const sign = said.tokens[(first === undefined ? 0 : said.tokens.indexOf(first)) - 1];
  return first !== undefined && sign?.word === '-' && sign.end === first.start;
}

/** Where a document sets apart what is to be paid, that is what is left. */
function dueApart(
  priced: Priced,
  left: number | undefined,
  context: Context,
): readonly Operation[] {
  const { totals, nodes } = context.subject.content;
  if (left === undefined || !priced.some(({ line }) => line.kind !== 'other')) return [];
  const inTotals = new Set(totals.map(({ value }) => value));
  const { read } = writingIn(context);
  const total = sumsOf(context).formulas.total?.figure.value;
  return nodes.flatMap((node) => {
    const figure = read(node.text);
    const isDue =
      node.role === 'value' && /\b(?:due|balance|payable|to pay)\b/i.test(node.label ?? '');
    return isDue && !inTotals.has(node) && figure?.kind === 'money' && figure.value === total
      ? [setNodeText(node, writeLike(left, figure))]
      : [];
  });
}
