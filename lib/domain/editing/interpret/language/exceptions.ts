import { type Token, textOf } from './tokens.ts';

const LEFT_ALONE =
  /^(?:alone|unchanged|untouched|as-is|as is|as it is|as they are|like it is|like that|how it is|the same|the way it is|the way they are|as it was|out of it|out)(?= |$)/;
const STAYS =
  /^(?:(?:should|must|can|may|shall|is to|are to|has to|to|will) )?(?:just )?(?:stays?|remains?|be left|be kept|excluded|excepted|unchanged|untouched|left alone|not included)(?= |$)/;
const REST =
  /^(?:(?:do not|never|without) (?:touch|touching|change|changing|alter|modify|affect)|leave|keep|leaving|keeping)? ?(?:(?:all|any(?:thing)?|everything|nothing)(?: of)? (?:else|other (?:things?|parts?|texts?|words?)|(?:the )?others?|(?:the )?rest)|rest|the (?:rest|others?|remaining \w+|other \w+)|nothing else|all else|anything)(?: (?:in|of|on) [\w ]{1,24}?)?(?: (?:should|must|can|may|shall|is|are|will|to|has to))*(?: (?:be|stays?|remains?|left|kept|changes?|changed|as|it|is|they|are|was|were|the|this|that|same|stands?|looks?|now|alone|unchanged|untouched|as-is|fine|ok|way|moves?|touched))*$/;

const JOINS = /^(?:and|but|,|;|please|just|then|only|with|\.|-|:|\()$/;
const MOST_NAME = 8;

const said = (tokens: readonly Token[], from: number, length: number) =>
  textOf(tokens.slice(from, from + length));

/** A wish without "everything else stays as it is": so it does. */
export function withoutRest(tokens: readonly Token[]): readonly Token[] {
  let from = tokens.length;
  while (/^[.)!]$/.test(tokens[from - 1]?.word ?? '')) from--;
  const whole = tokens.slice(0, from);
  for (let at = Math.max(2, whole.length - 16); at < whole.length; at++) {
    if (!JOINS.test(whole[at - 1]?.word ?? '') || whole[at]?.quoted) continue;
    const rest = said(whole, at, 16);
    const isRest = REST.test(rest) && SAYS_SO.test(rest);
    if (!isRest && !(FIGURES.test(rest) && isOfMoney(whole.slice(0, at)))) continue;
    let end = at;
    while (end > 1 && JOINS.test(whole[end - 1]?.word ?? '')) end--;
    return whole.slice(0, end);
  }
  return tokens;
}

/** "…, the numbers stay the same": of signs that are exchanged nothing is converted anyway. */
const FIGURES =
  /^(?:(?:leave|keep|do not (?:change|touch|convert)) )?(?:the |all |our |my )*(?:numbers?|amounts?|figures?|values?|digits|prices?|sums?)(?: themselves)?(?: (?:should|must|can|are to|do not|will|just))*(?: (?:stays?|remains?|be|left|kept|changes?|changed|converted|the|same|as|they|are|it|is|unchanged|untouched|alone|as-is))*$/;
const MONEY =
  /^(?:euros?|dollars?|pounds?|francs?|yen|usd|eur|gbp|chf|currency|sign|signs|symbols?|[$€£¥])$/;

const isOfMoney = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, quoted }) => !quoted && MONEY.test(word));

/** "the others" by themselves are named; that nothing becomes of them is said. */
const SAYS_SO =
  /^(?:do not|never|without|leav|keep)|nothing|stay|remain|left|kept|unchanged|untouched|as-is|alone|same|fine/;

/** "but leave the name alone", "the name stays" as "except the name": what is to stay belongs to what is wished. */
export function withExceptions(given: readonly Token[]): readonly Token[] {
  const tokens = withoutRest(given);
  for (let at = 2; at < tokens.length - 1; at++) {
    const token = tokens[at];
    if (token === undefined || token.quoted) continue;
    const touched = /^do not (?:touch|change|alter|modify)(?= )/.test(said(tokens, at, 4));
    const isKept = token.word === 'leave' || token.word === 'keep';
    const found = touched || isKept ? left(tokens, at, touched) : staying(tokens, at);
    if (found !== undefined) return found;
  }
  return tokens;
}

/** "leave X alone", "do not touch X" */
function left(
  tokens: readonly Token[],
  at: number,
  touched: boolean,
): readonly Token[] | undefined {
  const what = touched ? at + 3 : at + 1;
  const ends = touched
    ? tokens.length
    : tokens.findIndex(
        (_, end) => end > what && end < what + MOST_NAME && LEFT_ALONE.test(said(tokens, end, 4)),
      );
  if (ends < 0) return undefined;
  const length = touched ? 0 : (LEFT_ALONE.exec(said(tokens, ends, 4))?.[0].split(' ').length ?? 1);
  return excepted(tokens, at, what, ends, ends + length);
}

/** ", the title stays as it is", ", title excluded" */
function staying(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  if (!/^(?:,|;|but|only|while|\()$/.test(tokens[at - 1]?.word ?? '')) return undefined;
  const ends = tokens.findIndex(
    (_, end) => end > at && end < at + MOST_NAME && STAYS.test(said(tokens, end, 5)),
  );
  const length = ends < 0 ? 0 : (STAYS.exec(said(tokens, ends, 5))?.[0].split(' ').length ?? 1);
  if (ends < 0) return undefined;
  const how = LEFT_ALONE.exec(said(tokens, ends + length, 4))?.[0].split(' ').length ?? 0;
  const from = /^(?:only|just)$/.test(tokens[at]?.word ?? '') ? at + 1 : at;
  // "lose the fill, the bar on its left can stay": a look that is not spoken of changes by nothing.
  if (tokens.slice(from, ends).some(({ word }) => OF_LOOKS.test(word)))
    return [...tokens.slice(0, at - 1), ...tokens.slice(ends + length + how)];
  return excepted(tokens, at, from, ends, ends + length + how);
}

const OF_LOOKS =
  /^(?:bar|borders?|frame|rules?|stripes?|shadow|corners?|fill|background|fonts?|typeface|sizes?|colors?)$/;

function excepted(
  tokens: readonly Token[],
  at: number,
  from: number,
  to: number,
  next: number,
): readonly Token[] | undefined {
  let end = at;
  while (end > 1 && JOINS.test(tokens[end - 1]?.word ?? '')) end--;
  const first = tokens[at];
  return first === undefined || to <= from
    ? undefined
    : [
        ...tokens.slice(0, end),
        { ...first, word: 'except' },
        ...tokens.slice(from, to),
        ...tokens.slice(next),
      ];
}
