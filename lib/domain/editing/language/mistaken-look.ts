import type { ContentModel } from '../content-model.ts';
import type { Subject } from '../interpret/interpretation.ts';
import type { Token } from '../interpret/language/tokens.ts';
import type { Operation } from '../operations.ts';
import { isIn } from './lists.ts';

/** Whether operations set a look that no word is about: figures and "right" say much else. */
export function isMistakenLook(
  operations: readonly Operation[],
  tokens: readonly Token[],
  { content }: Subject,
): boolean {
  const words = tokens.map(({ word, quoted }) => (quoted ? '""' : word));
  const text = (id: string) => content.nodes.find((node) => node.id === id)?.text ?? '';
  return (
    isMadeRight(operations, words) ||
    isResized(operations, words) ||
    isShrunkAndGrown(operations) ||
    isMovedForNothing(operations, words) ||
    isForeignSign(operations, words) ||
    isLabelTaken(operations, words, content) ||
    operations.some((one) => isWordOfText(one, words, text))
  );
}

/** "slime note: heavy, not light" of a note that says "light" is about that word, not about its letters. */
const isWordOfText = (
  operation: Operation,
  words: readonly string[],
  text: (id: string) => string,
): boolean =>
  operation.op === 'set-style' &&
  words.some(
    (word, at) =>
      word === 'not' &&
      /^\p{L}{3,}$/u.test(words[at + 1] ?? '') &&
      operation.targets.some((id) => ` ${text(id).toLowerCase()} `.includes(` ${words[at + 1]} `)),
  );

/** "put both right": what is put right is corrected, not moved. */
const isMadeRight = (operations: readonly Operation[], words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      /^(?:put|set|get)$/.test(word) &&
      /^(?:it|that|this|them|those|these|both|all)$/.test(words[at + 1] ?? '') &&
      words[at + 2] === 'right' &&
      !/^\p{L}/u.test(words[at + 3] ?? ''),
  ) && operations.some((one) => one.op === 'set-style' && one.style['text-align'] === 'right');

/** "23 should be 21 on the parts", "it takes 4 and a half weeks" */
const isResized = (operations: readonly Operation[], words: readonly string[]): boolean =>
  words.some((word) => /\d|^half$/.test(word)) &&
  !words.some((word) => SIZE.test(word) && !(word.endsWith('%') && words.some(isShare))) &&
  operations.some(
    (one) =>
      (one.op === 'set-style' && Object.keys(one.style).join() === 'font-size') ||
      (one.op === 'set-theme' && Object.keys(one).sort().join() === 'op,textScale'),
  );

/** "text is small, make all of it a bit bigger" is no wish for small text. */
const isShrunkAndGrown = (operations: readonly Operation[]): boolean => {
  const scales = operations.flatMap((one) =>
    one.op === 'set-theme' && one.textScale !== undefined ? [one.textScale] : [],
  );
  return scales.some((scale) => scale < 1) && scales.some((scale) => scale > 1);
};

/** "50% deposit" */
const isShare = (word: string, at: number, words: readonly string[]): boolean =>
  word.endsWith('%') &&
  ['payment', 'discount', 'tax'].some((list) => isIn(list, words.slice(at + 1, at + 2)));

const SIZE =
  /siz|font|text|typ|letter|writ|print|big|larg|small|tiny|huge|read|legib|scal|enlarg|shrink|grow|zoom|^[\d.]*(?:p[tx]|r?em)$|point|pixel|times|%|percent|notch|step/;

/** "isn't needed at the bottom" asks for no move, nor does "take the GST off, and our number at the top". */
const isMovedForNothing = (operations: readonly Operation[], words: readonly string[]): boolean =>
  operations.some(({ op }) => op === 'move') &&
  (isRemoval(words) ||
    words.some(
      (word, at) =>
        /^need(?:ed)?$/.test(word) &&
        /^(?:not|isn't|isnt|no|never|don't|dont)$/.test(words[at - 1] ?? ''),
    ));

const isRemoval = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:take|remove|delete|drop|hide|lose)$/.test(word)) &&
  !words.some((word) => /^(?:move|put|shift|place|bring|swap|set|have|want|goes?)$/.test(word));

/** "remove the Code and the Type": what is called so is meant, and no look of it. */
const isLabelTaken = (
  operations: readonly Operation[],
  words: readonly string[],
  { nodes }: ContentModel,
): boolean =>
  !words.some((word) => PLAIN.test(word)) &&
  operations.some(
    (one) => one.op === 'set-style' && one.style['text-decoration-line'] === 'none',
  ) &&
  nodes.some(
    ({ role, text }) =>
      role === 'label' && ` ${words.join(' ')} `.includes(` ${text.toLowerCase()} `),
  );

const PLAIN = /plain|normal|regular|format|styl|bold|italic|underlin|weight/;

const LETTERS_OF_DOLLARS: Readonly<Record<string, string>> = {
  ...{ a: 'AUD', au: 'AUD', c: 'CAD', ca: 'CAD', nz: 'NZD' },
  ...{ us: 'USD', hk: 'HKD', s: 'SGD', r: 'BRL' },
};

/** "A$" is no US dollar: the letters of a sign say which currency it is. */
const isForeignSign = (operations: readonly Operation[], words: readonly string[]): boolean =>
  operations.some(
    (one) =>
      one.op === 'reformat' &&
      one.to.what === 'currency' &&
      words.some((word, at) => {
        const meant = word === '$' ? LETTERS_OF_DOLLARS[words[at - 1] ?? ''] : undefined;
        return meant !== undefined && one.to.what === 'currency' && one.to.currency !== meant;
      }),
  );
