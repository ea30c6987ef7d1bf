import type { ContentNode } from '../../content-model.ts';
import type { Operation } from '../../operations.ts';
import { monthNamed } from '../../values/date-names.ts';
import type { Bill } from '../bill.ts';
import { isIn } from '../lists.ts';
import { replaced } from '../recipient.ts';
import type { Reader } from './input.ts';

/** Texts that figures may stand in without being one of the bill. */
const FIGURES = new Set(['total-label', 'total-value', 'column-head', 'number']);

/**
 * A number behind the word that it is the number of, where the document has that word with one other
 * number: "Apt 14" of "Apt 12", "Logic 35" of two "Ideal Logic 30". All places are of the same thing.
 */
export const calledNumbers: Reader = (input, at) =>
  [3, 2, 1].flatMap((length) => {
    const name = input.words.slice(at, at + length);
    const number = input.words[at + length] ?? '';
    if (!name.every((word) => /^\p{L}{2,}$/u.test(word)) || !/^\d{1,4}[a-z]?$/.test(number))
      return [];
    // "March 4" is a day, "March 2026" a month.
    const [last = ''] = name.slice(-1);
    if (isIn('line-noun', [last]) || monthNamed(last, 'en') !== undefined) return [];
    const value = renumbered(name.join(' '), number, input.bill);
    return value === undefined ? [] : [{ value, end: at + length + 1 }];
  });

/** Operations that give what is called so another number, wherever it stands. */
export function renumbered(
  name: string,
  number: string,
  { subject }: Bill,
): Operation[] | undefined {
  const called = new RegExp(String.raw`(?<=\b${name} )\d{1,4}[a-z]?\b(?![.,:/% ]\d|%)`, 'giu');
  const found = subject.content.nodes.flatMap((node) =>
    FIGURES.has(node.role) ? [] : numbersIn(node, called),
  );
  const [before, ...others] = new Set(found.map(({ text }) => text.toLowerCase()));
  if (before === undefined || others.length > 0 || before === number) return undefined;
  return found.map(({ node, name: as, text }) =>
    replaced(node, as + number.toUpperCase(), as + text),
  );
}

/** Names begin with a capital: "within 14 days" names nothing. */
function numbersIn(node: ContentNode, called: RegExp) {
  return [...node.text.matchAll(called)].flatMap(({ 0: text, index }) => {
    const name = /\p{Lu}\p{L}* $/u.exec(node.text.slice(0, index))?.[0];
    return name === undefined ? [] : [{ node, name, text }];
  });
}
