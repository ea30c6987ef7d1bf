import assert from 'node:assert/strict';
import { afterAll, describe, test } from 'vitest';
import { composeRenderer } from '#lib/compose/render.ts';
import { readConfig } from '#lib/config.ts';
import { fillUsable } from '#lib/domain/creation/fill-usable.ts';
import { markupToFill } from '#lib/domain/creation/translate-template.ts';
import type { BuiltInTemplate } from '#lib/domain/templates/built-in/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import { builtInTemplates, quoteModern } from '#tests/support/built-in-templates.ts';
import { type PdfContent, readPdf, renderPdfPage } from '#tests/support/pdf.ts';
import type { PdfLine } from '#tests/support/pdf-page.ts';
import type { Colour } from '#tests/support/pixels.ts';
import { colourOfText, contrast, SCALE } from './colours.ts';

const quiet = () => {};
const renderer = composeRenderer(readConfig(), {
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
});
afterAll(() => renderer.stop());

async function filled(template: BuiltInTemplate, data: JsonObject): Promise<string> {
  const html = await markupToFill(template, 'en');
  return (await fillUsable({ ...template, html }, data)).html;
}

async function print(template: BuiltInTemplate, data: JsonObject): Promise<Uint8Array> {
  const { content } = await renderer.render({
    ownerId: 'test',
    source: { kind: 'html', html: await filled(template, data) },
    format: 'pdf',
    options: {},
  });
  return 'bytes' in content ? content.bytes : assert.fail('no bytes');
}

function lineOf(pdf: PdfContent, text: string, page = 0): PdfLine {
  const lines = pdf.pages[page]?.lines ?? [];
  return lines.find((line) => line.text.startsWith(text)) ?? assert.fail(`no "${text}"`);
}

function isNear(actual: Colour, expected: readonly [number, number, number]): boolean {
  return expected.every((channel, index) => Math.abs(channel - (actual[index] ?? 0)) <= 6);
}

async function accented(accentColor: string | null) {
  const bytes = await print(quoteModern, { ...quoteModern.sampleData, styles: { accentColor } });
  return { pdf: await readPdf(bytes), pixels: await renderPdfPage(bytes, 1, SCALE) };
}

describe('the accent colour', () => {
  for (const [given, shown] of [
    ['#b02a37', [0xb0, 0x2a, 0x37]],
    [null, [0x1e, 0x3a, 0x5f]],
    ['red; background: url(https://evil.example/)', [0x1e, 0x3a, 0x5f]],
  ] as const) {
    test(`[templates.accent-colour] ${given} colours header border, table head, total row and section titles`, async () => {
      const { pdf, pixels } = await accented(given);
      for (const title of ['PREPARED FOR', 'NOTES', 'TERMS', 'Total']) {
        const { text } = colourOfText(pixels, lineOf(pdf, title));
        assert.ok(isNear(text, shown), `${title}: ${text}`);
      }
      const { ground } = colourOfText(pixels, lineOf(pdf, 'Description'));
      assert.ok(isNear(ground, shown), `table head: ${ground}`);
      const between = [lineOf(pdf, 'Portland').y, lineOf(pdf, 'PREPARED FOR').y - 8].map((y) =>
        Math.round(y * SCALE),
      );
      const column = Array.from({ length: (between[1] ?? 0) - (between[0] ?? 0) }, (_, index) =>
        pixels.pixel(300 * SCALE, (between[0] ?? 0) + index),
      );
      assert.ok(column.filter((pixel) => isNear(pixel, shown)).length >= SCALE, 'header border');
    });
  }

  for (const [accent, least] of [
    ['#ffffff', 4.4],
    ['#ffd400', 4.4],
    ['#00e5ff', 4.4],
    ['#7fff00', 4.4],
    ['#ff0000', 3],
    ['#3b82f6', 3],
    ['#777777', 4.4],
    ['#000000', 4.4],
  ] as const) {
    test(`${accent} leaves every text readable`, async () => {
      const { pdf, pixels } = await accented(accent);
      for (const title of ['PREPARED FOR', 'NOTES', 'Total']) {
        const { text, ground } = colourOfText(pixels, lineOf(pdf, title));
        assert.ok(contrast(text, ground) >= least, `${title}: ${contrast(text, ground)}`);
      }
      const { text, ground } = colourOfText(pixels, lineOf(pdf, 'Description'));
      assert.ok(contrast(text, ground) >= 4.4, `table head: ${contrast(text, ground)}`);
    });
  }
});

