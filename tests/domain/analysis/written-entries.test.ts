import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';

const modelOf = (data: Parameters<typeof analyzeData>[0]) => {
  const model = analyzeData(data).document?.model;
  assert.ok(model !== undefined && model.type === 'invoice');
  return model;
};
const INVOICE = { invoice: '#112', date: '2026-03-04', total: '$1,170.00' };

test('[analysis.field-roles] lines that are one text each have their quantity, price and amount', () => {
  const { lines } = modelOf({
    ...INVOICE,
    items: ['Logo, 3 rounds - 12 hrs @ $85 = $1,020', 'Rush fee = $150', 'Tyres at 55 psi'],
  });
  assert.deepEqual(
    lines?.map(({ name, quantity, unit, unitPrice, amount }) => [
      name,
      quantity,
      unit,
      unitPrice,
      amount,
    ]),
    [
      ['Logo, 3 rounds', '12', 'hrs', '85', '1020'],
      ['Rush fee', undefined, undefined, undefined, '150'],
      ['Tyres at 55 psi', undefined, undefined, undefined, undefined],
    ],
  );
});

test('[analysis.field-roles] a party of several lines is a name, an address and how it is reached', () => {
  const { seller, buyer } = modelOf({
    ...INVOICE,
    from: 'Okafor Design\n3318 SE Hawthorne Blvd\nPortland, OR 97214\ntessa@okafor.example',
    billTo: 'Blue Heron Brewing\nattn: Mike Sandoval\n1200 NW Front Ave',
  });
  assert.deepEqual(seller, {
    name: 'Okafor Design',
    email: 'tessa@okafor.example',
    address: { lines: ['3318 SE Hawthorne Blvd', 'Portland, OR 97214'] },
  });
  assert.equal(buyer?.contact, 'Mike Sandoval');
  assert.deepEqual(buyer?.address?.lines, ['1200 NW Front Ave']);
});

test('[analysis.field-roles] ids of databases, uploads, settings and what stands under them are not printed', () => {
  const { details = [], number } = modelOf({
    ...INVOICE,
    id: 'recT4vQ9mZxL2kWbs',
    'Photo of it': [{ id: 'attk1T0bZq8XwLmVn', url: 'https://x.example/a', filename: 'IMG.HEIC' }],
    'Stamp file': 'stamp_0931.png',
    tmp: 'copy of #109',
    _sys: { seq: 88213, writer: 'anna', note: 'to do' },
    Mechanic: ['Declan'],
  });
  assert.equal(number, '#112');
  assert.deepEqual(
    details.map(({ label, value }) => [label, value]),
    [['Mechanic', 'Declan']],
  );
});

test('[analysis.field-roles] where nothing names a currency, it is that of the seller’s address', () => {
  const currency = (address: string) =>
    modelOf({
      invoiceNumber: 'A-1',
      from: { name: 'A', address },
      items: [{ name: 'B', amount: 5 }],
    }).currency;
  assert.equal(currency('771 Cordova Rd, Santa Fe, NM 87505'), 'USD');
  assert.equal(currency('1 High St, London SW1A 1AA'), 'GBP');
  assert.equal(currency('12 King St, Toronto, ON M5H 2N2'), 'CAD');
  assert.equal(currency('Keizersgracht 1, 1015 CJ Amsterdam'), 'EUR');
  assert.equal(currency('Main St 1, 12345 Somewhere'), undefined);
});
