import assert from 'node:assert/strict';
import { afterAll, test } from 'vitest';
import type { RenderOptions } from '#schemas/render-options.ts';
import { readPdf, renderPdfPage } from '#tests/support/pdf.ts';
import { readPng } from '#tests/support/png.ts';
import { bytesOf, failsWith, htmlJob, testRenderer } from './renderer.ts';

const renderer = testRenderer();
afterAll(() => renderer.stop());

const pages = (count: number) =>
  Array.from({ length: count }, (_, at) => `<p style="break-after:page">Leaf ${at + 1}</p>`)
    .join('')
    .replace(/break-after:page(?!.*break-after)/s, '');

async function print(html: string, options: RenderOptions = {}) {
  const rendering = await renderer.render(htmlJob(html, options));
  return { rendering, ...(await readPdf(bytesOf(rendering))) };
}
async function page(html: string, options: RenderOptions = {}) {
  const [first] = (await print(html, options)).pages;
  assert.ok(first);
  return first;
}

const SCRIPT = '<script>document.title = "with script"</script>';

for (const [name, prefix] of [
  ['script-free', ''],
  ['script', SCRIPT],
] as const) {
  test(`${name}: paper sizes and orientation`, async () => {
    const sizes: [RenderOptions, number, number][] = [
      [{}, 612, 792],
      [{ pageSize: 'letter', orientation: 'landscape' }, 792, 612],
      [{ pageSize: 'A4' }, 595.28, 841.89],
      [{ pageSize: 'A3' }, 841.89, 1190.55],
      [{ pageSize: 'A5', orientation: 'landscape' }, 595.28, 419.53],
      [{ pageSize: 'legal' }, 612, 1008],
      [{ pageSize: 'tabloid' }, 792, 1224],
      [{ pageSize: { width: '100mm', height: '4in' } }, 283.46, 288],
    ];
    for (const [options, width, height] of sizes) {
      const first = await page(`${prefix}<p>Sheet`, options);
      assert.ok(Math.abs(first.width - width) < 1, `${JSON.stringify(options)}: ${first.width}`);
      assert.ok(Math.abs(first.height - height) < 1, `${JSON.stringify(options)}: ${first.height}`);
    }
  });

  test(`${name}: margins, half an inch by default`, async () => {
    const html = `${prefix}<style>body{margin:0;font:10px/1 sans-serif}</style><div style="width:100%;background:#00f">Corner`;
    const [standard] = (await page(html)).lines;
    assert.equal(standard?.x, 36);
    const [moved] = (await page(html, { margin: { left: '2in', top: '72pt' } })).lines;
    assert.equal(moved?.x, 144);
    assert.ok((moved?.y ?? 0) > 72 && (moved?.y ?? 0) < 84);
    const ink = (
      await renderPdfPage(
        bytesOf(await renderer.render(htmlJob(html, { margin: { right: '1in', left: '0' } }))),
      )
    ).inkBox();
    assert.ok(
      ink && Math.abs(ink.left) <= 1 && Math.abs(ink.width - 540) <= 2,
      JSON.stringify(ink),
    );
  });

  test(`${name}: page rules of the document hold until the caller says otherwise`, async () => {
    const html = (rule: string) =>
      `${prefix}<style>@page{${rule}}@page :first{margin-left:3in}body,p{margin:0}</style><p>Corner`;
    const own = await page(html('size:A5;margin:1in'));
    assert.deepEqual([own.width, own.lines[0]?.x], [420, 216]);
    const named = await page(html('size:A5 landscape;margin:1in'), {
      orientation: 'portrait',
      margin: { left: '2in' },
    });
    assert.deepEqual([named.width, named.height, named.lines[0]?.x], [612, 792, 144]);
    assert.ok((named.lines[0]?.y ?? 0) > 72, 'the margin that the caller does not name stays');
    const large = await page(html('size:A5;margin:1in'), { scale: 3 });
    assert.deepEqual([large.width, large.lines[0]?.x], [612, 36]);
  });

  test(`${name}: a scale up to 3 enlarges glyphs and narrows the lines`, async () => {
    const html = `${prefix}<style>body{margin:0}</style><p id="a" style="font:20px sans-serif;margin:0">Glyph<div style="width:50%;height:20px;background:#00f"></div>`;
    for (const scale of [0.1, 0.5, 1, 2, 2.5, 3]) {
      const { pages, rendering } = await print(html, { scale });
      const [line] = pages[0]?.lines ?? [];
      assert.ok(Math.abs((line?.fontSize ?? 0) - 15 * scale) < 0.1, `${scale}: ${line?.fontSize}`);
      // The browser rounds margins to whole pixels of the scaled page.
      assert.ok(Math.abs((line?.x ?? 0) - 36) < 1.5, `${scale}: ${line?.x}`);
      assert.equal(pages[0]?.width, 612);
      const box = (await renderPdfPage(bytesOf(rendering))).inkBox();
      assert.ok(
        Math.abs((box?.width ?? 0) - 270) <= 3,
        `${scale}: half of the width is ${box?.width}`,
      );
    }
  });

  test(`${name}: page ranges`, async () => {
    const html = `${prefix}${pages(5)}`;
    assert.equal((await print(html)).pageCount, 5);
    const some = await print(html, { pageRanges: ' 2 - 3, 5' });
    assert.deepEqual(
      some.pages.map(({ text }) => text),
      ['Leaf 2', 'Leaf 3', 'Leaf 5'],
    );
    assert.equal(some.rendering.pageCount, 3);
    assert.equal((await print(html, { pageRanges: '4-' })).pageCount, 2);
    for (const pageRanges of ['6', '9-12', '3-2', '0', '0-2']) {
      await assert.rejects(
        renderer.render(htmlJob(html, { pageRanges })),
        failsWith({ reason: 'option' }),
        pageRanges,
      );
    }
  });

  test(`${name}: header and footer stand in the margins of every page, with counters`, async () => {
    const { pages: sheets } = await print(`${prefix}${pages(3)}`, {
      headerHtml: '<div style="text-align:right">Top {{page}} of {{ pages }}</div>',
      footerHtml: '<b>Foot {{page}}</b>',
      pageNumbers: true,
    });
    for (const [index, sheet] of sheets.entries()) {
      const line = (text: string) => {
        const found = sheet.lines.find((candidate) => candidate.text === text);
        assert.ok(found, `${text} in ${sheet.text}`);
        return found;
      };
      const top = line(`Top ${index + 1} of 3`);
      assert.ok(top.y > 9 && top.y < 36, `header at ${top.y}`);
      assert.ok(top.fontSize >= 8 && top.fontSize <= 12);
      assert.ok(Math.abs(top.x + top.width - 576) < 1, 'header ends at the right margin');
      const foot = line(`Foot ${index + 1}`);
      const numbers = line(`Page ${index + 1} of 3`);
      assert.ok(foot.y > 740 && numbers.y > foot.y && numbers.y < 788, `${foot.y} ${numbers.y}`);
      assert.ok(line(`Leaf ${index + 1}`).y < foot.y - 8);
    }
  });

  test(`${name}: default margins grow for a tall header, given ones stay`, async () => {
    const headerHtml = '<div style="height:1.5in">Tall</div>';
    const grown = await page(`${prefix}<style>body{margin:0}p{margin:0}</style><p>Body`, {
      headerHtml,
    });
    assert.ok((grown.lines.find(({ text }) => text === 'Body')?.y ?? 0) > 108 + 14);
    const kept = await page(`${prefix}<style>body{margin:0}p{margin:0}</style><p>Body`, {
      headerHtml,
      margin: { top: '1in' },
    });
    const y = kept.lines.find(({ text }) => text === 'Body')?.y ?? 0;
    assert.ok(y > 72 && y < 90, `${y}`);
  });

  test(`${name}: header and footer keep their size at any scale`, async () => {
    for (const scale of [0.5, 2, 3]) {
      const { lines } = await page(`${prefix}<p>Body`, { scale, headerHtml: 'Head' });
      const head = lines.find(({ text }) => text === 'Head');
      assert.ok(
        head && Math.abs(head.fontSize - 9) < 0.1 && Math.abs(head.x - 36) < 0.5,
        JSON.stringify({ scale, head }),
      );
    }
  });

  test(`${name}: backgrounds are printed unless switched off`, async () => {
    const html = `${prefix}<body style="margin:0"><div style="height:3in;background:#f00">`;
    const ink = async (options: RenderOptions) =>
      (await renderPdfPage(bytesOf(await renderer.render(htmlJob(html, options))))).inkFraction();
    assert.ok((await ink({})) > 0.15);
    assert.equal(await ink({ printBackground: false }), 0);
  });

  test(`${name}: a watermark lies across every page, as text`, async () => {
    const mark = 'Entwurf <b>草稿</b> & "x"';
    const { pages: sheets, rendering } = await print(
      `${prefix}<body style="background:#ff0">${pages(2)}`,
      { watermark: mark },
    );
    for (const sheet of sheets) {
      const seen = sheet.lines
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', '');
      assert.ok(seen.includes('Entwurf<b>'), seen);
    }
    const pixels = await renderPdfPage(bytesOf(rendering), 2);
    const colours = new Set<string>();
    for (let x = 100; x < 500; x += 3)
      colours.add(pixels.pixel(x, Math.round(792 - (x / 612) * 792)).join());
    assert.ok(colours.size > 1, 'nothing is drawn over the background of the second page');
    assert.equal(sheets.length, 2);
  });

  test(`${name}: metadata, of the caller before that of the job before that of the document`, async () => {
    const job = htmlJob(`${prefix}<title>From the head</title><p>x`, {
      metadata: { title: 'Überschrift (1)', keywords: ['a', 'b'] },
    });
    const rendering = await renderer.render({
      ...job,
      metadata: { title: 'Default', author: 'Ann' },
    });
    const { metadata } = await readPdf(bytesOf(rendering));
    assert.equal(metadata.title, 'Überschrift (1)');
    assert.equal(metadata.author, 'Ann');
    assert.match(metadata.keywords ?? '', /a.*b/);
  });

  test(`${name}: tags and an outline by default, neither untagged`, async () => {
    const html = `${prefix}<html lang="de"><h1>First</h1><h2>Second</h2><p>Text`;
    const tagged = await print(html);
    assert.equal(tagged.tagged, true);
    assert.deepEqual(tagged.outline, ['First', 'Second']);
    assert.ok(tagged.pages[0]?.roles.includes('H1'));
    const untagged = await print(html, { tagged: false });
    assert.equal(untagged.tagged, false);
    assert.deepEqual(untagged.outline, []);
    const plain = await print(html, { outline: false });
    assert.equal(plain.tagged, true);
    assert.deepEqual(plain.outline, []);
  });

  test(`${name}: extra css wins and cannot leave its element`, async () => {
    const html = `${prefix}<style>p{font-size:10px}</style><p>Text</p><style>p{font-size:20px}</style>`;
    const { lines, text } = await page(html, {
      css: '/* </style><h1>Broken out</h1> */ p { font-size: 40px }',
    });
    assert.equal(lines[0]?.fontSize, 30);
    assert.ok(!text.includes('Broken out'));
  });

  test(`${name}: waitFor tells what it did not find and refuses what is no selector`, async () => {
    const { rendering } = await print(`${prefix}<p class="here">x`, { waitFor: '.here' });
    assert.deepEqual(rendering.warnings, []);
    await assert.rejects(
      renderer.render(htmlJob(`${prefix}<p>x`, { waitFor: '[[' })),
      failsWith({ reason: 'option' }),
    );
  });

  test(`${name}: margins that leave no room are refused`, async () => {
    for (const options of [
      { margin: { top: '6in', bottom: '6in' } },
      { margin: { left: '9in' } },
      { pageSize: { width: '0.5in', height: '0.5in' } },
    ] satisfies RenderOptions[]) {
      await assert.rejects(
        renderer.render(htmlJob(`${prefix}<p>x`, options)),
        failsWith({ reason: 'option' }),
      );
    }
  });

  test(`${name}: an image of the window or of the whole page`, async () => {
    const html = `${prefix}<body style="margin:0"><div style="height:3000px;background:linear-gradient(#f00,#00f)">`;
    const shot = async (options: RenderOptions) => {
      const rendering = await renderer.render(htmlJob(html, options, 'png'));
      assert.equal(rendering.pageCount, 1);
      return readPng(bytesOf(rendering));
    };
    const whole = await shot({});
    assert.deepEqual([whole.width, whole.height], [1280, 3000]);
    assert.ok((whole.pixel(5, 2990)[2] ?? 0) > 240);
    const small = await shot({
      viewport: { width: 300, height: 200, deviceScaleFactor: 2 },
      fullPage: false,
    });
    assert.deepEqual([small.width, small.height], [600, 400]);
    const again = await shot({ fullPage: false });
    assert.deepEqual([again.width, again.height], [1280, 800]);
  });

  test(`${name}: a watermark on an image`, async () => {
    const html = `${prefix}<body style="margin:0"><style>pagewright-watermark, span { display: none !important }</style>`;
    const plain = readPng(bytesOf(await renderer.render(htmlJob(html, {}, 'png'))));
    assert.equal(plain.inkFraction(), 0);
    const marked = readPng(
      bytesOf(await renderer.render(htmlJob(html, { watermark: 'COPY' }, 'png'))),
    );
    assert.ok(marked.inkFraction() > 0.01);
    const box = marked.inkBox();
    assert.ok(box && box.width > 350 && box.height > 200, JSON.stringify(box));
  });
}

test('an image too large to hold is refused', async () => {
  const html = '<body style="margin:0"><div style="height:200000px">';
  await assert.rejects(renderer.render(htmlJob(html, {}, 'png')), failsWith({ reason: 'budget' }));
});
