import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'vitest';
import { readPdf } from '#tests/support/pdf.ts';
import { OWNER_KEY } from '#tests/support/service.ts';
import { usePages } from './use-pages.ts';

const { visit } = usePages();

const INVOICE = {
  invoiceNumber: 'INV-1042',
  dueDate: '2026-12-31',
  from: { name: 'Analytical Engines Ltd' },
  client: { name: 'Ada Lovelace' },
  currency: 'USD',
  items: [{ description: 'Consulting', quantity: 2, unitPrice: 60, total: 120 }],
  tax: 24,
  total: 144,
};
const json = (value: unknown) => JSON.stringify(value, null, 2);
const textOf = async (bytes: Uint8Array) =>
  (await readPdf(bytes)).pages.map(({ text }) => text).join('\n');

test('[web.first-visit] the first visit shows a document, and its file comes without a key', async () => {
  const site = await visit();
  await site.documentSays('Harbourline Coffee Roasters');
  const { name, bytes } = await site.download('Download PDF');
  assert.match(name, /\.pdf$/);
  assert.match(await textOf(bytes), /LF-2026-0417/);
  assert.deepEqual(site.errors, []);
  const elsewhere = site.requests.filter((url) => !url.startsWith(new URL(site.page.url()).origin));
  assert.deepEqual(
    elsewhere.filter((url) => !url.startsWith('blob:') && !url.startsWith('data:')),
    [],
  );
  await site.close();
});

test('[web.keyboard] the key dialog begins in its field, and the focus is never lost', async () => {
  const site = await visit();
  const focusIsOn = (name: string) =>
    site.page.waitForFunction(
      (expected) => {
        const { activeElement: at } = document;
        return [at?.getAttribute('name'), at?.id, at?.textContent].includes(expected);
      },
      {},
      name,
    );
  await site.documentSays('Harbourline Coffee Roasters');
  const button = await site.page.waitForSelector('::-p-text(Download PDF)');
  await button?.focus();
  await Promise.all([site.download('Download PDF'), site.page.keyboard.press('Enter')]);
  await focusIsOn('Download PDF');
  await site.paste(json(INVOICE));
  await site.says('appears here once there is a key');
  await site.press('Use a key');
  await focusIsOn('key');
  await site.press('I have none yet');
  await focusIsOn('email');
  await site.page.keyboard.type('eve@keyboard.example');
  await site.page.keyboard.press('Enter');
  await site.documentSays('Ada Lovelace');
  await focusIsOn('main');
  assert.deepEqual(site.errors, []);
  await site.close();
});

test('[web.own-document] own data, an address, the file: three actions', async () => {
  const site = await visit();
  await site.documentSays('Harbourline Coffee Roasters');
  await site.paste(json(INVOICE));
  await site.says('Your own document is one step away');
  await site.page.locator('.notice .primary').click();
  await site.fill('E-mail', `ada-${Date.now()}@example.com`);
  await site.press('Create my key');
  await site.documentSays('Ada Lovelace');
  await site.says('of 100 documents');
  const { bytes } = await site.download('Download PDF');
  assert.match(await textOf(bytes), /INV-1042/);
  await site.says('1 of 100 documents');
  assert.deepEqual(site.errors, []);
  await site.close();
});

test('[web.live] the document follows the text, and the last good one stays while it is broken', async () => {
  const site = await visit('', { hasKey: true });
  await site.paste(json(INVOICE));
  await site.documentSays('Ada Lovelace');
  await site.paste(json(INVOICE).replace('"total": 144', '"total": '));
  await site.page.waitForSelector('>>> .cm-lintRange-error', { visible: true });
  assert.match(await site.documentText(), /Ada Lovelace/);
  const lines = json(INVOICE).split('\n');
  const at = lines.findIndex((each) => each.includes('"total": 144'));
  await site.says(`Line ${at + 2}: unexpected }`);
  await site.paste(json({ ...INVOICE, client: { name: 'Grace Hopper' } }));
  await site.documentSays('Grace Hopper');
  assert.equal(await site.page.$('>>> .cm-lintRange-error'), null);
  await site.paste(json({ ...INVOICE, items: [] }).replace('"items": []', '"locale": 5'));
  assert.deepEqual(site.errors, []);
  await site.close();
});

test('[web.say] changes in words are listed as they are made, and taken back', async () => {
  const site = await visit('', { hasKey: true });
  await site.paste(json(INVOICE));
  await site.documentSays('Ada Lovelace');
  await site.fill('Say what to change', 'add the note "Delivery is free."');
  await site.press('Change');
  await site.documentSays('Delivery is free.');
  await site.fill('Say what to change', 'change the title to Final invoice');
  await site.press('Change');
  await site.documentSays('Final invoice');
  // Data that changes later keeps what was said.
  await site.paste(json({ ...INVOICE, client: { name: 'Grace Hopper' } }));
  await site.documentSays('Grace Hopper');
  await site.documentSays('Final invoice');
  await site.press('Undo');
  await site.page.waitForFunction(() => document.querySelectorAll('.changes > li').length === 1);
  await site.documentLacks('Final invoice');
  assert.match(await site.documentText(), /Delivery is free\./);
  await site.fill('Say what to change', 'sing a song about it');
  await site.press('Change');
  await site.page.waitForSelector('.say-state .problem');
  assert.deepEqual(
    site.errors.filter((error) => !error.startsWith('Failed to load resource')),
    [],
  );
  await site.close();
});

