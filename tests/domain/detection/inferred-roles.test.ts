import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { toldRoles } from '#lib/domain/detection/keys/inferred-roles.ts';
import { wordList } from '#lib/shared/text/word-list.ts';

describe('the words of a key', () => {
  it('tell a part in whatever order and language they stand', () => {
    assert.ok(toldRoles('quote_good_until', '2026-05-31').includes('validUntil'));
    assert.ok(toldRoles('settle_by', '2026-05-31').includes('dueDate'));
    assert.ok(toldRoles('a_regler_avant', '2026-05-31').includes('dueDate'));
    assert.ok(toldRoles('Zahlbar bis', '31.05.2026').includes('dueDate'));
    assert.ok(toldRoles('untermieter', 'B. Yildiz').includes('parties'));
  });

  it('tell nothing that the value cannot be', () => {
    assert.ok(!toldRoles('due_at', 1_782_864_000).includes('amountDue'));
    assert.ok(!toldRoles('amount_owed', 0).includes('amountDue'));
    assert.ok(!toldRoles('valid_from', '2026-05-31').includes('validUntil'));
    assert.ok(!toldRoles('holder', '2026-05-31').includes('honoree'));
  });

  it('are not needed where the value tells the part', () => {
    assert.ok(toldRoles('how', 'Visa •••• 4242').includes('paymentMethod'));
    assert.ok(toldRoles('it_came_to', '4,99 €').includes('total'));
    assert.ok(!toldRoles('room', 'Cashel').includes('paymentMethod'));
  });

  it('give a document its parts', () => {
    const { model } = analyzeData({
      swimmer: 'Max Trent',
      level: 'Bronze 25m',
      awarded_on: '2026-02-02',
      club: 'Dolphins SC',
    });
    assert.equal(model.type, 'certificate');
    assert.equal(model.wording.honoree?.text, 'Max Trent');
    assert.equal(model.wording.achievement?.text, 'Bronze 25m');
    assert.equal(model.wording.issuer?.text, 'Dolphins SC');
  });

  it('[detection.none] are not enough alone', () => {
    for (const data of [
      { passed: 'Alpe d’Huez', on: 'Sunday' },
      { valid_from: '2026-01-01', treatments: [{ name: 'Massage', price: 80 }] },
      { distance: 21_342, average_speed: 3.1, max_speed: 4.6, calories: 1422, moving_time: 6733 },
    ])
      assert.equal(analyzeData(data).analysis.documentType, 'document', JSON.stringify(data));
  });
});

describe('the letters of a number', () => {
  it('tell of what it is', () => {
    const lines = [{ what: 'Sanding', price: 420 }];
    const typeOf = (ref: string) =>
      analyzeData({ ref, customer: 'Ada', lines, note: 'Thanks', total: 420 }).analysis
        .documentType;
    assert.equal(typeOf('INV-0042'), 'invoice');
    assert.equal(typeOf('EST-0042'), 'quote');
    assert.equal(typeOf('RCPT-0042'), 'receipt');
  });
});

describe('the lines of what is sold', () => {
  it('are found under any name', () => {
    const { model } = analyzeData({
      invoice_no: 'A-1',
      treatments: [{ treatment: 'Vaccination', fee: 48 }],
      total_fees: 48,
    });
    assert.equal(model.lineItems?.path, 'treatments');
    assert.deepEqual(
      model.totals.map(({ role, value }) => [role, value.label, value.text]),
      [['total', 'Total', '48.00']],
    );
  });

  it('have amounts of their own where these add up to the total', () => {
    const cells = (total: number) =>
      analyzeData({
        invoice_no: 'A-1',
        items: [
          { what: 'Van', hours: 6, price: 420 },
          { what: 'Packing', hours: 2, price: 80 },
        ],
        total,
      }).model.lineItems?.columns.map(({ label }) => label);
    assert.deepEqual(cells(500), ['Description', 'Quantity', 'Amount']);
    assert.deepEqual(cells(2680), ['Description', 'Quantity', 'Unit price', 'Amount']);
  });
});

describe('taxes that somebody had to round', () => {
  it('tell amounts in cents', () => {
    const totalOf = (vatAmount: number) =>
      analyzeData({
        receipt_no: 'R-1',
        currency: 'GBP',
        amount: 2350,
        vatAmount,
        products: [{ name: 'Beans', quantity: 1, unitPrice: 2350, vatPercentage: 20 }],
      }).model.totals.find(({ role }) => role === 'total')?.value.text;
    assert.equal(totalOf(392), '£23.50');
    assert.equal(totalOf(400), '£2,350.00');
  });
});

describe('a list of words', () => {
  it('writes what begins alike once', () => {
    assert.deepEqual(wordList('inv total{ due amount} no'), [
      'inv',
      'total',
      'totaldue',
      'totalamount',
      'no',
    ]);
  });
});
