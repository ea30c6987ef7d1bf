import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { FontFacts } from '#lib/ports/installation.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** What one warning names at most. */
const MAX_NAMED = 20;
const MAX_PARSED_CHARACTERS = 1_000_000;
/** Their text is not shown. */
const SILENT_ELEMENTS = new Set(['head', 'script', 'style', 'template', 'noscript']);
/** A document that may bring fonts of its own: what they cover is not known here. */
const MAYBE_OWN_FONTS = /@font-face|@import|<link/i;
/** Shorter ones are Latin: apostrophes and brackets, which generated markup is full of. */
const REFERENCE = /&#(?:x([0-9a-f]{3,6})|([0-9]{3,7}))/gi;

/**
 * The characters of the markup's text that no font draws, at most 20. Markup whose characters are all
 * known is not parsed. Markup with fonts of its own, or longer than a million characters, is taken to be
 * in order.
 */
export function missingInMarkup(html: string, coverage: FontFacts['coverage']): string[] {
  const suspects = coverage.missingIn(html + referencedCharacters(html), MAX_NAMED);
  if (suspects.length === 0 || MAYBE_OWN_FONTS.test(html)) return [];
  if (html.length > MAX_PARSED_CHARACTERS) return [];
  return coverage.missingIn(shownText(parse(html)), MAX_NAMED);
}

/** The same of what a page shows, from `LETTERS_EXPRESSION`. */
export function missingInPage(letters: string, coverage: FontFacts['coverage']): string[] {
  return coverage.missingIn(letters, MAX_NAMED);
}

function referencedCharacters(html: string): string {
  const codes = [...html.matchAll(REFERENCE)].map(([, hexadecimal, decimal]) =>
    hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16),
  );
  return codes
    .map((code) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''))
    .join('');
}

function shownText(root: Node): string {
  const texts: string[] = [];
  // A list instead of recursion: markup may be nested a hundred thousand deep.
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.nodeName === '#text' && 'value' in node) texts.push(node.value);
    if (SILENT_ELEMENTS.has(node.nodeName) || !('childNodes' in node)) continue;
    for (const child of node.childNodes.toReversed()) open.push(child);
  }
  return texts.join(' ');
}
