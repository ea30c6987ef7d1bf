import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import type { JsonObject } from '#schemas/json.ts';
import { DEFAULT_TIERS, type PageSizeSetting } from '#schemas/settings.ts';
import type { WritingOptions } from '#schemas/writing-options.ts';
import { payloadFixtures } from '#tests/fixtures/payloads.ts';

const needs = (pageSize: PageSizeSetting = 'letter') => ({
  settings: {
    publicUrl: 'http://127.0.0.1:3000',
    tiers: DEFAULT_TIERS,
    egressAllow: [],
    pageSize,
    maxBodyBytes: 6_000_000,
    maxBatchItems: 100,
    maxJobItems: 5_000,
    batchConcurrency: 1,
    signup: 'open' as const,
    sendsMail: true,
  },
  now: () => new Date('2026-06-01T00:00:00Z'),
});

const stripe = payloadFixtures().find(({ name }) => name === 'invoice/stripe')?.payload ?? {};
const compose = (data: JsonObject, options: WritingOptions = {}, pageSize?: PageSizeSetting) =>
  composeRequest(needs(pageSize), { data, options });
const textOf = (html: string | null) =>
  (html ?? '').replace(/<style>[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, ' ');

const badge = { title: 'Visitor badge', name: 'Ada Lovelace', shoe_size: 38 };

describe('what a request says of writing', () => {
  test('[create.details] none leaves out what has no part, all prints every value', async () => {
    const auto = await compose(stripe);
    assert.ok(!textOf(auto.draft.html).includes('cus_NeZwdNtLEOXuvB'));
    assert.ok(auto.analysis?.unprinted?.includes('customer'));
    const all = await compose(stripe, { details: 'all' });
    assert.ok(textOf(all.draft.html).includes('cus_NeZwdNtLEOXuvB'));
    assert.deepEqual(all.analysis?.unprinted, []);
    assert.ok(textOf((await compose(badge, { details: 'all' })).draft.html).includes('38'));
  });

  test('[create.currency] is that of amounts that the data names none for', async () => {
    const data = {
      invoiceNumber: '7',
      dueDate: '2026-07-01',
      total: 5,
      items: [{ description: 'Tea', total: 5 }],
    };
    assert.match(textOf((await compose(data, { currency: 'CHF' })).draft.html), /CHF\s5\.00/);
    const named = { ...data, currency: 'EUR' };
    assert.match(textOf((await compose(named, { currency: 'CHF' })).draft.html), /€5\.00/);
  });

  test('[create.page-size-auto] is the paper of the sender’s country', async () => {
    const german = {
      ...stripe,
      account_country: 'DE',
      account_name: 'Hafenlicht GmbH',
    };
    const paper = async (data: JsonObject, setting: PageSizeSetting) =>
      (await compose(data, {}, setting)).draft.options.pageSize;
    assert.equal(await paper(german, 'letter'), undefined);
    assert.equal(await paper(german, 'auto'), 'A4');
    assert.equal(await paper(stripe, 'auto'), 'letter');
    const nowhere = { numeroFactura: 'F-77', total: 5, lineas: [{ concepto: 'Té', importe: 5 }] };
    assert.equal(await paper({ ...nowhere, moneda: 'EUR' }, 'auto'), 'A4');
    assert.equal(await paper({ ...nowhere, iban: 'ES9121000418450200051332' }, 'auto'), 'A4');
    assert.equal(await paper({ ...nowhere, moneda: 'MXN' }, 'auto'), 'letter');
    assert.equal(await paper(stripe, 'A4'), 'A4');
  });
});

describe('what a document warns of', () => {
  test('[create.amounts-disagree] sums that do not add up, and nothing is corrected', async () => {
    const { warnings, draft } = await compose({
      ...stripe,
      total: 20_000,
      amount_due: 20_000,
      amount_remaining: 20_000,
    });
    const [warning] = warnings.filter(({ code }) => code === 'AMOUNTS_DISAGREE');
    assert.equal(warning?.subject, 'totals.gross');
    assert.match(textOf(draft.html), /\$200\.00/);
    assert.deepEqual((await compose(stripe)).warnings, []);
  });

  test('[create.content-left-out] prose that has no place in the document', async () => {
    const note = 'Please send the goods to the back door after six.';
    const { warnings, analysis } = await compose({ ...stripe, metadata: { note } });
    assert.deepEqual(
      warnings.map(({ code, subject }) => [code, subject]),
      [['CONTENT_LEFT_OUT', 'metadata.note']],
    );
    assert.ok(analysis?.unprinted?.includes('metadata.note'));
  });
});
