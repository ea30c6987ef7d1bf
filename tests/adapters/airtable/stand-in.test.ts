import assert from 'node:assert/strict';
import AirtableClient from 'airtable';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { sampleBase } from '#tests/support/airtable/data.ts';
import { type Airtable, startAirtable, TOKEN } from '#tests/support/airtable/server.ts';

/** The provider's own client shows that the stand-in speaks as the provider does. */
describe('the stand-in, to the official client', () => {
  let airtable: Airtable;
  const base = (apiKey = TOKEN) =>
    new AirtableClient({ apiKey, endpointUrl: airtable.url }).base('appExample0000001');

  beforeAll(async () => {
    airtable = await startAirtable({ bases: [sampleBase(230)], penaltyMs: 0 });
  });
  afterAll(() => airtable.close());

  test('gives all records of a table, page after page', async () => {
    const records = await base()('Invoices').select({ pageSize: 100 }).all();
    assert.equal(records.length, 230);
    assert.equal(records[229]?.get('Invoice Number'), 'INV-1230');
    assert.equal(new Set(records.map(({ id }) => id)).size, 230);
  });

  test('knows views, fields, a largest number and formulas of ids', async () => {
    const paid = await base()('Invoices')
      .select({ view: 'Paid invoices', fields: ['Status'], maxRecords: 3 })
      .all();
    assert.deepEqual(
      paid.map(({ fields }) => fields),
      [{ Status: 'Paid' }, { Status: 'Paid' }, { Status: 'Paid' }],
    );
    const one = await base()('Invoices')
      .select({ filterByFormula: "OR(RECORD_ID()='recExample0000007')" })
      .firstPage();
    assert.deepEqual(
      one.map(({ id }) => id),
      ['recExample0000007'],
    );
  });

  test('finds a record, by the name of a table with a space too', async () => {
    const record = await base()('All types').find('recFull0000000001');
    assert.equal(record.get('Field email'), 'ada@example.com');
  });

  test('refuses as the provider does', async () => {
    const refusals = [
      [base()('Nope').select().firstPage(), 403, 'NOT_AUTHORIZED'],
      [base()('Invoices').find('recNope0000000001'), 404, 'NOT_FOUND'],
      [base()('Invoices').select({ view: 'Nope' }).firstPage(), 422, 'VIEW_NAME_NOT_FOUND'],
      [base('patOther')('Invoices').select().firstPage(), 401, 'AUTHENTICATION_REQUIRED'],
    ] as const;
    for (const [refused, statusCode, error] of refusals) {
      await assert.rejects(refused, (failure: { statusCode: number; error: string }) => {
        assert.deepEqual([failure.statusCode, failure.error], [statusCode, error]);
        return true;
      });
    }
  });

  test('limits requests, which the client then repeats', async () => {
    const before = airtable.violations();
    const many = Array.from({ length: 12 }, () => base()('Invoices').find('recExample0000001'));
    assert.equal((await Promise.all(many)).length, 12);
    assert.ok(airtable.violations() > before);
  });
});
