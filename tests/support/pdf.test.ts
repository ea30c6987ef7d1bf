import assert from 'node:assert/strict';
import { PNG } from 'pngjs';
import { describe, test } from 'vitest';
import { fixture } from '#tests/adapters/chromium/pdf/fixtures.ts';
import { readPdf, renderPdfPage } from './pdf.ts';
import { readPng } from './png.ts';

describe('readPdf', () => {
  test('reads text, lines, links, fonts, tags, bookmarks, language', async () => {
    const pdf = await readPdf(fixture('table-first'));
    const [page] = pdf.pages;
    assert.ok(page);
    assert.deepEqual([page.width, page.height, pdf.pageCount], [612, 792, 1]);
    assert.equal(page.text.split('\n').at(-1), 'Posten 3 3.00');
    assert.deepEqual(page.lines[0], {
      text: 'Angebot',
      x: 33.75,
      y: 66,
      width: 114.26,
      fontSize: 24,
    });
    assert.deepEqual(page.links, [
      { url: undefined, destination: 'node00000003' },
      { url: 'https://example.com/a?b=c', destination: undefined },
    ]);
    assert.deepEqual(page.fonts, ['DejaVuSans', 'DejaVuSans-Bold']);
    assert.equal(page.imageCount, 1);
    assert.ok(page.roles.includes('TH'));
    assert.equal(pdf.metadata.title, 'Angebot (1) – Müller');
    assert.deepEqual([pdf.tagged, pdf.language], [true, 'de']);
    assert.deepEqual(pdf.outline, ['Angebot', 'Posten']);
  });

  test('reads every page', async () => {
    const pdf = await readPdf(fixture('thirty-pages'));
    assert.equal(pdf.pages[29]?.text, 'Page 30');
    assert.ok((pdf.pages[0]?.width ?? 0) > (pdf.pages[0]?.height ?? 0));
    assert.equal(pdf.tagged, false);
  });

  test('rejects a broken file', async () => {
    await assert.rejects(readPdf(Buffer.from('%PDF-1.4 no')));
  });
});

describe('renderPdfPage', () => {
  test('paints the page', async () => {
    const pixels = await renderPdfPage(fixture('table-first'), 1, 2);
    assert.deepEqual([pixels.width, pixels.height], [1224, 1584]);
    const ink = pixels.inkBox();
    assert.ok(ink && ink.left > 60 && ink.left < 80 && ink.top > 60 && ink.top < 140);
    assert.ok(pixels.inkFraction() > 0.002 && pixels.inkFraction() < 0.1);
    assert.equal(pixels.dominantColours(1)[0]?.colour, '#ffffff');
  });
});

describe('readPng', () => {
  test('measures ink and colours', () => {
    const image = new PNG({ width: 10, height: 10, fill: true });
    image.data.fill(255);
    for (let x = 2; x < 6; x += 1) image.data.set([255, 0, 0, 255], (3 * 10 + x) * 4);
    const pixels = readPng(PNG.sync.write(image));
    assert.deepEqual([pixels.width, pixels.height], [10, 10]);
    assert.deepEqual(pixels.pixel(2, 3), [255, 0, 0, 255]);
    assert.deepEqual(pixels.inkBox(), { left: 2, top: 3, width: 4, height: 1 });
    assert.equal(pixels.inkFraction(), 0.04);
    assert.deepEqual(pixels.dominantColours(), [
      { colour: '#ffffff', share: 0.96 },
      { colour: '#ff0000', share: 0.04 },
    ]);
    assert.throws(() => pixels.pixel(10, 0), RangeError);
  });
});
