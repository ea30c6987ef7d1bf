import assert from 'node:assert/strict';
import { afterAll, describe, test } from 'vitest';
import { composeRenderer } from '#lib/compose/render.ts';
import { readConfig } from '#lib/config.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { jobOf } from '#lib/domain/creation/render-job.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { OutputFormat, RenderOptions } from '#schemas/render-options.ts';
import { StyleName } from '#schemas/template.ts';
import { type PdfContent, readPdf } from '#tests/support/pdf.ts';
import { readPng } from '#tests/support/png.ts';

const quiet = () => {};
const config = readConfig();
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const renderer = composeRenderer(config, log);
afterAll(() => renderer.stop());

interface Request {
  readonly data: JsonObject;
  readonly style?: StyleName;
  readonly options?: RenderOptions;
  readonly intent?: string;
}

async function make(request: Request, format: OutputFormat): Promise<Uint8Array> {
  const needs = { settings: config.settings, now: () => new Date('2026-11-20T12:00:00Z') };
  const { draft } = await composeRequest(needs, request);
  const job = await jobOf(draft, format, draft.options, {});
  const { content } = await renderer.render({ ...job, ownerId: 'test' });
  return 'bytes' in content ? content.bytes : assert.fail('no bytes');
}

const print = async (request: Request): Promise<PdfContent> => readPdf(await make(request, 'pdf'));

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    description: `Row ${index + 1}.`,
    quantity: 1,
    unitPrice: 10,
    total: 10,
  }));
const invoice = (count: number): JsonObject => ({
  invoiceNumber: 'INV-77',
  items: rows(count),
  subtotal: 10 * count,
  tax: count,
  total: 11 * count,
});
/** What stands in the lower margin of each page. */
const feet = ({ pages }: PdfContent) =>
  pages.map(({ lines, height }) =>
    lines
      .filter(({ y, fontSize }) => y > height - 36 && fontSize < 9)
      .map(({ text }) => text)
      .join(' '),
  );

describe('page numbers', () => {
  test('[layout.page-numbers] stand on every page of a document that has several, with its number', async () => {
    const content = await print({ data: invoice(60) });
    const count = content.pageCount;
    assert.ok(count > 1);
    feet(content).forEach((foot, index) => {
      assert.ok(foot.includes(`Page ${index + 1} of ${count}`), foot);
      assert.ok(foot.includes('INV-77'), foot);
    });
  });

  test('[layout.page-numbers] leave a single page alone, unless they are asked for', async () => {
    assert.deepEqual(feet(await print({ data: invoice(2) })), ['']);
    const [foot] = feet(await print({ data: invoice(2), options: { pageNumbers: true } }));
    assert.match(foot ?? '', /Page 1 of 1/);
  });

  test('[layout.page-numbers] give way to false, to a footer and to a margin without room', async () => {
    for (const options of [
      { pageNumbers: false },
      { footerHtml: '<p>Ours</p>' },
      { headerHtml: '<p>{{page}}</p>' },
      { margin: { bottom: '0.1in' } },
    ] satisfies RenderOptions[]) {
      const { pages, pageCount } = await print({ data: invoice(60), options });
      assert.ok(pageCount > 1);
      for (const { text } of pages) assert.doesNotMatch(text, /Page \d of/);
    }
  });

  test('speak the language of the document', async () => {
    const [foot] = feet(await print({ data: { ...invoice(60), locale: 'de-DE' } }));
    assert.match(foot ?? '', /Seite 1 von \d/);
  });

  test('take any name as text', async () => {
    const title = 'A "quoted" \\ }</style><b>name</b> {url(x)} {{page}}';
    const content = await print({ data: { title, summary: 'Words. '.repeat(2_000) } });
    for (const foot of feet(content))
      assert.ok(foot.includes('A "quoted" \\ }name {url(x)} {{page}}'), foot);
  });
});

describe('the end of a table', () => {
  for (const style of StyleName.options) {
    test(`[layout.totals-kept] ${style}: the amounts stand with the last rows, on whatever page`, async () => {
      for (const count of style === 'classic' ? range(84, 96) : [60, 61, 62, 90, 93]) {
        const { pages } = await print({ data: invoice(count), style });
        const last = pages.findIndex(({ text }) => text.includes('Subtotal'));
        const text = pages[last]?.text ?? '';
        assert.ok(text.includes(`Row ${count}.`), `${count} rows, page ${last + 1}`);
        assert.ok(text.includes(`Row ${count - 1}.`), `${count} rows, page ${last + 1}`);
        for (const page of pages)
          if (/Row \d/.test(page.text)) assert.match(page.text, /Unit price/);
      }
    });
  }

  test('[layout.long-tables] five hundred rows are all there, none split, under a head on each page', async () => {
    const { pages } = await print({ data: invoice(500) });
    const seen = pages.flatMap(({ text }) => text.match(/Row \d+\./g) ?? []);
    assert.deepEqual(
      seen,
      rows(500).map(({ description }) => description),
    );
    for (const { text } of pages) assert.match(text, /Unit price/);
    assert.notEqual(pages.at(-1)?.text.trim(), '');
  });
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

describe('an image', () => {
  test('[layout.png-cropped] of data is as wide as its page and as high as its content, at twice the pixels', async () => {
    const short = readPng(await make({ data: invoice(1) }, 'png'));
    const long = readPng(await make({ data: invoice(30) }, 'png'));
    assert.deepEqual([short.width, long.width], [1632, 1632]);
    assert.ok(short.height < 1_500 && long.height > short.height + 1_000);
    const ink = short.inkBox() ?? assert.fail('a white image');
    assert.ok(short.height - (ink.top + ink.height) <= 2 * 48 + 60, 'a blank rest');
  });

  test('[layout.png-cropped] takes the window that the caller names', async () => {
    const window = { viewport: { width: 600, height: 500, deviceScaleFactor: 1 }, fullPage: false };
    const { width, height } = readPng(await make({ data: invoice(30), options: window }, 'png'));
    assert.deepEqual([width, height], [600, 500]);
    const sharp = { viewport: { deviceScaleFactor: 1 } };
    assert.equal(readPng(await make({ data: invoice(1), options: sharp }, 'png')).width, 816);
  });
});

describe('hyphenation', () => {
  const description =
    'Erarbeitung der Datenschutzfolgenabschätzung einschließlich Verfahrensverzeichnis, Auftragsverarbeitungsvereinbarungen und Mitarbeiterunterweisung';

  test('[layout.hyphenation] long words of narrow cells are broken in the document’s language, and nothing else is', async () => {
    const { pages } = await print({
      data: {
        Rechnungsnummer: 'RE-2026-114',
        Rechnungsempfänger: { Name: 'Donaudampfschifffahrtsgesellschaft' },
        Positionen: [
          {
            Beschreibung: description,
            Menge: 2,
            Einzelpreis: 900,
            Rabatt: 0,
            Lieferdatum: '2026-03-02',
            Gesamtpreis: 1800,
          },
        ],
        Gesamtbetrag: 1800,
        Währung: 'EUR',
      },
    });
    const lines = pages.flatMap((page) => page.lines.map(({ text }) => text));
    assert.ok(
      lines.some((line) => /[a-zß]-$/.test(line)),
      lines.join('|'),
    );
    assert.ok(
      lines
        .join('\n')
        .replaceAll('-\n', '')
        .replaceAll('\n', ' ')
        .includes('Auftragsverarbeitungsvereinbarungen'),
    );
    assert.ok(lines.join(' ').includes('Donaudampfschifffahrtsgesellschaft'));
  });
});
