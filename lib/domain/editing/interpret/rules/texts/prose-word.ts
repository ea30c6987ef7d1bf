import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { notFeasible, operations } from '../answers.ts';
import { sentences } from './prose-figure.ts';

const MOST_WORDS = 3;
/** What a text is, and not what it is about. */
const SORTS =
  /^(?:the|our|my|note|notes|remark|comment|clause|sentence|line|bit|part|text|wording)$/;

/** "rudder note: starboard, not port" of a note that says "Port rudder …": of it that word changes. */
export function proseWord(
  what: Phrase,
  old: Phrase,
  to: Phrase,
  context: Context,
): Reading | undefined {
  if (/\d/.test(old.text + to.text)) return undefined;
  if (old.tokens.length > MOST_WORDS || to.tokens.length > MOST_WORDS) return undefined;
  const about = what.with(what.tokens.filter(({ word }) => !SORTS.test(word)));
  if (about.tokens.length === 0) return undefined;
  const [node, ...others] = sentences(about, old, context);
  if (node === undefined || others.length > 0) return undefined;
  const [place, ...more] = node.text.matchAll(wordsOf(old.raw));
  if (place === undefined || place[0] === node.text) return undefined;
  if (more.length > 0)
    return notFeasible(`“${old.raw}” stands there more than once: quote the words around it.`, []);
  const replace = inCaseOf(place[0], to.raw);
  // Of several that are written alike the sentence tells which one it is.
  const find = isOnly(place[0], node.text) ? place[0] : node.text;
  const written =
    find === node.text
      ? node.text.slice(0, place.index) + replace + node.text.slice(place.index + place[0].length)
      : replace;
  return operations([{ op: 'replace-text', targets: [node.id], find, replace: written }]);
}

const wordsOf = (text: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`,
    'giu',
  );

const isOnly = (find: string, text: string): boolean => text.split(find).length === 2;

const inCaseOf = (found: string, text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(found) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
