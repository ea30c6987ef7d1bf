import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { withoutDatabaseFields } from '#lib/domain/detection/normalize/database-fields.ts';
import { withMajorUnits } from '#lib/domain/detection/normalize/major-units.ts';
import { unwrap } from '#lib/domain/detection/normalize/unwrap.ts';
import type { JsonObject } from '#schemas/json.ts';

/** Two keys of records are what proves rows of a database; tests of anything else bring them along. */
const ROWS = { customer: { id: 911, name: 'Ann' }, job: { id: 7730, summary: 'New pump' } };
const cleaned = (data: JsonObject) => withoutDatabaseFields(unwrap(data)).data;
const inMajor = (data: JsonObject) => withMajorUnits(unwrap(data)).data;

describe('rows of a database', () => {
  it('lose the keys of their records, which say where a row lies and nothing of it', () => {
    assert.deepEqual(
      cleaned({ number: 'INV-1', customer_id: 911, ownerId: 'cm8k2x9f40001', ...ROWS }),
      {
        number: 'INV-1',
        customer: { name: 'Ann' },
        job: { summary: 'New pump' },
      },
    );
  });

  it('keep the key at their head, which may be all the number that a document has', () => {
    assert.equal(cleaned({ id: 4182, ...ROWS }).id, 4182);
  });

  it('keep the numbers that people and offices have', () => {
    const company = { company_number: '09417735', tax_id: '2847193056', gas_safe_number: '548213' };
    assert.deepEqual(cleaned({ ...ROWS, company }).company, company);
  });

  it('lose versions and the places of entries, but not the order itself', () => {
    const lines = [
      { id: 15, sort_order: 1, text: 'Call-out' },
      { id: 16, sort_order: 2, text: 'Labour' },
    ];
    const read = cleaned({ lock_version: 3, lines, ...ROWS });
    assert.equal(read.lock_version, undefined);
    assert.deepEqual(read.lines, [{ text: 'Call-out' }, { text: 'Labour' }]);
  });

  it('keep an order that counts something else than the entries', () => {
    const lines = [
      { order: 10, text: 'Call-out' },
      { order: 40, text: 'Labour' },
    ];
    assert.deepEqual(cleaned({ lines, ...ROWS }).lines, lines);
  });

  it('lose when they were written, but not the days of a document', () => {
    const read = cleaned({
      issue_date: '2026-03-13',
      updated_at: '2026-03-13T08:05:47Z',
      payments: [{ created_at: '2026-03-11T09:00:00Z', paid_on: '2026-03-11' }],
      ...ROWS,
    });
    assert.deepEqual(read.payments, [{ paid_on: '2026-03-11' }]);
    assert.equal(read.issue_date, '2026-03-13');
    assert.equal(read.updated_at, undefined);
  });

  it('lose what is empty and what only a program chooses from', () => {
    const owner = { name: 'Ann', source: 'REFERRAL', address_2: null, tags: [], line2: '' };
    assert.deepEqual(cleaned({ owner, ...ROWS }).owner, { name: 'Ann' });
  });

  it('keep a text of a megabyte as it is, on which no pattern is tried', () => {
    const text = 'a'.repeat(2 ** 20);
    const read = cleaned({ source: text, letter_id: text, ...ROWS });
    assert.ok(read.source === text && read.letter_id === text);
  });

  it('are told by the keys of their records: other data is the same object', () => {
    const root = unwrap({
      number: 'INV-1',
      version: 2,
      customer: { id: 911, name: 'Ann', line2: null },
    });
    assert.equal(withoutDatabaseFields(root), root);
  });
});

describe('amounts in cents', () => {
  it('become whole units where their key says that they are in cents', () => {
    assert.deepEqual(
      inMajor({ total_pence: 59082, items: [{ valor_centavos: -4900 }], qty: 3500 }),
      {
        total_pence: '590.82',
        items: [{ valor_centavos: '-49.00' }],
        qty: 3500,
      },
    );
  });

  it('are no amounts with a fraction, and data without them is the same object', () => {
    const root = unwrap({ total_cents: '118.00', total: 11800, number: 'INV-1' });
    assert.equal(withMajorUnits(root), root);
  });
});

describe('a wrapper', () => {
  it('is opened though a part of the program stands beside it, which says nothing of the document', () => {
    const letter = { subject: 'Meeting', body: 'We meet on Monday.' };
    for (const beside of [
      { _meta: { tenant: 'galletti', attempts: [{ at: '2025-05-12' }] } },
      { internal: { screening: { score: 'green' } } },
    ])
      assert.deepEqual(unwrap({ communication: letter, ...beside }).data, letter);
  });

  it('stays closed where another part of the document stands beside it', () => {
    const data = { document: { title: 'Lease' }, rent: { monthly: { amount: 1145 } } };
    assert.equal(unwrap(data).data, data);
  });
});
