import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { JsonObject } from '#schemas/json.ts';
import { unzipAll } from '#tests/support/jobs.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { usePages } from './use-pages.ts';

const { visit, service } = usePages();

const line = (what: string, count: number, each: number) => ({
  ...{ what, how_many: count, each, amount: count * each },
});

/** An invoice of a piano tuner, with names of her own. */
const invoice: JsonObject = {
  ...{ ref: 'PT-1', job_type: 'INVOICE', raised_on: '27/11/2026', pay_by: '11/12/2026' },
  business: { trading_name: 'Strathspey Piano Tuning', email: 'eilidh@strathspeypianos.example' },
  customer: {
    name: 'Kincraig Village Hall',
    address: { line1: 'The Old Schoolhouse', line2: 'Main Street', town: 'Kincraig' },
  },
  work_done: [line('Concert tuning', 1, 85), line('Bass string', 2, 42.5)],
  ...{ net: 170, vat_rate: 20, vat: 34, amount_due: 204, ccy: 'GBP' },
};

const table = [
  'Customer,Inv No,Invoice Date,Pay By,Street,Town,Job,Qty,Rate (£),Line £,VAT £,Grand Total £',
  'Aviemore School,PT-2,02/12/2026,16/12/2026,Grampian Road,Aviemore,Tuning,3,£65.00,£195.00,£47.00,£282.00',
  'Aviemore School,PT-2,02/12/2026,16/12/2026,Grampian Road,Aviemore,"Shank,\nF#4",2,£20.00,£40.00,£47.00,£282.00',
  'Aviemore School,PT-3,03/12/2026,17/12/2026,Grampian Road,Aviemore,Tuning,one,£85.00,£85.00,£17.00,£102.00',
  'Boat Hotel,PT-4,04/12/2026,18/12/2026,Deshar Road,Boat of Garten,Grand tuning,2,£85.00,£170.00,£49.00,£294.00',
  'Boat Hotel,PT-4,04/12/2026,18/12/2026,Deshar Road,Boat of Garten,Mileage,150,£0.50,£75.00,£49.00,£294.00',
].join('\n');

const ON_LABEL = 'Table, as CSV: the first line names the columns';

test('[web.batch] columns of an own table need no correcting, and what fails names its line and column', async () => {
  const accept = { accept: 'application/json' };
  const created = await service.send('POST', '/v1/create', { data: invoice }, accept);
  const { sessionId } = (await created.json()) as { sessionId: string };
  const body = { name: 'Tuning', type: 'invoice', sessionId };
  assert.equal((await service.send('POST', '/v1/templates/saved', body)).status, 201);
  const site = await visit('batch', { hasKey: true });
  await site.says('Match the columns');
  await site.choose('Template', 'Tuning');
  await site.fill(ON_LABEL, table);
  await site.press('Match the columns');
  await site.says('Make 3 documents');
  await site.documentSays('Aviemore School');
  const first = await site.documentText();
  assert.match(first, /Grampian Road\s+Aviemore/);
  assert.match(first, /Tuning\s+3\s+£65\.00\s+£195\.00/);
  await site.press('Make 3 documents');
  await site.says('2 of 3 made, 1 failed');
  await site.says('Line 5, column “Qty”: “one” must be a number, or a formatted amount such as "£');
  const { name, bytes } = await site.download('Download ZIP');
  assert.match(name, /^tuning-\d{4}-\d\d-\d\d\.zip$/);
  const files = await unzipAll(Buffer.from(bytes));
  const last = await readPdf(files[1]?.content ?? Buffer.alloc(0));
  const text = last.pages.map((page) => page.text.replace(/\s+/g, ' ')).join(' ');
  assert.match(text, /Mileage 150 £0\.50 £75\.00/);
  assert.match(text, /£294\.00/);
  assert.deepEqual(site.errors, []);
  await site.close();
});

test('[web.batch] the sum of the lines stands where a built-in template requires a subtotal', async () => {
  const site = await visit('batch', { hasKey: true });
  await site.says('Match the columns');
  await site.choose('Template', 'Clean invoice (built in)');
  await site.fill(ON_LABEL, table.replace('one', '1'));
  await site.press('Match the columns');
  await site.says('Make 3 documents');
  await site.says('the sum of Line £');
  await site.documentSays('£235.00');
  await site.press('Make 3 documents');
  await site.says('3 of 3');
  assert.deepEqual(site.errors, []);
  await site.close();
});
