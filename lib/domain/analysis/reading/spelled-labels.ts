import { DEFAULT_LANGUAGE } from '#lib/domain/i18n/money.ts';
import { tableName } from '#lib/domain/i18n/wording/table-name.ts';
import { memoize } from '#lib/shared/memoize.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import SPELLINGS from '../vocabulary/spellings.json' with { type: 'json' };
import WRITTEN_OUT from '../vocabulary/written-out.json' with { type: 'json' };
import { wordTable } from './document-wording.ts';
import { withLastNoun } from './german-nouns.ts';
import { labelOf, withoutAccents } from './key-words.ts';
import { hasLinks, withLinks } from './linked-nouns.ts';

// A file of its own, which others read as well.
const { wordsIn } = await import('../vocabulary/words/key-vocabulary.ts');

/** Words are looked for in this much of the data's texts. */
const MAX_LETTERS = 100_000;
const MAX_KEYS = 2_000;
/** Shorter words are too many things: "du" is no "dû". */
const LEAST_WORD = 3;
/** "GERACAO_MENSAL". */
const CODE = /^[A-Za-z]{1,30}(?:_[A-Za-z]{1,30}){1,6}$/;
/** What stands in these of a model may be the name of a key. */
const NAMED = new Set(['label', 'title', 'role', 'group', 'reason']);

/** What stands in these may be a code of a program. */
const VALUES = new Set(['cells', 'value']);

/**
 * Keys leave out the accents of their language, labels must not: "Duree" is printed as "Durée". The
 * spelling is that of the vocabulary and of the document's own texts.
 */
export function withSpelledLabels<T>(model: T, data: JsonObject, language: string): T {
  if (language === DEFAULT_LANGUAGE || /^en\b/i.test(language)) return model;
  const { keys, texts, codes } = partsOf(data);
  const words = new Map<string, string>();
  let spell: ((word: string) => string) | undefined;
  for (const key of keys) {
    if (!/^[\x21-\x7e]+$/.test(key)) continue;
    spell ??= spellerOf(language, texts);
    for (const [word] of labelOf(key).matchAll(/[A-Za-z]+/g))
      if (!words.has(word.toLowerCase()))
        words.set(word.toLowerCase(), writtenOut(key, word, language) ?? spell(word.toLowerCase()));
  }
  const isGerman = tableName(language) === 'de';
  const isTurkish = tableName(language) === 'tr';
  const isSpelled = [...words].every(([word, spelled]) => word === spelled);
  if (!isGerman && !isTurkish && !hasLinks(language) && isSpelled) return model;
  const product = wordTable(language);
  return renamed(model, { words, language, isGerman, isTurkish, product, codes }) as T;
}

/** `nuestra_ref`: a word that its key has shortened is one of its language. */
const writtenOut = (key: string, word: string, language: string): string | undefined =>
  key.toLowerCase().includes(word.toLowerCase())
    ? undefined
    : (WRITTEN_OUT as Readonly<Record<string, Readonly<Record<string, string>>>>)[
        tableName(language)
      ]?.[word.toLowerCase()];

interface Parts {
  readonly keys: ReadonlySet<string>;
  readonly texts: string[];
  /** The codes of programs, as they are printed. */
  readonly codes: ReadonlySet<string>;
}

function partsOf(data: JsonObject): Parts {
  const keys = new Set<string>();
  const codes = new Set<string>();
  const texts: string[] = [];
  let letters = 0;
  const pending: JsonValue[] = [data];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value === 'string' && letters < MAX_LETTERS) {
      letters += value.length;
      // The codes of programs are spelled like keys.
      if (!CODE.test(value)) texts.push(value);
      else if (keys.size < MAX_KEYS) {
        keys.add(value);
        codes.add(labelOf(value));
      }
    }
    if (value === null || typeof value !== 'object') continue;
    if (!Array.isArray(value) && keys.size < MAX_KEYS)
      for (const key of Object.keys(value)) keys.add(key);
    pending.push(...Object.values(value));
  }
  return { keys, texts, codes };
}

interface Spellings {
  /** With their accents, by how they are written without. */
  readonly known: Map<string, string>;
  /** Words that have none. */
  readonly plain: Set<string>;
}

