import { wordList } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { countryCode, countryLanguage } from './countries.ts';
import { cyrillicLanguage } from './cyrillic.ts';
import { LANGUAGE_WORDS } from './language-words.ts';

/** A document's language shows in its first lines. */
const MAX_VALUES = 400;
const MAX_TEXT = 200;
const MAX_WORDS = 1_500;
/** Signs that a language needs, and how many times as many as the next one. */
const LEAST_SIGNS = 3;
const LEAST_LEAD = 1.5;
/** Signs in texts that are enough where there are none of another. */
const LEAST_ALONE = 2;
/** A key in the language is a stronger sign than a word in a text. */
const KEY_WEIGHT = 1.5;
/** Neighbours share many words: the country decides. */
const HOME_WEIGHT = 1.8;
/** Of all letters: names and brands stay Latin everywhere. */
const LEAST_SHARE = 0.3;

/** Scripts of one language, or of one that is distinguished afterwards. */
const SCRIPTS: readonly (readonly [language: string, script: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];
/** Countries whose custom differs from that of the language's own, the usual one first. */
const REGIONS: Readonly<Record<string, string>> = {
  // Where dollars are paid with, English would not say whose.
  en: 'US GB IE IN',
  de: 'DE AT CH LI LU',
  fr: 'FR BE CH CA LU MC',
  es: 'ES MX AR CL CO PE',
  it: 'IT CH',
  nl: 'NL BE',
  pt: 'PT BR',
  sv: 'SE FI',
  fi: 'FI',
  da: 'DK',
  nb: 'NO',
  pl: 'PL',
  cs: 'CZ',
  zh: 'CN TW HK SG',
  ja: 'JP',
  ko: 'KR',
  he: 'IL',
};
/** Without a country these say nothing about whose money it is. */
const SPOKEN_WIDELY = new Set(['es', 'pt']);
/** Where the currency alone tells the country. */
const HOMES: Readonly<Record<string, string>> = {
  GBP: 'GB',
  CAD: 'CA',
  CHF: 'CH',
  DKK: 'DK',
  NOK: 'NO',
  SEK: 'SE',
  PLN: 'PL',
  CZK: 'CZ',
  BRL: 'BR',
  MXN: 'MX',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO',
  PEN: 'PE',
  TWD: 'TW',
  HKD: 'HK',
};

/** Each key and text once: rows repeat them. */
interface Reading {
  readonly keys: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  /** Those of lists in several words: what is sold, and nobody's name. */
  readonly listed: ReadonlySet<string>;
  readonly countries: Set<string>;
}

/**
 * The language that data is in, by the words of its keys and texts or by its script, with the country
 * that it names where that writes differently. English, which most keys are in whatever the document,
 * counts only with a country. undefined: nothing says so.
 */
export function guessLanguage(data: JsonObject, currency: string | undefined): string | undefined {
  const reading = read(data);
  const [only, second] = reading.countries;
  const homes = [
    second === undefined ? only : undefined,
    currency === undefined ? undefined : HOMES[currency],
  ].filter((code) => code !== undefined);
  const prose = [...reading.texts].filter((text) => !isMachineText(text));
  const script = byScript(prose);
  const written =
    script === 'ru' ? cyrillicLanguage([...prose, ...reading.keys].join(' ')) : script;
  const language = written ?? byWords(prose, reading, homes) ?? 'en';
  const regions = regionsOf(language);
  const region = homes.find((code) => regions.includes(code));
  if (language === 'en') return region === undefined ? undefined : `en-${region}`;
  const country = region ?? (SPOKEN_WIDELY.has(language) ? undefined : regions[0]);
  return country === undefined ? language : `${language}-${country}`;
}

function regionsOf(language: string): readonly string[] {
  return REGIONS[language]?.split(' ') ?? [];
}

function read(data: JsonObject): Reading {
  const [keys, texts, countries] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const listed = new Set<string>();
  const pending: { readonly value: JsonValue; readonly isListed: boolean }[] = [
    { value: data, isListed: false },
  ];
  let count = 0;
  for (let index = 0; index < pending.length && count < MAX_VALUES; index += 1) {
    const { value: next = null, isListed = false } = pending[index] ?? {};
    if (next === null || typeof next !== 'object') continue;
    for (const key of Object.keys(next)) {
      if (count >= MAX_VALUES) break;
      count += 1;
      const value = (next as JsonObject)[key];
      if (!Array.isArray(next)) keys.add(key);
      if (typeof value === 'object')
        pending.push({ value, isListed: isListed || Array.isArray(value) });
      else if (typeof value === 'string') {
        texts.add(value.slice(0, MAX_TEXT));
        if (isListed && /\p{L}\P{L}+\p{L}+\P{L}+\p{L}/u.test(value))
          listed.add(value.slice(0, MAX_TEXT));
        const country = /country(?:_?code)?$|^land$|^pays$/i.test(key)
          ? countryCode(value)
          : undefined;
        if (country !== undefined) countries.add(country);
      }
    }
  }
  return { keys, texts, listed, countries };
}

function byScript(prose: readonly string[]): string | undefined {
  const all = prose.join(' ');
  if (!/[\u0370-\u1fff\u2e80-\uffff]/.test(all)) return undefined;
  const letters = all.match(/\p{L}/gu)?.length ?? 0;
  const found = SCRIPTS.filter(([, script]) => script.test(all));
  const share = found.reduce((sum, [, script]) => sum + (all.match(script)?.length ?? 0), 0);
  if (letters === 0 || share / letters < LEAST_SHARE) return undefined;
  const counts = found.map(
    ([language, script]) => [language, all.match(script)?.length ?? 0] as const,
  );
  const most = Math.max(...counts.map(([, count]) => count));
  // Japanese is written in Chinese characters too; a tenth of kana is enough.
  return counts.find(
    ([language, count]) => count === most || (language === 'ja' && count * 10 > most),
  )?.[0];
}

/** Addresses and codes are in no language. */
function isMachineText(text: string): boolean {
  const isOneWord = !/\s/.test(text);
  return (isOneWord && /[\d:/@_-]/.test(text)) || !/\p{L}{2}/u.test(text);
}

/** Danish and Norwegian. */
const TWINS: ReadonlySet<string> = new Set(['da', 'nb']);

/** Letters that few languages have. */
const LETTERS: readonly (readonly [letters: RegExp, languages: readonly string[]])[] = [
  [/[ąęłńśźż]/, ['pl']],
  [/[ěřů]/, ['cs']],
  [/[ğış]/, ['tr']],
  [/ß/, ['de']],
  [/[æø]/, ['da', 'nb']],
  [/[ãõ]/, ['pt']],
  [/ñ/, ['es']],
];

const byLetters = (word: string): readonly string[] =>
  LETTERS.find(([letters]) => letters.test(word))?.[1] ?? [];

/** Words that are written small, within a text: no names. */
const smallWords = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu) ?? []);

