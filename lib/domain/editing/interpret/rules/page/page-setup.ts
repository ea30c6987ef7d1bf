import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { pageNumbers } from './furniture.ts';
import { margins } from './margins.ts';
import { direction } from './sheet.ts';
import { sheetWishes } from './sheet-wishes.ts';

const PARTED = new Set(['with', 'and', ',', '&', '+', 'plus', 'using', ';', '/', '-', 'in', 'on']);
const SPEAKS = /\b(?:landscape|portrait|margins?|a ?[345]|letter|legal|tabloid|page numbers?)\b/;
const PAGE_RULES: readonly Rule[] = [sheetWishes, margins, direction, pageNumbers];
const MOST_WORDS = 30;

/** "A4 landscape with 20mm margins": the sheet, its turn and its margins in one breath. */
export const pageSetup: Rule = {
  name: 'page-setup',
  read(clause, context) {
    if (clause.tokens.length > MOST_WORDS || !SPEAKS.test(clause.text)) return undefined;
    const found = parts(clause, context);
    return found === undefined || found.length < 2 ? undefined : operations(found);
  },
};

/** Every part must be of the page: the first words that one rule reads, and then the rest. */
function parts(clause: Phrase, context: Context): readonly Operation[] | undefined {
  const whole = pageOperations(clause, context);
  if (whole !== undefined) return whole;
  for (let at = clause.tokens.length - 1; at > 0; at--) {
    const token = clause.tokens[at];
    if (token === undefined || token.quoted) continue;
    const isJoin = PARTED.has(token.word);
    const begins = isJoin || /^(?:landscape|portrait)$/.test(token.word);
    const first = begins ? pageOperations(clause.slice(0, at), context) : undefined;
    if (first === undefined) continue;
    let next = isJoin ? at + 1 : at;
    while (PARTED.has(clause.tokens[next]?.word ?? '')) next++;
    const rest = parts(clause.slice(next), context);
    if (rest !== undefined) return [...first, ...rest];
  }
  return undefined;
}

function pageOperations(clause: Phrase, context: Context): readonly Operation[] | undefined {
  for (const rule of PAGE_RULES) {
    const result = rule.read(clause, context)?.result;
    if (result?.kind === 'operations') return result.operations;
  }
  return undefined;
}