function spellingsIn(texts: Iterable<string>, name: string): Spellings {
  const known = new Map<string, string>();
  const plain = new Set<string>();
  for (const text of texts)
    for (const [word] of text
      .slice(0, MAX_LETTERS)
      .toLowerCase()
      .matchAll(/\p{L}+/gu)) {
      const bare = bareOf(word, name);
      if (bare === word) plain.add(word);
      else if (word.length >= LEAST_WORD)
        for (const written of [bare, inPairs(word, name)])
          if (!known.has(written)) known.set(written, word);
    }
  return { known, plain };
}

const bareOf = (word: string, name: string): string =>
  name === 'de' ? spelledOut(word) : withoutAccents(word);

/** The languages of the north write "oe" for "ø" as often as "o". */
const inPairs = (word: string, name: string): string =>
  NORTHERN.has(name) ? word.replace(/[åæøäö]/g, (letter) => PAIRS[letter] ?? letter) : word;

const NORTHERN: ReadonlySet<string> = new Set(['da', 'nb', 'sv', 'fi']);
const PAIRS: Readonly<Record<string, string>> = { å: 'aa', æ: 'ae', ø: 'oe', ä: 'ae', ö: 'oe' };

/** What a language itself says of its words, which is looked up once. */
const vocabularyOf = memoize((language) => {
  const name = tableName(language);
  const { known, plain } = spellingsIn([...wordsIn(name), ...wordTable(language).values()], name);
  for (const word of plain) known.delete(word);
  const sure = new Map(
    ((SPELLINGS as Readonly<Record<string, readonly string[]>>)[name] ?? []).flatMap((word) => [
      [bareOf(word, name), word] as const,
      [inPairs(word, name), word] as const,
    ]),
  );
  return { known, plain, sure, nouns: nounsIn(name === 'de' ? wordsIn(name) : []) };
});

/** English, which is written without accents, and which keys are written in whatever their data's language. */
const ENGLISH: ReadonlySet<string> = new Set(
  'due value true continue issue fuel queue queues'.split(' '),
);

/** How a word without accents is written in a language. */
function spellerOf(language: string, texts: readonly string[]): (word: string) => string {
  const name = tableName(language);
  const vocabulary = vocabularyOf(language);
  const own = spellingsIn(texts, name);
  const spellingOf = (bare: string): string | undefined => {
    const sure = vocabulary.sure.get(bare);
    if (sure !== undefined || own.plain.has(bare) || vocabulary.plain.has(bare)) return sure;
    return own.known.get(bare) ?? vocabulary.known.get(bare);
  };
  const said = name === 'de' ? nounsIn(texts) : undefined;
  const isNoun = (word: string) =>
    said !== undefined &&
    !said.others.has(word) &&
    !vocabulary.nouns.others.has(word) &&
    (said.nouns.has(word) || vocabulary.nouns.nouns.has(word));
  const isSwiss = /-(?:CH|LI)\b/i.test(language);
  return (word) => {
    const bare = word.toLowerCase();
    // "Due" of English keys is no "dü".
    if (ENGLISH.has(bare) && !vocabulary.sure.has(bare) && !own.known.has(bare)) return word;
    const spelled =
      spellingOf(bare) ?? (name === 'de' ? withUmlauts(bare) : withEnding(bare, name));
    if (isNoun(spelled)) return spelled.charAt(0).toUpperCase() + spelled.slice(1);
    return spelled === bare
      ? word
      : likeFirst(word, isSwiss ? spelled.replaceAll('ß', 'ss') : spelled);
  };
}

const likeFirst = (word: string, spelled: string): string =>
  spelled === word.toLowerCase()
    ? word
    : /^[A-Z]/.test(word)
      ? spelled.charAt(0).toUpperCase() + spelled.slice(1)
      : spelled;

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const spelledOut = (word: string): string =>
  word.replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter);

