import { type Phrase, phraseOf } from '../../language/phrase.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { firstMatch, notFeasible, operations } from '../answers.ts';
import { type NamedRow, rowName, rowsNamed } from './find-table.ts';

const MOVE = '(?:move|put|place|list|show|bring|shift|have|get|pull|push|set)';
const LIST =
  '(?:the |this )?(?:table|list|items|line items|products|services|item list|items table|rows|lines)';
const EDGE = [
  new RegExp(
    `^${MOVE} (?:the )?(?<row>.+?) (?:up |down )?(?:to|at|on|in)? ?(?:the )?(?:very )?(?<where>top|bottom|end|start|beginning|first|last|front)(?: (?:of|in|on) ${LIST}| (?:row|line|item|position|place))?$`,
  ),
  /^(?:the )?(?<row>.+?) (?:should|must|needs to|has to) (?:be|come|go|stand)(?: (?:listed|shown|on|at))? (?:the )?(?<where>first|last|top|bottom)(?: (?:row|line|item))?$/,
];
const BESIDE = [
  new RegExp(
    `^${MOVE} (?:the )?(?<row>.+?) (?:to |right |directly |just |be )*(?<where>above|before|over|ahead of|in front of|below|after|under|beneath|behind) (?:the )?(?<other>.+)$`,
  ),
  /^(?:the )?(?<row>.+?) (?:should|must|needs to|has to) (?:be|come|go|stand)(?: listed| shown)? (?<where>above|before|ahead of|below|after|under|behind) (?:the )?(?<other>.+)$/,
];
const SWAP =
  /^(?:swap|switch|exchange|flip|interchange|reverse)(?: around)?(?: the)?(?: (?:order|positions?|places?) of)?(?: the)? (?<row>.+?) (?:and|with|for|&) (?:the )?(?<other>.+?)(?: around)?$/;

/** "put travel first", "move Consulting below Travel", "swap first and second item" */
export const moveRow: Rule = {
  name: 'move-row',
  read(clause, context) {
    if (context.subject.content.tables.length === 0) return undefined;
    const swapped = clause.match(SWAP);
    if (swapped?.['row'] !== undefined && swapped['other'] !== undefined)
      return swap(swapped['row'], swapped['other'], context);
    const beside = firstMatch(clause, BESIDE);
    const edge = firstMatch(clause, EDGE);
    const { row, where, other } = beside ?? edge ?? {};
    const moved = row && alone(row, context);
    if (!moved || where === undefined) return undefined;
    const isBefore = /above|before|over|ahead|front|top|start|begin|first/.test(where.text);
    const { rows } = moved.table;
    const reference =
      other === undefined ? (isBefore ? rows[0] : rows.at(-1)) : alone(other, context)?.row;
    if (reference === undefined || !rows.includes(reference)) return undefined;
    if (reference === moved.row)
      return notFeasible(`“${rowName(moved, context)}” stands there already.`, []);
    return operations([
      {
        op: 'move',
        target: moved.row.id,
        place: isBefore ? 'before' : 'after',
        reference: reference.id,
      },
    ]);
  },
};

/** The one row that a phrase names, and that nothing else is called. */
function alone(phrase: Phrase, context: Context): NamedRow | undefined {
  const rows = rowsNamed(phrase, context);
  const [found] = rows;
  if (found === undefined || rows.length > 1) return undefined;
  const target = phrase.quoted ? undefined : context.target(phrase);
  return target === undefined || target.kind === 'row' || target.kind === 'text'
    ? found
    : undefined;
}

function swap(one: Phrase, other: Phrase, context: Context): Reading | undefined {
  const second = alone(other, context);
  const noun = /\b(?:items?|rows?|lines?|line items?|entries|products?)$/.exec(other.text)?.[0];
  // "first and second item"
  const first = alone(one, context) ?? ordinalOf(one, noun, context);
  if (first === undefined || second === undefined || first.table !== second.table) return undefined;
  if (first.row === second.row) return undefined;
  return operations([{ op: 'swap', first: first.row.id, second: second.row.id }]);
}

function ordinalOf(one: Phrase, noun: string | undefined, context: Context): NamedRow | undefined {
  const word = one.text.replace(/^the /, '');
  if (
    noun === undefined ||
    !/^(?:first|second|third|fourth|fifth|last|\d+(?:st|nd|rd|th))$/.test(word)
  )
    return undefined;
  return alone(phraseWith(word), context);
}

function phraseWith(word: string): Phrase {
  const text = `${word} item`;
  return phraseOf(tokensOf(text), text);
}
