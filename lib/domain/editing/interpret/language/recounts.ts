import type { Token } from './tokens.ts';

/** What a recount is said with: nothing but such words is one, or no wish at all. */
const WORDS = new Set(
  `re-calculate recalculate recalculated recalculating recalc recalculation recompute recomputed recomputing calculate calculated compute computed retotal re-total
  redo redone fix fixed update updated updates updating correct corrected adjust adjusts adjusted change changes changed amend amended revise revised refresh refreshed
  make makes match matches follow follows reflect reflects agree agrees fit add adds work out bring brings get keep let need needs do again
  total totals subtotal subtotals sub-total sub-totals sum sums amount amounts tax taxes vat gst net balance figures figure numbers price prices math maths calculation calculations
  everything else all rest grand due overall final bottom end block section part invoice bill quote quotation receipt estimate line lines row rows item items
  that this it them these those the our my its both every of course and or , ; . - + ( ) & ! then so with at in on for to as well too also accordingly correspondingly automatically
  from right correctly properly consistent current new now up date sync there below affected needed necessary be is are should must will would can could you has have
  sure ensure check still please pls just after afterwards thereafter not forget remember me us if afterward`.split(
    /\s+/,
  ),
);
const COUNTS =
  /\b(?:re-?calc\w*|recomput\w*|re-?total|calculated?|computed?|redo(?:ne)?|fix(?:ed)?|updat\w+|correct(?:ed)?|adjust\w*|chang(?:e|es|ed)|amend(?:ed)?|revised?|refresh(?:ed)?|match(?:es)?|follows?|reflects?|agrees?|adds? up|work (?:[a-z]+ ){0,3}out|up to date|in (?:line|sync)|consistent|current|accordingly|(?:are|is|be) (?:still )?(?:right|correct))\b/;
const SUMS =
  /\b(?:(?:sub-?)?totals?|sums?|amounts?|tax|vat|gst|net|balance|figures|numbers|prices?|maths?|calculations?|everything|all|due|it|that|them|recalc\w*|re-calculate|recompute\w*)\b/;
const DENIED = /\bnot\b(?! forget)/;
const JOINT = /^(?:and|,|;|\.|!|-|\(|\+|&|then|so|with|also)$/;

/** "bring the totals up to date", "they should follow": everything that follows of a row is computed anyway. */
export function isRecount(text: string): boolean {
  return (
    COUNTS.test(text) &&
    SUMS.test(text) &&
    !DENIED.test(text) &&
    text.split(' ').every((word) => WORDS.has(word))
  );
}

/** "recalculate the totals and add a line …" */
const BEFORE =
  /^(?:re-?calc(?:ulate)?|recompute|update|adjust|refresh|redo|fix|correct) (?:all )?(?:the |our )?(?:totals|sums|maths?)$/;
const BEHIND = /^(?:and|:|;|\.|then|,)$/;
const MOST_BEFORE = 6;

/** A wish without the recount beside it: "add a line …, and bring the sums up to date". */
export function withoutRecount(tokens: readonly Token[]): readonly Token[] | undefined {
  const ahead = tokens.slice(0, MOST_BEFORE).findIndex(({ word }) => BEHIND.test(word));
  if (ahead > 0 && BEFORE.test(textOf(tokens.slice(0, ahead)))) return tokens.slice(ahead + 1);
  let from = tokens.length;
  for (let at = from - 1; at > 1; at--) {
    const token = tokens[at];
    if (token === undefined || token.quoted || !WORDS.has(token.word)) break;
    if (JOINT.test(token.word)) from = at;
  }
  return isRecount(textOf(tokens.slice(from))) ? tokens.slice(0, from) : undefined;
}

const textOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ');

const LEFT =
  /[,;.-]?\s*(?:but |and )?(?:(?:i|we)(?: will|'ll|’ll) (?:do|handle|fix|update|change|adjust|calculate|work out|see to) the (?:sub)?totals?(?: myself| ourselves| later)?|(?:leave|keep) the (?:sub)?totals? (?:as (?:they are|it is|is)|alone|untouched|unchanged|the same)|(?:do not|don't|don’t) (?:touch|change|update|recalculate|recompute) the (?:sub)?totals?)/i;

/** "…, I will do the totals myself": the rest of the wish; undefined where nothing of the kind is said. */
export function withTotalsLeft(
  tokens: readonly Token[],
  instruction: string,
): readonly Token[] | undefined {
  const found = LEFT.exec(instruction);
  if (found === null || tokens.length > MOST_LEFT) return undefined;
  const end = found.index + found[0].length;
  const rest = tokens.filter(({ start, end: to }) => to <= found.index || start >= end);
  return rest.length < tokens.length &&
    !tokens.some(({ quoted, start, end: to }) => quoted && start <= found.index && to >= end)
    ? rest
    : undefined;
}

const MOST_LEFT = 60;
