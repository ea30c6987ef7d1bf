import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';
import { textSaid } from './find-text.ts';

const MOST_NEW = 6;
const MOST_AFTER = 4;
const wordsOf = (text: string) =>
  plainWords(text)
    .split(' ')
    .filter((word) => word !== '');

/**
 * "The lease ends in October" of a document that says "ends in September": the words that stand where the
 * old ones do, between the same words. undefined: nothing before them is the same.
 */
export function inContext(said: Phrase, old: Phrase, context: Context): Phrase | undefined {
  const found = textSaid(old.raw, context);
  if (found === undefined || found.nodes.length > 4) return undefined;
  for (const node of found.nodes) {
    const { before, after } = wordsAround(node, found.text, context);
    const between = alike(said, before, after);
    if (between !== undefined) return between;
  }
  return undefined;
}

/** The words before and after a text in a piece of content. */
export function wordsAround(
  node: ContentNode,
  text: string,
  context: Context,
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const at = node.text.toLowerCase().indexOf(text.toLowerCase());
  return {
    before: wordsOf(`${saidBefore(node, context)} ${node.text.slice(0, at)}`),
    after: wordsOf(node.text.slice(at + text.length)),
  };
}

/** What introduces it: its label, or the text before it. */
function saidBefore(node: ContentNode, { scope: { content } }: Context): string {
  return node.label ?? content.nodes[content.nodes.indexOf(node) - 1]?.text ?? '';
}

export function alike(
  said: Phrase,
  before: readonly string[],
  after: readonly string[],
): Phrase | undefined {
  const words = said.tokens.map(({ raw }) => plainWords(raw));
  const last = before.at(-1);
  if (last === undefined) return undefined;
  for (let behind = Math.min(MOST_AFTER, words.length - 2); behind >= 0; behind--) {
    const end = words.length - behind;
    if (words.slice(end).some((word, step) => word !== after[step])) continue;
    for (let length = 1; length <= MOST_NEW && end - length > 0; length++)
      if (words[end - length - 1] === last) return said.slice(end - length, end);
  }
  return undefined;
}
