import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import { qrImage, readQrImage } from '#lib/domain/payment-codes/qr-image.ts';
import { outcomeOf } from '../editing/same-instructions/corpus.ts';

const data = {
  invoiceNumber: 'R-1187',
  currency: 'EUR',
  seller: { name: 'Kiln & Clay', iban: 'IE29AIBK93115212345678', bic: 'AIBKIE2D' },
  customer: { name: 'The Fig Tree' },
  items: [
    { description: 'Mugs', quantity: 2, unitPrice: 100, total: 200 },
    { description: 'Bowls', quantity: 1, unitPrice: 50, total: 50 },
  ],
  subtotal: 250,
  total: 250,
  amountPaid: 50,
  amountDue: 200,
};

const { html: written } = layoutDocument(analyzeData(data).model, { style: 'minimal' });

/** The lines of the code after changes in words; undefined: there is none. */
function codeAfter(...instructions: readonly string[]): readonly string[] | undefined {
  const html = instructions.reduce((page, each) => {
    const { html: changed, changes } = outcomeOf(page, each);
    assert.ok(changed, `${each}: ${changes}`);
    return changed;
  }, written);
  const url = /data:image\/svg\+xml;base64,[^"]+/.exec(html)?.[0];
  if (url === undefined) return undefined;
  const code = readQrImage(url);
  assert.equal(url, code && qrImage(code), 'what it says is what is drawn');
  return code?.content.split('\n');
}

describe('the code that banking apps read, after changes in words', () => {
  test('[print.payment-codes] it asks for what is due now', () => {
    assert.equal(codeAfter()?.[7], 'EUR200.00');
    assert.equal(codeAfter('change the quantity of Bowls to 3')?.[7], 'EUR300.00');
    assert.equal(codeAfter('remove the line Bowls', 'they paid another 50')?.[7], 'EUR100.00');
  });

  test('[print.payment-codes] it names the number and the account as they are now', () => {
    assert.equal(codeAfter('change the invoice number to R-9')?.[10], 'R-9');
    const moved = codeAfter('change the IBAN to DE89 3704 0044 0532 0130 00');
    assert.equal(moved?.[6], 'DE89370400440532013000');
  });

  test('[print.payment-codes] it is gone where nothing is due, or no account is named', () => {
    assert.equal(codeAfter('it is paid in full'), undefined);
    assert.equal(codeAfter('change the IBAN to DE00 1234'), undefined);
  });

  test('[print.payment-codes] the code of a fiscal authority stays as it was given', () => {
    const own = /data:image\/svg\+xml;base64,[^"]+/.exec(written)?.[0] ?? assert.fail('no code');
    const fiscal = qrImage({ content: 'R-1187\n200.00' }) ?? assert.fail('no image');
    const { html } = outcomeOf(written.replace(own, fiscal), 'change the quantity of Bowls to 3');
    assert.ok(html?.includes(fiscal));
  });
});
