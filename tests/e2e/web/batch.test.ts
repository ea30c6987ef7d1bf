import assert from 'node:assert/strict';
import { test } from 'vitest';
import { unzipAll } from '#tests/support/jobs.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { usePages } from './use-pages.ts';

const { visit, service } = usePages();

/** The texts of the PDFs of a ZIP, in order. */
async function textsOfZip(bytes: Uint8Array): Promise<string[]> {
  const files = await unzipAll(Buffer.from(bytes));
  const documents = files.filter(({ name }) => name.endsWith('.pdf'));
  const read = await Promise.all(documents.map(({ content }) => readPdf(content)));
  return read.map(({ pages }) => pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' '));
}

const rows = Array.from(
  { length: 10 },
  (_, index) => `INV-${index + 1},Client ${index + 1},2026-12-31,${(index + 1) * 10}`,
);

test('[web.batch] ten rows of a table become ten documents of an own template', async () => {
  const html = '<h1>Invoice {{number}}</h1><p>{{client.name}}: {{total}}</p>';
  const created = await service.send('POST', '/v1/templates/saved', { name: 'Slip', html });
  assert.equal(created.status, 201);
  const site = await visit('batch', { hasKey: true });
  await site.says('Match the columns');
  await site.choose('Template', 'Slip');
  await site.fill(
    'Table, as CSV: the first line names the columns',
    ['Number,Client,Due,Total', ...rows].join('\n'),
  );
  await site.press('Match the columns');
  await site.says('Make 10 documents');
  await site.choose('Column for client.name', 'Client');
  await site.press('Make 10 documents');
  await site.says('10 of 10');
  await site.says('completed');
  const { name, bytes } = await site.download('Download ZIP');
  assert.match(name, /\.zip$/);
  const entries = Buffer.from(bytes).toString('latin1').match(/\.pdf/g) ?? [];
  // Each file is named at its place and in the directory of the ZIP.
  assert.ok(entries.length >= 20, `${entries.length} names`);
  assert.deepEqual(site.errors, []);
  await site.close();
});

test('[web.batch] from an own invoice to ten of its kind: the sender is the template’s', async () => {
  const site = await visit('', { hasKey: true });
  await site.documentSays('Harbourline Coffee Roasters');
  await site.fill('Say what to change', 'make the title dark green and the total bold');
  await site.press('Change');
  await site.page.waitForSelector('.changes');
  await site.press('Save as template');
  await site.fill('Name of the template', 'Coffee invoice');
  await site.press('Save template');
  await site.says('version 1');
  await site.page.evaluate(() => {
    location.hash = '#/batch';
  });
  await site.says('Match the columns');
  await site.choose('Template', 'Coffee invoice');
  const table = rows.map((row, index) => `${row},Work ${index + 1},1`);
  await site.fill(
    'Table, as CSV: the first line names the columns',
    ['Invoice Number,Client,Due Date,Total,Description,Quantity', ...table].join('\n'),
  );
  await site.press('Match the columns');
  await site.says('Make 10 documents');
  await site.says('required');
  await site.page.locator('::-p-text(Filled by nothing)').click();
  for (const placeholder of ['subtotal', 'items[].total', 'items[].unitPrice', 'amountDue'])
    await site.choose(`Column for ${placeholder}`, 'Total');
  await site.press('Make 10 documents');
  await site.says('10 of 10');
  await site.says('completed');
  await site.says('Make 10 documents');
  const failed = await site.page.$$('.job .problem');
  assert.equal(failed.length, 0);
  await site.close();
});

