import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { JsonObject } from '#schemas/json.ts';
import { PAYLOADS, PLAIN } from './samples.ts';

function modelOf(data: JsonObject) {
  return analyzeData(data).model;
}

describe('the document model', () => {
  it('keeps the path of every part', () => {
    const model = modelOf(PLAIN.invoice ?? {});
    assert.equal(model.number?.path, 'invoiceNumber');
    assert.equal(model.lineItems?.path, 'items');
    assert.equal(model.lineItems?.rows[1]?.cells[0]?.path, 'items[1].description');
    assert.equal(modelOf(PAYLOADS.xero).number?.path, 'Invoices[0].InvoiceNumber');
    assert.equal(modelOf(PAYLOADS.stripe).lineItems?.path, 'lines.data');
  });

  it('groups paths by the role that they play', () => {
    const { fields } = analyzeData(PLAIN.invoice ?? {}).analysis;
    assert.deepEqual(fields.recipient, ['client.name']);
    assert.deepEqual(fields.lineItems, ['items']);
    assert.deepEqual(fields.summary, ['subtotal', 'tax', 'total']);
    assert.deepEqual(fields.metadata, ['date', 'dueDate']);
    assert.ok(fields.header.includes('invoiceNumber') && fields.header.includes('company.name'));
  });

  it('writes amounts in the currency of the data, in major units', () => {
    const stripe = modelOf(PAYLOADS.stripe);
    assert.equal(stripe.totals.at(-1)?.value.text, '$25.99');
    const shopify = modelOf(PAYLOADS.shopify);
    assert.equal(shopify.totals.find(({ role }) => role === 'total')?.value.text, '€598.94');
    const yen = modelOf({ object: 'invoice', currency: 'jpy', total: 2599, amount_due: 2599 });
    assert.equal(yen.totals.at(-1)?.value.text, '¥2,599');
  });

  it('shows dates as they are written, whatever the zone', () => {
    const dates = modelOf(PAYLOADS.shopify).facts.map(({ text }) => text);
    assert.ok(dates.some((text) => text.startsWith('January 10, 2026')));
    const xero = modelOf(PAYLOADS.xero).facts.map(({ text }) => text);
    assert.deepEqual(xero.slice(0, 2), ['27 May 2026', '6 June 2026']);
  });

  it('reads parties from objects, text and flat keys', () => {
    const shop = modelOf(PAYLOADS.shopify).parties[0];
    assert.equal(shop?.name, 'Bob Norman');
    assert.deepEqual(
      shop?.lines.map(({ text }) => text),
      ['Chestnut Street 92\nLouisville, Kentucky 40202'],
    );
    const quote = modelOf(PLAIN.quote ?? {});
    assert.deepEqual(
      quote.parties.map(({ role, name }) => [role, name]),
      [
        ['sender', 'Acme Roofing'],
        ['recipient', 'Joe Doe'],
      ],
    );
    const flat = modelOf({
      invoice_number: 1,
      total: 2,
      client_name: 'Globex',
      clientEmail: 'a@b.example',
    });
    assert.equal(flat.parties[0]?.name, 'Globex');
    assert.equal(flat.parties[0]?.lines[0]?.text, 'a@b.example');
  });

  it('orders line items from the description to the amount', () => {
    const { lineItems } = modelOf({
      invoiceNumber: 1,
      items: [{ amount: 30, rate: 10, qty: 3, sku: 'A-1', details: 'blue', item: 'Chair' }],
    });
    assert.deepEqual(
      lineItems?.columns.map(({ label }) => label),
      ['Description', 'Item no.', 'Quantity', 'Unit price', 'Amount'],
    );
    assert.deepEqual(
      lineItems?.rows[0]?.details.map(({ text }) => text),
      ['blue'],
    );
  });

  it('puts the rate beside the tax, and discounts below zero', () => {
    const { totals } = modelOf({
      invoiceNumber: 1,
      currency: 'USD',
      totals: { subtotal: 100, discount: 10, tax: 18, taxRate: 0.2, total: 108 },
    });
    assert.deepEqual(
      totals.map(({ value }) => [value.label, value.text]),
      [
        ['Subtotal', '$100.00'],
        ['Discount', '-$10.00'],
        ['Tax (20%)', '$18.00'],
        ['Total', '$108.00'],
      ],
    );
  });

  it('lists several taxes by their names', () => {
    const { totals } = modelOf({
      invoiceNumber: 1,
      taxes: [
        { name: 'State', rate: 5, amount: 5 },
        { name: 'City', rate: 1, amount: 1 },
      ],
      total: 106,
    });
    assert.deepEqual(
      totals.map(({ value }) => value.label),
      ['State (5%)', 'City (1%)', 'Total'],
    );
  });

  it('writes amounts that the caller has formatted in the form of the document', () => {
    const { totals } = modelOf({ invoiceNumber: 1, total: '1.200,00 €' });
    assert.equal(totals[0]?.value.text, '€1,200.00');
  });

  it('leaves out what only machines read', () => {
    const text =
      JSON.stringify(modelOf(PAYLOADS.stripe)) + JSON.stringify(modelOf(PAYLOADS.shopify));
    for (const technical of ['in_1MtHbEL', 'gid://', 'Livemode', 'has_more', '450789469'])
      assert.ok(!text.includes(technical), technical);
  });

  it('takes a resume by its person', () => {
    const model = modelOf(PAYLOADS.resume);
    assert.equal(model.title, 'Lin Chen');
    assert.equal(model.subtitle?.text, 'Platform Engineer');
    const jobs = model.sections.find(({ kind }) => kind === 'entries');
    assert.ok(jobs?.kind === 'entries');
    assert.equal(jobs.entries[0]?.title, 'Senior Engineer');
    assert.equal(jobs.entries[0]?.aside, 'Mar 2021 –');
  });

  it('makes sections of a list of sections, and headings of their titles', () => {
    const { sections } = modelOf({
      title: 'Fleet report',
      summary: 'The fleet drove more.',
      sections: [
        { heading: 'Maintenance', body: 'Three vans were off the road.' },
        { heading: 'Outlook', body: 'Two arrive.', measures: { Vans: 2, Depots: 1 } },
      ],
    });
    assert.deepEqual(
      sections.map(({ label, path, kind }) => [label, path, kind]),
      [
        ['Summary', 'summary', 'text'],
        ['Maintenance', 'sections[0].body', 'text'],
        ['Outlook', 'sections[1]', 'group'],
      ],
    );
  });

  it('gives the title beside a signatory to the one who signs', () => {
    const issuer = { name: 'Safety Institute', signatory: 'Dr. Helen Marsh', title: 'Director' };
    const model = modelOf({
      certificate: { recipientName: 'Amara Okafor', course: 'Fire Safety', issuer },
    });
    assert.notEqual(model.title, 'Director');
    assert.deepEqual(
      model.signatures.map(({ name, lines }) => [name, lines.map(({ text }) => text)]),
      [['Dr. Helen Marsh', ['Director']]],
    );
  });

  it('writes a town without a country as where the money is paid with', () => {
    const client = { name: 'Oak & Iron', street: 'Lindenweg 4', zip: '10115', city: 'Berlin' };
    const linesIn = (currency: string, more = {}) =>
      modelOf({ invoiceNumber: 1, total: 5, currency, client: { ...client, ...more } }).parties[0]
        ?.lines[0]?.text;
    assert.equal(linesIn('EUR'), 'Lindenweg 4\n10115 Berlin');
    assert.equal(linesIn('USD'), 'Lindenweg 4\nBerlin, 10115');
    assert.equal(linesIn('EUR', { state: 'MD' }), 'Lindenweg 4\nBerlin, MD 10115');
  });

  it('calls a report without a title by what its keys say, where they are in its language', () => {
    const data = {
      inspector: 'E. Kowalski',
      findings: ['Brakes worn'],
      recommendations: ['Replace'],
    };
    assert.equal(modelOf({ ...data, type: 'report' }).title, 'Inspection report');
    assert.equal(modelOf({ ...data, type: 'report', locale: 'de-DE' }).title, 'Report');
  });

  it('takes a paper that is none of the types by its own name', () => {
    const model = modelOf({
      delivery_note: { number: 'DN-5521', carrier: 'PostNord' },
      ship_from: { name: 'Nordic Tools', address: 'Hamngatan 3' },
      ship_to: { name: 'Byggmax', address: 'Industrigatan 9' },
      lines: [{ article: 'HT-100', ordered: 20, delivered: 20 }],
    });
    assert.deepEqual([model.title, model.number?.text], ['Delivery note', 'DN-5521']);
    assert.deepEqual(
      model.parties.map(({ role, name }) => [role, name]),
      [
        ['sender', 'Nordic Tools'],
        ['recipient', 'Byggmax'],
      ],
    );
  });

  it('keeps columns in the order of whichever row has them, and amounts alike', () => {
    const { title, sections } = modelOf({
      accountStatement: {
        currency: 'GBP',
        transactions: [
          { day: '2026-10-02', debit: 45.5, balance: 1159.05 },
          { day: '2026-10-15', credit: 1400, balance: 2559.05 },
        ],
      },
    });
    assert.equal(title, 'Account statement');
    const table = sections[0]?.kind === 'table' ? sections[0].table : undefined;
    assert.deepEqual(
      table?.columns.map(({ label }) => label),
      ['Day', 'Debit', 'Credit', 'Balance'],
    );
    assert.equal(table?.rows[1]?.cells[2]?.text, '£1,400.00');
  });

  it('shows figures with unit and change', () => {
    const metrics = modelOf(PAYLOADS.monitoring).sections.find(({ kind }) => kind === 'metrics');
    assert.ok(metrics?.kind === 'metrics');
    assert.deepEqual(
      metrics.metrics.map(({ label, text, change }) => [label, text, change]),
      [['Uptime', '99.97%', '+0.02']],
    );
  });
});
