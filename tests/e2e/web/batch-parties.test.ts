import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { usePages } from './use-pages.ts';

const { visit, service } = usePages();

const ON_LABEL = 'Table, as CSV: the first line names the columns';

/** A pottery's invoice in euros. */
const invoice = {
  order: { invoice_no: 'R-26-1187', invoice_date: '2026-11-13', currency: 'EUR' },
  seller: {
    trade_name: 'Kiln & Clay Studio',
    vat_id: 'IE3628739L',
    address: { line1: '4 Harbour Row', town: 'Kinsale', country: 'Ireland' },
  },
  customer: {
    company: 'The Fig Tree Café',
    billing: { street: '17 Oliver Plunkett Street', city: 'Cork' },
  },
  lines: [{ title: 'Stoneware mug', qty: 2, unit_net: 14.5, line_net: 29 }],
  summary: { vat: { rate: 23, amount: 6.67 }, gross: 35.67 },
};

const columns =
  'Invoice No,Invoice Date,Account Name,Address Line 1,Town,Product,Qty,Unit Price (ex VAT),Line Net,Invoice Total';
const table = [
  columns,
  'SH-1,03/11/2026,Harrow Books Ltd,12 Station Road,Harrow,Oak shelf,1,£39.50,£39.50,£47.40',
  'SH-2,04/11/2026,Bright & Son,8 Mill Lane,Leeds,Bracket,3,£6.75,£20.25,£24.30',
].join('\n');

async function savePottery(): Promise<void> {
  const accept = { accept: 'application/json' };
  const created = await service.send('POST', '/v1/create', { data: invoice }, accept);
  const { sessionId } = (await created.json()) as { sessionId: string };
  const body = { name: 'Pottery', type: 'invoice', sessionId };
  assert.equal((await service.send('POST', '/v1/templates/saved', body)).status, 201);
}

test('[web.batch] the sender stays the template’s, comes back with its column, and amounts keep their currency', async () => {
  await savePottery();
  const site = await visit('batch', { hasKey: true });
  await site.says('Match the columns');
  await site.choose('Template', 'Pottery');
  await site.fill(ON_LABEL, table);
  await site.press('Match the columns');
  await site.documentSays('Kiln & Clay Studio');
  const first = await site.documentText();
  assert.match(first, /4 Harbour Row/);
  assert.match(first, /Harrow Books Ltd\s[\s\S]*12 Station Road/);
  assert.match(first, /£39\.50\s+£39\.50/);
  assert.match(first, /Total\s+£47\.40/);
  assert.doesNotMatch(first, /€/);
  await site.press('The same in every row (5)');
  // A column of a part of the data is all that is known of that part, until it is taken out.
  await site.choose('Column for seller.address.line1', 'Town');
  await site.documentLacks('Kiln & Clay Studio');
  await site.choose('Column for seller.address.line1', 'Nothing');
  await site.documentSays('Kiln & Clay Studio');
  assert.match(await site.documentText(), /4 Harbour Row/);
  assert.deepEqual(site.errors, []);
  await site.close();
});

test('[web.batch] the preview is in the language of the documents, complete or not, or in the one that is chosen', async () => {
  const site = await visit('batch', { hasKey: true });
  await site.says('Match the columns');
  await site.choose('Template', 'Clean invoice (built in)');
  const rows = ['Rechnungsnr.;Kunde;Artikel;Menge;Summe netto', 'R-1;Hotel Adler;Toner;2;20,00'];
  await site.fill(ON_LABEL, rows.join('\n'));
  await site.press('Match the columns');
  await site.says('The template requires');
  await site.documentSays('Zwischensumme');
  await site.choose('Language', 'Français');
  await site.documentSays('Sous-total');
  await site.choose('Language', 'Automatic');
  await site.documentSays('Zwischensumme');
  assert.deepEqual(site.errors, []);
  await site.close();
});

test('[web.batch] a job is named after its template and the file of its table', async () => {
  const body = { name: 'Slips', html: '<h1>{{number}}</h1>' };
  assert.equal((await service.send('POST', '/v1/templates/saved', body)).status, 201);
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-table-'));
  const file = join(folder, 'november.csv');
  await writeFile(file, 'Number\n1\n2\n');
  const site = await visit('batch', { hasKey: true });
  await site.says('Match the columns');
  await site.choose('Template', 'Slips');
  const opener = (await site.page.waitForSelector('form input[type=file]')) ?? assert.fail();
  await opener.uploadFile(file);
  await site.press('Match the columns');
  await site.press('Make 2 documents');
  await site.says('Slips, november.csv');
  await site.says('2 of 2');
  const { name } = await site.download('Download ZIP');
  assert.match(name, /^slips-november-csv-\d{4}-\d\d-\d\d\.zip$/);
  await rm(folder, { recursive: true });
  assert.deepEqual(site.errors, []);
  await site.close();
});
