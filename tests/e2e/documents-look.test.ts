import assert from 'node:assert/strict';
import { afterAll, describe, test } from 'vitest';
import { composeRenderer } from '#lib/compose/render.ts';
import { readConfig } from '#lib/config.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import { StyleName } from '#schemas/template.ts';
import { readPdf, renderPdfPage } from '#tests/support/pdf.ts';

const quiet = () => {};
const config = readConfig();
const renderer = composeRenderer(config, {
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
});
afterAll(() => renderer.stop());

interface Request {
  readonly data: JsonObject;
  readonly templateId?: string;
  readonly style?: StyleName;
  readonly options?: RenderOptions;
}

async function print({ options, ...request }: Request): Promise<Uint8Array> {
  const { draft } = await composeRequest(
    { settings: config.settings, now: () => new Date('2026-11-20T12:00:00Z') },
    request,
  );
  const { content } = await renderer.render({
    ownerId: 'test',
    source: { kind: 'html', html: draft.html ?? '' },
    format: 'pdf',
    options: { ...draft.options, ...options },
  });
  return 'bytes' in content ? content.bytes : assert.fail('no bytes');
}

const CERTIFICATE = { certifiedTo: 'Ada', awarded: 'Diploma', completion: '2026-01-01' };
const SIGNED = {
  ...CERTIFICATE,
  statement: 'For outstanding results in all twelve modules of the programme.',
  signatures: [
    { name: 'Ann Chief', title: 'Dean' },
    { name: 'Bob Deputy', title: 'Instructor' },
  ],
};
const INCH = { top: '1in', bottom: '1in', left: '1in', right: '1in' };

describe('a certificate', () => {
  for (const [paper, options, margin] of [
    ['Letter', {}, 36],
    ['A4', { pageSize: 'A4' }, 36],
    ['A5', { pageSize: 'A5' }, 36],
    ['A3', { pageSize: 'A3' }, 36],
    ['upright A4', { pageSize: 'A4', orientation: 'portrait' }, 36],
    ['Letter with margins of an inch', { margin: INCH }, 72],
  ] as [string, RenderOptions, number][]) {
    test(`is one page of ${paper}, its frame around all between the margins`, async () => {
      for (const data of [CERTIFICATE, SIGNED]) {
        const bytes = await print({ data, options });
        const { pageCount, pages } = await readPdf(bytes);
        assert.equal(pageCount, 1);
        const [page] = pages;
        assert.ok(page !== undefined);
        const ink = (await renderPdfPage(bytes)).inkBox() ?? assert.fail('a white page');
        for (const [edge, place] of [
          [ink.left, margin],
          [ink.top, margin],
          [ink.left + ink.width, page.width - margin],
          [ink.top + ink.height, page.height - margin],
        ] as const)
          assert.ok(Math.abs(edge - place) <= 3, JSON.stringify({ ink, edge, place }));
        const inner = page.lines
          .filter(({ text }) => text.trim() !== '')
          .flatMap(({ y, fontSize }) => [y - fontSize, y]);
        assert.ok(Math.min(...inner) > margin + 9 && Math.max(...inner) < page.height - margin - 9);
      }
    });
  }

  test('is one page in every style, with the award large below the name', async () => {
    for (const style of StyleName.options) {
      const { pageCount, pages } = await readPdf(await print({ data: SIGNED, style }));
      assert.equal(pageCount, 1);
      const lines = pages[0]?.lines ?? [];
      const [name, thing, other] = ['Ada', 'Diploma', 'Dean'].map(
        (text) => lines.find((line) => line.text === text) ?? assert.fail(text),
      );
      assert.ok((name?.y ?? 0) < (thing?.y ?? 0));
      assert.ok((thing?.fontSize ?? 0) > 1.8 * (other?.fontSize ?? 0), style);
    }
  });
});

