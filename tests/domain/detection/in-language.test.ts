import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { inLanguage } from '#lib/domain/detection/labels/in-language.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';

const INVOICE = {
  invoiceNumber: 'R-1',
  dueDate: '2026-04-01',
  currency: 'EUR',
  client: { name: 'Ada' },
  items: [{ description: 'Gears', quantity: 2, unitPrice: 5, total: 10, 'My own label': 'kept' }],
  subtotal: 10,
  tax: 1.9,
  taxRate: 19,
  total: 11.9,
  expressDelivery: true,
  notes: 'As agreed',
};

const textIn = async (data: object, locale?: string) => {
  const analyzed = analyzeData({ ...data } as never, undefined, { locale });
  const { html } = layoutDocument(await inLanguage(analyzed), { style: 'professional' });
  return html.replace(/<style>[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, '|');
};

describe('labels by language', () => {
  test('[wording.labels] name what the product adds and the usual keys in the language of the document', async () => {
    const german = await textIn(INVOICE, 'de-DE');
    for (const word of [
      'Rechnung',
      'Rechnung an',
      'Fällig am',
      'Menge',
      'Einzelpreis',
      'Zwischensumme',
      'Gesamtbetrag',
      'Hinweise',
      'Ja',
      'My own label',
      'MwSt. (19',
    ])
      assert.ok(german.includes(word), `${word} in ${german}`);
    for (const word of ['Invoice', 'Bill to', 'Quantity', 'Subtotal'])
      assert.ok(!german.includes(`|${word}|`), `${word} in ${german}`);
    assert.ok((await textIn({ ...INVOICE, locale: 'ja-JP' })).includes('請求書'));
    assert.ok((await textIn({ ...INVOICE, locale: 'zh-TW' })).includes('發票'));
    assert.ok((await textIn({ ...INVOICE, locale: 'no' })).includes('Delsum'));
  });

  test('[wording.labels] include the states of documents', async () => {
    for (const [status, word] of Object.entries({
      paid: 'Bezahlt',
      'Partially paid': 'Teilweise bezahlt',
      partially_refunded: 'Teilweise erstattet',
      VOID: 'Storniert',
      canceled: 'Storniert',
    })) {
      const text = await textIn({ ...INVOICE, status }, 'de-DE');
      assert.ok(text.includes(`|${word}|`), `${status}: ${text}`);
    }
  });

  test('[wording.labels] stay English in English and where there are no words', async () => {
    for (const locale of ['en-GB', 'hu-HU'])
      assert.ok((await textIn(INVOICE, locale)).includes('Bill to'));
  });

  test('never replace what the user wrote', async () => {
    const data = {
      ...INVOICE,
      title: 'Notes',
      items: [{ description: 'Total', quantity: 1, unitPrice: 1, total: 1 }],
    };
    const text = await textIn(data, 'de-DE');
    assert.ok(text.includes('|Notes|') && text.includes('|Total|'), text);
  });
});
