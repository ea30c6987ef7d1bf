import { singular } from './class-names.ts';
import { DOCUMENT_NAMES } from './document-names.ts';
import { firstWord } from './document-texts.ts';
import { FACT_NAMES } from './fact-names.ts';
import { LETTER_NAMES } from './letter-names.ts';
import { PART_NAMES } from './part-names.ts';
import type { Finder } from './party-names.ts';
import { TABLE_NAMES } from './table-names.ts';

/** Of names that several tables have, the first that is in the document counts. */
const FINDERS: ReadonlyMap<string, Finder> = finders([
  ...LETTER_NAMES,
  ...DOCUMENT_NAMES,
  ...FACT_NAMES,
  ...PART_NAMES,
  ...TABLE_NAMES,
]);

function finders(names: readonly (readonly [string, Finder])[]): ReadonlyMap<string, Finder> {
  const found = new Map<string, Finder>();
  for (const [alternatives, find] of names)
    for (const alternative of alternatives.split(' | ')) {
      const name = alternative.trim();
      const before = found.get(name);
      found.set(name, before === undefined ? find : (scope) => before(scope) ?? find(scope));
    }
  return found;
}

/** What may stand behind any name: "the notes section", "the client box". */
const KINDS =
  / (?:sections?|parts?|blocks?|area|box|panel|bit|portion|piece|region|zone|container|segment|group|passage|field|info|information|details|banner|strip|band|bar|card|table)$/;
/** Behind the name of a text only: "the header line" is a line, not the header. */
const LINES = / (?:lines?|text|entry|row|sentence)$/;
const DOCUMENT =
  'document|page|invoice|quote|quotation|letter|report|contract|agreement|receipt|certificate|bill|proposal|estimate';
const DOCUMENTS = new RegExp(`^(?:${DOCUMENT}) (?='?s?\\b)`);
const DOCUMENT_WORDS: ReadonlySet<string> = new Set(DOCUMENT.split('|'));
const ARTICLES = /(?<= )(?:the|an?|our|my|your|this|that|its|their|both|two) /g;

/** "our own address" */
const OWN = /^(our|my|their|your) own /;

/** Every word that is in a name. */
export const NAME_WORDS: ReadonlySet<string> = new Set(
  [...FINDERS.keys()].flatMap((name) => name.split(' ')),
);

const FIRSTS: ReadonlySet<string> = new Set([...FINDERS.keys()].map(firstWord));

/** Whether a name that somebody calls something may begin with a word. */
export function beginsName(word: string): boolean {
  return (
    FIRSTS.has(word) ||
    FIRSTS.has(`${word}s`) ||
    FIRSTS.has(singular(word)) ||
    DOCUMENT_WORDS.has(word)
  );
}

/** How a name may be said, the nearest first. */
function* sayings(words: string): Generator<string> {
  yield words;
  if (!words.includes(' ')) {
    if (words.endsWith('s')) yield singular(words);
    return;
  }
  const plain = words
    .replace(OWN, '$1 ')
    .replace(ARTICLES, '')
    .replaceAll(" 's", '')
    .replaceAll(" '", '');
  yield plain;
  const bare = plain.replace(KINDS, '');
  // "all the table" is not all.
  if (bare !== plain && /^(?:all|every|each)$/.test(bare)) return;
  yield bare;
  const own = bare.replace(DOCUMENTS, '');
  if (own !== bare) yield own;
  if (/s$/.test(own)) yield singular(own);
}

/** How to find what is called so; undefined where nobody calls anything so. */
export function finderOf(words: string): Finder | undefined {
  const said = [...new Set(sayings(words))].flatMap((saying) => FINDERS.get(saying) ?? []);
  const line = FINDERS.get(words.replace(LINES, ''));
  if (said.length === 0 && line === undefined) return undefined;
  return (scope) => {
    for (const find of said) {
      const found = find(scope);
      if (found !== undefined) return found;
    }
    const found = line?.(scope);
    return found?.kind === 'text' && found.nodes.length === 1 ? found : undefined;
  };
}
