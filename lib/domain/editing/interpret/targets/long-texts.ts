import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import type { Scanned } from '../target.ts';
import { LONGEST } from './called-parts.ts';
import { documentTexts, firstWord, plainWords } from './document-texts.ts';
import { textTarget } from './make.ts';

/** "3 Chain Road, Portland, OR 97201": a text of the document that has signs in it, or more words than names have. */
export function longTextAt(phrase: Phrase, at: number, { scope }: Context): Scanned | undefined {
  const { byFirst, byText } = documentTexts(scope.content);
  const texts = byFirst().get(firstWord(plainWords(phrase.tokens[at]?.word ?? '')));
  if (texts === undefined) return undefined;
  const after = phrase.slice(at, at + LONGEST_TEXT);
  const words: string[] = [];
  const ends = new Map<number, number>();
  after.tokens.forEach(({ raw, quoted }, step) => {
    if (!quoted)
      words.push(
        ...plainWords(raw)
          .split(' ')
          .filter((word) => word !== ''),
      );
    ends.set(words.length, Math.min(ends.get(words.length) ?? step + 1, step + 1));
  });
  for (const text of texts) {
    const said = text.split(' ');
    const length = said.every((word, step) => words[step] === word)
      ? ends.get(said.length)
      : undefined;
    const isLong = length !== undefined && (length > LONGEST || length > said.length);
    const target = isLong ? textTarget(byText.get(text) ?? [], `“${text}”`) : undefined;
    if (target !== undefined && length !== undefined) return { target, next: at + length };
  }
  return undefined;
}

const LONGEST_TEXT = 30;
