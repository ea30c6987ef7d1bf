import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Scanned } from '../target.ts';
import { plainWords } from './document-texts.ts';
import { textTarget } from './make.ts';

const MOST_SAID = 8;
const MOST_NAMED = 12;

/** "the client name “Omar Haddad”", "the amount $990.00", "the headings Services, Fees and Termination": said twice. */
export function withApposition(phrase: Phrase, found: Scanned): Scanned {
  const { target, next } = found;
  const token = phrase.tokens[next];
  if (token === undefined || target.nodes.length === 0 || target.kind === 'document') return found;
  if (!token.quoted && !/^[\p{Lu}\p{Sc}\d]/u.test(token.raw)) return found;
  const said = plainWords(token.raw);
  if (token.quoted && said !== '' && target.nodes.every(({ text }) => plainWords(text) === said))
    return { target, next: next + 1 };
  if (target.kind === 'total') return alone(phrase, found);
  if (target.kind !== 'text' || target.words !== undefined) return found;
  const texts = new Set(target.nodes.map(({ text }) => text));
  if (texts.size > MOST_NAMED) return found;
  return texts.size === 1 ? alone(phrase, found) : listed(phrase, found);
}

const KIND =
  /^(?:amount|figure|price|sum|value|number|date|name|text|line|label|phrase|sentence|heading|title)$/;

function alone(phrase: Phrase, found: Scanned): Scanned {
  const { target } = found;
  const node = target.nodes.find((each) => saidAt(phrase, found.next, each) !== undefined);
  const end = node && saidAt(phrase, found.next, node);
  if (node === undefined || end === undefined) return found;
  // "the total amount $990.00" is the amount of the line.
  const own = target.kind === 'total' ? textTarget([node], target.name) : undefined;
  return { target: own ?? target, next: end };
}

/** Those of them that are named one by one. */
function listed(phrase: Phrase, found: Scanned): Scanned {
  const { nodes, name } = found.target;
  const named: ContentNode[] = [];
  let next = found.next;
  for (let at = next; named.length < MOST_NAMED; ) {
    const one = nodes.find(
      (node) => !named.includes(node) && saidAt(phrase, at, node) !== undefined,
    );
    if (one === undefined) break;
    named.push(one);
    next = saidAt(phrase, at, one) ?? at;
    at = next;
    while (/^(?:,|and|&)$/.test(phrase.tokens[at]?.word ?? '')) at++;
  }
  // One may be the beginning of other words, where not one alone is spoken of: "the name Mateo Silva".
  const isOne = KIND.test(phrase.tokens[found.next - 1]?.word ?? '');
  const target = named.length < (isOne ? 1 : 2) ? undefined : textTarget(named, name);
  return target === undefined ? found : { target, next };
}

/** Where a text ends that is said from a token on, in these words. */
function saidAt(phrase: Phrase, at: number, { text }: ContentNode): number | undefined {
  const words = plainWords(text);
  if (words === '') return undefined;
  const most = Math.min(MOST_SAID, phrase.tokens.length - at);
  for (let length = 1; length <= most; length++) {
    const said = plainWords(phrase.slice(at, at + length).raw);
    if (said === words) return at + length;
    if (!words.startsWith(said)) return undefined;
  }
  return undefined;
}
