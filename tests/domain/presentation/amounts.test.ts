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
      const isSettled = payable?.eq(0) === true && Number(prepaid ?? 0) !== 0;
      const settled = said.kind === 'credit-note' ? gross : prepaid;
      const amount = said.type === 'receipt' ? (paid ?? payable) : isSettled ? settled : payable;
      if (amount === undefined) continue;
      assert.equal(grand.value.text, formatMoney(Number(amount), model.locale), name);
    }
  });

  test('[detection.payable] no two amounts are emphasised, and none stands twice in a row', () => {
    for (const { name, model } of commercial) {
      const labels = model.totals.map(({ value }) => value.label);
      assert.equal(new Set(labels).size, labels.length, `${name}: ${labels}`);
    }
  });
});
