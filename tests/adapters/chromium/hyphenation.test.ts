import assert from 'node:assert/strict';
import { afterAll, describe, test } from 'vitest';
import { COMPACT_CLASS } from '#lib/ports/compact.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { bytesOf, htmlJob, testRenderer } from './renderer.ts';

const renderer = testRenderer();
afterAll(() => renderer.stop());

const SOFT = '\u00ad';
const SCRIPT = '<script>document.title = "with script"</script>';

async function linesOf(html: string, options: RenderOptions = {}): Promise<string[]> {
  const { pages } = await readPdf(bytesOf(await renderer.render(htmlJob(html, options))));
  return pages.flatMap(({ lines }) => lines.map(({ text }) => text));
}
const column = (text: string, lang: string, css = 'hyphens:auto') =>
  `<!doctype html><html lang="${lang}"><style>body{font:14px sans-serif}p{width:110px;${css}}</style><p>${text}</p>`;
const WORDS =
  'die Datenschutzgrundverordnung im Verantwortlichkeiten Subunternehmern Leistungszeitraum und weitere Übereinstimmungen vertraglich ohne'.split(
    ' ',
  );
/** Words in no order that comes back. */
const prose = (count: number) => {
  let state = 7;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return WORDS[Math.floor((state / 2_147_483_648) * WORDS.length)];
  }).join(' ');
};
/** The text as it is read when lines are joined. */
const joined = (lines: readonly string[]) =>
  lines.join('\n').replaceAll('-\n', '').replaceAll('\n', ' ');

describe('hyphens: auto', () => {
  for (const [lang, text, ends] of [
    ['de', 'Die Leistungszeiträume der Auftragsbestätigung', / Leistungs-$/],
    ['nl-BE', 'De aansprakelijkheidsverzekering is betaald', / aansprakelijk-$/],
    ['en', 'The internationalization of responsibilities', / internation-$/],
    ['ru', 'Взаимная ответственность договаривающихся', /-$/],
  ] as const) {
    for (const [name, prefix] of [
      ['markup', ''],
      ['markup with script', SCRIPT],
    ] as const) {
      test(`[layout.hyphenation] ${name}: long words are broken as ${lang} breaks them`, async () => {
        const lines = await linesOf(prefix + column(text, lang));
        assert.ok(
          lines.some((line) => ends.test(line)),
          lines.join('|'),
        );
        assert.equal(joined(lines), text);
      });
    }
  }

  test('[layout.hyphenation] no soft hyphen and no space is left within a line', async () => {
    const text = prose(400);
    for (const options of [
      {},
      { pageSize: 'A4' },
      { pageSize: 'A5', margin: { left: '1in' } },
    ] satisfies RenderOptions[]) {
      const lines = await linesOf(column(text, 'de', 'width:auto;hyphens:auto'), options);
      assert.ok(lines.filter((line) => line.endsWith('-')).length > 10);
      assert.equal(joined(lines), text);
    }
  });

  test('[layout.hyphenation] hyphenates what is set closer to save a page as it is then', async () => {
    const text = prose(60);
    const page = (rule: string) =>
      `<!doctype html><html lang="de"><style>body{margin:0;font:17px/40px sans-serif}p{margin:0;hyphens:auto}div{height:860px}${rule}</style><div></div><p>${text}</p>`;
    const pagesOf = async (rule: string) =>
      (await readPdf(bytesOf(await renderer.render(htmlJob(page(rule), {}))))).pages;
    assert.equal((await pagesOf('')).length, 2);
    const [only, ...more] = await pagesOf(`:root.${COMPACT_CLASS} p{font:14px/12px sans-serif}`);
    assert.deepEqual(more, []);
    const lines = (only?.lines ?? []).map((line) => line.text);
    assert.ok(
      lines.some((line) => line.endsWith('-')),
      lines.join('|'),
    );
    assert.equal(joined(lines), text);
  });

  test('[layout.hyphenation] hyphenates on a paper size that the document sets', async () => {
    const text = prose(200);
    const lines = await linesOf(
      `<style>@page{size:A5;margin:11mm 17mm}</style>${column(text, 'de', 'width:auto;hyphens:auto')}`,
    );
    assert.ok(lines.some((line) => line.endsWith('-')));
    assert.equal(joined(lines), text);
  });

  test('[layout.hyphenation] a document’s own soft hyphens are kept only where a line ends', async () => {
    const text = ['Rechts', 'schutz', 'versicherungs', 'gesellschaften'].join(SOFT);
    const lines = await linesOf(column(`${text} und ${text}`, 'xx', ''));
    assert.ok(lines.some((line) => line.endsWith('-')));
    assert.equal(joined(lines), `${text} und ${text}`.replaceAll(SOFT, ''));
  });

  for (const [name, lang, css, text] of [
    [
      'a language without patterns',
      'qya',
      'hyphens:auto',
      'Internationalization of responsibilities',
    ],
    ['what does not ask for it', 'de', '', 'Die Leistungszeiträume der Auftragsbestätigung'],
    ['what forbids it', 'de', 'hyphens:none', 'Die Leistungszeiträume der Auftragsbestätigung'],
    ['no language', '', 'hyphens:auto', 'Internationalization of responsibilities'],
    [
      'capitalized words of English',
      'en',
      'hyphens:auto',
      'By Internationalization Representatives',
    ],
    [
      'addresses and codes',
      'en',
      'hyphens:auto',
      'https://internationalization.example/responsibilities INTERNATIONALIZATION x1internationalization',
    ],
    ['right-to-left text', 'ar', 'hyphens:auto', 'المسؤوليات المشتركة والاستقلالية والاحتياجات'],
  ] as const) {
    test(`[layout.hyphenation] ${name} is left alone`, async () => {
      const lines = await linesOf(column(text, lang, css));
      assert.ok(!lines.join('').includes('-'), lines.join('|'));
      assert.deepEqual(lines, await linesOf(column(text, lang, 'hyphens:manual')));
    });
  }

  test('[layout.hyphenation] respects hyphenate-limit-chars', async () => {
    const text = 'Die Leistungszeiträume der Auftragsbestätigung';
    const css = 'hyphens:auto;hyphenate-limit-chars:19 4 4';
    const lines = await linesOf(column(text, 'de', css));
    assert.ok(
      lines.some((line) => line.endsWith('Leistungszeiträume')),
      lines.join('|'),
    );
    assert.ok(
      lines.some((line) => /Auftragsbe(?:stä)?-$/.test(line)),
      lines.join('|'),
    );
  });
});
