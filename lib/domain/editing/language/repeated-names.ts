import type { ContentModel } from '../content-model.ts';
import type { Operation } from '../operations.ts';
import { asWord } from './stems.ts';

const NAME = /^\p{Lu}[\p{L}'’-]+$/u;
const NAMES = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+$/u;

/** "Ilse Brandauer, not Matthias" where Matthias Oehler stands: a whole name takes the place of a whole one. */
export const withFullNames = (
  operations: readonly Operation[],
  { nodes }: ContentModel,
): readonly Operation[] =>
  operations.map((operation) => {
    if (operation.op !== 'replace-text') return operation;
    const { find, replace } = operation;
    if (!NAME.test(find) || !NAMES.test(replace)) return operation;
    const whole = nodes.flatMap(({ text }) => {
      const [, name] = new RegExp(String.raw`(${find} \p{Lu}[\p{L}'’-]+)`, 'u').exec(text) ?? [];
      return name === undefined ? [] : [name];
    });
    const [name, ...others] = new Set(whole);
    return name === undefined || others.length > 0 ? operation : { ...operation, find: name };
  });

const LEAST_LETTERS = 3;

/** A word of the customer's name that is spelt otherwise is so in sentences as well: "Thank you, Joanne." */
export function withRepeatedNames(
  operations: readonly Operation[],
  { nodes }: ContentModel,
): readonly Operation[] {
  const spelt = operations.flatMap((operation) => {
    const name = nodes.find(({ id, role }) => role === 'party-name' && isOf(operation, id));
    return name === undefined ? [] : wordsAnew(name.text, operation);
  });
  const more = spelt.flatMap(([find, replace]): Operation[] => {
    const targets = nodes
      .filter(({ id, role, text }) => {
        const isSentence = ['prose', 'text', 'list-item'].includes(role);
        return isSentence && asWord(find).test(text) && !operations.some((one) => isOf(one, id));
      })
      .map(({ id }) => id);
    return targets.length === 0 ? [] : [{ op: 'replace-text', targets, find, replace }];
  });
  return [...operations, ...more];
}

const isOf = (operation: Operation, id: string): boolean =>
  (operation.op === 'set-text' && operation.target === id) ||
  (operation.op === 'replace-text' && operation.targets?.includes(id) === true);

function wordsAnew(text: string, operation: Operation): (readonly [string, string])[] {
  const now =
    operation.op === 'set-text'
      ? operation.text
      : operation.op === 'replace-text'
        ? text.replace(operation.find, () => operation.replace)
        : text;
  const [before, after] = [text.split(' '), now.split(' ')];
  // One word stays, so that it is the same person.
  if (before.length !== after.length || !before.some((word, at) => word === after[at])) return [];
  return before.flatMap((word, at) => {
    const other = after[at] ?? '';
    const isName = word.length >= LEAST_LETTERS && NAME.test(word) && NAME.test(other);
    return isName && word !== other && word[0] === other[0] ? [[word, other] as const] : [];
  });
}