describe('a certificate with much text', () => {
  const sentence = 'The panel met on three occasions and passed every part of the examination.';
  const signatures = ['Ines', 'Otto', 'Vera', 'Zeno'].map((name) => ({ name, title: 'Examiner' }));
  const award = 'Advanced Programme in the Engineering of Large and Reliable Structures';
  for (const request of [
    ...StyleName.options.map((style) => ({ style })),
    { templateId: 'certificate-classic' },
    { templateId: 'certificate-modern' },
  ]) {
    test(`shows all of it within its frame: ${Object.values(request)}`, async () => {
      for (const length of [1, 4, 12]) {
        const statement = `${`${sentence} `.repeat(length)}Thus ends it.`;
        const data = {
          title: 'Certificate of Proficiency',
          recipient: 'Maria Alejandra de la Concepción y Villaverde',
          achievement: award,
          statement,
          signatures,
          meta: { date: '2026-01-01', certificateId: 'C-2026-04417' },
        };
        const { pages } = await readPdf(await print({ ...request, data }));
        const lines = pages.flatMap((page) => page.lines);
        const text = lines
          .map((line) => line.text)
          .join(' ')
          .replace(/\s+/g, ' ');
        for (const said of ['ends it.', 'Structures', 'Ines', 'Zeno', 'C-2026-04417'])
          assert.ok(text.includes(said), `${said}, ${length} times`);
        assert.equal(text.split('three occasions').length - 1, length);
        const written = lines.filter((line) => line.text.trim() !== '');
        assert.ok(written.every(({ y, fontSize }) => y - fontSize > 40 && y < 612 - 44));
      }
    });
  }
});

describe('short values', () => {
  const items = [
    { sku: 'SKU-0001', description: 'Widget', quantity: 2, unitPrice: 15 },
    {
      sku: 'IPOD2008RE/D',
      description: 'A gadget with a description that is very much longer, and wraps',
      quantity: 12,
      unitPrice: 20.5,
    },
  ];
  for (const style of StyleName.options) {
    test(`stand on one line next to the description: ${style}`, async () => {
      for (const pageSize of ['A4', 'A5'] as const) {
        const { pages } = await readPdf(
          await print({
            data: { invoiceNumber: 1, items, total: 276 },
            style,
            options: { pageSize },
          }),
        );
        const text = pages[0]?.lines.map((line) => line.text).join('\n') ?? '';
        const heading = pageSize === 'A4' ? ['Unit price'] : [];
        for (const whole of ['SKU-0001', 'IPOD2008RE/D', ...heading])
          assert.ok(text.includes(whole), `${whole} on ${pageSize} in ${text}`);
      }
    });
  }
});

describe('long tables', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      description: `Row ${index + 1}.`,
      quantity: 1,
      unitPrice: 10,
      total: 10,
    }));
  const totals = { subtotal: 400, discount: 5, tax: 5, total: 400 };

  test('never split the totals, nor separate short notes from their heading', async () => {
    for (const templateId of ['quote-bold', 'quote-modern', 'quote-professional', undefined])
      for (const count of [20, 22, 24, 42, 44, 46, 48, 50]) {
        const meta = { notes: 'A short note.' };
        const data =
          templateId === undefined
            ? { invoiceNumber: 1, items: rows(count), ...totals, ...meta }
            : { client: { name: 'Joe' }, lineItems: rows(count), totals, meta };
        const { pages } = await readPdf(
          await print({
            data,
            ...(templateId === undefined ? {} : { templateId }),
            options: { pageSize: 'A4' },
          }),
        );
        const pageOf = (text: RegExp) =>
          pages.findIndex((page) => page.lines.some((line) => text.test(line.text)));
        const lastPageOf = (text: RegExp) =>
          pages.findLastIndex((page) => page.lines.some((line) => text.test(line.text)));
        assert.equal(pageOf(/^Subtotal/), lastPageOf(/^Total/), `${templateId} ${count}`);
        assert.equal(pageOf(/^notes$/i), pageOf(/^A short note/), `${templateId} ${count}`);
      }
  });

  test('[templates.currency-strings] write a discount with one minus sign', async () => {
    for (const discount of [5, -5]) {
      const data = {
        client: { name: 'Joe' },
        lineItems: rows(1),
        totals: { ...totals, discount },
        currency: 'USD',
      };
      const { pages } = await readPdf(await print({ data, templateId: 'quote-modern' }));
      assert.match(pages[0]?.text ?? '', /Discount\s*-\$5\.00/);
    }
  });
});
