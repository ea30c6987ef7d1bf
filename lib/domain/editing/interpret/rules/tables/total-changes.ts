import type { TotalLine } from '#lib/domain/editing/content-model.ts';
import { roundTo, writeLike } from '#lib/domain/editing/values/written-number.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { operations, setNodeText } from '../answers.ts';
import { percentOf } from './add-column.ts';
import { amountIn, fitting } from './cells.ts';
import { writingIn } from './find-table.ts';

const MORE = /\b(?:raised?|increased?|bump(?:ed)?|up|higher|more)\b/;
const LESS = /\b(?:lower(?:ed)?|decreased?|reduced?|cut|drop|down|less|smaller)\b/;

/** "increase the discount by $30": so much more, or less, than it is. A rate that is in the label is no amount to add to. */
export function changeLineBy(
  line: TotalLine,
  by: Phrase,
  clause: Phrase,
  context: Context,
): Reading | undefined {
  const now = writingIn(context).read(line.value.text);
  const [isMore, isLess] = [MORE.test(clause.text), LESS.test(clause.text)];
  if (now === undefined || isMore === isLess || line.label.text.includes('%')) return undefined;
  const percent = percentOf(by.text);
  const step = percent === undefined ? amountIn(by) : (Math.abs(now.value) * percent) / 100;
  const size = Math.abs(now.value) + (isMore ? 1 : -1) * (step ?? Number.NaN);
  // What is less than nothing is no such line any more.
  if (!(size >= 0)) return undefined;
  const wanted = roundTo(now.value < 0 ? -size : size, 2);
  return operations([
    setNodeText(line.value, writeLike(wanted, now, fitting(wanted, now.decimals, now.kind))),
    { op: 'recompute', keep: [line.value.id] },
  ]);
}
