import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { readPdf } from '#tests/support/pdf.ts';
import { readPng } from '#tests/support/png.ts';
import { useService } from '#tests/support/service.ts';

const LONG = `<title>Long</title><h1>Part</h1>${Array.from({ length: 6 }, (_, n) => `<p style="break-after:page">page-${n + 1}</p>`).join('')}`;
const SCRIPT = '<script>document.title += ""</script>';

describe('rendering options', () => {
  const service = useService();
  const bytes = async (body: Record<string, unknown>) => {
    const response = await service.send('POST', '/v1/create', body);
    const content = Buffer.from(await response.arrayBuffer());
    assert.equal(response.status, 200, content.subarray(0, 400).toString());
    return content;
  };
  const pdf = async (html: string, options: Record<string, unknown> = {}) =>
    readPdf(await bytes({ html, options }));
  const png = async (html: string, options: Record<string, unknown> = {}) =>
    readPng(await bytes({ html, options, format: 'png' }));
  const sizeOf = (document: Awaited<ReturnType<typeof readPdf>>) => {
    const page = document.pages[0];
    return [Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)];
  };
  const textOf = (document: Awaited<ReturnType<typeof readPdf>>) =>
    document.pages.map(({ text }) => text);

  test('[renderer.letter] US Letter with half an inch of margin by default', async () => {
    const document = await pdf('<style>*{margin:0}</style><p>corner');
    assert.deepEqual(sizeOf(document), [612, 792]);
    assert.ok(Math.abs((document.pages[0]?.lines[0]?.x ?? 0) - 36) < 1);
  });

  test('[options.page-size] [options.page-size-more] every paper, by name and by measure', async () => {
    const papers: [unknown, number[]][] = [
      ['A4', [595, 842]],
      ['letter', [612, 792]],
      ['legal', [612, 1008]],
      ['A3', [842, 1191]],
      ['A5', [420, 595]],
      ['tabloid', [792, 1224]],
      [{ width: '100mm', height: '4in' }, [283, 288]],
    ];
    for (const [pageSize, expected] of papers) {
      const size = sizeOf(await pdf('<p>x', { pageSize }));
      assert.ok(
        size.every((side, n) => Math.abs(side - (expected[n] ?? 0)) <= 1),
        `${JSON.stringify(pageSize)}: ${size}`,
      );
    }
  });

  test('[options.orientation] landscape turns the page', async () => {
    assert.deepEqual(sizeOf(await pdf('<p>x', { orientation: 'landscape' })), [792, 612]);
    const [width = 0, height = 0] = sizeOf(
      await pdf(`<p>x${SCRIPT}`, { orientation: 'landscape', pageSize: 'A5' }),
    );
    assert.ok(Math.abs(width - 595) <= 1 && Math.abs(height - 420) <= 1, `${width} x ${height}`);
  });

  test('[options.margin] margins move the content', async () => {
    const line = (
      await pdf('<style>*{margin:0}</style><p>corner', { margin: { top: '2in', left: '100px' } })
    ).pages[0]?.lines[0];
    assert.ok(Math.abs((line?.x ?? 0) - 75) < 1, String(line?.x));
    const plain = (await pdf('<style>*{margin:0}</style><p>corner')).pages[0]?.lines[0];
    assert.ok(Math.abs((line?.y ?? 0) - (plain?.y ?? 0)) - 108 < 1.5);
  });

  test('[options.scale] over the whole range, beyond what the browser prints by itself', async () => {
    const sizeAt = async (scale: number) =>
      (await pdf('<p style="font-size:16px">size', { scale })).pages[0]?.lines[0]?.fontSize ?? 0;
    const one = await sizeAt(1);
    for (const scale of [0.1, 0.5, 2, 2.5, 3]) {
      const ratio = (await sizeAt(scale)) / one;
      assert.ok(Math.abs(ratio / scale - 1) < 0.03, `${scale}: ${ratio}`);
    }
  });

  test('[options.page-ranges] keeps the named pages; beyond the end is a clear error', async () => {
    assert.deepEqual(
      textOf(await pdf(LONG, { pageRanges: '2-3, 5' })).map((text) => text.trim()),
      ['page-2', 'page-3', 'page-5'],
    );
    const response = await service.send('POST', '/v1/create', {
      html: LONG,
      options: { pageRanges: '40' },
    });
    assert.equal(response.status, 400);
    assert.deepEqual(
      ((await response.json()) as { details: { path: unknown }[] }).details[0]?.path,
      ['options', 'pageRanges'],
    );
  });

  test('[options.header-footer] [options.page-numbers] stand on every page, filled in', async () => {
    const texts = textOf(
      await pdf(LONG, { headerHtml: '<b>Acme {{page}}/{{pages}}</b>', footerHtml: 'confidential' }),
    );
    assert.equal(texts.length, 6);
    assert.match(texts[2] ?? '', /Acme 3\/6/);
    assert.match(texts[5] ?? '', /confidential/);
    assert.match(textOf(await pdf(LONG, { pageNumbers: true }))[1] ?? '', /2 of 6/);
  });

  test('[options.page-numbers] speak the language of the document, else of the request', async () => {
    const foot = async (html: string, options: object) =>
      textOf(await pdf(html, { pageNumbers: true, ...options }))[1] ?? '';
    assert.match(await foot(`<html lang="de">${LONG}`, {}), /Seite 2 von 6/);
    assert.match(await foot(LONG, { locale: 'fr-FR', footerHtml: 'ours' }), /Page 2 sur 6/);
    assert.match(await foot(`<html lang="x--">${LONG}`, {}), /Page 2 of 6/);
  });

  test('[options.print-background] backgrounds are printed unless switched off', async () => {
    const html = '<body style="background:#00ff00"><p>x';
    const withIt = await bytes({ html });
    const without = await bytes({ html, options: { printBackground: false } });
    assert.notEqual(withIt.length, without.length);
    assert.ok(withIt.includes('Page') && without.includes('Page'));
  });

  test('[options.wait-for] [options.wait-ms] waits for what script brings late', async () => {
    const arrivingAfter = (ms: number) =>
      `<p>early</p><script>setTimeout(() => { const p = document.createElement("p"); p.id = "late"; p.textContent = "arrived"; document.body.append(p); }, ${ms})</script>`;
    const late = arrivingAfter(300);
    // Longer than a render takes on a busy machine.
    assert.ok(
      !textOf(await pdf(arrivingAfter(30_000)))
        .join()
        .includes('arrived'),
    );
    assert.ok(
      textOf(await pdf(late, { waitFor: '#late' }))
        .join()
        .includes('arrived'),
    );
    assert.ok(
      textOf(await pdf(late, { waitMs: 900 }))
        .join()
        .includes('arrived'),
    );
  });

  test('[options.viewport] [options.full-page] size and density of an image', async () => {
    const tall = '<body style="margin:0"><div style="height:3000px;background:#123456"></div>';
    const whole = await png(tall);
    assert.deepEqual([whole.width, whole.height], [1280, 3000]);
    const cut = await png(tall, {
      fullPage: false,
      viewport: { width: 400, height: 300, deviceScaleFactor: 2 },
    });
    assert.deepEqual([cut.width, cut.height], [800, 600]);
    assert.deepEqual(cut.pixel(10, 10).slice(0, 3), [0x12, 0x34, 0x56]);
    const scripted = await png(`${tall}${SCRIPT}`, { viewport: { width: 500 } });
    assert.deepEqual([scripted.width, scripted.height], [500, 3000]);
  });

  test('[options.watermark] stands across every page, whatever its script, as text', async () => {
    for (const watermark of ['DRAFT', '<b>Черновик</b>']) {
      const texts = textOf(await pdf(LONG, { watermark }));
      for (const text of texts) assert.ok(text.includes(watermark), `${watermark} in ${text}`);
    }
    const plain = await png('<p>x', { viewport: { width: 600, height: 600 }, fullPage: false });
    const marked = await png('<p>x', {
      viewport: { width: 600, height: 600 },
      fullPage: false,
      watermark: 'DRAFT',
    });
    assert.ok(marked.inkFraction() > plain.inkFraction() + 0.005);
  });

  test('[options.metadata] fills the information dictionary', async () => {
    const { metadata } = await pdf('<title>Own</title><p>x', {
      metadata: {
        title: 'Тест ✓',
        author: 'Ada',
        subject: 'Engines (brass)',
        keywords: ['one', 'two'],
      },
    });
    assert.equal(metadata.title, 'Тест ✓');
    assert.equal(metadata.author, 'Ada');
    assert.equal(metadata.subject, 'Engines (brass)');
    assert.match(metadata.keywords ?? '', /one.*two/);
    assert.equal((await pdf('<title>Own</title><p>x')).metadata.title, 'Own');
  });

  test('[options.tagged] [options.outline] tags and bookmarks, unless switched off', async () => {
    const html = '<h1>First</h1><p>x</p><h2>Second</h2>';
    const tagged = await pdf(html);
    assert.ok(tagged.tagged);
    assert.deepEqual(tagged.outline, ['First', 'Second']);
    assert.deepEqual((await pdf(html, { outline: false })).outline, []);
    assert.ok(!(await pdf(html, { tagged: false })).tagged);
  });

  test('[options.css] comes last and cannot leave its style element', async () => {
    const hidden = await pdf(
      '<style>.secret { display: block }</style><p>seen</p><p class="secret">hidden</p>',
      { css: '.secret { display: none }' },
    );
    assert.ok(!textOf(hidden).join().includes('hidden'));
    const broken = await pdf('<p>seen</p>', { css: '</style><h1>escaped</h1><style>' });
    assert.ok(!textOf(broken).join().includes('escaped'));
    assert.ok(textOf(broken).join().includes('seen'));
  });
});
