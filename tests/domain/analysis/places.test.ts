import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { JsonObject } from '#schemas/json.ts';

const printed = (data: JsonObject): string => JSON.stringify(analyzeData(data).model);

const INSPECTION = {
  title: 'Property inspection',
  date: '2026-05-04',
  property: { street: '12 Elm St', city: 'Bend', state: 'OR', zip: '97701', bedrooms: 3 },
  summary: 'The house is in good condition overall. Two repairs are needed.',
};
const MOVE = {
  estimate_no: 'MV-20871',
  company: { name: 'Blue Heron Moving', phone: '(503) 555-0148' },
  customer: { name: 'Priya Ramanathan' },
  move: {
    date: '2026-06-13',
    from: { street: '1418 Alder St', city: 'Portland', state: 'OR', zip: '97205', stairs: 2 },
    to: { street: '77 Juniper Way', city: 'Bend', state: 'OR', zip: '97701' },
  },
  charges: [{ label: 'Crew of 3', qty: 8, rate: 165, amount: 1320 }],
  estimated_total: 1320,
  currency: 'USD',
};

describe('addresses that are nobody’s', () => {
  it('[detection.shown] stand in one line among what else is said of a thing', () => {
    const page = printed(INSPECTION);
    assert.match(page, /"Address","kind":"text","text":"12 Elm St, Bend, OR 97701"/);
    assert.match(page, /"Bedrooms"/);
    assert.doesNotMatch(page, /"Zip"|"text":"Bend"/);
  });

  it('[detection.shown] are not the seller’s where they are the ends of a way', () => {
    const { document } = analyzeData(MOVE);
    assert.ok(document?.model.type === 'quote');
    assert.equal(document.model.seller?.address, undefined);
    const page = printed(MOVE);
    assert.match(page, /1418 Alder St, Portland, OR 97205/);
    assert.match(page, /"Stairs"/);
    assert.match(page, /"To","kind":"text","text":"77 Juniper Way, Bend, OR 97701"/);
  });

  it('[detection.shown] tell what an English invoice calls its tax and how it writes a day', () => {
    const invoice = {
      seller: { name: 'Fern & Lace', address: 'Clonmel, Co. Tipperary' },
      invoice_number: '12',
      date: '2026-11-12',
      items: [{ description: 'Planning', amount: 100 }],
      tax_rate: 23,
      tax: 23,
      total: 123,
    };
    const page = printed(invoice);
    assert.match(page, /VAT \(23%\)/);
    assert.match(page, /12 November 2026/);
    assert.match(page, /€123\.00/);
  });
});