test('[web.batch] rows with the same number become one document with a line for each', async () => {
  const html =
    '<h1>Invoice {{number}}</h1><p>{{client}}</p>{{#lines}}<p>{{text}} {{price}}</p>{{/lines}}';
  const schema = {
    fields: [
      { name: 'number', type: 'string', required: true },
      { name: 'client', type: 'string' },
      { name: 'lines', type: 'array' },
      { name: 'lines[].text', type: 'string' },
      { name: 'lines[].price', type: 'string' },
    ],
  };
  await service.send('POST', '/v1/templates/saved', { name: 'Lines', html, schema });
  const site = await visit('batch', { hasKey: true });
  await site.says('Match the columns');
  await site.choose('Template', 'Lines');
  const lines = [
    'A-1,Ada,Tea,£3',
    'A-1,Ada,Milk,£2',
    'A-2,Max,Tea,£3',
    'A-3,Zoe,Rye,£4',
    ',,Jam,£5',
  ];
  await site.fill(
    'Table, as CSV: the first line names the columns',
    ['Invoice Number,Client,Text,Price', ...lines].join('\n'),
  );
  await site.press('Match the columns');
  await site.says('Make 3 documents');
  await site.choose('One document for', 'each row');
  await site.says('Make 5 documents');
  await site.choose('One document for', 'each Invoice Number, a line for each row');
  await site.says('Make 3 documents');
  await site.press('Make 3 documents');
  await site.says('3 of 3');
  await site.page.reload({ waitUntil: 'networkidle0' });
  await site.says('3 of 3');
  await site.says('Make 3 documents');
  const { bytes } = await site.download('Download ZIP');
  const [first = '', , third = ''] = await textsOfZip(bytes);
  assert.match(first, /Invoice A-1 Ada Tea £3 Milk £2/);
  assert.match(third, /Invoice A-3 Zoe Rye £4 Jam £5/);
  await site.press('Back');
  await site.says('Match the columns');
  const kept = await site.page.$eval('#table', (each) => (each as HTMLTextAreaElement).value);
  assert.match(kept, /A-3,Zoe,Rye/);
  assert.deepEqual(site.errors, []);
  await site.close();
});

test('[web.batch] what is required and has no column is named, and so are columns without a place', async () => {
  const schema = { fields: [{ name: 'number', type: 'string', required: true }] };
  const html = '<h1>{{number}}</h1>';
  await service.send('POST', '/v1/templates/saved', { name: 'Numbered', html, schema });
  const site = await visit('batch', { hasKey: true });
  await site.says('Match the columns');
  await site.choose('Template', 'Numbered');
  await site.fill('Table, as CSV: the first line names the columns', 'Weather,Mood\nrain,low');
  await site.press('Match the columns');
  await site.says('The template requires Number');
  await site.says('Columns without a place: Weather, Mood');
  const button = await site.page.waitForSelector('::-p-aria([name="Make the document"])');
  assert.equal(await button?.evaluate((each) => (each as HTMLButtonElement).disabled), true);
  await site.fill('Otherwise for number', '7');
  await site.page.waitForFunction(() => !document.body.innerText.includes('The template requires'));
  assert.deepEqual(site.errors, []);
  await site.close();
});

test('[web.usage] what was made and what is kept is listed', async () => {
  for (let count = 1; count <= 11; count += 1) {
    const made = await service.send('POST', '/v1/create', { html: `<title>Kept ${count}</title>` });
    assert.equal(made.status, 200);
  }
  await service.send('POST', '/v1/sources', {
    name: 'Customers',
    type: 'json',
    config: { records: [{ name: 'Ada' }] },
  });
  const site = await visit('usage', { hasKey: true });
  await site.says('Recent documents');
  await site.page.waitForSelector('a[href*="/v1/documents/"]');
  const listed = () => site.page.$$eval('a[href*="/v1/documents/"]', (links) => links.length);
  assert.equal(await listed(), 10);
  await site.press('Show older documents');
  await site.page.waitForFunction(
    () => document.querySelectorAll('a[href*="/v1/documents/"]').length > 10,
  );
  await site.says('Customers');
  await site.press('Delete Customers');
  await site.press('Really delete Customers');
  await site.page.waitForFunction(() => !document.body.innerText.includes('Customers'));
  await site.says('documents, without a limit');
  await site.press('Forget it');
  await site.says('Get a free key');
  assert.deepEqual(site.errors, []);
  await site.close();
});
