import { type Found, meanings, type Slots, wordList } from '../../language/slots.ts';
import type { Context, Reading } from '../../rule.ts';
import { notFeasible, operations } from '../answers.ts';
import { type NamedRow, rowName } from './find-table.ts';
import { ROW_FILLER } from './row-figures.ts';

const MOVES = /^(?:move|shift|push|pull|bring|put)\b/;
const WAYS = meanings({
  up: 'up | upwards | higher up | further up | up a bit',
  down: 'down | downwards | lower down | further down | down a bit',
});
const STEPS = wordList(
  'one | a | 1 | one row | one line | one position | one place | one step | step | place | spot',
);
const MOVING = wordList('move shift push pull bring put');

/** "move Cargo rack down", "move the last row up by one": past the row that stands beside it. */
export function stepped(
  slots: Slots,
  { value }: Found<NamedRow>,
  context: Context,
): Reading | undefined {
  if (!MOVES.test(slots.phrase.text)) return undefined;
  const [way, other] = slots.takeAll(WAYS);
  if (way === undefined || other !== undefined) return undefined;
  slots.takeAll(STEPS);
  slots.takeAll(MOVING);
  if (!slots.isDone(ROW_FILLER)) return undefined;
  const { rows } = value.table;
  const isUp = way.value === 'up';
  const reference = rows[rows.indexOf(value.row) + (isUp ? -1 : 1)];
  if (reference === undefined)
    return notFeasible(`“${rowName(value, context)}” stands there already.`, []);
  const place = isUp ? 'before' : 'after';
  return operations([{ op: 'move', target: value.row.id, place, reference: reference.id }]);
}
