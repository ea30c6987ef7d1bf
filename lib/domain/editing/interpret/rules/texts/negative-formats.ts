import { meanings, type Slots, wordList } from '../../language/slots.ts';
import type { Context } from '../../rule.ts';
import { writingIn } from '../tables/find-table.ts';
import type { Numbers } from './number-wish.ts';

const WAYS = meanings({
  brackets: `brackets | parentheses | parenthesis | parens | round brackets | in brackets | in parentheses | in parens | in round brackets | accounting style`,
  trail: `minus behind | minus at the end | trailing minus | minus after | with a trailing minus`,
  lead: `minus in front | leading minus | minus before | minus sign in front | with a minus | with a minus sign | minus sign`,
});
const SUBJECTS = wordList(
  `negative numbers | negative amounts | negatives | negative values | negative figures | minus amounts | minus values | deductions | discounts | amounts | amount | numbers | negative`,
);
const FILLER = wordList(
  `the a an all any every our my your its their this that in with as into use show shows shown put write written display displayed make be should are is set change please of for it them and not
  instead minus sign signs enclose enclosed wrap wrapped inside within rather than accounting style like format number numbers amounts amount rows lines`,
);

/** "negative numbers in brackets", "the discount in parentheses": how what is less than nothing is written. */
export function negatives(slots: Slots, context: Context): Numbers | undefined {
  const { text } = slots.phrase;
  if (!/\b(?:brackets|paren\w*|minus)\b/.test(text)) return undefined;
  const way = slots
    .takeAll(WAYS)
    .filter((one) => !slots.unwished(one))
    .at(-1)?.value;
  const isAbout = slots.takeAll(SUBJECTS).length > 0;
  if (way === undefined || !isAbout || !slots.isDone(FILLER)) return undefined;
  const { read } = writingIn(context);
  // Where nothing is less than nothing, something else is meant.
  const isThere = context.scope.nodes.some((node) => (read(node.text)?.value ?? 0) < 0);
  return isThere ? { negative: way } : undefined;
}
