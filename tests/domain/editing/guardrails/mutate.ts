import { fc } from '#tests/support/fast-check.ts';

const POLITE = [
  'Please, if it is not too much trouble: ',
  'Hi there! Thanks for the great service. ',
  'Make the title blue and move the logo to the right. ',
  'Could you kindly do the following for our customer? ',
];
const THANKS = [
  ' Thank you very much in advance!',
  ' Also sort the rows by price.',
  ' Best regards, Anna',
];
const DOUBLES: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  i: 'і',
  s: 'ѕ',
};

type Mutation = (text: string, random: () => number) => string;

const eachChar =
  (share: number, change: (char: string) => string): Mutation =>
  (text, random) =>
    Array.from(text, (char) => (random() < share ? change(char) : char)).join('');

const typo: Mutation = (text, random) =>
  text.replace(/[a-z]{7,}/gi, (word) => {
    if (random() > 0.4) return word;
    const at = 1 + Math.floor(random() * (word.length - 3));
    return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  });

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  case: eachChar(0.5, (char) =>
    char === char.toUpperCase() ? char.toLowerCase() : char.toUpperCase(),
  ),
  'more space': (text, random) =>
    text.replace(/ /g, () => ' '.repeat(1 + Math.floor(random() * 4))),
  'line ends': (text, random) => text.replace(/ /g, (space) => (random() < 0.3 ? '\n' : space)),
  'zero width': eachChar(0.3, (char) => `${char}\u200b`),
  'soft hyphens': eachChar(0.2, (char) => `${char}\u00ad`),
  entities: eachChar(0.3, (char) => (char === '&' ? char : `&#${char.codePointAt(0)};`)),
  percent: eachChar(0.3, (char) => (/[a-z<>"]/i.test(char) ? encodeByte(char) : char)),
  'look-alike letters': eachChar(0.5, (char) => DOUBLES[char] ?? char),
  accents: eachChar(0.2, (char) => (/[aeiou]/.test(char) ? `${char}\u0301` : char)),
  'full width': (text) =>
    text.replace(/[!-~]/g, (char) => String.fromCodePoint(char.charCodeAt(0) + 0xfee0)),
  typo,
  'polite before': (text, random) => POLITE[Math.floor(random() * POLITE.length)] + text,
  'polite behind': (text, random) => text + THANKS[Math.floor(random() * THANKS.length)],
};

function encodeByte(char: string): string {
  return `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

/** A hostile instruction after one to three mutations, and their names. */
export function mutated(
  instructions: readonly string[],
): fc.Arbitrary<{ readonly text: string; readonly original: string; readonly by: string[] }> {
  return fc
    .record({
      original: fc.constantFrom(...instructions),
      by: fc.uniqueArray(fc.constantFrom(...Object.keys(MUTATIONS)), {
        minLength: 1,
        maxLength: 3,
      }),
      seed: fc.integer({ min: 1, max: 2 ** 31 - 2 }),
    })
    .map(({ original, by, seed }) => {
      const random = randomFrom(seed);
      const text = by.reduce((now, name) => MUTATIONS[name]?.(now, random) ?? now, original);
      return { original, by, text: text.slice(0, 2_000) };
    });
}

/** Lehmer's generator: enough to spread mutations, and the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
