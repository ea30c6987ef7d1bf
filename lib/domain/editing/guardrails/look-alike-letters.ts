import { dictionary } from '../dictionary.ts';

/** Letters of other scripts, and small capitals, that look like a Latin one: the Latin one, then its doubles. */
const DOUBLES = [
  'aаαɑᴀ∀ⲁ',
  'bЬвʙƅ',
  'cсϲᴄⅽ',
  'dԁᴅⅾɗ',
  'eеεᴇҽєℯ',
  'fғꜰƒ',
  'gɡɢցǥ',
  'hһнʜհ',
  'iіιıɪⅰӏ|',
  'jјʝᴊ',
  'kкκᴋ',
  'lⅼʟ',
  'mмᴍⅿ',
  'nпηɴո',
  'oоοσᴏօ๐',
  'pрρᴘ',
  'qԛզ',
  'rгʀɾ',
  'sѕꜱʂ',
  'tтτᴛ',
  'uυᴜսц',
  'vνѵᴠⅴ',
  'wԝωᴡѡ',
  'xхχⅹ',
  'yуγʏү',
  'zᴢʐ',
];

const LATIN_OF: ReadonlyMap<string, string> = new Map(
  DOUBLES.flatMap(([latin = '', ...doubles]) => doubles.map((double) => [double, latin] as const)),
);

const DIGIT_LETTERS: Readonly<Record<string, string>> = dictionary({
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
});

/** Plain letters look like nothing but themselves. */
const MAY_LOOK_ALIKE = /[^\s -{}~]/;

/** Expects lower case. */
export function foldLookAlikes(text: string): string {
  if (!MAY_LOOK_ALIKE.test(text)) return text;
  return Array.from(text, (char) => LATIN_OF.get(char) ?? char).join('');
}

/** Letters for the digits and signs inside of words: "1gn0r3". Words without a letter, such as amounts, stay. */
export function foldLeet(text: string): string {
  if (!/[0-9@$!|+]/.test(text)) return text;
  return text.replace(/[a-z0-9@$!|+]{2,40}/g, (word) =>
    /[a-z]/.test(word) && /[0-9@$!|+]/.test(word)
      ? Array.from(word, (char) => DIGIT_LETTERS[char] ?? char).join('')
      : word,
  );
}

const ENCLOSED_BASES = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6];
const TAG_BASE = 0xe0000;

/** Enclosed letters, which compatibility normalisation leaves, and invisible tag characters as the letters that they stand for. */
export function revealLetters(text: string): string {
  return text.replace(/[\u{1F130}-\u{1F1FF}\u{E0020}-\u{E007E}]/gu, (char) => {
    const code = char.codePointAt(0) ?? 0;
    if (code > TAG_BASE) return String.fromCharCode(code - TAG_BASE);
    const base = ENCLOSED_BASES.findLast((start) => code >= start);
    const place = code - (base ?? code);
    return place < 26 ? String.fromCharCode(97 + place) : char;
  });
}
