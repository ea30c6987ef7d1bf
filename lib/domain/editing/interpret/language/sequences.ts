import type { Token } from './tokens.ts';
import { VERBS } from './vocabulary.ts';

const MOST_WORDS = 40;
const MOST_NAME = 6;
const FIRST =
  /^(?<name>.+?) (?:(?:should|must|shall|has to|needs to|is to) )?(?:be |goes |go |comes |come |stands |stand )?first$/;
const BESIDE =
  /^(?<name>.+?) (?:(?:should|must|shall|has to|needs to|is to) )?(?:be |goes |go |comes |come |stands |stand )?(?:directly |right |just )?(?:next to|after|behind|beside|before|at the (?:front|start|beginning))(?: .+)?$/;

const MOVES = /^(?:move|put|place|shift|bring)$/;

/** "Termination first, then Services, then Fees": each of them behind the one before. */
export function inSequence(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length > MOST_WORDS || tokens.some(({ quoted }) => quoted)) return tokens;
  const parts = partsOf(tokens);
  const [first, ...others] = parts;
  const [sign] = tokens;
  if (first === undefined || sign === undefined || others.length === 0) return tokens;
  if (!others.every(isName)) return tokens;
  const text = first.map(({ word }) => word).join(' ');
  const isFirst = FIRST.exec(text);
  const name = (isFirst ?? BESIDE.exec(text))?.groups?.['name'];
  const verb = MOVES.test(first[0]?.word ?? '') ? 1 : 0;
  if (name === undefined || VERBS.has(first[verb]?.word ?? '')) return tokens;
  const like = (word: string): Token => ({ ...sign, word, raw: word });
  const names = [first.slice(verb, name.split(' ').length), ...others];
  const wishes = names.slice(0, -1).map((one, at) => {
    const next = names[at + 1] ?? [];
    return isFirst === null
      ? [like('move'), ...next, like('after'), ...one]
      : [like('move'), ...one, like('before'), ...next];
  });
  const all = isFirst === null ? [first, ...wishes] : wishes;
  return all.flatMap((wish, at) => (at === 0 ? wish : [like(';'), ...wish]));
}

/** What stands between ", then" and ", then". */
function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (let at = 0; at < tokens.length; at++) {
    const isThen = (place: number) => tokens[place]?.word === 'then';
    const joint =
      /^(?:,|and|;)$/.test(tokens[at]?.word ?? '') && isThen(at + 1) ? 2 : isThen(at) ? 1 : 0;
    const token = tokens[at];
    if (joint > 0) {
      parts.push([]);
      at += joint - 1;
    } else if (token !== undefined) parts.at(-1)?.push(token);
  }
  return parts;
}

const isName = (part: readonly Token[]): boolean =>
  part.length > 0 &&
  part.length <= MOST_NAME &&
  part.every(({ word }) => /^[\p{L}'-]+$/u.test(word) && !VERBS.has(word));
