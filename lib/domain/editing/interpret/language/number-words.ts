import type { Token } from './tokens.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNIT =
  /^(?:px|pixels?|pt|points?|percent|%|mm|cm|millimet(?:er|re)s?|centimet(?:er|re)s?|inch|inches|degrees?)$/;

function figureOf(word: string): number | undefined {
  const one = ONES.indexOf(word);
  if (one >= 0) return one;
  const [ten = '', rest] = word.split('-');
  const tens = TENS.indexOf(ten.replace(/^fourty$/, 'forty'));
  if (tens < 0) return undefined;
  const more = rest === undefined ? 0 : ONES.indexOf(rest);
  return more < 0 || more > 9 ? undefined : (tens + 2) * 10 + more;
}

/** "thirty pixels" as "30 pixels": a number that is spoken, before a unit. */
export function withFigures(tokens: readonly Token[]): readonly Token[] {
  const said: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const first = token.quoted ? undefined : figureOf(token.word);
    const second =
      first !== undefined && first >= 20 && first % 10 === 0
        ? figureOf(tokens[at + 1]?.word ?? '')
        : undefined;
    const length = second !== undefined && second > 0 && second < 10 ? 2 : 1;
    const isSize = first !== undefined && UNIT.test(tokens[at + length]?.word ?? '');
    if (!isSize) {
      said.push(token);
      continue;
    }
    const figure = String(first + (length === 2 ? (second ?? 0) : 0));
    said.push({ ...token, word: figure, raw: figure });
    at += length - 1;
  }
  return said;
}
