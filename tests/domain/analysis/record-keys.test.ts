import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { wordsOf } from '#lib/domain/analysis/vocabulary/words/key-vocabulary.ts';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import KEYS from './record-keys.json' with { type: 'json' };
import PAPERS from './trade-papers.json' with { type: 'json' };

type Language = keyof typeof PAPERS;
type Phrases = Readonly<Record<string, readonly string[]>>;

const TEXT = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.';

/** The first word that keys of a language have for a notion. */
function word(language: string, notion: string): string {
  const own = wordsOf(language)[notion];
  return own?.[0] ?? notion;
}

/** An ordinary invoice, letter and report with the keys of a language. */
function documentsIn(language: Language): Readonly<Record<string, JsonObject>> {
  const { keys } = PAPERS[language];
  const of = (...notions: string[]) => notions.map((notion) => word(language, notion)).join(' ');
  const seller = { [keys.seller]: { [keys.name]: 'Alfa Ltd' } };
  const date = { [of('date')]: '2025-05-06' };
  const lines = [1, 2].map((count) => ({
    ...{ [keys.description]: `Thing ${count}`, [keys.quantity]: count },
    ...{ [keys.price]: 100, [keys.amount]: 100 * count },
  }));
  return {
    invoice: {
      ...{ [keys.type]: of('invoice'), [of('invoice', 'number')]: 'AB-4711', ...date, ...seller },
      ...{ [keys.buyer]: { [keys.name]: 'Beta Ltd' }, [keys.lines]: lines },
      ...{ [keys.net]: 300, [keys.tax]: 75, [keys.gross]: 375, [keys.currency]: 'EUR' },
    },
    letter: {
      ...{ ...seller, [of('recipient')]: { [keys.name]: 'Eva Beta' }, ...date },
      ...{ [of('subject')]: 'About things', [of('salutation')]: 'Dear Eva Beta,' },
      ...{ [of('body')]: [TEXT, `${TEXT} Two.`], [of('closing')]: 'Yours,' },
    },
    report: {
      ...{ [of('report', 'number')]: 'R-17', [of('title')]: 'Report on things', ...date },
      ...{ [of('author')]: 'Eva Beta', [of('summary')]: TEXT },
      [of('finding')]: ['One thing was seen there', 'Another thing was seen there'],
    },
  };
}

/** What the values of a notion are, of which each key gets another one. */
const VALUES: Readonly<Record<string, readonly JsonValue[]>> = {
  by: ['mkowal', 'Zbyszko Quark'],
  at: ['2019-09-17 17:41', '17.09.2019', '2019-09-17T17:41:22.410Z'],
  done: ['Y', true, 'OK'],
  count: [7717],
  status: ['QUEUED', 'Zorbed', 3771],
  to: ['hr@zorb.example.com'],
  number: [7758, 'Z-7758'],
  login: ['mkowal'],
  name: ['zorb_main', 'Zorb'],
  version: ['3.77', '4.77.2'],
  file: ['zorb.pdf', 'Zorb 7.pdf'],
  note: ['Zorb the quark'],
  money: [77.31],
};

const KINDS: Readonly<Record<string, string>> = {
  ...{ 'created by': 'by', 'modified by': 'by', 'locked by': 'by', 'created at': 'at' },
  ...{ 'modified at': 'at', 'printed at': 'at', 'sent at': 'at', 'form timestamp': 'at' },
  ...{ 'exported, archived or deleted at': 'at', 'times printed': 'count', 'e-mail sent to': 'to' },
  ...{ 'print status': 'status', 'other status': 'status', 'workflow status': 'status' },
  ...{ 'row number': 'number', 'record id': 'number', batch: 'number', terminal: 'number' },
  ...{
    tenant: 'number',
    template: 'name',
    sheet: 'name',
    channel: 'name',
    user: 'login',
    device: 'login',
  },
  ...{ 'template version': 'version', 'app version': 'version', file: 'file' },
  ...{ 'internal note': 'note', margin: 'money', 'cost price': 'money' },
};

