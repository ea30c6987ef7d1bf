import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import { paymentCode } from '#lib/domain/payment-codes/payment-code.ts';
import { qrImage } from '#lib/domain/payment-codes/qr-image.ts';

const invoice: CommercialDocument = {
  type: 'invoice',
  kind: 'invoice',
  number: 'R-87',
  currency: 'EUR',
  seller: {
    name: 'Drechslerei Ott',
    address: { lines: ['Fischergasse 21'], postalCode: '89073', city: 'Ulm' },
  },
  totals: { gross: '1417.15', prepaid: '400' },
};
const german = { iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' };
const linesOf = (document: CommercialDocument, means: object) =>
  paymentCode(document, means)?.content.split('\n');

describe('payment codes', () => {
  test('[print.payment-codes] SEPA transfers carry what remains to be paid', () => {
    assert.deepEqual(linesOf(invoice, german), [
      ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Drechslerei Ott', 'DE89370400440532013000'],
      ...['EUR1017.15', '', '', 'R-87'],
    ]);
    const structured = linesOf(invoice, { ...german, reference: 'RF18 5390 0754 7034' });
    assert.equal(structured?.[9], 'RF18539007547034');
  });

  test('[print.payment-codes] Swiss bills have 31 lines with structured addresses and end in EPD', () => {
    const swiss = {
      ...invoice,
      currency: 'CHF',
      seller: {
        name: 'Imhof AG',
        address: { lines: ['Bachweg 7'], postalCode: '3604', city: 'Thun', country: 'CH' },
      },
      totals: { gross: '1199.95' },
    };
    const reference = '21 00000 00003 13947 14300 09017';
    const lines = linesOf(swiss, { iban: 'CH44 3199 9123 0008 8901 2', reference }) ?? [];
    assert.equal(lines.length, 31);
    assert.deepEqual(lines.slice(0, 11), [
      'SPC',
      '0200',
      '1',
      'CH4431999123000889012',
      'S',
      'Imhof AG',
      'Bachweg 7',
      '',
      '3604',
      'Thun',
      'CH',
    ]);
    assert.deepEqual(lines.slice(18, 20), ['1199.95', 'CHF']);
    assert.equal(lines.slice(20, 27).join(''), '', 'nobody knows who pays');
    const buyer = {
      name: 'Pia Rutschmann',
      address: { lines: ['Marktgasse 28'], postalCode: '9400', city: 'Rorschach' },
    };
    assert.deepEqual(
      linesOf({ ...swiss, buyer }, { iban: 'CH4431999123000889012', reference })?.slice(20, 27),
      ['S', 'Pia Rutschmann', 'Marktgasse 28', '', '9400', 'Rorschach', 'CH'],
    );
    assert.deepEqual(lines.slice(27), ['QRR', reference.replaceAll(' ', ''), 'R-87', 'EPD']);
    assert.equal(
      linesOf(swiss, { iban: 'CH4431999123000889012' }),
      undefined,
      'a QR-IBAN needs its reference',
    );
  });

  test('[print.payment-codes] Czech accounts get a short payment descriptor', () => {
    const czech = { ...invoice, currency: 'CZK', number: '20260017' };
    assert.equal(
      paymentCode(czech, { iban: 'CZ65 0800 0000 1920 0014 5399' })?.content,
      'SPD*1.0*ACC:CZ6508000000192000145399*AM:1017.15*CC:CZK*X-VS:20260017',
    );
  });

  test('there is none for what is paid, credited, in another currency or to a mistyped account', () => {
    assert.equal(paymentCode({ ...invoice, status: 'paid' }, german), undefined);
    assert.equal(paymentCode({ ...invoice, kind: 'credit-note' }, german), undefined);
    assert.equal(paymentCode({ ...invoice, currency: 'USD' }, german), undefined);
    assert.equal(paymentCode(invoice, { iban: 'DE89 3704 0044 0532 0130 01' }), undefined);
    assert.equal(
      paymentCode({ ...invoice, totals: { gross: '5', prepaid: '5' } }, german),
      undefined,
    );
  });

  test('no value ends a line of a code', () => {
    const seller = { ...invoice.seller, name: 'Ott\nEUR0.01' };
    assert.equal(linesOf({ ...invoice, seller }, german)?.length, 11);
  });

  test('is drawn as an image, and not where no camera could read it', () => {
    assert.match(qrImage({ content: 'SPC' }) ?? '', /^data:image\/svg\+xml;base64,/);
    assert.equal(qrImage({ content: 'x'.repeat(1_300) }), undefined);
  });
});
