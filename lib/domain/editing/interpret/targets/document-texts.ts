import type { ContentModel, ContentNode } from '#lib/domain/editing/content-model.ts';

/** What a text is compared by: its words in lower case. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}@#%$€£]+/gu, ' ')
    .trim();
}

/** Longer texts are not named whole; they are quoted. */
const LONGEST_NAME = 120;

interface Texts {
  readonly byText: ReadonlyMap<string, readonly ContentNode[]>;
  readonly words: ReadonlySet<string>;
}

const known = new WeakMap<ContentModel, Texts>();

/** A document's own texts by their words, made when first asked for. */
export function documentTexts(content: ContentModel): Texts {
  const before = known.get(content);
  if (before !== undefined) return before;
  const byText = new Map<string, ContentNode[]>();
  const words = new Set<string>();
  for (const node of content.nodes) {
    const plain = plainWords(node.text);
    for (const word of plain.split(' ')) words.add(word);
    if (plain === '' || plain.length > LONGEST_NAME) continue;
    const list = byText.get(plain);
    if (list === undefined) byText.set(plain, [node]);
    else list.push(node);
  }
  const texts = { byText, words };
  known.set(content, texts);
  return texts;
}
