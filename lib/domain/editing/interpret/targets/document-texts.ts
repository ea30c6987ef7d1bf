import type {
  ContentModel,
  ContentNode,
  Region,
  TotalLine,
} from '#lib/domain/editing/content-model.ts';

/** What a text is compared by: its words in lower case. */
export function plainWords(text: string): string {
  const lower = text.toLowerCase();
  // Most are plain already, and looking through all letters there are takes several times as long.
  if (/^[a-z\d]+(?: [a-z\d]+)*$/.test(lower)) return lower;
  const signs = ASCII.test(lower) ? /[^a-z\d@#%$]+/g : /[^\p{L}\p{M}\p{N}@#%$€£]+/gu;
  return lower.replace(signs, ' ').trim();
}

const ASCII = /^[ -~\s]*$/;

/** Longer texts are not named whole; they are quoted. */
const LONGEST_NAME = 120;

interface Texts {
  readonly byText: ReadonlyMap<string, readonly ContentNode[]>;
  /** What each node says, as it is compared. */
  readonly plainOf: (node: ContentNode) => string;
  /** All of them in lower case, each on a line: what does not stand in it no text says. */
  readonly lower: () => string;
  readonly words: () => ReadonlySet<string>;
  /** The words that texts, names of parts and heads of columns begin with. */
  readonly firsts: () => ReadonlySet<string>;
  /** Its texts of several words by the first, the longest first. */
  readonly byFirst: () => ReadonlyMap<string, readonly string[]>;
}

/** A document's own texts by their words, made when first asked for. */
export function documentTexts(content: ContentModel): Texts {
  return content.memo.get(documentTexts, content, () => textsIn(content));
}

function textsIn(content: ContentModel): Texts {
  const byText = new Map<string, ContentNode[]>();
  const plains = new Map<ContentNode, string>();
  for (const node of content.nodes) {
    const plain = plainWords(node.text);
    plains.set(node, plain);
    if (plain === '' || plain.length > LONGEST_NAME) continue;
    const list = byText.get(plain);
    if (list === undefined) byText.set(plain, [node]);
    else list.push(node);
  }
  let lower: string | undefined;
  let words: ReadonlySet<string> | undefined;
  let firsts: ReadonlySet<string> | undefined;
  let byFirst: ReadonlyMap<string, readonly string[]> | undefined;
  return {
    byText,
    plainOf: (node) => plains.get(node) ?? plainWords(node.text),
    lower: () => {
      lower ??= content.nodes
        .map(({ text }) => text)
        .join('\n')
        .toLowerCase();
      return lower;
    },
    words: () => {
      words ??= new Set([...plains.values()].flatMap((plain) => plain.split(' ')));
      return words;
    },
    byFirst: () => {
      byFirst ??= Map.groupBy(
        [...byText.keys()]
          .filter((text) => text.includes(' '))
          .sort((one, other) => other.length - one.length),
        firstWord,
      );
      return byFirst;
    },
    firsts: () => {
      firsts ??= new Set([...byText.keys(), ...ownNames(content)].map(firstWord));
      return firsts;
    },
  };
}

export function firstWord(words: string): string {
  const end = words.indexOf(' ');
  return end < 0 ? words : words.slice(0, end);
}

function ownNames(content: ContentModel): string[] {
  const { regions, totals } = documentNames(content);
  const heads = content.tables.flatMap(({ columns }) => columns.map(({ label }) => label));
  return [...regions.keys(), ...totals.keys(), ...heads.map(plainWords)];
}

interface Names {
  /** By name and by heading. */
  readonly regions: ReadonlyMap<string, Region>;
  readonly totals: ReadonlyMap<string, TotalLine>;
}

/** A document's own names of its parts and totals, by their words; of several the first. Made when first asked for. */
export function documentNames(content: ContentModel): Names {
  return content.memo.get(documentNames, content, () => namesIn(content));
}

function namesIn(content: ContentModel): Names {
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
  return { regions, totals };
}
