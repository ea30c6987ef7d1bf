import assert from 'node:assert/strict';
import { test } from 'vitest';
import { readPdf } from '#tests/support/pdf.ts';
import { usePages } from './use-pages.ts';

const { visit, service } = usePages();

const saved = async () => {
  const response = await service.send('GET', '/v1/templates/saved');
  return ((await response.json()) as { templates: { name: string; version: number }[] }).templates;
};

test('[web.templates] a template is described, edited, saved and compared', async () => {
  const site = await visit('templates', { hasKey: true });
  await site.says('Built in');
  await site.fill('New template from a description', 'a bold receipt for a bakery');
  await site.press('Create the template');
  await site.says('version 1');
  await site.paste('<h1>Receipt {{number}}</h1>\n<p>{{#items}}{{description}}</p>');
  await site.page.waitForSelector('>>> .cm-lintRange-error', { visible: true });
  await site.says('(line 2, column 4)');
  await site.paste('<h1>Receipt {{number}}</h1>\n<p>{{#items}}{{description}} {{/items}}</p>');
  await site.documentSays('Receipt');
  await site.press('Sample data');
  await site.paste('{"number":"R-7","items":[{"description":"Rye bread"}]}');
  await site.documentSays('Receipt R-7');
  await site.documentSays('Rye bread');
  await site.press('Markup');
  const markup = '<h1>Receipt {{number}}</h1>\n<p>{{#items}}{{description}} {{/items}}';
  await site.paste(`${markup}{{#tip}}{{tip}}{{/tip}}{{totl}}</p>`);
  await site.says('The data has no {{totl}}');
  await site.page.waitForSelector('>>> .cm-lintRange-warning', { visible: true });
  assert.doesNotMatch(await site.page.evaluate(() => document.body.innerText), /no \{\{tip\}\}/);
  await site.paste(`${markup}</p>`);
  await site.page.waitForFunction(() => !document.body.innerText.includes('The data has no'));
  await site.fill('Say what to change', 'make the title dark green');
  await site.press('Change');
  await site.page.waitForSelector('.changes p');
  await site.press('Undo');
  await site.page.waitForFunction(() => document.querySelector('.changes') === null);
  await site.press('Save version');
  await site.says('version 2');
  await site.press('Versions');
  await site.page.waitForSelector('>>> .cm-deletedChunk', { visible: true });
  assert.equal((await saved()).at(0)?.version, 2);
  await site.press('Restore version 1');
  await site.says('version 3');
  await site.press('Markup');
  await site.documentLacks('Rye bread');
  assert.deepEqual(
    site.errors.filter((error) => !error.startsWith('Failed to load resource')),
    [],
  );
  await site.close();
});

test('[web.templates] names of values are offered within a tag', async () => {
  const site = await visit('templates/invoice-clean', { hasKey: true });
  await site.documentSays('Maya Lindqvist');
  await site.press('Copy and change');
  await site.says('version 1');
  // What is known of the copy's values comes with its preview.
  await site.documentSays('Maya Lindqvist');
  // The markup is in view, its style sheet folded.
  await site.page.waitForSelector('>>> .cm-foldPlaceholder', { visible: true });
  await site.paste('<h1></h1>');
  await site.page.keyboard.press('End');
  await site.page.keyboard.type('{{client.na');
  const option = await site.page.waitForSelector('>>> .cm-completionLabel', { visible: true });
  assert.equal(await option?.evaluate((element) => element.textContent), 'client.name');
  await option?.click();
  await site.documentSays('Maya Lindqvist');
  await site.close();
});

test('[web.template-of-document] a changed document becomes a template for other data', async () => {
  const site = await visit('', { hasKey: true });
  await site.documentSays('Harbourline Coffee Roasters');
  await site.fill('Say what to change', 'make the title dark green');
  await site.press('Change');
  await site.page.waitForSelector('.changes');
  await site.press('Save as template');
  await site.press('Save template');
  await site.says('version 1');
  await site.documentSays('Harbourline Coffee Roasters');
  await site.press('Try with data');
  await site.page.waitForSelector('.example-choice');
  await site.documentSays('Harbourline Coffee Roasters');
  await site.paste(
    JSON.stringify({
      invoiceNumber: 'INV-9',
      dueDate: '2026-12-31',
      seller: { name: 'Harbour Bakery' },
      client: { name: 'Grace Hopper' },
      items: [{ description: 'Rye bread', quantity: 3, unitPrice: 4, total: 12 }],
      subtotal: 12,
      total: 12,
    }),
  );
  await site.documentSays('Grace Hopper');
  await site.documentSays('Rye bread');
  await site.documentLacks('Packaging for six blends');
  const { bytes } = await site.download('Download PDF');
  const { pages } = await readPdf(bytes);
  assert.match(pages[0]?.text ?? '', /INV-9/);
  assert.deepEqual(site.errors, []);
  await site.press('Without this template');
  await site.documentSays('Grace Hopper');
  await site.close();
});
