import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { readRecord } from '#lib/domain/analysis/mapping/read-record.ts';
import { recognise } from '#lib/domain/analysis/mapping/recognise.ts';
import type { SystemMapping } from '#lib/domain/analysis/mapping/system-mapping.ts';
import type { JsonObject } from '#schemas/json.ts';

const mapping: SystemMapping = {
  id: 'example',
  name: 'Example',
  type: 'invoice',
  recognise: { has: ['Party', 'Line'] },
  xml: true,
  dates: 'day-first',
  fields: {
    kind: 'invoice',
    number: 'ID',
    issueDate: 'Date',
    lines: [
      {
        $each: 'Line',
        name: 'Name',
        quantity: 'Quantity',
        unit: 'Quantity.unitCode',
        unitPrice: { $divide: 'Price', $by: 'BaseQuantity' },
      },
    ],
  },
};

function read(payload: JsonObject) {
  const recognised = recognise(payload, [mapping]);
  assert.ok(recognised);
  return readRecord(recognised.record, recognised.mapping);
}

const FORMS: Readonly<Record<string, JsonObject>> = {
  'prefixes and @ (fast-xml-parser, xmltodict)': {
    'in:Invoice': {
      'c:ID': '7',
      'c:Date': '04/05/2026',
      'c:Party': { 'c:Name': 'A' },
      'c:Line': {
        'c:Name': { '#text': 'Oats' },
        'c:Quantity': { '@unitCode': 'KGM', '#text': '2' },
        'c:Price': '300',
        'c:BaseQuantity': '100',
      },
    },
  },
  'lists of one and $ (xml2js)': {
    Invoice: {
      ID: ['7'],
      Date: ['04/05/2026'],
      Party: [{ Name: ['A'] }],
      Line: [
        {
          Name: ['Oats'],
          Quantity: [{ _: '2', $: { unitCode: 'KGM' } }],
          Price: ['300'],
          BaseQuantity: ['100'],
        },
      ],
    },
  },
  'texts and attributes as objects (xml-js)': {
    Invoice: {
      ID: { _text: '7' },
      Date: { _text: '04/05/2026' },
      Party: { Name: { _text: 'A' } },
      Line: {
        Name: { _text: 'Oats' },
        Quantity: { _attributes: { unitCode: 'KGM' }, _text: '2' },
        Price: { _text: '300' },
        BaseQuantity: { _text: '100' },
      },
    },
  },
  'attributes beside the text (OASIS, BadgerFish)': {
    Invoice: [
      {
        ID: [{ _: '7' }],
        Date: [{ _: '04/05/2026' }],
        Party: [{ Name: [{ $: 'A' }] }],
        Line: [
          {
            Name: [{ $: 'Oats' }],
            Quantity: [{ _: 2, unitCode: 'KGM' }],
            Price: [{ _: 300 }],
            BaseQuantity: [{ _: 100 }],
          },
        ],
      },
    ],
  },
};

describe('XML in a JSON form', () => {
  for (const [form, payload] of Object.entries(FORMS))
    it(`is read whatever the converter: ${form}`, () => {
      assert.deepEqual(read(payload).model, {
        type: 'invoice',
        kind: 'invoice',
        number: '7',
        issueDate: '2026-05-04',
        lines: [{ name: 'Oats', quantity: '2', unit: 'KGM', unitPrice: '3' }],
      });
    });

  it('has origins with the keys of the data', () => {
    const { origins } = read(FORMS['texts and attributes as objects (xml-js)'] ?? {});
    assert.equal(origins.get('lines.0.unit'), 'Invoice.Line.Quantity._attributes.unitCode');
  });
});

describe('the language of a record without one', () => {
  const homely: SystemMapping = {
    ...mapping,
    fields: {
      kind: 'invoice',
      number: 'ID',
      language: {
        $if: { same: ['Party.Country', 'Buyer.Country'] },
        $then: { $from: 'Party.Country', $as: 'country-language' },
      },
    },
  } as SystemMapping;
  const languageOf = (seller: string, buyer: string) => {
    const payload = { ID: '7', Line: 1, Party: { Country: seller }, Buyer: { Country: buyer } };
    const recognised = recognise(payload, [homely]);
    assert.ok(recognised);
    return (readRecord(recognised.record, homely).model as { language?: string }).language;
  };

  it('is that of the country where both parties are, if it has one', () => {
    assert.equal(languageOf('NO', 'NO'), 'nb-NO');
    assert.equal(languageOf('BE', 'BE'), undefined);
    assert.equal(languageOf('NL', 'DE'), undefined);
  });
});
