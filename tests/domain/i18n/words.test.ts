import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import own from '#lib/domain/i18n/wording/template-words.json' with { type: 'json' };
import { TEMPLATE_SPELLINGS, templateWords } from '#lib/domain/i18n/wording/template-words.ts';
import {
  SPELLINGS,
  type Terms,
  WORD_LANGUAGES,
  wordIn,
  wordTable,
} from '#lib/domain/i18n/wording/word-table.ts';
import words from '#lib/domain/i18n/wording/words.json' with { type: 'json' };

const TABLES: readonly (readonly [string, Terms])[] = [
  ['words.json', words],
  ['template-words.json', own],
];
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('terms by language', () => {
  for (const [file, terms] of TABLES) {
    test(`${file} has every term in every language`, () => {
      for (const [english, translations] of Object.entries(terms)) {
        assert.deepEqual(Object.keys(translations).sort(), [...WORD_LANGUAGES].sort(), english);
        for (const [language, text] of Object.entries(translations)) {
          const where = `${english} in ${language}`;
          assert.ok(text !== '' && text === text.trim(), where);
          assert.deepEqual(placeholders(text), placeholders(english), where);
          // Templates take the words as markup and as strings of style sheets.
          assert.doesNotMatch(text.replace(/\{\w+\}/g, ''), /[<>{}&"\\]/, where);
        }
      }
    });

    test(`${file} has each term once`, () => {
      const names = Object.keys(terms).map((english) => english.toLowerCase());
      assert.deepEqual([...new Set(names)], names);
    });
  }

  test('repeats a term for templates only where it means something else', () => {
    const general = new Map(Object.entries<object>(words));
    for (const [english, translations] of Object.entries(own))
      assert.notDeepEqual(translations, general.get(english), english);
  });

  test('gives each spelling the word of a term', () => {
    const general = new Set(Object.keys(words).map((english) => english.toLowerCase()));
    for (const [spelling, english] of Object.entries({ ...SPELLINGS, ...TEMPLATE_SPELLINGS }))
      assert.ok(general.has(english), `${spelling}: ${english}`);
    for (const spelling of Object.keys(SPELLINGS)) assert.ok(!general.has(spelling), spelling);
    assert.equal(wordTable('de').get('qty'), 'Menge');
    assert.equal(templateWords('de').get('purchase order'), wordTable('de').get('po number'));
  });

  test('[wording.labels] composes labels of a term and what it is with or for', () => {
    const expected: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      fr: {
        'Monthly fee excl VAT': 'Redevance mensuelle HT',
        'Price per guest': 'Prix par convive',
      },
      de: { 'Extra day rate excl. VAT': 'Satz für zusätzliche Tage netto' },
      sv: { 'Cleaning fee incl VAT': 'Städavgift inkl. moms' },
      ja: { 'Price per night (excl. tax)': '価格（1泊あたり）（税抜）' },
    };
    for (const [language, labels] of Object.entries(expected))
      for (const [label, said] of Object.entries(labels))
        assert.equal(wordIn(language, label), said);
    assert.equal(wordIn('fr', 'Widget per guest'), 'Widget per guest');
    assert.equal(wordIn('en', 'Price per guest'), 'Price per guest');
  });

  test('[wording.labels] takes the terms that the trade and the law of a country use', () => {
    const expected = {
      de: { 'Reverse charge': 'Steuerschuldnerschaft des Leistungsempfängers' },
      fr: { 'Credit note': 'Avoir', 'Reverse charge': 'Autoliquidation' },
      es: { 'Reverse charge': 'Inversión del sujeto pasivo', 'Taxable amount': 'Base imponible' },
      it: { 'Withholding tax': 'Ritenuta d’acconto', 'Taxable amount': 'Imponibile' },
      da: { 'Reverse charge': 'Omvendt betalingspligt' },
      pl: { 'Credit note': 'Faktura korygująca' },
      fi: { 'Credit note': 'Hyvityslasku', 'Reverse charge': 'Käännetty verovelvollisuus' },
      tr: { Subtotal: 'Ara toplam', 'Taxable amount': 'Matrah', 'Withholding tax': 'Stopaj' },
      ru: { 'Tax invoice': 'Счёт-фактура', 'Taxable amount': 'Налоговая база' },
      ja: { 'Tax invoice': '適格請求書', 'Self-billed invoice': '仕入明細書' },
      'zh-TW': { 'Tax invoice': '統一發票' },
      ko: { 'Tax invoice': '세금계산서' },
    };
    for (const [language, terms] of Object.entries(expected))
      for (const [english, word] of Object.entries(terms))
        assert.equal(wordTable(language).get(english.toLowerCase()), word);
    assert.equal(wordTable('hu').size, 0);
    assert.equal(templateWords('hu').size, 0);
  });
});