/** What a report may be about, and no buyer is told. */
const OF_HOUSE = new Set(['margin', 'cost price']);
/** Who wrote a report is printed. */
const OF_REPORT = new Set(['created by']);

/** As programs and spreadsheets spell keys: `erstelltVon`, `erstellt_von`, `ERSTELLT_VON`, "Erstellt von". */
function spelled(phrase: string, way: number): string {
  const words = phrase.replace(/['/]/g, ' ').split(/[\s-]+/);
  const first = phrase.charAt(0).toUpperCase() + phrase.slice(1);
  const capital = (text: string) => plain(text).charAt(0).toUpperCase() + plain(text).slice(1);
  const ways = [
    words.map((text, index) => (index === 0 ? plain(text).toLowerCase() : capital(text))).join(''),
    words.join('_').toLowerCase(),
    plain(words.join('_')).toUpperCase(),
  ];
  return /[\u3040-\uffff]/.test(phrase) ? phrase : (ways[way % 4] ?? first);
}

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ı: 'i', æ: 'ae', ß: 'ss' };
const plain = (text: string): string =>
  text
    .replace(/[łøıæß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

function textsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

function printed(data: JsonObject): string[] {
  const { locale, ...model } = analyzeData(data).model;
  assert.ok(locale);
  return textsOf(model);
}

/** What shows that a value is printed, or that its label is. */
const MARKS = /zorb|mkowal|quark|2019|queued|77|^(?:ok|y)$/i;

function leaks(alone: ReadonlySet<string>, data: JsonObject, phrase: string): boolean {
  const isLabel = (text: string) => plain(text).toLowerCase() === plain(phrase).toLowerCase();
  return printed(data).some((text) => !alone.has(text) && (MARKS.test(text) || isLabel(text)));
}

const languages = Object.keys(KEYS.record) as Language[];

describe('what a program keeps of a record', () => {
  for (const language of languages)
    test(`[detection.shown] is printed in no document, in ${language}`, () => {
      const found: string[] = [];
      let way = 0;
      for (const [type, document] of Object.entries(documentsIn(language))) {
        const alone = new Set(printed(document));
        for (const [notion, phrases] of Object.entries<readonly string[]>(
          KEYS.record[language] as Phrases,
        ))
          for (const phrase of phrases) {
            if (type === 'report' && (OF_HOUSE.has(notion) || OF_REPORT.has(notion))) continue;
            way += 1;
            const key = spelled(phrase, way);
            const values = VALUES[KINDS[notion] ?? 'done'] ?? [];
            const value = values[way % values.length] ?? null;
            if (leaks(alone, { ...document, [key]: value }, phrase))
              found.push(`${type}: ${key}: ${value} (${notion})`);
          }
      }
      assert.deepEqual(found, []);
    });
});

describe('what a document says under like words', () => {
  for (const language of languages)
    test(`[detection.shown] stays, in ${language}`, () => {
      const documents = documentsIn(language);
      const lost = Object.entries(KEYS.printed[language]).flatMap(([notion, phrase]) => {
        const type = ON[notion] ?? 'report';
        const value = SAID[notion] ?? 'Zbyszko Quark';
        const texts = printed({ ...documents[type], [spelled(phrase, 3)]: value });
        const shown = SHOWN[notion] ?? /Zbyszko Quark/;
        return texts.some((text) => shown.test(text)) ? [] : [`${type}: ${phrase}`];
      });
      assert.deepEqual(lost, []);
    });
});

const ON: Readonly<Record<string, string>> = {
  ...{ 'issued by': 'invoice', contact: 'invoice', 'served by': 'invoice' },
  'way of shipping': 'invoice',
};
const SAID: Readonly<Record<string, JsonValue>> = {
  ...{ 'result status': 'Zorbed well', 'messages sent': 7731, 'registered on': '2019-09-17' },
  'way of shipping': 'Zorb express',
};
const SHOWN: Readonly<Record<string, RegExp>> = {
  ...{ 'result status': /Zorbed well/, 'messages sent': /7.?731/, 'registered on': /2019/ },
  'way of shipping': /Zorb express/,
};
