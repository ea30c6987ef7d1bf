import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { exemptionWord, paymentMeansWord, paymentMethodWord } from '#lib/domain/i18n/code-words.ts';
import { formatQuantity } from '#lib/domain/i18n/units.ts';
import { WORD_LANGUAGES } from '#lib/domain/i18n/wording/word-table.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a quantity', () => {
  for (const [quantity, unit, language, written] of [
    ['7', 'DAY', 'en', '7 days'],
    ['1', 'DAY', 'de', '1 Tag'],
    ['2.5', 'KGM', 'fr', '2,5 kg'],
    ['40.00', 'H87', 'de', '40 Stk.'],
    ['3', 'C62', 'en', '3'],
    ['12', 'MTK', 'nb', '12 m²'],
    ['12', 'szt', 'pl', '12 szt'],
    ['1.5', undefined, 'da', '1,5'],
  ] as const)
    it(`${quantity} ${unit} is written "${written}"`, () => {
      assert.equal(plain(formatQuantity(quantity, unit, language)), written);
    });
});

describe('the words of code lists', () => {
  it('are there in every language of the wording tables', () => {
    for (const language of WORD_LANGUAGES) {
      assert.notEqual(paymentMeansWord('30', language), 'Bank transfer', language);
      assert.notEqual(exemptionWord('E', language), 'Exempt from tax.', language);
      assert.doesNotMatch(formatQuantity('2', 'DZN', language), /dozen/, language);
      assert.ok(paymentMeansWord('97', language), language);
      assert.ok(exemptionWord('O', language), language);
      assert.doesNotMatch(formatQuantity('2', 'LS', language), /undefined/, language);
    }
  });

  it('are those of codes only', () => {
    assert.equal(paymentMeansWord('58', 'de-AT'), 'SEPA-Überweisung');
    assert.equal(paymentMeansWord('1', 'en'), undefined);
    assert.equal(paymentMethodWord('Bank transfer', 'de-AT'), 'Überweisung');
    assert.equal(paymentMethodWord('Visa', 'de'), undefined);
    assert.equal(paymentMethodWord('Credit Card', 'en'), undefined);
    assert.equal(exemptionWord('S', 'en'), undefined);
    assert.equal(exemptionWord('VATEX-EU-132-1C', 'it'), 'Esente IVA.');
    assert.equal(exemptionWord('Steuerfrei nach § 4 UStG', 'de'), undefined);
  });
});
