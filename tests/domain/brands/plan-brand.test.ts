import assert from 'node:assert/strict';
import { afterAll, test } from 'vitest';
import { planBrand } from '#lib/domain/brands/plan-brand.ts';
import { readBrand } from '#lib/domain/brands/read-brand.ts';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { applyOperations } from '#lib/domain/editing/apply/apply-operations.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { readContent } from '#lib/domain/editing/read-content.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import { renderTemplate } from '#lib/domain/templates/render.ts';
import type { BrandToApply } from '#schemas/brand.ts';
import { StyleName } from '#schemas/template.ts';
import { bytesOf, htmlJob, testRenderer } from '#tests/adapters/chromium/renderer.ts';
import { colourOfText, contrast, SCALE } from '#tests/domain/templates/colours.ts';
import { nastyBrands, ownDocuments } from '#tests/fixtures/brands/documents.ts';
import { builtInTemplates } from '#tests/support/built-in-templates.ts';
import { readPdf, renderPdfPage } from '#tests/support/pdf.ts';

/** Below 4.5, since even the core of a letter is not quite of its colour once it is drawn. */
const LEAST = 4.2;
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
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const renderer = testRenderer();
afterAll(() => renderer.stop());
const { signal } = new AbortController();

async function branded(html: string, brand: BrandToApply) {
  const plan = await planBrand(
    { renderer },
    'owner',
    { html, options: {} },
    readBrand(brand, []),
    signal,
  );
  const document = parseDocument(html);
  const content = readContent(document);
  const { effects } = applyOperations({ document, content, options: {} }, plan.operations);
  const after = readContent(document);
  for (const { checks } of effects)
    for (const check of checks)
      assert.equal(check.read({ document, content: after, options: {} }), undefined);
  return { html: document.toHtml(), before: readContent(parseDocument(html)), after, ...plan };
}

/** The least contrast of any line of the first page, as it is drawn. */
async function leastOnPaper(html: string) {
  const bytes = bytesOf(await renderer.render(htmlJob(html)));
  const [page] = (await readPdf(bytes)).pages;
  const pixels = await renderPdfPage(bytes, 1, SCALE);
  const lines = (page?.lines ?? []).map((line) => {
    const { text, ground } = colourOfText(pixels, line);
    return { line: line.text, ratio: contrast(text, ground) };
  });
  assert.ok(lines.length > 0);
  return lines.reduce((least, each) => (each.ratio < least.ratio ? each : least));
}

async function hold(name: string, html: string, brand: BrandToApply, exact = true) {
  const result = await branded(html, brand);
  assert.deepEqual(
    result.after.nodes.filter(({ role }) => role !== 'logo').map(({ text }) => text),
    result.before.nodes.filter(({ role }) => role !== 'logo').map(({ text }) => text),
    name,
  );
  if (!exact) return result;
  assert.ok(result.isLegible, name);
  const least = await leastOnPaper(result.html);
  assert.ok(least.ratio >= LEAST, `${name}: "${least.line}" ${least.ratio.toFixed(2)}`);
  return result;
}

/** A style's or a template's look differs little from its neighbours': each meets one of the brands, all of them together every one. */
const HARD = ['yellow', 'neon', 'grey', 'white'] as const;

for (const [index, style] of StyleName.options.entries()) {
  const name = HARD[index % HARD.length] ?? HARD[0];
  test(`[brand.contrast] a generated layout in ${style} can be read in ${name}`, async () => {
    const { html } = layoutDocument(analyzeData(DATA).model, { style });
    const brand = { colors: nastyBrands[name], fonts: ['Playfair Display', 'Open Sans'] };
    const { operations } = await hold(`${style} in ${name}`, html, brand);
    // Gradients and lines that no element is have no other way.
    assert.equal(operations[0]?.op, 'set-theme');
  });
}

for (const [index, template] of builtInTemplates.entries()) {
  const name = HARD[index % HARD.length] ?? HARD[0];
  test(`[brand.contrast] ${template.id} can be read in ${name}`, async () => {
    const html = renderTemplate(template, template.sampleData);
    await hold(`${template.id} in ${name}`, html, { colors: nastyBrands[name], logoUrl: LOGO });
  });
}

for (const [index, [kind, html]] of Object.entries(ownDocuments).entries()) {
  test(`[brand.contrast] markup of others (${kind}) can be read in every second brand`, async () => {
    const brands = Object.entries(nastyBrands).filter((_, at) => (at + index) % 2 === 0);
    // Printed, the pixels behind a gradient's letters differ along the line.
    for (const [name, colors] of brands)
      await hold(`${kind} in ${name}`, html, { colors, fonts: ['Inter'] }, kind !== 'script');
  });
}
