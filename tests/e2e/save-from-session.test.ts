import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { JsonObject } from '#schemas/json.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { DEMO_KEY, describeEverywhere } from '#tests/support/service.ts';

interface Saved {
  readonly id: string;
  readonly html: string;
  readonly version: number;
}

const textOf = (html: string) =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/(?:\s|&nbsp;)+/g, ' ')
    .trim();

describeEverywhere('save-from-session', (service) => {
  const call = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const response = await service.send(method, path, body);
    assert.ok(response.status < 300, `${path}: ${await response.clone().text()}`);
    return (await response.json()) as Body;
  };
  const clone = async () => {
    const body = { templateId: 'invoice-clean' };
    return (await call<{ template: Saved }>('POST', '/v1/templates/clone', body)).template;
  };
  const open = async (template: string, data: unknown) =>
    (await call<{ sessionId: string }>('POST', '/v1/preview', { template, data })).sessionId;
  const modify = (sessionId: string, instruction: string) =>
    call<{ html: string }>('POST', '/v1/modify', { sessionId, instruction });
  const saveFrom = (id: string, sessionId: string) =>
    call<{ template: Saved; warnings: { message: string }[] }>(
      'POST',
      `/v1/templates/saved/${id}/save-from-session`,
      { sessionId, description: 'As it was changed' },
    );
  const preview = async (templateId: string, data: JsonObject) =>
    (await call<{ html: string }>('POST', '/v1/templates/preview', { templateId, data })).html;

  const sampleOf = async () =>
    (await call<{ template: { sampleData: JsonObject } }>('GET', '/v1/templates/invoice-clean'))
      .template.sampleData;

  test('[templates.save-from-session] a new template is a design of a session in its first version', async () => {
    const line = { description: 'Tea', quantity: 1, unitPrice: 4, total: 4 };
    const data = { invoiceNumber: 'INV-1', client: { name: 'Ada' }, items: [line], total: 4 };
    const body = { data };
    const { sessionId } = await call<{ sessionId: string }>(
      'POST',
      '/v1/analyze/preview/auto',
      body,
    );
    await modify(sessionId, 'make every second row of the table light grey');
    await modify(sessionId, 'change "Ada" to "Grace"');
    const { template, warnings } = await call<{ template: Saved; warnings: { message: string }[] }>(
      'POST',
      '/v1/templates/saved',
      { name: 'Own', type: 'invoice', sessionId },
    );
    assert.equal(template.version, 1);
    assert.deepEqual(
      warnings.map(({ message }) => /: (.*)$/.exec(message)?.[1]),
      ['the value comes from the data'],
    );
    // Sums stand in the same table, and are none of its lines.
    assert.match(template.html, /tr[^>]* data-service-record[^>]*>/);
    assert.match(template.html, /nth-child\(even of \[data-service-record\]\)/);
    assert.match(textOf(await preview(template.id, data)), /Ada/);
    const both = await service.send('POST', '/v1/templates/saved', {
      ...{ name: 'Both', html: '<p></p>', sessionId },
    });
    assert.equal(both.status, 400);
  });

  test('[templates.save-from-session] a built-in template’s design takes data under the names that it was made of', async () => {
    const dataOf = (customer: string, deposit: number) => ({
      ...{ rechnungsnummer: `RE-${deposit}`, datum: '2026-03-02', waehrung: 'EUR' },
      kunde: { firma: customer, adresse: 'Marktplatz 2, 20095 Hamburg' },
      absender: { firma: 'Tischlerei Brandt', ustId: 'DE811122233' },
      positionen: [{ bezeichnung: 'Regal', menge: 1, einzelpreis: 1000, gesamt: 1000 }],
      ...{ netto: 1000, mwstSatz: 19, mwst: 190, brutto: 1190 },
      ...{ anzahlung: deposit, restbetrag: 1190 - deposit },
    });
    const first = dataOf('Café Kolb', 400);
    const sessionId = await open('invoice-clean', first);
    await modify(sessionId, 'make the title green');
    const { template, warnings } = await call<{ template: Saved; warnings: unknown[] }>(
      'POST',
      '/v1/templates/saved',
      { name: 'Eigene', type: 'invoice', sessionId },
    );
    assert.deepEqual(warnings, []);
    const again = await call<{ html: string }>('POST', '/v1/preview', {
      ...{ template: template.id, data: first },
    });
    assert.match(textOf(again.html), /DE811122233.*Café Kolb.*790,00/s);
    const other = await call<{ html: string }>('POST', '/v1/preview', {
      ...{ template: template.id, data: dataOf('Hotel Adler', 500) },
    });
    const text = textOf(other.html);
    for (const part of ['RE-500', 'Hotel Adler', '500,00', '690,00'])
      assert.ok(text.includes(part));
    assert.doesNotMatch(text, /Kolb|RE-400|790,00/);
  });

  test('[templates.save-from-session] changes of the design are in the new version, and the data is the new one', async () => {
    const template = await clone();
    const data = await sampleOf();
    const before = await preview(template.id, data);
    const sessionId = await open(template.id, data);
    await modify(sessionId, 'make the title dark green');
    await modify(sessionId, 'rename "Billed to" to "Customer"');
    const changed = await modify(sessionId, 'move the notes above the line items');
    const { template: saved, warnings } = await saveFrom(template.id, sessionId);
    assert.deepEqual(warnings, []);
    assert.equal(saved.version, 2);
    assert.equal(textOf(await preview(template.id, data)), textOf(changed.html));
    const other = {
      ...data,
      client: { name: 'Zora Neale' },
      lineItems: [
        { description: 'Only line', quantity: 3, unitPrice: 7, total: 21 },
        { description: 'And another', quantity: 1, unitPrice: 5, total: 5 },
      ],
    };
    const html = await preview(template.id, other);
    const text = textOf(html);
    assert.match(text, /Customer Zora Neale/);
    assert.match(text, /Only line 3 \$7\.00 \$21\.00 And another 1/);
    assert.ok(text.indexOf('Notes') < text.indexOf('Only line'), text);
    assert.match(html, /<h1[^>]*style="[^"]*color/);
    assert.doesNotMatch(html, /pwnumber|pwtag|Maya/);
    assert.equal(await preview(`${template.id}@1`, data), before, 'version 1 is as it was');
  });

  test('[templates.save-from-session] without a change the template stays what it makes', async () => {
    const template = await clone();
    const data = await sampleOf();
    const sessionId = await open(template.id, data);
    const { template: saved } = await saveFrom(template.id, sessionId);
    assert.match(saved.html, /\{\{client\.name\}\}/);
    assert.equal(
      textOf(await preview(template.id, data)),
      textOf(await preview(`${template.id}@1`, data)),
    );
  });

  test('[templates.save-from-session] leaves changes of values to the data, and reports them', async () => {
    const template = await clone();
    const data = await sampleOf();
    const sessionId = await open(template.id, data);
    await modify(sessionId, 'change the due date to July 1, 2030');
    const { template: saved, warnings } = await saveFrom(template.id, sessionId);
    assert.ok(warnings.length > 0);
    assert.doesNotMatch(saved.html, /2030/);
  });

  const openData = async (body: object) => {
    const accept = { accept: 'application/json' };
    const response = await service.send('POST', '/v1/create', body, accept);
    assert.equal(response.status, 200, await response.clone().text());
    return ((await response.json()) as { sessionId: string }).sessionId;
  };

  test('[templates.save-from-session] a generated layout keeps placeholders for what stands in it often, and for lists', async () => {
    const template = await clone();
    const data = {
      invoiceNumber: 'INV-77',
      from: { name: 'Analytical Engines', email: 'ada@engines.example' },
      client: { name: 'Ada Byron', contact: 'Ada Byron' },
      items: [
        { description: 'Consulting', quantity: 2, unitPrice: 60, total: 120 },
        { description: 'Consulting', quantity: 1, unitPrice: 60, total: 60 },
      ],
      total: 180,
      notes: 'Ask for Ada Byron, of Analytical Engines.',
    };
    const sessionId = await openData({ data, style: 'classic', intent: 'thank the customer' });
    await modify(sessionId, 'make the title dark green');
    const changed = await modify(sessionId, 'rename "Description" to "Work done"');
    const { template: saved, warnings } = await saveFrom(template.id, sessionId);
    assert.deepEqual(warnings, []);
    assert.equal(textOf(await preview(template.id, data)), textOf(changed.html));
    assert.ok(saved.html.includes('{{#printed.items}}'));
    const other = {
      ...data,
      client: { name: 'Grace Hopper', contact: 'Navy' },
      from: { name: 'Compilers & Co', email: 'grace@co.example' },
      items: [
        { description: 'Debugging', quantity: 1, unitPrice: 10, total: 10 },
        { description: 'Moths', quantity: 3, unitPrice: 10, total: 30 },
        { description: 'Lectures', quantity: 1, unitPrice: 5, total: 5 },
      ],
      notes: 'None.',
    };
    const html = await preview(template.id, other);
    assert.match(textOf(html), /Grace Hopper.*Work done.*Debugging.*Moths.*Lectures/);
    assert.doesNotMatch(html, /Ada Byron|Analytical|Consulting|pwnumber|pwtag/);
    assert.match(html, /<h1[^>]*style="[^"]*color/);
  });

  const plumber = {
    'odd {key}': 'A value',
    Rechnungsnummer: 'R-2026-118',
    Datum: '2026-03-04',
    kunde: { name: 'Bäckerei Sommer', strasse: 'Marktplatz 3', plz: '79098', ort: 'Freiburg' },
    firma: {
      name: 'Rohr & Sohn GmbH',
      strasse: 'Werkweg 9',
      plz: '79110',
      ort: 'Freiburg',
      email: 'post@rohr.example',
    },
    positionen: [
      {
        beschreibung: 'Heizung entlüftet',
        menge: 2,
        einheit: 'Std',
        einzelpreis: 68.5,
        gesamt: 137,
      },
      { beschreibung: 'Ventil', menge: 1, einheit: 'Stk', einzelpreis: 23, gesamt: 23 },
    ],
    netto: 160,
    mwst_satz: 19,
    mwst: 30.4,
    brutto: 190.4,
    waehrung: 'EUR',
    iban: 'DE02120300000000202051',
    status: 'bezahlt',
  };
  const bookshop = {
    ...plumber,
    Rechnungsnummer: 'R-2026-131',
    Datum: '2026-04-20',
    kunde: { name: 'Buchladen Winter', strasse: 'Seegasse 12', plz: '78462', ort: 'Konstanz' },
    positionen: [
      { beschreibung: 'Rohr ersetzt', menge: 4, einheit: 'm', einzelpreis: 20, gesamt: 80 },
      { beschreibung: 'Anfahrt', menge: 1, einheit: 'Stk', einzelpreis: 40, gesamt: 40 },
      { beschreibung: 'Dichtung', menge: 10, einheit: 'Stk', einzelpreis: 2, gesamt: 20 },
      { beschreibung: 'Arbeitszeit', menge: 2, einheit: 'Std', einzelpreis: 70, gesamt: 140 },
    ],
    netto: 280,
    mwst: 53.2,
    brutto: 333.2,
  };

  const pdfOf = async (templateId: string, data: JsonObject) => {
    const response = await service.send('POST', '/v1/create', { templateId, data });
    assert.equal(response.status, 200, await response.clone().text());
    return Buffer.from(await response.arrayBuffer());
  };

  test('[templates.save-from-session] composed texts, rates, dates and amounts are those of other data', async () => {
    const template = await clone();
    const sessionId = await openData({ data: plumber });
    const { template: saved, warnings } = await saveFrom(template.id, sessionId);
    assert.deepEqual(warnings, []);
    assert.doesNotMatch(saved.html, /Sommer|Marktplatz|R-2026|137|190|Rohr/);
    const text = textOf(await preview(template.id, bookshop));
    const { pages } = await readPdf(await pdfOf(template.id, bookshop));
    const printed = pages.map((page) => page.text.replace(/\s+/g, ' ')).join(' ');
    assert.match(printed, /Bezahlt/);
    assert.match(printed, /Buchladen Winter/);
    for (const said of [
      'Buchladen Winter',
      'Seegasse 12 78462 Konstanz',
      '20. April 2026',
      'R-2026-131',
      'Rohr ersetzt 4 m 20,00 € 80,00 €',
      'Arbeitszeit 2 Std 70,00 € 140,00 €',
      '53,20 €',
      '333,20 €',
    ])
      assert.ok(text.includes(said), `${said} in ${text}`);
    assert.match(text, /MwSt\. \(19\s%\) 53,20 €/);
    assert.doesNotMatch(text, /Sommer|Marktplatz|137|190,40/);
  });

  test('[templates.save-from-session] edits of labels, colours, currency and dates are kept', async () => {
    const template = await clone();
    const sessionId = await openData({ data: plumber });
    await modify(sessionId, 'rename "Einzelpreis" to "Satz"');
    await modify(sessionId, 'make the title dark green');
    await modify(sessionId, 'show the amounts in CHF');
    const changed = await modify(sessionId, 'write dates as dd.MM.yyyy');
    const { warnings } = await saveFrom(template.id, sessionId);
    assert.deepEqual(warnings, []);
    assert.equal(textOf(await preview(template.id, plumber)), textOf(changed.html));
    const html = await preview(template.id, bookshop);
    const text = textOf(html);
    assert.match(text, /Satz/);
    assert.match(text, /20\.04\.2026/);
    assert.match(text, /CHF/);
    assert.doesNotMatch(text, /€/);
    assert.match(html, /<h1[^>]*style="[^"]*color/);
  });

  test('[templates.save-from-session] an amount of one document is in no template, and other data shows its own', async () => {
    const template = await clone();
    const line = { description: 'Tuning', quantity: 2, unitPrice: 100, total: 200 };
    const data = {
      ...{ invoiceNumber: 'PT-7', issueDate: '2026-11-27', currency: 'GBP' },
      ...{ client: { name: 'Kincraig Village Hall' }, items: [line] },
      ...{ subtotal: 200, taxRate: 20, tax: 40, total: 240 },
    };
    const sessionId = await openData({ data });
    const discounted = await modify(sessionId, 'give a 10% discount');
    assert.match(textOf(discounted.html), /Discount \(10%\) -£20\.00/);
    await modify(sessionId, 'Show dates like 5 March 2026');
    const { template: saved, warnings } = await saveFrom(template.id, sessionId);
    assert.doesNotMatch(saved.html, /£/);
    assert.deepEqual(
      warnings.map(({ message }) => message),
      [
        '"give a 10% discount" is not in the template: the amount is this document’s own; others show theirs where their data has one',
      ],
    );
    const other = { ...data, discount: 15, tax: 37, total: 222 };
    const text = textOf(await preview(template.id, other));
    assert.match(text, /Discount -£15\.00/);
    assert.equal(text.match(/Discount/g)?.length, 1, text);
    assert.match(text, /27 November 2026/);
  });

  test('[templates.save-from-session] a value without a place in the template is reported', async () => {
    const template = await clone();
    await saveFrom(template.id, await openData({ data: plumber }));
    const data = { ...bookshop, Leistungsdatum: '2026-04-18' };
    const response = await service.send(
      'POST',
      '/v1/create',
      { templateId: template.id, data },
      { accept: 'application/json' },
    );
    const { warnings } = (await response.json()) as {
      warnings: { code: string; message: string }[];
    };
    assert.deepEqual(
      warnings.filter(({ code }) => code === 'VALUE_LEFT_OUT').map(({ message }) => message),
      ['The template has no place for "18. April 2026"'],
    );
  });

  test('[templates.save-from-session] sheet, footer and looks are the design’s; page numbers stay a document’s option', async () => {
    const template = await clone();
    const data = await sampleOf();
    const first = await preview(template.id, data);
    const stored = await service.send('GET', `/v1/templates/${template.id}@1`);
    const sessionId = await open(template.id, data);
    await modify(sessionId, 'landscape');
    await modify(sessionId, 'set all margins to 30mm');
    await modify(sessionId, 'add page numbers');
    await modify(sessionId, 'add the line "Registered in Ljubljana" at the bottom');
    const changed = await modify(sessionId, 'make the table header dark red');
    assert.match(textOf(changed.html), /Registered in Ljubljana/);
    const { template: saved, warnings } = await saveFrom(template.id, sessionId);
    assert.equal(warnings.length, 2, JSON.stringify(warnings));
    assert.match(warnings[0]?.message ?? '', /^"add page numbers" .* option of a document/);
    assert.match(warnings[1]?.message ?? '', /^"Registered in Ljubljana" .* every document/);
    assert.equal(textOf(await preview(template.id, data)), textOf(changed.html));
    for (const tag of ['{{client.name}}', '{{#lineItems}}', '{{/lineItems}}'])
      assert.ok(saved.html.includes(tag), tag);
    const other = await preview(template.id, { ...data, client: { name: 'Zora Neale' } });
    assert.match(textOf(other), /Zora Neale.*Registered in Ljubljana/);

    const again = await service.send('GET', `/v1/templates/${template.id}@1`);
    assert.equal(await again.text(), await stored.text());
    assert.equal(await preview(`${template.id}@1`, data), first);
    const pdf = (templateId: string) => pdfOf(templateId, data);
    const untouched = await pdf((await clone()).id);
    assert.deepEqual(await pdf(`${template.id}@1`), untouched, 'byte for byte');
    const [before, after] = [await readPdf(untouched), await readPdf(await pdf(template.id))];
    const sheets = [before, after].map(({ pages: [page] }) => [page?.width, page?.height]);
    assert.deepEqual(sheets[1], sheets[0]?.toReversed());
    const left = [before, after].map(({ pages: [page] }) =>
      Math.min(...(page?.lines ?? []).map(({ x }) => x)),
    );
    assert.ok(Number(left[1]) - Number(left[0]) > 40, 'from half an inch to 30 mm');
  });

  test('[templates.save-from-session] unknown sessions and templates, and demo keys, are refused', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const template = await clone();
    const send = (id: string, sessionId: string, headers = {}) =>
      service.send('POST', `/v1/templates/saved/${id}/save-from-session`, { sessionId }, headers);
    assert.equal((await send(template.id, unknown)).status, 404);
    assert.equal((await send(unknown, unknown)).status, 404);
    const demo = await send(template.id, unknown, { authorization: `Bearer ${DEMO_KEY}` });
    assert.equal(demo.status, 403);
  });
});
