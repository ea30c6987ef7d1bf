import type { TotalLine } from '#lib/domain/editing/content-model.ts';
import { totalKind } from '#lib/domain/editing/values/total-kind.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { firstMatch, notFeasible, operations } from '../answers.ts';
import { lineNamed } from './total-lines.ts';

const NAME = '(?:the |our )?(?<what>[^",:;\\d]{2,40}?)(?: line| row| amount)?';
const OTHER = '(?:the |our )?(?<other>[^",:;\\d]{2,40}?)(?: line| row| amount)?';
const BESIDE = [
  new RegExp(
    `^(?:move|put|place|shift|bring|show|list) ${NAME} (?:right |directly |just )?(?<relation>above|before|over|ahead of|below|under|beneath|underneath|after|behind) ${OTHER}$`,
  ),
  new RegExp(
    `^${NAME} (?:should|must|needs? to|has to|ought to) (?:come|go|stand|be|appear)(?: right| directly| just)? (?<relation>above|before|over|ahead of|below|under|beneath|underneath|after|behind) ${OTHER}$`,
  ),
];
const SWAP = [
  new RegExp(
    `^(?:swap|switch|exchange|trade)(?: the (?:places|positions?|order) of)? ${NAME} (?:and|with|for) ${OTHER}$`,
  ),
];
const EDGE = [
  new RegExp(
    `^(?:move|put|place|shift|bring) ${NAME} (?:to|at) the (?:very )?(?<edge>top|start|beginning|bottom|end)(?: of the totals(?: (?:block|section|box|area|part))?)?$`,
  ),
];

/** "move the discount below the tax", "swap subtotal and tax": lines of the totals get another order. */
export const totalMoves: Rule = {
  name: 'total-moves',
  read(clause, context) {
    const { totals } = context.subject.content;
    if (totals.length < 2 || clause.tokens.length > 14) return undefined;
    const swapped = firstMatch(clause, SWAP);
    if (swapped !== undefined) {
      const [first, second] = [
        lineCalled(swapped['what'], context),
        lineCalled(swapped['other'], context),
      ];
      return first && second && first !== second
        ? operations([{ op: 'swap', first: first.id, second: second.id }])
        : undefined;
    }
    const beside = firstMatch(clause, BESIDE);
    if (beside !== undefined) return besideOther(beside, context);
    const edge = firstMatch(clause, EDGE);
    const line = edge && lineCalled(edge['what'], context);
    const isTop = /top|start|beginning/.test(edge?.['edge']?.text ?? '');
    // "move the total to the top" is of the document.
    const isGrand = line !== undefined && /^(?:total|due)$/.test(totalKind(line.label.text));
    if (isGrand && !/ of the totals/.test(clause.text)) return undefined;
    return line && moved(line, isTop ? totals[0] : totals.at(-1), isTop);
  },
};

function besideOther(
  { what, other, relation }: Readonly<Record<string, Phrase>>,
  context: Context,
): Reading | undefined {
  const [line, reference] = [lineCalled(what, context), lineCalled(other, context)];
  return (
    line &&
    reference &&
    moved(line, reference, /^(?:above|before|over|ahead)/.test(relation?.text ?? ''))
  );
}

function moved(
  line: TotalLine,
  reference: TotalLine | undefined,
  isBefore: boolean,
): Reading | undefined {
  if (reference === undefined) return undefined;
  if (reference === line) return notFeasible(`“${line.label.text}” stands there already.`, []);
  return operations([
    { op: 'move', target: line.id, place: isBefore ? 'before' : 'after', reference: reference.id },
  ]);
}

/** "the Total column" and "the totals" are none. */
function lineCalled(name: Phrase | undefined, context: Context): TotalLine | undefined {
  if (name === undefined || name.quoted || /\b(?:columns?|totals|items?)\b/.test(name.text))
    return undefined;
  return lineNamed(name, context);
}
