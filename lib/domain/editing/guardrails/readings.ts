import { decodedParts, resolveEscapes } from './decode.ts';
import { repairKeywords } from './keywords.ts';
import { foldLeet, foldLookAlikes, revealLetters } from './look-alike-letters.ts';

/** One way to read a text. */
export interface Reading {
  /** For the log: `plain`, `leet`, `base64`, … */
  readonly name: string;
  /**
   * `words`: lower case words between single spaces, a lone "." where a sentence ends.
   * `markup`: lower case with all signs, single spaces, without comments of CSS.
   * `letters`: nothing but the letters.
   */
  readonly kind: 'words' | 'markup' | 'letters';
  readonly text: string;
}

/** Longer text is cut for the readings that decode or reorder. */
const MAX_DECODED_CHARACTERS = 20_000;

/**
 * Everything that a text may be meant to be read as, the plain reading first. Most texts say the same in
 * most of these ways; each way is listed once.
 * @param only the one kind that is asked for
 */
export function readingsOf(text: string, only?: 'words'): Reading[] {
  const readings: Reading[] = [];
  const add: Add = (name, kind, read) => {
    if (read !== '' && !readings.some((each) => each.text === read && each.kind === kind))
      readings.push({ name, kind, text: read });
  };
  const base = normalize(text);
  const escaped = resolveEscapes(base);
  const resolved = escaped === text ? base : normalize(escaped);
  const cut = resolved.slice(0, MAX_DECODED_CHARACTERS);
  const folded = foldLookAlikes(lower(resolved));
  const leet = foldLeet(cut === resolved ? folded : foldLookAlikes(lower(cut)));
  if (only === undefined) addMarkup(add, base, resolved);
  const words = wordsOf(base);
  const resolvedWords = resolved === base ? words : wordsOf(resolved);
  const foldedWords = foldLookAlikes(resolvedWords);
  const repaired = repairKeywords(foldedWords);
  const leetWords = wordsOf(leet);
  add('plain', 'words', words);
  add('resolved', 'words', resolvedWords);
  add('repaired', 'words', repaired);
  add('look-alike letters', 'words', foldedWords);
  add('leet', 'words', leetWords === foldedWords ? repaired : repairKeywords(leetWords));
  if (only === undefined) {
    add('letters', 'letters', lettersOf(folded));
    if (leet !== folded) add('leet letters', 'letters', lettersOf(leet));
  }
  add('reversed', 'words', wordsOf([...cut].reverse().join('')));
  add('rot13', 'words', wordsOf(rot13(cut)));
  addDecoded(add, cut, only);
  return readings;
}

type Add = (name: string, kind: Reading['kind'], read: string) => void;

function addDecoded(add: Add, text: string, only: 'words' | undefined): void {
  const byEncoding = Map.groupBy(decodedParts(text), ({ encoding }) => encoding);
  for (const [encoding, parts] of byEncoding) {
    const inner = normalize(parts.map((part) => part.text).join('\n'));
    add(encoding, 'words', repairKeywords(foldLookAlikes(wordsOf(inner))));
    if (only === undefined)
      addMarkup(
        (_, kind, read) => add(encoding, kind, read),
        inner,
        normalize(resolveEscapes(inner)),
      );
  }
}

/** One form for each letter: no compatibility forms, accents, invisible characters. */
function normalize(text: string): string {
  if (!/[^\n\r\t -~]/.test(text)) return text;
  return revealLetters(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u034f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cf}\u115f\u1160\u3164\u2800]/gu, '')
    .replace(/\p{Cc}/gu, (control) => (/\s/.test(control) ? control : ''));
}

function lower(text: string): string {
  return text.toLowerCase();
}

/** Sentence ends count where a capital follows; other signs part words. */
function wordsOf(text: string): string {
  if (!MORE_THAN_WORDS.test(text)) return lower(text);
  return lower(text.replace(/[.!?;:]{1,4}(?=\s{1,4}["'“(]?\p{Lu})/gu, ' ‡ ').replace(/['’]/g, ''))
    .replace(/[^\p{L}\p{M}\p{N}‡]+/gu, ' ')
    .replaceAll('‡', '.')
    .trim();
}

/** Most instructions are plain words with single spaces. */
const MORE_THAN_WORDS = /[^a-zA-Z0-9 ]|^ | (?: |$)/;

function lettersOf(lowered: string): string {
  return lowered.replace(/[^\p{L}]+/gu, '');
}

function rot13(text: string): string {
  let turned = '';
  for (let at = 0; at < text.length; at += 1) turned += TURNED.get(text[at] ?? '') ?? text[at];
  return turned;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const TURNED: ReadonlyMap<string, string> = new Map(
  [ALPHABET, ALPHABET.toUpperCase()].flatMap((letters) =>
    Array.from(letters, (letter, at) => [letter, letters[(at + 13) % 26] ?? ''] as const),
  ),
);

/** As written, with escapes resolved, and with the look-alikes of Latin letters folded. */
function addMarkup(add: Add, base: string, resolved: string): void {
  const lowered = lower(resolved);
  const markup = spaced(lowered);
  const folded = foldLookAlikes(markup);
  add('markup', 'markup', resolved === base ? markup : spaced(lower(base)));
  add('resolved markup', 'markup', markup);
  add('markup in look-alike letters', 'markup', folded);
  if (/[\t\r\n]/.test(lowered)) add('joined markup', 'markup', foldLookAlikes(joined(lowered)));
}

/** Without comments of CSS, with one space for all white space. */
function spaced(markup: string): string {
  if (!/\/\*|[^\S ]| {2}/.test(markup)) return markup;
  return markup.replace(/\/\*(?:[^*]|\*(?!\/)){0,200}\*\//g, '').replace(/\s+/g, ' ');
}

/** Without the tabs and line ends that a URL parser drops. */
function joined(markup: string): string {
  return spaced(markup.replace(/[\t\r\n]+/g, ''));
}
