import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { composeRenderer } from '#lib/compose/render.ts';
import { readConfig } from '#lib/config.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { jobOf } from '#lib/domain/creation/render-job.ts';
import { StyleName } from '#schemas/template.ts';
import { colourOfText, contrast, SCALE } from '#tests/domain/templates/colours.ts';
import { readPdf, renderPdfPage } from '#tests/support/pdf.ts';

const quiet = () => {};
const config = readConfig();
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const renderer = composeRenderer(config, log);
after(() => renderer.stop());

const DATA = {
  invoiceNumber: 'INV-77',
  status: 'unpaid',
  date: '2026-05-04',
  dueDate: '2026-06-03',
  company: { name: 'Northlight Studio', address: '48 Harbour Street' },
  client: { name: 'Maya Lindqvist', email: 'maya@fjordfield.example' },
  items: [
    { description: 'Design', quantity: 2, unitPrice: 1500, total: 3000 },
    { description: 'Hosting', quantity: 1, unitPrice: 240, total: 240 },
  ],
  subtotal: 3240,
  tax: 178.2,
  total: 3418.2,
  notes: 'Thank you for your business.',
};
/** Below 4.5, since even the core of a letter is not quite of its colour once it is drawn. */
const LEAST = 4.3;
const ACCENTS = [undefined, '#ffe600', '#7fffd4', '#777777', '#ff0000', '#000000', '#ffffff'];

for (const style of StyleName.options) {
  test(`[layout.contrast] ${style}: every text can be read, whatever the accent`, async () => {
    for (const accentColor of ACCENTS) {
      const data = accentColor === undefined ? DATA : { ...DATA, accentColor };
      const needs = { settings: config.settings, now: () => new Date('2026-11-20T12:00:00Z') };
      const { draft } = await composeRequest(needs, { data, style });
      const job = await jobOf(draft, 'pdf', draft.options, {});
      const { content } = await renderer.render({ ...job, ownerId: 'test' });
      const bytes = 'bytes' in content ? content.bytes : assert.fail('no bytes');
      const [page] = (await readPdf(bytes)).pages;
      const pixels = await renderPdfPage(bytes, 1, SCALE);
      for (const line of page?.lines ?? []) {
        const { text, ground } = colourOfText(pixels, line);
        const ratio = contrast(text, ground);
        assert.ok(ratio >= LEAST, `"${line.text}", accent ${accentColor}: ${ratio.toFixed(2)}`);
      }
    }
  });
}
