import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { inLanguage } from '#lib/domain/detection/labels/in-language.ts';
import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { JsonObject } from '#schemas/json.ts';

const modelOf = (data: JsonObject) => analyzeData(data).document?.model as CommercialDocument;
const totalsOf = async (data: JsonObject) =>
  (await inLanguage(analyzeData(data))).totals.map(
    ({ role, value }) => `${role}: ${value.label} ${value.text.replace(/\s/g, ' ')}`,
  );

const PARTY = {
  ...{ invoiceNumber: 'PF 22', issueDate: '2025-10-13', currency: 'EUR' },
  ...{ seller: { name: 'Alfa Ltd' }, customer: { name: 'Ann Beta' } },
  items: [{ description: 'Wedding menu', qty: 10, unit_price: 100, line_total: 1000 }],
  total: 1000,
};

describe('deposits and balances', () => {
  test('[detection.payable] ask for the deposit that has a due date, and for the rest later', async () => {
    const data = {
      ...PARTY,
      deposit: { percent: 30, amount: 300, due_date: '2025-10-31' },
      ...{ remaining_balance: 700, balance_due_date: '2026-05-09' },
    };
    const { totals, deposit, dueDate, details } = modelOf(data);
    assert.deepEqual(totals, { gross: '1000' });
    assert.deepEqual(deposit, {
      ...{ amount: '300', percent: '30', dueDate: '2025-10-31', now: true },
      ...{ reason: 'Deposit', balance: { amount: '700', dueDate: '2026-05-09' } },
    });
    assert.deepEqual([dueDate, details ?? []], ['2025-10-31', []]);
    assert.deepEqual(await totalsOf(data), [
      'total: Total €1,000.00',
      'other: Balance due (May 9, 2026) €700.00',
      'due: Deposit (30%) €300.00',
    ]);
  });

  test('[detection.payable] take the other due date for that of the rest', () => {
    const { deposit, dueDate } = modelOf({
      ...{ rechnungsnummer: 'AR-12', datum: '2025-10-01', waehrung: 'EUR', gesamtbetrag: 1000 },
      ...{ verkaeufer: { name: 'Feinkost GmbH' }, kunde: { name: 'Eva Roth' } },
      positionen: [{ bezeichnung: 'Buffet', menge: 1, einzelpreis: 1000, gesamt: 1000 }],
      anzahlung: { prozent: 30, betrag: 300, faellig_am: '2025-10-15' },
      ...{ restbetrag: 700, restbetrag_faellig_am: '2026-05-01' },
    });
    assert.equal(dueDate, '2025-10-15');
    assert.deepEqual(deposit?.balance, { amount: '700', dueDate: '2026-05-01' });
  });

  test('[detection.payable] take off a deposit that was paid', async () => {
    const paid = { ...PARTY, deposit: 300, balanceDue: 700 };
    assert.deepEqual(modelOf(paid).totals, { gross: '1000', prepaid: '300', payable: '700' });
  });

  test('[detection.payable] emphasise what a receipt was paid, and name what remains', async () => {
    const { items, seller, customer } = PARTY;
    const data = {
      ...{ receipt_no: 'RCT-1', receipt_date: '2025-09-02', currency: 'EUR' },
      ...{ school: seller, received_from: customer.name, fees: items },
      ...{ total_fees: 1000, balance_brought_forward: 200, total_payable: 1200 },
      ...{ amount_paid: 900, balance: 300, balance_due_by: '2025-10-03' },
      amount_in_words: 'Nine hundred euros only',
    };
    assert.deepEqual(await totalsOf(data), [
      'other: Total €1,000.00',
      'paid: Balance brought forward €200.00',
      'total: Amount paid €900.00',
      'other: Balance due €300.00',
    ]);
    const { dueDate, details, inWords } = modelOf(data);
    assert.equal(dueDate, '2025-10-03');
    assert.deepEqual(
      [inWords?.label, inWords?.value],
      ['Amount in words', 'Nine hundred euros only'],
    );
    assert.equal(details, undefined);
  });

  test('[detection.payable] read the plan of a database with its shares and days', () => {
    const part = (id: number, name: string, due_date: string) => ({
      ...{ id, name, due_date, percentage: 50, amount: '500.00' },
    });
    const { instalments } = modelOf({
      ...{
        id: 12,
        quote_number: 'Q-1',
        issue_date: '2025-03-01',
        currency: 'EUR',
        total: '1000.00',
      },
      company: { id: 1, name: 'Fuego SL', city: 'Madrid' },
      customer: { id: 4, name: 'Ana Ruiz', city: 'Sevilla' },
      items: [{ id: 1, name: 'Caldera', quantity: 1, unit_price: '1000.00', total: '1000.00' }],
      payment_schedule: [part(1, 'A la firma', '2025-03-10'), part(2, 'Al final', '2025-04-10')],
    });
    const rest = { percent: '50', amount: '500.00' };
    assert.deepEqual(instalments, [
      { name: 'A la firma', date: '2025-03-10', ...rest },
      { name: 'Al final', date: '2025-04-10', ...rest },
    ]);
  });
});
