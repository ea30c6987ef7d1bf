import type { Operation } from '../../operations.ts';
import { roundTo, type WrittenNumber, writeLike } from '../../values/written-number.ts';
import type { Bill, BillFigure, BillLine } from '../bill.ts';
import type { DateName } from '../facts.ts';

/** What a frame's slots hold, by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** The operations, or why it cannot be done: two places fit, or the figure named is not there. */
export type Outcome =
  | {
      readonly operations: readonly Operation[];
      /** Values that were asked for and do not follow from others. */
      readonly keep?: readonly string[];
      /** A date that stays, whatever it follows from. */
      readonly leaves?: DateName;
    }
  | { readonly refused: string; readonly suggestions?: readonly string[] };

/** undefined: the words mean something else. */
export type Intent = (values: Values, bill: Bill) => Outcome | undefined;

/** Another figure in the place and in the form of one that is there. */
export function writtenAs({ node, written }: BillFigure, value: number): Operation {
  const text = writeLike(value, written, decimalsFor(written, value));
  return node.whole
    ? { op: 'set-text', target: node.id, text }
    : { op: 'replace-text', targets: [node.id], find: node.text, replace: text };
}

/** Amounts keep their cents, and get some where they need them; of other figures "10.5" becomes "12". */
function decimalsFor({ kind, decimals, value: before }: WrittenNumber, value: number): number {
  const needed = (String(roundTo(value, 2)).split('.')[1] ?? '').length;
  if (kind === 'money') return needed === 0 ? decimals : Math.max(2, decimals);
  return Number.isInteger(before) ? Math.max(decimals, needed) : needed;
}

/** Refuses where a phrase fits several lines. */
export function several(lines: readonly BillLine[]): Outcome {
  const names = lines.map(({ name }) => `“${name}”`);
  return { refused: `${names.join(' and ')} fit: say which of them is meant` };
}