test('[web.say] a value that was changed in one document is not repeated in the rows of a table', async () => {
  const site = await visit('', { hasKey: true });
  await site.paste(json({ ...INVOICE, invoiceDate: '2026-12-01' }));
  await site.documentSays('Ada Lovelace');
  await site.fill('Say what to change', 'move the due date to January 15, 2027');
  await site.press('Change');
  await site.documentSays('January 15, 2027');
  await site.fill('Say what to change', 'change the title to Final invoice');
  await site.press('Change');
  await site.documentSays('Final invoice');
  await site.paste('Ref,Customer,Due,Total\nF-1,Max,2027-03-01,$8.00\nF-2,Zoe,2027-03-02,$9.00\n');
  await site.documentSays('March 1, 2027');
  await site.says('Not repeated');
  // What was said of the looks and labels is for any document.
  await site.documentSays('Final invoice');
  await site.press('Next document');
  await site.documentSays('March 2, 2027');
  assert.doesNotMatch(await site.documentText(), /January/);
  assert.deepEqual(site.errors, []);
  await site.close();
});

test('[web.draft] a reload keeps own data and its changes', async () => {
  const site = await visit('', { hasKey: true });
  await site.paste(json(INVOICE));
  await site.documentSays('Ada Lovelace');
  await site.fill('Say what to change', 'add the note "Delivery is free."');
  await site.press('Change');
  await site.documentSays('Delivery is free.');
  await site.page.reload({ waitUntil: 'networkidle0' });
  await site.documentSays('Ada Lovelace');
  await site.documentSays('Delivery is free.');
  await site.press('Undo');
  await site.documentLacks('Delivery is free.');
  assert.deepEqual(site.errors, []);
  await site.close();
});

test('[web.copy] the copied command makes exactly what is shown', async () => {
  const site = await visit('', { hasKey: true });
  await site.paste(json({ ...INVOICE, client: { name: "Ada's “Works” & Co" } }));
  await site.documentSays('Works');
  await site.fill('Say what to change', 'add the note "Delivery is free."');
  await site.press('Change');
  await site.documentSays('Delivery is free.');
  await site.page.click('.menu summary');
  await site.page.click('.stage-state');
  await site.page.waitForSelector('.menu:not([open])');
  await site.page.click('.menu summary');
  await site.page.locator('::-p-text(curl)').click();
  await site.page.waitForSelector('::-p-text(Copied as curl)');
  const command = await site.page.evaluate(() => navigator.clipboard.readText());
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-copied-'));
  await promisify(execFile)('bash', ['-ec', command], {
    cwd: folder,
    env: { ...process.env, PAGEWRIGHT_API_KEY: OWNER_KEY },
  });
  const text = await textOf(await readFile(join(folder, 'document.pdf')));
  assert.match(text, /Works/);
  assert.match(text, /Delivery is free\./);
  await rm(folder, { recursive: true });
  await site.close();
});

test('[web.inputs] a table shows one document at a time, HTML shows itself', async () => {
  const site = await visit('', { hasKey: true });
  await site.paste(
    'invoiceNumber,client.name,dueDate,total\nINV-1,Ada Lovelace,2026-12-31,10\nINV-2,Grace Hopper,2026-12-31,20\n',
  );
  await site.documentSays('Ada Lovelace');
  await site.press('Next document');
  await site.documentSays('Grace Hopper');
  await site.says('2 of 2');
  await site.paste(
    'Invoice No,Client,Item,Qty,Price,Total\nINV-1,Ada,Tea,2,£3,£8\nINV-1,Ada,Milk,1,£2,£8\nINV-2,Max,Rye,1,£4,£4\n',
  );
  await site.documentSays('Rye');
  await site.press('Previous document');
  await site.documentSays('Milk');
  await site.documentSays('Tea');
  await site.says('1 of 2');
  await site.paste('<h1>Minutes of the meeting</h1><script>document.title = "ran"</script>');
  await site.documentSays('Minutes of the meeting');
  const { bytes } = await site.download('Download PDF');
  assert.match(await textOf(bytes), /Minutes of the meeting/);
  assert.deepEqual(site.errors, []);
  await site.close();
});

test('[web.warnings] a warning leads to its place in the data and in the document', async () => {
  const site = await visit('', { hasKey: true });
  await site.paste(json({ ...INVOICE, tax: 30 }));
  await site.says('1 warning');
  await site.page.locator('.warnings .link').click();
  await site.page.waitForSelector('>>> .cm-selectionBackground', { visible: true });
  await site.close();
});

test('[web.pages] the pages are those of the file, each reached from a list', async () => {
  const site = await visit('', { hasKey: true });
  const items = Array.from({ length: 80 }, (_, index) => ({
    ...INVOICE.items[0],
    description: `Consulting ${index + 1}`,
  }));
  await site.paste(json({ ...INVOICE, items }));
  await site.documentSays('Consulting 80');
  await site.press('Pages');
  await site.page.waitForSelector('canvas[aria-label^="Page 2 of"]');
  await site.press('2');
  await site.choose('Zoom', '50 %');
  await site.page.waitForFunction(
    () => (document.querySelector('canvas')?.getBoundingClientRect().width ?? 999) < 400,
  );
  const inked = await site.page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.some((value, index) => index % 4 < 3 && value < 100);
  });
  assert.ok(inked);
  assert.deepEqual(site.errors, []);
  await site.close();
});