/** Words that are written with a capital, and those that are not: what is only the one is a German noun. */
function nounsIn(texts: readonly string[]) {
  const nouns = new Set<string>();
  const others = new Set<string>();
  for (const text of texts)
    for (const [word] of text.slice(0, MAX_LETTERS).matchAll(/\p{L}{3,}/gu))
      if (/^\p{Lu}\p{Ll}+$/u.test(word)) nouns.add(word.toLowerCase());
      else others.add(word);
  return { nouns, others };
}

/** Endings that a language always writes so. */
const ENDINGS: Readonly<Record<string, readonly (readonly [bare: string, spelled: string])[]>> = {
  pt: [
    ...([
      ['cao', 'ção'],
      ['coes', 'ções'],
      ['soes', 'sões'],
    ] as const),
    ...([
      ['encia', 'ência'],
      ['ancia', 'ância'],
      ['encias', 'ências'],
    ] as const),
    ...([
      ['avel', 'ável'],
      ['ivel', 'ível'],
      ['ario', 'ário'],
      ['orio', 'ório'],
    ] as const),
  ],
  es: [
    ['cion', 'ción'],
    ['sion', 'sión'],
    ['logia', 'logía'],
  ],
  pl: [['osc', 'ość']],
  it: [['rieta', 'rietà']],
};
const LEAST_STEM = 2;

function withEnding(word: string, language: string): string {
  for (const [bare, spelled] of ENDINGS[language] ?? [])
    if (word.endsWith(bare) && word.length >= bare.length + LEAST_STEM)
      return word.slice(0, -bare.length) + spelled;
  return word;
}

/** German keys have "ae" for "ä"; "neue", "Quelle" and "aktuell" have their "ue" from elsewhere. */
const withUmlauts = (word: string): string =>
  word
    .replace(/ae/g, 'ä')
    .replace(/oe/g, 'ö')
    .replace(/(?<![aeäq])ue(?!ll)/g, 'ü');

interface Spelling {
  /** How each word of the keys is written. */
  readonly words: ReadonlyMap<string, string>;
  readonly language: string;
  readonly isGerman: boolean;
  readonly isTurkish: boolean;
  /** English labels that are printed in the language: "Legal form" has no accent of its own. */
  readonly product: ReadonlyMap<string, string>;
  /** `result: "nao_conforme"`: values that are spelled like keys. */
  readonly codes: ReadonlySet<string>;
}

/** A label that is made of words of keys, with each as its language spells it. */
function spelledLabel(label: string, spelling: Spelling): string {
  const { words, language, isGerman, isTurkish, product } = spelling;
  if (label.includes(' ') && product.has(label.toLowerCase())) return label;
  const own = label.match(/\p{L}+/gu) ?? [];
  if (!own.every((word) => words.has(word.toLowerCase()) || word.length < LEAST_WORD)) return label;
  const spelled = label.replace(/[A-Za-z]+/g, (word) =>
    likeFirst(word, words.get(word.toLowerCase()) ?? word),
  );
  const isNoun = (word: string) => /^\p{Lu}/u.test(words.get(word) ?? '');
  if (isGerman) return withLastNoun(spelled, isNoun);
  // "işveren" begins with "İ", "ısı" with "I".
  const isDotted = isTurkish && words.get((own[0] ?? '').toLowerCase())?.startsWith('i') === true;
  return isDotted ? spelled.replace(/^I/, 'İ') : withLinks(spelled, language);
}

/** "Responsavel tecnico: Eng. Raimundo Belfort". */
function spelledRemark(remark: string, spelling: Spelling): string {
  const [, label, rest = ''] = /^([^:]{2,60})(: .*)$/s.exec(remark) ?? [];
  return label === undefined ? remark : `${spelledLabel(label, spelling)}${rest}`;
}

function renamed(part: unknown, spelling: Spelling, name = ''): unknown {
  if (typeof part === 'string')
    return NAMED.has(name)
      ? spelledLabel(part, spelling)
      : name === 'remarks'
        ? spelledRemark(part, spelling)
        : VALUES.has(name) && spelling.codes.has(part)
          ? spelledLabel(part, spelling)
          : part;
  if (Array.isArray(part)) return part.map((each) => renamed(each, spelling, name));
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(
    Object.entries(part).map(([inner, value]) => [inner, renamed(value, spelling, inner)]),
  );
}
