import type {
  ContentModel,
  ContentNode,
  Region,
  TotalLine,
} from '#lib/domain/editing/content-model.ts';

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
  readonly words: () => ReadonlySet<string>;
}

const known = new WeakMap<ContentModel, Texts>();

/** A document's own texts by their words, made when first asked for. */
export function documentTexts(content: ContentModel): Texts {
  const before = known.get(content);
  if (before !== undefined) return before;
  const byText = new Map<string, ContentNode[]>();
  const all: string[] = [];
  for (const node of content.nodes) {
    const plain = plainWords(node.text);
    all.push(plain);
    if (plain === '' || plain.length > LONGEST_NAME) continue;
    const list = byText.get(plain);
    if (list === undefined) byText.set(plain, [node]);
    else list.push(node);
  }
  let words: ReadonlySet<string> | undefined;
  const texts = {
    byText,
    words: () => {
      words ??= new Set(all.flatMap((plain) => plain.split(' ')));
      return words;
    },
  };
  known.set(content, texts);
  return texts;
}

interface Names {
  /** By name and by heading. */
  readonly regions: ReadonlyMap<string, Region>;
  readonly totals: ReadonlyMap<string, TotalLine>;
}

const named = new WeakMap<ContentModel, Names>();

/** A document's own names of its parts and totals, by their words; of several the first. Made when first asked for. */
export function documentNames(content: ContentModel): Names {
  const before = named.get(content);
  if (before !== undefined) return before;
  const regions = new Map<string, Region>();
  for (const region of content.regions)
    for (const name of [region.name, region.heading ?? region.name]) {
      const plain = plainWords(name);
      if (!regions.has(plain)) regions.set(plain, region);
    }
  const totals = new Map<string, TotalLine>();
  for (const total of content.totals) {
    const plain = plainWords(total.label.text);
    if (!totals.has(plain)) totals.set(plain, total);
  }
  const names = { regions, totals };
  named.set(content, names);
  return names;
}
