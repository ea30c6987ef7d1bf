import assert from 'node:assert/strict';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { applyIntent } from '#lib/domain/layout/apply-intent.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import { STYLE_TOKENS } from '#lib/domain/styles/tokens.ts';
import type { JsonObject } from '#schemas/json.ts';
import { StyleName } from '#schemas/template.ts';
import { PAYLOADS, PLAIN } from '#tests/domain/detection/samples.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (!('tagName' in node)) continue;
      found.push(node);
      visit(node.childNodes);
    }
  };
  visit(parse(html).childNodes);
  return found;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function layOut(data: JsonObject, style: StyleName = 'stripe-clean', intent?: string) {
  return layoutDocument(applyIntent(analyzeData(data, intent).model, intent), {
    style,
    ...(intent === undefined ? {} : { intent }),
  });
}

function regionsOf(html: string): string[] {
  return elementsOf(html).flatMap((element) => attribute(element, 'data-service-region') ?? []);
}

/** WCAG contrast of two #rrggbb colours. */
function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((color) => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue + 0.05;
  });
  return Math.max(a ?? 0, b ?? 0) / Math.min(a ?? 1, b ?? 1);
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('a generated layout', () => {
  it('marks the regions of each type', () => {
    const regions = (type: string) => regionsOf(layOut(PLAIN[type] ?? {}).html);
    assert.deepEqual(regions('invoice'), ['header', 'client-info', 'meta', 'line-items', 'totals']);
    assert.deepEqual(regions('report'), ['header', 'content']);
    assert.deepEqual(regions('letter'), ['header', 'client-info', 'content', 'footer']);
    assert.deepEqual(regions('contract'), ['header', 'client-info', 'meta', 'content', 'footer']);
    assert.deepEqual(regions('certificate'), ['header', 'content', 'meta']);
  });

  it('has no script, no handler, a charset and a language', () => {
    const hostile: JsonObject = {
      invoiceNumber: '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>': '"><img src=x onerror=alert(1)>',
      company: { name: '<b>Bold</b>', logo: 'javascript:alert(1)', website: 'javascript:alert(1)' },
      items: [{ description: '</td></table><iframe src=//x>', total: '"onload="x' }],
      accentColor: 'red}</style><script>',
      total: '&lt;',
      locale: '"><script>',
    };
    for (const style of StyleName.options) {
      const { html } = layOut(hostile, style);
      const elements = elementsOf(html);
      for (const element of elements) {
        assert.ok(!['script', 'iframe', 'img', 'b'].includes(element.tagName), element.tagName);
        for (const { name, value } of element.attrs) {
          assert.ok(!name.startsWith('on'), name);
          assert.ok(!/^\s*javascript:/i.test(value), value);
        }
      }
      assert.ok(html.startsWith('<!doctype html><html lang="en-US"><head><meta charset="utf-8">'));
      assert.ok(html.includes('&lt;script&gt;alert(1)&lt;/script&gt;'));
    }
  });

  it('shows logos from http and data addresses only', () => {
    const sources = (logo: string) =>
      elementsOf(layOut({ ...PLAIN.invoice, company: { name: 'N', logo } }).html)
        .filter(({ tagName }) => tagName === 'img')
        .map((element) => attribute(element, 'src'));
    assert.deepEqual(sources('https://x.example/logo.png'), ['https://x.example/logo.png']);
    const pixel = `data:image/png;base64,${PIXEL}`;
    assert.deepEqual(sources(pixel), [pixel]);
    assert.deepEqual(sources('data:image/png;base64,AAAA'), []);
    assert.deepEqual(sources('file:///etc/passwd'), []);
    assert.deepEqual(sources('data:text/html,<script>'), []);
  });

  it('repeats table heads and keeps rows and totals whole', () => {
    const { html } = layOut(PLAIN.invoice ?? {});
    assert.match(html, /thead\{display:table-header-group\}/);
    assert.match(html, /tr,\.closing\{break-inside:avoid\}/);
    assert.match(html, /<tbody class="closing">.*<dl class="totals".*<\/tbody>/);
  });

  it('aligns numbers to the right', () => {
    const cells = elementsOf(layOut(PLAIN.invoice ?? {}).html).filter(
      ({ tagName }) => tagName === 'td',
    );
    const first = cells
      .slice(0, 4)
      .map((cell) => attribute(cell, 'class')?.includes('num') === true);
    assert.deepEqual(first, [false, true, true, true]);
  });

  it('is landscape for certificates, for wide tables and on request', () => {
    assert.equal(layOut(PLAIN.certificate ?? {}).orientation, 'landscape');
    assert.equal(layOut(PLAIN.invoice ?? {}).orientation, undefined);
    const row = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`column ${i}`, 'x']));
    assert.equal(layOut({ rows: [row, row] }).orientation, 'landscape');
    assert.equal(layOut(PLAIN.invoice ?? {}, 'bold', 'in landscape').orientation, 'landscape');
    assert.equal(
      layOut(PLAIN.certificate ?? {}, 'bold', 'portrait please').orientation,
      'portrait',
    );
  });

  it('takes a title and leaves out what the intent names', () => {
    const data = { ...PLAIN.invoice, notes: 'Pay soon.' };
    const { html } = layOut(data, 'minimal', 'an invoice titled "Final notice", without the notes');
    assert.match(html, /<h1>Final notice<\/h1>/);
    assert.ok(!html.includes('Pay soon.') && html.includes('3,418.20'));
    const kept = layOut(data, 'minimal', 'an invoice with notes').html;
    assert.ok(kept.includes('Pay soon.') && !kept.includes('Final notice'));
  });

  it('loads nothing and hides no character, so that it is printed without waiting', () => {
    for (const data of Object.values(PLAIN)) {
      const { html } = layOut({ ...data, remark: "it's 5 o'clock" });
      assert.doesNotMatch(html, /(?<!-)src|poster|<link|url|@import|image-set|animation|\\|&#/i);
    }
  });

  it('puts the attachments of a letter after its signature', () => {
    const { html } = layOut({
      ...PLAIN.letter,
      ps: 'Bring Tom',
      enclosures: ['A memoir', 'A drawing'],
      cc: 'Ann Lee',
    });
    const places = [
      'Yours sincerely',
      'class="signatures"',
      'Bring Tom',
      'A memoir',
      'A drawing',
      'Ann Lee',
    ];
    const found = places.map((text) => html.indexOf(text));
    assert.ok(!found.includes(-1), found.join());
    assert.deepEqual(
      found,
      found.toSorted((a, b) => a - b),
    );
  });

  it('sets metrics in rows of nearly the same length', () => {
    const inRow = (count: number) =>
      /class="metrics in-(\d)"/.exec(
        layOut({
          title: 'T',
          summary: 'S',
          metrics: Object.fromEntries(Array.from({ length: count }, (_, i) => [`m${i}`, i])),
        }).html,
      )?.[1];
    assert.deepEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(inRow), [...'123433443']);
  });

  it('prints addresses as they are', () => {
    const url = 'https://www.example.com/a/';
    assert.ok(layOut({ title: 'T', link: url }).html.includes(`>${url}</a>`));
  });

  it('shows the total of a receipt first, and the balance of an invoice', () => {
    const grand = (data: JsonObject) => /class="grand"><dt>([^<]*)/.exec(layOut(data).html)?.[1];
    assert.equal(grand({ receiptNumber: 1, total: 9, amountPaid: 20, change: 11 }), 'Total');
    assert.equal(grand({ invoiceNumber: 1, total: 9, amountDue: 4 }), 'Amount due');
  });

  it('numbers the clauses of a contract and gives each party a line to sign', () => {
    const { signatures: _, ...unsigned } = PLAIN.contract ?? {};
    const { html } = layOut(unsigned);
    assert.equal(html.match(/class="clause"/g)?.length, 2);
    assert.equal(html.match(/class="signature"/g)?.length, 2);
    assert.ok(html.indexOf('Acme Corp') < html.indexOf('Services'));
  });

  it('names the page in the language and the currency of the data', () => {
    const { html } = layOut({ ...PLAIN.invoice, locale: 'de_DE', currency: 'EUR' });
    assert.ok(html.includes('<html lang="de-DE">'));
    assert.ok(html.includes('3.418,20\u00a0€'));
    assert.ok(html.includes('3. Juni 2026'));
  });

  it('takes the accent of the data, when it is a colour', () => {
    assert.match(layOut({ ...PLAIN.invoice, accentColor: '#abcdef' }).html, /--accent:#abcdef;/);
    assert.match(layOut({ ...PLAIN.invoice, accentColor: 'url(x)' }).html, /--accent:#4f46c8;/);
    assert.match(
      layOut({ ...PLAIN.invoice, styles: { accentColor: 'teal' } }).html,
      /--accent:teal;/,
    );
  });

  it('draws every sample in every style', () => {
    for (const data of [...Object.values(PLAIN), ...Object.values(PAYLOADS)]) {
      const pages = StyleName.options.map((style) => layOut(data, style).html);
      assert.equal(new Set(pages).size, StyleName.options.length);
    }
  });
});

describe('the style tokens', () => {
  it('keep text readable in every style', () => {
    for (const { id, colors } of Object.values(STYLE_TOKENS)) {
      for (const ground of ['#ffffff', colors.tint]) {
        assert.ok(contrast(colors.ink, ground) >= 7, `${id} ink on ${ground}`);
        assert.ok(contrast(colors.muted, ground) >= 4.5, `${id} muted on ${ground}`);
        assert.ok(contrast(colors.accent, ground) >= 4.5, `${id} accent on ${ground}`);
      }
    }
  });
});
