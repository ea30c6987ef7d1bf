import PHRASES from './cue-phrases.json' with { type: 'json' };

/** What the wording or the shape of the data tells, whatever its keys are called. */
export type Cue =
  /** A text that begins as letters do. */
  | 'saysDear'
  /** A text that ends as letters do. */
  | 'saysRegards'
  /** Sentences that bind somebody. */
  | 'binds'
  /** Sentences that attest something. */
  | 'attests'
  /** A state that says that money has been taken. */
  | 'settled'
  /** A list of payments of which one has arrived. */
  | 'received'
  /** Entries with a severity, a risk or a score. */
  | 'rated'
  /** Many rates, averages and counts. */
  | 'figures'
  /** Some numbers side by side. */
  | 'counts'
  /** Rows of figures. */
  | 'series'
  /** What somebody ordered, in the words of a shop. */
  | 'ordered'
  /** More than one place to sign. */
  | 'signed';

const START = 200;
const READ = 1_500;

const REST_OF_WORD = String.raw`\p{L}*`;

/** `*` stands for the rest of a word; of languages that do not part words, for a few letters. */
export function anyOf(
  languages: Readonly<Record<string, readonly string[]>>,
  rest = REST_OF_WORD,
): string {
  const phrases = new Set(Object.values(languages).flat());
  return `(?:${[...phrases].map((phrase) => phrase.replace('*', rest)).join('|')})`;
}

const DEAR = new RegExp(
  String.raw`^\s*${anyOf(PHRASES.dear)}(?!\p{L})[^\n,:!]{0,60}(?:[,:!]|$)`,
  'iu',
);
const REGARDS = new RegExp(String.raw`(?:^|\n)\s*${anyOf(PHRASES.regards)}(?!\p{L})`, 'iu');
const sentences = (
  parted: Parameters<typeof anyOf>[0],
  unparted: Parameters<typeof anyOf>[0],
): RegExp =>
  new RegExp(String.raw`(?<!\p{L})${anyOf(parted)}(?!\p{L})|${anyOf(unparted, '.{0,20}')}`, 'iu');
const BINDS = sentences(PHRASES.binds, PHRASES.bindsUnparted);
const ATTESTS = sentences(PHRASES.attests, PHRASES.attestsUnparted);

/** The cues in one text. Time is bounded: long texts are read at their head and their end. */
export function cuesInText(text: string): Cue[] {
  if (text.length < 5) return [];
  const found: Cue[] = [];
  if (DEAR.test(text.slice(0, START))) found.push('saysDear');
  if (REGARDS.test(text.slice(-START))) found.push('saysRegards');
  if (text.length < 20) return found;
  const head = text.slice(0, READ);
  if (BINDS.test(head)) found.push('binds');
  if (ATTESTS.test(head)) found.push('attests');
  return found;
}
