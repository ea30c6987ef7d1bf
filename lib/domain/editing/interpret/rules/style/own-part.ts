import type { Phrase } from '../../language/phrase.ts';
import type { Item } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { regionTarget } from '../../targets/make.ts';
import { PARTS } from '../../targets/parts.ts';
import type { ReadItems } from './read-length.ts';

const TEXT = /^(?:text|content|contents|body|copy|words|line)$/;

/** "the header light gray and the text in it black" */
const TEXT_IN_IT =
  /^(?:the )?(?:text|letters|lettering|writing|words) (?:in|on|inside) (?:it|them|there)(?= |$)/;

/** "the notes heading gray and its text in italics": what belongs to what the clause named before. */
export function readOwnPart(
  phrase: Phrase,
  at: number,
  before: readonly Item[],
  { scope }: Context,
): ReadItems | undefined {
  const { tokens } = phrase;
  const named = before.findLast((item) => item.is === 'target')?.target;
  if (named === undefined || named.kind === 'document' || tokens[at]?.quoted) return undefined;
  const inside = TEXT_IN_IT.exec(phrase.slice(at, at + 4).text)?.[0].split(' ').length;
  if (inside !== undefined) {
    const items: Item[] = [
      { is: 'target', target: named },
      { is: 'aspect', aspect: 'text' },
    ];
    return { items, next: at + inside };
  }
  if (!/^(?:its|their)$/.test(tokens[at]?.word ?? '')) return undefined;
  const word = tokens[at + 1]?.word ?? '';
  const part = PARTS.get(TEXT.test(word) ? 'sentence' : word);
  const target = part?.(isHeading(named) ? sectionOf(named, scope) : named, scope);
  // Of a text by itself the text is all: its colour, its size.
  return target === undefined
    ? { items: [], next: TEXT.test(word) ? at + 2 : at + 1 }
    : { items: [{ is: 'target', target }], next: at + 2 };
}

const isHeading = ({ kind, nodes }: Target): boolean =>
  kind === 'text' && nodes.length === 1 && nodes[0]?.role === 'heading';

function sectionOf(heading: Target, { content }: Context['scope']): Target {
  const [node] = heading.nodes;
  const region = content.regions.find(({ name }) => name === node?.region);
  return region === undefined ? heading : regionTarget(content, region);
}
