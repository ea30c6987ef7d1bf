import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import { present } from '#lib/domain/presentation/present.ts';

function printed(document: Omit<CommercialDocument, 'kind' | 'type'>) {
  const locale = { language: 'en-US', currency: 'USD' };
  const model: CommercialDocument = { type: 'receipt', kind: 'receipt', ...document };
  return present(model, { locale, words: new Map(), origins: new Map() });
}

const rows = (document: Parameters<typeof printed>[0]) =>
  printed(document).totals.map(({ role, value }) => [role, value.label, value.text]);

describe('the sums of a receipt', () => {
  it('ends with what was paid with the tip', () => {
    assert.deepEqual(rows({ totals: { gross: '15.75', tip: '2.50' } }), [
      ['other', 'Total', '$15.75'],
      ['other', 'Tip', '$2.50'],
      ['total', 'Amount paid', '$18.25'],
    ]);
  });

  it('says what was paid of one that is paid in part, and what remains', () => {
    assert.deepEqual(
      rows({ status: 'partially-paid', totals: { gross: '90', prepaid: '40', payable: '50' } }),
      [
        ['other', 'Total', '$90.00'],
        ['total', 'Amount paid', '$40.00'],
        ['other', 'Balance due', '$50.00'],
      ],
    );
  });

  it('says of an invoice that it is paid, and that nothing remains', () => {
    const paid = { status: 'paid', totals: { gross: '90', prepaid: '90', payable: '0' } } as const;
    const locale = { language: 'en-US', currency: 'USD' };
    const { totals } = present(
      { type: 'invoice', kind: 'invoice', ...paid },
      { locale, words: new Map(), origins: new Map() },
    );
    assert.deepEqual(
      totals.map(({ role, value }) => [role, value.label, value.text]),
      [
        ['total', 'Total', '$90.00'],
        ['due', 'Amount paid', '$90.00'],
        ['other', 'Amount due', '$0.00'],
      ],
    );
  });

  it('says that a code is a discount', () => {
    const labels = ['TENOFF', 'trade10', 'Wool week', 'Charity'].map(
      (reason) =>
        rows({
          lines: [{ name: 'Scarf', amount: '20' }],
          allowances: [{ kind: 'discount', reason, amount: '2' }],
          totals: { gross: '18' },
        })[1]?.[1],
    );
    assert.deepEqual(labels, ['Discount (TENOFF)', 'Discount (trade10)', 'Wool week', 'Charity']);
  });
});

describe('the head of a receipt', () => {
  it('does not name the day of payment where it is the date', () => {
    const facts = printed({ issueDate: '2026-03-20T12:00:00', paidDate: '2026-03-20T12:01:00' });
    assert.deepEqual(
      facts.facts.map(({ label }) => label),
      ['Date'],
    );
  });
});
