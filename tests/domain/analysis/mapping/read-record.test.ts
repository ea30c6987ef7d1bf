import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { readRecord } from '#lib/domain/analysis/mapping/read-record.ts';
import { recognise } from '#lib/domain/analysis/mapping/recognise.ts';
import type { SystemMapping } from '#lib/domain/analysis/mapping/system-mapping.ts';
import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { JsonObject } from '#schemas/json.ts';

type Fields = Extract<SystemMapping, { type: 'invoice' }>['fields'];

function read(
  data: JsonObject,
  fields: Fields,
  amounts: 'major' | 'minor' = 'major',
): Omit<CommercialDocument, 'type'> {
  const mapping: SystemMapping = {
    ...{ id: 'till', name: 'Till', type: 'invoice', recognise: { has: 'no' }, amounts },
    fields: { kind: 'invoice', number: 'no', ...fields },
  };
  const recognised = recognise({ no: '7', ...data }, [mapping]);
  assert.ok(recognised);
  const { type: _type, ...model } = readRecord(recognised.record, recognised.mapping)
    .model as CommercialDocument;
  return model;
}

describe('the entries of a list', () => {
  it('stand below the nearest of its headings', () => {
    const entry = (name: string, type = 'item') => ({ name, type });
    const { lines } = read(
      {
        name: 'Order',
        items: [
          ...[entry('Visit'), entry('Empty', 'section'), entry('Kitchen', 'section')],
          ...[entry('Worktop'), entry('Sink')],
        ],
      },
      {
        lines: {
          $each: 'items',
          $headings: { equals: { type: 'section' } },
          name: 'name',
          group: { $if: { equals: { '^.type': 'section' } }, $then: '^.name' },
        },
      },
    );
    assert.deepEqual(lines, [
      { name: 'Visit' },
      { name: 'Worktop', group: 'Kitchen' },
      { name: 'Sink', group: 'Kitchen' },
    ]);
  });
});

describe('a list of one record', () => {
  it('is the record', () => {
    const mapping: SystemMapping = {
      ...{ id: 'till', name: 'Till', type: 'invoice', recognise: { has: 'no' } },
      fields: { kind: 'invoice', number: 'no' },
    };
    const of = (list: unknown) => recognise(list as JsonObject, [mapping])?.record.here.path;
    assert.equal(of([{ no: '7' }]), '0');
    assert.equal(of([{ no: '7' }, { no: '8' }]), undefined);
  });
});

describe('a value of a record', () => {
  it('is the first of several sources that there is', () => {
    const source = ['name', { $join: ['first', 'last'] }, { $const: 'Guest' }];
    assert.equal(read({ first: 'Ada', last: 'Byron' }, { subject: source }).subject, 'Ada Byron');
    assert.equal(read({ name: ' ' }, { subject: source }).subject, 'Guest');
  });

  it('is multiplied where the system counts in hundredths or writes percent as a fraction', () => {
    const { lines } = read(
      { items: [{ qty: 250, vat: 0.2 }] },
      {
        lines: {
          $each: 'items',
          quantity: { $from: 'qty', $times: '0.01' },
          taxRate: { $from: 'vat', $times: '100' },
        },
      },
    );
    assert.deepEqual(lines, [{ quantity: '2.5', taxRate: '20' }]);
  });

  it('is in the smallest unit of its currency', () => {
    const fields: Fields = {
      currency: ['currency', { $from: 'country', $as: 'country-currency' }],
      totals: { gross: 'total', tip: { $from: 'tip', $as: 'major' } },
    };
    const inYen = read({ currency: 'jpy', total: 1250, tip: 3 }, fields, 'minor');
    assert.deepEqual(inYen.totals, { gross: '1250', tip: '3' });
    const inDollars = read({ country: 'United States', total: 1250 }, fields, 'minor');
    assert.deepEqual([inDollars.currency, inDollars.totals], ['USD', { gross: '12.5' }]);
  });

  it('is a sum less what was taken off', () => {
    const fields: Fields = { totals: { prepaid: { $sum: ['total'], $minus: ['parts[].open'] } } };
    const { totals } = read({ total: '10.10', parts: [{ open: 1.1 }, { open: 2 }] }, fields);
    assert.deepEqual(totals, { prepaid: '7' });
    assert.equal(read({ parts: [{ open: 1 }] }, fields).totals, undefined);
    const tips: Fields = {
      totals: { tip: { $sum: ['tip'], $each: 'paid', $where: { equals: { ok: true } } } },
    };
    const paid = [
      { tip: 2, ok: true },
      { tip: 5, ok: false },
      { tip: 1, ok: true },
    ];
    assert.deepEqual(read({ paid }, tips).totals, { tip: '3' });
  });

  it('is a payment method by its name', () => {
    const fields: Fields = {
      payments: { $each: 'paid', method: { $from: 'by', $as: 'payment-method' }, amount: 'sum' },
    };
    const paid = ['sepa_debit', 'GIFT_VOUCHER', 'PayPal'].map((by) => ({ by, sum: 1 }));
    assert.deepEqual(
      read({ paid }, fields).payments?.map(({ method }) => method),
      ['SEPA Direct Debit', 'Gift voucher', 'PayPal'],
    );
  });

  it('is a line of a text, or all of them', () => {
    const address = 'Ada Byron\n14 Trail Way\r\n\nBoulder CO 80301';
    const { buyer } = read(
      { address },
      {
        buyer: {
          name: { $from: 'address', $line: 0 },
          address: { lines: { $lines: 'address', $after: 1 } },
        },
      },
    );
    assert.deepEqual(buyer, {
      name: 'Ada Byron',
      address: { lines: ['14 Trail Way', 'Boulder CO 80301'] },
    });
  });
});

