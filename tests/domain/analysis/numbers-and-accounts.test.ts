import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { JsonObject } from '#schemas/json.ts';

const modelOf = (data: JsonObject) => analyzeData(data).document?.model as CommercialDocument;

const TRADE = {
  seller: { name: 'Atelier Roux SARL', city: 'Nantes' },
  client: { name: 'Mme Guérin', city: 'Angers' },
  lines: [{ description: 'Oak shelf', quantity: 1, unit_price: 240, amount: 240 }],
  total: 240,
  currency: 'EUR',
};

describe('numbers, accounts and titles of trade papers', () => {
  test('[detection.shown] keep the number of a quote out of the place of the invoice number', () => {
    const own = modelOf({ ...TRADE, type: 'facture', numero: 'F-12', reference_devis: 'D-58' });
    assert.equal(own.number, 'F-12');
    assert.deepEqual(own.references, [{ kind: 'quote', value: 'D-58' }]);
    const none = modelOf({ ...TRADE, document_type: 'invoice', quote_number: 'D-58' });
    assert.equal(none.number, undefined);
  });

  test('[detection.shown] number a credit note by itself, not by the invoice that it credits', () => {
    const model = modelOf({
      ...{ ...TRADE, total: -240, document_type: 'credit_note' },
      ...{ invoice_number: '2026-0334', credit_note_number: 'CN-19' },
    });
    assert.equal(model.number, 'CN-19');
    assert.deepEqual(model.references, [{ kind: 'preceding-invoice', value: '2026-0334' }]);
  });

  test('[detection.shown] state an account under any key with the bank that keeps it', () => {
    const model = modelOf({
      ...{ ...TRADE, invoice_number: 'F-12', cuenta: 'ES08 2100 1813 8902 0038 7641' },
      bank: 'CaixaBank S.A.',
    });
    assert.deepEqual(model.paymentMeans, [
      { iban: 'ES08 2100 1813 8902 0038 7641', bankName: 'CaixaBank S.A.' },
    ]);
    assert.equal(model.references, undefined);
  });

  test('[detection.shown] take an account name for the holder beside a bank, and not without one', () => {
    const invoice = { ...TRADE, 'Invoice No': 'EH-93', 'Account Name': 'Esme Hartley' };
    assert.deepEqual(modelOf({ ...invoice, 'Sort Code': '60-83-71' }).paymentMeans, [
      { accountName: 'Esme Hartley', bankCode: '60-83-71' },
    ]);
    assert.equal(modelOf(invoice).paymentMeans, undefined);
  });

  test('[detection.shown] call a quote a quote where its title says what it is about', () => {
    const quote = { ...TRADE, quote_number: 'Q-4' };
    const about = modelOf({ ...quote, title: 'Kitchen at 21 Colón Street' });
    assert.equal(about.title, undefined);
    assert.equal(about.subject, 'Kitchen at 21 Colón Street');
    assert.equal(modelOf({ ...quote, title: 'Kitchen proposal' }).title, 'Kitchen proposal');
  });

  test('[detection.shown] keep every column of a plan of payments', () => {
    const model = modelOf({
      ...{ ...TRADE, quote_number: 'Q-4' },
      formaDePago: [
        { hito: 'A la entrega', porcentaje: 40, importe: 96 },
        { hito: 'Al terminar', porcentaje: 60, importe: 144 },
      ],
    });
    assert.equal(model.payments, undefined);
    assert.deepEqual(
      model.sections?.[0]?.table?.columns.map(({ label }) => label),
      ['Hito', 'Porcentaje', 'Importe'],
    );
  });
});
