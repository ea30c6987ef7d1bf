import assert from 'node:assert/strict';
import { test } from 'vitest';
import { examples } from '#tests/examples/payloads.ts';
import { type ScriptExample, scriptExamples } from '#tests/examples/scripts.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { countMissingGlyphs, readFonts } from '#tests/support/pdf-fonts.ts';
import { describeEverywhere } from '#tests/support/service.ts';

const MAX_INVOICE_BYTES = 60_000;

const invoiceIn = (text: string) => ({
  invoiceNumber: 'INV-1',
  date: '2026-02-01',
  dueDate: '2026-03-01',
  from: { name: text },
  client: { name: `${text} ✓` },
  items: [{ description: text, quantity: 2, unitPrice: 60, total: 120 }],
  total: 120,
});

const templateDataIn = (text: string) => ({
  ...invoiceIn(text),
  lineItems: [{ description: text, quantity: 2, unitPrice: 60, total: 120 }],
  totals: { subtotal: 120, total: 120 },
});

const requests: Record<string, (example: ScriptExample) => object> = {
  data: ({ text, language }) => ({ data: { ...invoiceIn(text), locale: language } }),
  template: ({ text }) => ({ templateId: 'invoice-clean', data: templateDataIn(text) }),
  html: ({ text, language }) => ({
    html: `<html lang="${language}"><h1>${text}</h1><p>${text} ✓ 😀</p>`,
  }),
};

describeEverywhere('documents in any script', (service) => {
  const create = async (body: object) => {
    const headers = { accept: 'application/json' };
    const response = await service.send('POST', '/v1/create', body, headers);
    const text = await response.text();
    assert.equal(response.status, 200, text.slice(0, 500));
    const { url, warnings } = JSON.parse(text) as { url: string; warnings: { code: string }[] };
    return { pdf: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'), warnings };
  };

  for (const [path, request] of Object.entries(requests)) {
    for (const [name, example] of Object.entries(scriptExamples)) {
      test(`[fonts.scripts] ${name}, from ${path}`, async () => {
        const { pdf, warnings } = await create(request(example));
        assert.deepEqual(warnings, []);
        assert.equal(await countMissingGlyphs(pdf), 0);
        if (example.isJoined === true) return;
        const text = (await readPdf(pdf)).pages.map((page) => page.text).join('\n');
        // A line may break between any two of its characters.
        assert.ok(bare(text).includes(bare(example.text)), text);
      });
    }
  }

  test('[fonts.size] a one-page invoice is smaller than 60 kB, its fonts are subsets', async () => {
    for (const style of ['stripe-clean', 'classic', 'vibrant']) {
      const { pdf } = await create({ data: examples.invoice, style });
      console.log(`${style}: ${pdf.length} bytes`);
      assert.ok(pdf.length < MAX_INVOICE_BYTES, `${pdf.length} bytes`);
      const fonts = await readFonts(pdf);
      assert.ok(fonts.length > 0);
      assert.ok(
        fonts.every(({ isSubset }) => isSubset),
        JSON.stringify(fonts),
      );
    }
  });

  test('[fonts.missing] the answer names what could not be drawn', async () => {
    const { warnings } = await create({ data: invoiceIn('Rune ᚠ') });
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['GLYPH_MISSING'],
    );
  });
});

const bare = (text: string) => text.normalize('NFC').replace(/\s/g, '');