describe('a choice', () => {
  const pricesInclude: Fields['pricesInclude'] = {
    $from: 'taxed',
    $in: { true: 'gross', false: 'net' },
  };
  const status: Fields['status'] = {
    $if: { nonzero: 'due' },
    $then: { $if: { nonzero: 'paid' }, $then: 'partially-paid', $else: 'open' },
    $else: { $from: 'state', $in: { settled: 'paid' } },
  };

  it('follows a switch', () => {
    assert.equal(read({ taxed: true }, { pricesInclude }).pricesInclude, 'gross');
    assert.equal(read({ taxed: false }, { pricesInclude }).pricesInclude, 'net');
    assert.equal(read({ taxed: null }, { pricesInclude }).pricesInclude, undefined);
  });

  it('follows conditions', () => {
    const of = (data: JsonObject) => read(data, { status }).status;
    assert.equal(of({ due: '5.00', paid: 0 }), 'open');
    assert.equal(of({ due: '5.00', paid: '1' }), 'partially-paid');
    assert.equal(of({ due: '0.00', state: 'Settled' }), 'paid');
    assert.equal(of({ due: 0, state: 'lost' }), undefined);
  });
});

describe('a list', () => {
  it('leaves out discounts and payments of nothing', () => {
    const { allowances, payments } = read(
      { off: '0.00', coupon: '-5.00', paid: [{ sum: 0 }, { sum: 3 }] },
      {
        allowances: [
          { kind: 'discount', amount: 'off' },
          { kind: 'discount', amount: 'coupon' },
        ],
        payments: { $each: 'paid', amount: 'sum' },
      },
    );
    assert.deepEqual(allowances, [{ kind: 'discount', amount: '5.00' }]);
    assert.deepEqual(payments, [{ amount: '3' }]);
  });

  it('states a tax once for each rate', () => {
    const lines = [
      { vat: 2, rate: 20 },
      { vat: '1.5', rate: '20.0' },
      { vat: 0.5, rate: 5 },
      { vat: 0, rate: 0 },
    ];
    const fields: Fields = { taxes: { $each: 'lines', rate: 'rate', amount: 'vat' } };
    assert.deepEqual(read({ lines }, fields).taxes, [
      { rate: '20', amount: '3.5' },
      { rate: '5', amount: '0.5' },
    ]);
  });

  it('has texts of entries, filtered and joined', () => {
    const options = [
      { name: 'Colour', value: 'Moss' },
      { name: '_hidden', value: 'x', internal: true },
    ];
    const fields: Fields = {
      lines: {
        $each: 'items',
        name: 'name',
        details: [
          'note',
          {
            $all: 'options',
            $where: { not: { equals: { internal: true } } },
            $item: { $join: ['name', 'value'], $with: ': ' },
          },
        ],
      },
    };
    assert.deepEqual(
      read({ items: [{ name: 'Tent', note: 'Two poles', options }] }, fields).lines,
      [{ name: 'Tent', details: ['Two poles', 'Colour: Moss'] }],
    );
  });

  it('reads entries of several lists within what stands around them', () => {
    const sections = [
      { title: 'Roof', items: [{ name: 'Slate' }, { name: 'Gutter' }] },
      { title: 'Walls', items: [{ name: 'Paint' }] },
    ];
    const fields: Fields = {
      lines: { $within: 'sections', $each: 'items', name: 'name', group: '^.title', sku: '^.^.no' },
    };
    assert.deepEqual(read({ sections }, fields).lines, [
      { name: 'Slate', group: 'Roof', sku: '7' },
      { name: 'Gutter', group: 'Roof', sku: '7' },
      { name: 'Paint', group: 'Walls', sku: '7' },
    ]);
  });

  it('of addresses has the first of those that are asked for', () => {
    const address = (type: string) =>
      ({ $each: 'places', $where: { equals: { type } }, city: 'town' }) as const;
    const fields: Fields = { buyer: { address: [address('billing'), address('street')] } };
    const at = (places: JsonObject[]) => read({ places }, fields).buyer?.address?.city;
    const street = { type: 'street', town: 'Hull' };
    assert.equal(at([street, { type: 'billing', town: 'York' }]), 'York');
    assert.equal(at([street, { type: 'billing', town: '' }]), 'Hull');
    assert.equal(at([{ type: 'other', town: 'Bath' }]), undefined);
  });

  it('has no entry that lacks what the vocabulary requires', () => {
    const fields: Fields = {
      details: { $each: 'fields', label: 'label', value: 'text' },
      currency: { $const: 'EUR' },
    };
    const { details } = read({ fields: [{ label: 'Crew', text: '12' }, { label: 'Van' }] }, fields);
    assert.deepEqual(details, [{ label: 'Crew', kind: 'text', value: '12' }]);
  });
});

describe('a record within an envelope', () => {
  const mapping: SystemMapping = {
    ...{ id: 'till', name: 'Till', type: 'receipt', recognise: { has: 'no' } },
    fields: {
      kind: 'receipt',
      number: 'no',
      seller: { name: '^.shop.name' },
      lines: { $each: 'items', name: 'name', sku: '$.no' },
    },
  };

  it('reads what stands beside it, and its own entries from itself', () => {
    const data = { shop: { name: 'Corner' }, sale: { no: '7', items: [{ name: 'Tea' }] } };
    const recognised = recognise(data, [mapping]);
    assert.ok(recognised);
    const { model, origins } = readRecord(recognised.record, recognised.mapping);
    assert.deepEqual(model, {
      ...{ type: 'receipt', kind: 'receipt', number: '7', seller: { name: 'Corner' } },
      lines: [{ name: 'Tea', sku: '7' }],
    });
    assert.equal(origins.get('seller.name'), 'shop.name');
    assert.equal(origins.get('lines.0.name'), 'sale.items[0].name');
  });
});
