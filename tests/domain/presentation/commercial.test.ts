import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import { presentCommercial } from '#lib/domain/presentation/present-commercial.ts';
import { createWriter } from '#lib/domain/presentation/writer.ts';
import { readerText } from '#tests/support/reader-text.ts';

const INVOICE: CommercialDocument = {
  type: 'invoice',
  kind: 'invoice',
  currency: 'EUR',
  lines: [{ name: 'Oats', quantity: '2', unitPrice: '50' }],
};

function shown(document: Partial<CommercialDocument>, language = 'en-GB'): string {
  const locale = { language, currency: 'EUR', timeZone: undefined };
  const writer = createWriter(locale, new Map(), new Map());
  const printed = presentCommercial(writer, { ...INVOICE, ...document });
  return readerText(layoutDocument(printed, { style: 'minimal' }).html);
}

describe('a commercial document in print', () => {
  it('has its introduction above the lines', () => {
    const text = shown({ introduction: 'We charge as follows:' });
    assert.ok(text.indexOf('We charge as follows:') < text.indexOf('Oats'), text);
  });

  it('states quantity times price where a line has no amount', () => {
    assert.match(shown({}), /Oats 2 €50\.00 €100\.00/);
  });

  it('reckons a discount that is stated in percent', () => {
    assert.match(
      shown({
        allowances: [{ kind: 'discount', percent: '5' }],
        totals: { net: '95', gross: '95' },
      }),
      /Discount \(5%\) -€5\.00/,
    );
  });

  it('takes off what the buyer withholds after the total', () => {
    const taxes = [
      { name: 'VAT', rate: '20', amount: '20' },
      { name: 'Withheld', amount: '15', withheld: true },
    ];
    assert.match(
      shown({ taxes, totals: { net: '100', tax: '20', gross: '120', payable: '105' } }),
      /Total €120\.00 Withheld -€15\.00 Amount due €105\.00/,
    );
  });

  it('gives the only tax the rate of all lines', () => {
    const lines = [{ name: 'Oats', amount: '100', taxRate: '7' }];
    assert.match(
      shown({ lines, taxes: [{ name: 'MwSt', amount: '7' }], totals: { gross: '107' } }),
      /MwSt \(7%\) €7\.00/,
    );
  });

  it('lists instalments instead of one due date', () => {
    const instalments = [
      { date: '2026-06-10', amount: '60' },
      { date: '2026-07-10', amount: '40' },
    ];
    const text = shown({ dueDate: '2026-06-10', instalments });
    assert.match(text, /10 June 2026 €60\.00 10 July 2026 €40\.00/);
    assert.equal(text.split('10 June 2026').length, 2);
  });

  it('says why there is no tax, by the category', () => {
    assert.match(
      shown({ taxes: [{ category: 'AE', rate: '0', base: '100', amount: '0' }] }, 'de-DE'),
      /Steuerschuldnerschaft des Leistungsempfängers/,
    );
  });

  it('is an order from its buyer', () => {
    const text = shown({
      kind: 'purchase-order',
      seller: { name: 'Mill' },
      buyer: { name: 'Bakery' },
    });
    assert.match(text, /Bakery.*Supplier Mill/);
  });

  it('does not repeat the legal name as a trading name', () => {
    const text = shown({ seller: { name: 'Norrskens Trä AB', tradingName: 'Norrskens Trä' } });
    assert.equal(text.split('Norrskens Trä').length, 2);
  });

  it('writes a Japanese address from the province down', () => {
    const address = {
      lines: ['みなとみらい3-6-1', '5F'],
      city: '横浜市西区',
      region: '神奈川県',
      postalCode: '220-0012',
      country: 'JP',
    };
    assert.match(
      shown({ seller: { name: '緑', address } }, 'ja'),
      /〒220-0012 神奈川県横浜市西区みなとみらい3-6-1 5F/,
    );
  });

  it('groups references as their standards print them', () => {
    const paymentMeans = [{ reference: '210000000003139471430009017' }];
    assert.match(shown({ paymentMeans }), /21 00000 00003 13947 14300 09017/);
  });
});
