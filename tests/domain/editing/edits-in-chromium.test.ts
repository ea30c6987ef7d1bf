import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { ContentModel } from '#lib/domain/editing/content-model.ts';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { openPage, type ShownPage } from '#tests/support/shown-page.ts';
import { invoiceLayout, RAW_INVOICE, STYLES, templateDocument } from './documents.ts';

let page: ShownPage;
beforeAll(async () => {
  page = await openPage();
});
afterAll(() => page.close());

function edit(html: string, build: (content: ContentModel) => readonly Operation[]): string {
  const open = openDocument(html);
  const result = editDocument(open, {}, build(open.content));
  if (result.outcome === 'refused') assert.fail(`${result.reason}: ${result.message}`);
  assert.deepEqual(result.findings, []);
  return result.html;
}

/** What the browser computes of everything in an element that has text of its own. */
function computed(html: string, selector: string, property: string): Promise<string[]> {
  return page.evaluate(
    html,
    `[...document.querySelectorAll('${selector}, ${selector} *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
      .map((element) => getComputedStyle(element).getPropertyValue('${property}'))`,
  );
}

const DOCUMENTS = [
  ...STYLES.map((style) => [`layout ${style}`, invoiceLayout(style)] as const),
  ['template invoice-clean', await templateDocument('invoice-clean')] as const,
  ['template quote-modern', await templateDocument('quote-modern')] as const,
  ['raw html', RAW_INVOICE] as const,
];

const headerOf = ({ regions }: ContentModel) =>
  regions.find(({ name }) => name === 'header')?.id ?? assert.fail('no header');

for (const [name, html] of DOCUMENTS)
  describe(`in a browser, of ${name}`, () => {
    test('a style reaches all text of a part', async () => {
      const styles = {
        color: ['#c0c4ca', 'rgb(192, 196, 202)'],
        'font-family': ['Georgia, serif', 'Georgia, serif'],
        'text-align': ['center', 'center'],
        'text-transform': ['uppercase', 'uppercase'],
        'font-size': ['17px', '17px'],
        'font-weight': ['bold', '700'],
      } as const;
      const after = edit(html, (content) => [
        {
          op: 'set-style',
          targets: [headerOf(content)],
          reach: 'each',
          style: Object.fromEntries(
            Object.entries(styles).map(([property, [value]]) => [property, value]),
          ),
        },
        { op: 'set-attribute', target: headerOf(content), name: 'title', value: 'probe' },
      ]);
      for (const [property, [, expected]] of Object.entries(styles)) {
        const found = await computed(after, '[title=probe]', property);
        assert.ok(found.length > 0);
        assert.deepEqual(
          [...new Set(found.map((value) => value.replaceAll(/["']/g, '')))],
          [expected],
        );
      }
    });

    test('an accent, fonts, sizes and spaces change as a whole', async () => {
      const ACCENT = 'rgb(155, 0, 100)';
      const colours = (shown: string) =>
        page.evaluate<string[]>(
          shown,
          `[...document.querySelectorAll('body, body *')].flatMap((element) => {
            const style = getComputedStyle(element);
            return ['color', 'backgroundColor', 'borderTopColor', 'borderBottomColor', 'borderLeftColor'].map((name) => style[name]);
          }).concat([getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()])`,
        );
      const after = edit(html, () => [{ op: 'set-theme', accent: ACCENT }]);
      const shown = await colours(after);
      assert.ok(shown.includes(ACCENT), 'the accent shows');
      const scaled = edit(html, () => [{ op: 'set-theme', textScale: 1.25 }]);
      const [was, now] = [
        await computed(html, 'body', 'font-size'),
        await computed(scaled, 'body', 'font-size'),
      ];
      assert.equal(was.length, now.length);
      was.forEach((size, index) => {
        const ratio = Number.parseFloat(now[index] ?? '') / Number.parseFloat(size);
        assert.ok(Math.abs(ratio - 1.25) < 0.04, `${size} became ${now[index]}`);
      });
      const set = edit(html, () => [
        { op: 'set-theme', bodyFont: 'Lora, serif', headingFont: 'Oswald, sans-serif' },
      ]);
      const fonts = await page.evaluate<string[]>(
        set,
        `['p', 'h1', 'td'].map((name) => getComputedStyle([...document.querySelectorAll(name)].at(-1)).fontFamily)`,
      );
      assert.match(fonts[0] ?? '', /^["']?Lora/);
      assert.match(fonts[1] ?? '', /^["']?Oswald/);
      assert.match(fonts[2] ?? '', /^["']?Lora/);
      const height = (markup: string) =>
        page.evaluate<number>(markup, 'document.body.getBoundingClientRect().height');
      const wide = edit(html, () => [{ op: 'set-theme', spacingScale: 1.8 }]);
      assert.ok((await height(wide)) > (await height(html)) + 20);
    });
  });
