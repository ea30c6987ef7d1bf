import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { payableOf } from '#lib/domain/document-model/arithmetic.ts';
import { formatMoney } from '#lib/domain/i18n/money.ts';
import { grandTotal } from '#lib/domain/layout/regions.ts';
import { payloadFixtures } from '#tests/fixtures/payloads.ts';

const commercial = payloadFixtures().flatMap(({ name, payload }) => {
  const { document, model } = analyzeData(payload);
  const said = document?.model;
  return said?.type === 'invoice' || said?.type === 'quote' || said?.type === 'receipt'
    ? [{ name, said, model }]
    : [];
});

describe('amounts in print', () => {
  test('[detection.payable] what is emphasised is what is payable, of what is settled what was paid', () => {
    assert.ok(commercial.length > 0);
    for (const { name, said, model } of commercial) {
      const grand = grandTotal(model);
      if (grand === undefined) continue;
      const { gross, tip = '0', prepaid } = said.totals ?? {};
      const paid = gross === undefined ? undefined : Number(gross) + Number(tip);
      const payable = payableOf(said);
      const isCredit = said.kind === 'credit-note';
      // A credit may be set against several invoices, each stated by itself.
      const isTaken = Number(prepaid ?? 0) !== 0 || (isCredit && said.deductions !== undefined);
      const isSettled = payable?.eq(0) === true && isTaken;
      const settled = isCredit ? gross : prepaid;
      // A receipt is for what was paid, in part or in full.
      const isPart = Number(prepaid ?? 0) > 0 && payable?.gt(0) === true;
      const received = isPart ? prepaid : (paid ?? payable);
      const amount = said.type === 'receipt' ? received : isSettled ? settled : payable;
      if (amount === undefined) continue;
      // Of dollars that no seller's country tells, the total names the currency.
      const text = grand.value.text.replace(`\u00a0${model.locale.currency}`, '');
      assert.equal(text, formatMoney(Number(amount), model.locale), name);
    }
  });

  test('[detection.payable] no two amounts are emphasised, and none stands twice in a row', () => {
    for (const { name, model } of commercial) {
      const labels = model.totals.map(({ value }) => value.label);
      assert.equal(new Set(labels).size, labels.length, `${name}: ${labels}`);
    }
  });

  test('a balance between the total and what is due is taken off as credit, and added as debt', () => {
    const rows = (balance: number, due: number, ending: number | null = 0) => {
      const model = analyzeData({
        ...{ object: 'invoice', number: 'A-1', currency: 'usd', status: 'open' },
        ...{ total: 10_000, subtotal: 10_000, starting_balance: balance, ending_balance: ending },
        ...{ amount_due: due, amount_paid: 0, amount_remaining: due },
        lines: { data: [{ description: 'Plan', quantity: 1, amount: 10_000 }] },
      }).model;
      return model.totals.map(({ value }) => `${value.label} ${value.text}`);
    };
    const printed = (balance: string, due: string) => [
      'Total $100.00',
      `Applied balance ${balance}`,
      `Amount due ${due}`,
    ];
    assert.deepEqual(rows(-2500, 7500), printed('-$25.00', '$75.00'));
    assert.deepEqual(rows(2500, 12_500), printed('$25.00', '$125.00'));
    assert.deepEqual(rows(-2500, 7500, null), printed('-$25.00', '$75.00'));
    assert.deepEqual(rows(0, 10_000), ['Total $100.00', 'Amount due $100.00']);
  });
});
