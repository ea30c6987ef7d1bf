import { decodedParts, resolveEscapes } from './decode.ts';
import { repairKeywords } from './keywords.ts';
import { foldLeet, foldLookAlikes, unhideLetters } from './look-alike-letters.ts';

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

/** Everything that a text may be meant to be read as, the plain reading first. */
export function readingsOf(text: string): Reading[] {
  const base = normalize(text);
  const resolved = normalize(resolveEscapes(base));
  const cut = resolved.slice(0, MAX_DECODED_CHARACTERS);
  const folded = foldLookAlikes(lower(resolved));
  const leet = foldLeet(foldLookAlikes(lower(cut)));
  const words = wordsOf(base);
  const resolvedWords = resolved === base ? words : wordsOf(resolved);
  const foldedWords = foldLookAlikes(resolvedWords);
  const readings: Reading[] = [
    ...markupReadings(base, resolved),
    { name: 'plain', kind: 'words', text: words },
    { name: 'resolved', kind: 'words', text: resolvedWords },
    { name: 'repaired', kind: 'words', text: repairKeywords(foldedWords) },
    { name: 'look-alike letters', kind: 'words', text: foldedWords },
    { name: 'leet', kind: 'words', text: repairKeywords(wordsOf(leet)) },
    { name: 'letters', kind: 'letters', text: lettersOf(folded) },
    { name: 'leet letters', kind: 'letters', text: lettersOf(leet) },
    { name: 'reversed', kind: 'words', text: wordsOf([...cut].reverse().join('')) },
    { name: 'rot13', kind: 'words', text: wordsOf(rot13(cut)) },
  ];
  const byEncoding = Map.groupBy(decodedParts(cut), ({ encoding }) => encoding);
  for (const [encoding, parts] of byEncoding) {
    const inner = normalize(parts.map((part) => part.text).join('\n'));
    readings.push(
      { name: encoding, kind: 'words', text: repairKeywords(foldLookAlikes(wordsOf(inner))) },
      ...markupReadings(inner, normalize(resolveEscapes(inner))).map((reading) => ({
        ...reading,
        name: encoding,
      })),
    );
  }
  return readings.filter((reading, at) => isNew(readings, reading, at));
}

function isNew(readings: readonly Reading[], reading: Reading, at: number): boolean {
  const same = readings.findIndex(
    ({ kind, text }) => kind === reading.kind && text === reading.text,
  );
  return reading.text !== '' && same === at;
}

/** One form for each letter: no compatibility forms, accents, invisible characters. */
function normalize(text: string): string {
  if (!/[^\n\r\t -~]/.test(text)) return text;
  return unhideLetters(text)
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
  return lower(text.replace(/[.!?;:]{1,4}(?=\s{1,4}["'“(]?\p{Lu})/gu, ' ‡ ').replace(/['’]/g, ''))
    .replace(/[^\p{L}\p{M}\p{N}‡]+/gu, ' ')
    .replaceAll('‡', '.')
    .trim();
}

function lettersOf(lowered: string): string {
  return lowered.replace(/[^\p{L}]+/gu, '');
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
}

/** As written, with escapes resolved, and with the look-alikes of Latin letters folded. */
function markupReadings(base: string, resolved: string): Reading[] {
  const markup = spaced(lower(resolved));
  return [
    { name: 'markup', kind: 'markup', text: spaced(lower(base)) },
    { name: 'resolved markup', kind: 'markup', text: markup },
    { name: 'markup in look-alike letters', kind: 'markup', text: foldLookAlikes(markup) },
    { name: 'joined markup', kind: 'markup', text: foldLookAlikes(joined(lower(resolved))) },
  ];
}

/** Without comments of CSS, with one space for all white space. */
function spaced(markup: string): string {
  return markup.replace(/\/\*(?:[^*]|\*(?!\/)){0,200}\*\//g, '').replace(/\s+/g, ' ');
}

/** Without the tabs and line ends that a URL parser drops. */
function joined(markup: string): string {
  return spaced(markup.replace(/[\t\r\n]+/g, ''));
}