test('[templates.fonts] fontFamily and fontSize are applied, and nothing else passed as them', async () => {
  const printed = async (styles: JsonObject) =>
    readPdf(await print(quoteModern, { ...quoteModern.sampleData, styles }));
  const sizeOf = (pdf: PdfContent) => lineOf(pdf, '48 Harbour').fontSize;
  const plain = await printed({});
  const styled = await printed({ fontFamily: 'monospace', fontSize: '10pt' });
  assert.equal(sizeOf(plain), 9.75);
  assert.equal(sizeOf(styled), 10);
  assert.ok(
    styled.pages[0]?.fonts.some((font) => /mono|courier|cousine/i.test(font)),
    styled.pages[0]?.fonts.join(),
  );
  assert.notDeepEqual(styled.pages[0]?.fonts, plain.pages[0]?.fonts);
  const hostile = await printed({ fontFamily: 'x}*{display:none}', fontSize: '0.001px' });
  assert.deepEqual([hostile.pages[0]?.fonts, sizeOf(hostile)], [plain.pages[0]?.fonts, 9.75]);
});

/** Paper that is no upright Letter, in points. */
const PAPER: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['receipt-compact', [396, 612]],
  ['certificate-classic', [792, 612]],
  ['certificate-modern', [792, 612]],
]);
const WITH_ITEMS = builtInTemplates.filter(({ html }) => html.includes('{{#lineItems}}'));

describe('on paper', () => {
  for (const template of builtInTemplates) {
    const [width, height] = PAPER.get(template.id) ?? [612, 792];
    // A contract is as long as what is agreed.
    const most = template.type === 'contract' ? 2 : 1;
    test(`[templates.collection] ${template.id}: the sample fits its paper inside margins of half an inch`, async () => {
      const bytes = await print(template, template.sampleData);
      const { pages } = await readPdf(bytes);
      assert.ok(pages.length <= most, `${pages.length} pages`);
      for (const page of pages) assert.deepEqual([page.width, page.height], [width, height]);
      const ink = (await renderPdfPage(bytes)).inkBox() ?? assert.fail('a white page');
      assert.ok(ink.left >= 35 && ink.top >= 35, JSON.stringify(ink));
      assert.ok(ink.left + ink.width <= width - 35, JSON.stringify(ink));
      assert.ok(ink.top + ink.height <= height - 35, JSON.stringify(ink));
    });
  }

  for (const template of WITH_ITEMS) {
    // A till has no room for columns.
    const head = template.id === 'receipt-compact' ? '' : '(Description|Item)';
    test(`${template.id}: long tables repeat their head, split no row, keep totals and signatures in company`, async () => {
      for (const rows of [5, 8, 9, 10, 11, 14, 36]) {
        const lineItems = Array.from({ length: rows }, (_, index) => ({
          description: `Row ${index + 1}.`,
          details: `Details of ${index + 1}.`,
          quantity: 1,
          unitPrice: 10,
          total: 10,
        }));
        const meta = { terms: 'Terms that are agreed.', showSignature: true };
        const { pages } = await readPdf(
          await print(template, { ...template.sampleData, lineItems, meta }),
        );
        const holds = (text: string) =>
          pages.findIndex((page) =>
            page.lines.some((line) => line.text.startsWith(text) || line.text.endsWith(text)),
          );
        for (let row = 1; row <= rows; row += 1)
          assert.equal(holds(`Details of ${row}.`), holds(`Row ${row}.`), `row ${row} of ${rows}`);
        for (const page of pages)
          if (/Row \d/.test(page.text))
            assert.match(page.text, new RegExp(`${head}[\\s\\S]*Row \\d`));
        assert.equal(holds('Subtotal'), holds(`Row ${rows}.`), `totals of ${rows}`);
        const last = pages.at(-1)?.text ?? '';
        assert.ok(
          !last.includes('Date') || last.includes('Terms that are agreed.'),
          `signatures of ${rows}`,
        );
      }
    });
  }

  test('keeps long words within the page', async () => {
    const word = 'Donaudampfschifffahrtselektrizität'.repeat(6);
    const long = (value: unknown, key = ''): unknown => {
      if (Array.isArray(value)) return value.map((item) => long(item));
      if (value !== null && typeof value === 'object')
        return Object.fromEntries(
          Object.entries(value).map(([name, child]) => [
            name,
            name === 'styles' ? child : long(child, name),
          ]),
        );
      return typeof value === 'string' && !/date|until/i.test(key) ? word : value;
    };
    for (const template of builtInTemplates) {
      const { pages } = await readPdf(
        await print(template, long(template.sampleData) as JsonObject),
      );
      const right = (PAPER.get(template.id)?.[0] ?? 612) - 35;
      for (const { text, x, width } of pages.flatMap(({ lines }) => lines))
        assert.ok(
          x >= 35 && x + width <= right,
          `${template.id}: "${text}" from ${x} over ${width}`,
        );
    }
  });
});