let signs: ReadonlyMap<string, readonly string[]> | undefined;

function languageSigns(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [language, words] of Object.entries(LANGUAGE_WORDS))
    for (const word of wordList(words)) found.set(word, [...(found.get(word) ?? []), language]);
  return found;
}

function byWords(
  prose: readonly string[],
  { keys, listed }: Reading,
  homes: readonly string[],
): string | undefined {
  signs ??= languageSigns();
  const scores = new Map<string, number>();
  const count = (words: readonly string[], weight: number) => {
    for (const word of words)
      for (const language of signs?.get(word) ?? [])
        scores.set(language, (scores.get(language) ?? 0) + weight);
  };
  // One word said often, such as a name, is one sign.
  count([...new Set(textWords(prose).slice(0, MAX_WORDS))], 1);
  // Short values have few of the words of their language, and its letters all the same.
  for (const word of new Set(smallWords(prose).slice(0, MAX_WORDS)))
    if (signs.get(word) === undefined)
      for (const language of byLetters(word)) scores.set(language, (scores.get(language) ?? 0) + 1);
  // Keys are English whatever the document, so English ones say nothing.
  const foreignKeys = [...new Set(textWords([...keys]))].slice(0, MAX_WORDS);
  const english = scores.get('en') ?? 0;
  const [spoken, other] = [...scores];
  const isAlone = other === undefined && (spoken?.[1] ?? 0) >= LEAST_ALONE;
  count(foreignKeys, KEY_WEIGHT);
  scores.set('en', english);
  for (const [language, score] of scores)
    if (homes.some((code) => regionsOf(language).includes(code)))
      scores.set(language, score * HOME_WEIGHT);
  const [best, second, third] = [...scores].sort(([, a], [, b]) => b - a);
  if (best === undefined || best[0] === 'en') return undefined;
  // Written nearly alike: one more sign of either tells them apart, and any other is told by a lead.
  const isBesideTwin =
    second !== undefined && second[1] < best[1] && TWINS.has(best[0]) && TWINS.has(second[0]);
  const next = isBesideTwin ? third : second;
  // Where the country speaks it and no text is English one sign in what is sold is enough.
  const isAtHome =
    english === 0 &&
    homes.some((code) => countryLanguage(code)?.startsWith(best[0])) &&
    textWords([...listed]).some((word) => signs?.get(word)?.includes(best[0]));
  const least = isAtHome ? HOME_WEIGHT : LEAST_SIGNS;
  const isClear = best[1] >= least && best[1] >= (next?.[1] ?? 0) * LEAST_LEAD;
  return isClear ? best[0] : isAlone && spoken?.[0] !== 'en' ? spoken?.[0] : undefined;
}

/** Words in lower case; camel and snake case part words as spaces do. */
function textWords(texts: readonly string[]): string[] {
  return (
    texts
      .join(' ')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}
