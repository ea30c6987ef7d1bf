import type { Phrase } from '../../language/phrase.ts';
import type { Context } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';
import { isOwnWord } from './find-text.ts';

const LONGEST_LABEL = 40;

/**
 * Where a "to" or "with" may part an old text from the new one. One that belongs to a label of the
 * document, as in "change the Bill to section to …", does not where another one follows.
 */
export function joinsIn(
  { tokens }: Phrase,
  joins: ReadonlySet<string>,
  { scope }: Context,
): readonly number[] {
  const found = tokens.flatMap(({ word, quoted }, at) =>
    at > 0 && at < tokens.length - 1 && !quoted && joins.has(word) ? [at] : [],
  );
  if (found.length < 2) return found;
  const labels = scope.nodes
    .filter((node) => isOwnWord(node) && node.text.length <= LONGEST_LABEL)
    .map(({ text }) => plainWords(text).split(' '))
    .filter((words) => words.length > 1 && words.some((word) => joins.has(word)));
  const last = found.at(-1);
  const isInside = (at: number) =>
    labels.some((words) =>
      words.some(
        (word, place) =>
          word === tokens[at]?.word &&
          place > 0 &&
          words.every((each, step) => each === tokens[at - place + step]?.word),
      ),
    );
  return found.filter((at) => at === last || !isInside(at));
}
