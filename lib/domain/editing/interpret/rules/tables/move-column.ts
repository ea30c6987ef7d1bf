import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { firstMatch, operations } from '../answers.ts';
import { placeFor } from './add-column.ts';
import { columnNamed, type NamedColumn } from './find-table.ts';

const MOVE = '(?:move|put|place|shift|bring|position|have|show|list|get|push|pull|make)';
const PLACE =
  '(?<place>before|after|in front of|behind|ahead of|following|next to|beside|to the left of|to the right of|left of|right of|between|as the|at the|on the|to the)';

const TO_PLACE = [
  new RegExp(`^${MOVE} (?<what>.+?) ${PLACE} (?<where>.+)$`),
  new RegExp(
    `^(?<what>.+?) (?:should|must|needs to|has to) (?:be|come|go|stand|appear)(?: placed)? ${PLACE} (?<where>.+)$`,
  ),
];
const TO_END = [
  new RegExp(`^${MOVE} (?<what>.+?) (?<end>first|last)$`),
  new RegExp(`^${MOVE} (?<what>.+?) (?:be )?the (?<end>first|last) column$`),
  /^(?<what>.+? column) (?:should|must) (?:be|come|go) (?<end>first|last)$/,
];
/** "Qty to the front" */
const BARE_END = /^(?<what>.+?) (?:to|at) the (?:very )?(?<end>front|start|beginning|end)$/;
/** "put the price before the quantity", "move the price to the end" */
export const moveColumn: Rule = {
  name: 'move-column',
  read(clause, context) {
    return toPlace(clause, context) ?? toEnd(clause, context);
  },
};

function toPlace(clause: Phrase, context: Context): Reading | undefined {
  const groups = firstMatch(clause, TO_PLACE);
  const { what, place, where } = groups ?? {};
  if (what === undefined || place === undefined || where === undefined) return undefined;
  const moved = columnNamed(what, context);
  if (moved === undefined) return undefined;
  const sidewise = /^(?:the )?(?<side>left|right)(?: side)? of (?<of>.+)$/;
  const side = /^(?:to|on) the$/.test(place.text) ? where.match(sidewise) : undefined;
  const at =
    side?.['of'] === undefined
      ? placeFor(place.text, where, moved.table, context)
      : placeFor(`${side['side']?.text} of`, side['of'], moved.table, context);
  if (at === undefined) return undefined;
  return operations(moves(moved, at));
}

/** `at`: the place among the columns as they stand, before the move. */
export function moves({ table, column }: NamedColumn, at: number): Operation[] {
  const to = Math.min(at > column ? at - 1 : at, table.columns.length - 1);
  return [{ op: 'move-column', table: table.id, column, to }];
}

function toEnd(clause: Phrase, context: Context): Reading | undefined {
  const bare = clause.match(BARE_END);
  const only = bare?.['what'] && context.target(bare['what']);
  const front = only?.kind === 'column' && bare?.['what'] && columnNamed(bare['what'], context);
  if (front)
    return operations(
      moves(front, bare?.['end']?.text === 'end' ? front.table.columns.length : 0),
      only ? [only] : [],
    );
  const groups = firstMatch(clause, TO_END);
  const { what, end } = groups ?? {};
  const moved = what === undefined ? undefined : columnNamed(what, context);
  if (moved === undefined || end === undefined || !/column/.test(clause.text)) return undefined;
  return operations(moves(moved, end.text === 'first' ? 0 : moved.table.columns.length));
}

/** Two columns change places. */
export function swapOf(first: NamedColumn, second: NamedColumn): Reading | undefined {
  if (first.table !== second.table) return undefined;
  const [low, high] =
    first.column < second.column ? [first.column, second.column] : [second.column, first.column];
  if (low === high) return undefined;
  const { id: table } = first.table;
  const list: Operation[] = [{ op: 'move-column', table, column: high, to: low }];
  if (high - low > 1) list.push({ op: 'move-column', table, column: low + 1, to: high });
  return operations(list);
}

/** Columns from the left on; those not named follow. */
export function inOrder(columns: readonly NamedColumn[]): Reading | undefined {
  const table = columns[0]?.table;
  if (table === undefined) return undefined;
  const order = table.columns.map((_, index) => index);
  const list: Operation[] = [];
  for (const [to, { column }] of columns.entries()) {
    const from = order.indexOf(column);
    if (from === to) continue;
    order.splice(to, 0, ...order.splice(from, 1));
    list.push({ op: 'move-column', table: table.id, column: from, to });
  }
  return list.length === 0 ? undefined : operations(list);
}
