import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { columnWidths } from '#lib/domain/layout/column-widths.ts';
import type { JsonObject } from '#schemas/json.ts';

function widthsOf(items: JsonObject[]) {
  const table = analyzeData({ invoiceNumber: 1, items }).model.lineItems ?? assert.fail('no table');
  const widths = columnWidths(table, 1, 20);
  const keys = (indices: ReadonlySet<number>) =>
    [...indices].sort().map((index) => table.columns[index]?.key);
  return { ...widths, whole: keys(widths.whole), breaking: keys(widths.breaking) };
}

const LINE = { description: 'Widget', sku: 'IPOD2008RE/D', quantity: 2, unitPrice: 15, total: 30 };
const PROSE = 'A description that goes on for so long that it must wrap, whatever stands beside it';

describe('the widths of columns', () => {
  it('keep codes, numbers and headings on one line next to a description', () => {
    for (const description of ['Widget', PROSE]) {
      const { whole, wholeFrom, wordsFrom } = widthsOf([{ ...LINE, description }]);
      assert.deepEqual(
        whole.filter((key) => key !== 'name'),
        ['sku', 'quantity', 'unitPrice', 'amount'],
      );
      assert.ok(wholeFrom !== undefined && wholeFrom <= 600, String(wholeFrom));
      assert.equal(wordsFrom, 440);
    }
  });

  it('let only really long words break', () => {
    const description = 'Donaudampfschifffahrtselektrizität'.repeat(3);
    assert.deepEqual(widthsOf([{ ...LINE, description }]).breaking, ['name']);
    assert.deepEqual(widthsOf([LINE]).breaking, []);
  });

  it('drop what does not fit the page', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 8 }, (_, i) => [`column number ${i}`, 'twenty letters, or so']),
    );
    const { whole } = widthsOf([{ description: PROSE, ...wide, price: 1 }]);
    assert.ok(whole.includes('unitPrice'));
    assert.ok(!whole.includes('name'));
  });
});
