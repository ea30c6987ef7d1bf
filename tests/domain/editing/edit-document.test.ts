import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import type { ContentModel } from '#lib/domain/editing/content-model.ts';
import {
  type Edited,
  editDocument,
  openDocument,
  type Refused,
} from '#lib/domain/editing/edit-document.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import { invoiceLayout, layoutOf, RAW_INVOICE, STYLES, templateDocument } from './documents.ts';

type Build = (content: ContentModel) => readonly Operation[];

function edit(html: string, build: Build, options: RenderOptions = {}) {
  const open = openDocument(html);
  return editDocument(open, options, build(open.content));
}

function edited(html: string, build: Build, options?: RenderOptions): Edited {
  const result = edit(html, build, options);
  if (result.outcome === 'refused') assert.fail(`${result.reason}: ${result.message}`);
  assert.deepEqual(result.findings, []);
  assert.equal(result.selfCheckPassed, true);
  assert.equal(parseDocument(result.html).toHtml(), result.html, 'reads back as the same tree');
  assert.doesNotMatch(result.changes.join(), /[<>]/);
  return result;
}

function refused(html: string, build: Build): Refused {
  const result = edit(html, build);
  return result.outcome === 'refused' ? result : assert.fail(`was done: ${result.changes}`);
}

const region = (content: ContentModel, name: string) =>
  content.regions.find((each) => each.name === name)?.id ?? assert.fail(`no ${name}`);
const node = (content: ContentModel, text: string) =>
  content.nodes.find((each) => each.text === text)?.id ?? assert.fail(`no ${text}`);
const textsOf = (html: string) => openDocument(html).content.nodes.map(({ text }) => text);

const DOCUMENTS: readonly (readonly [string, string])[] = [
  ...STYLES.map((style) => [`the layout ${style}`, invoiceLayout(style)] as const),
  ['the template invoice-clean', await templateDocument('invoice-clean')],
  ['the template invoice-corporate', await templateDocument('invoice-corporate')],
  ['raw html', RAW_INVOICE],
];

for (const [name, html] of DOCUMENTS)
  describe(`operations on ${name}`, () => {
    test('changes no text with a style', () => {
      const { html: after, changes } = edited(html, (content) => [
        {
          op: 'set-style',
          targets: [region(content, 'header')],
          reach: 'each',
          style: { color: '#0a3d62', 'text-align': 'center' },
        },
      ]);
      assert.deepEqual(textsOf(after), textsOf(html));
      assert.equal(changes[0], "Set the header's text colour to #0a3d62");
    });

    test('sets a text', () => {
      const { html: after } = edited(html, ({ title }) => [
        { op: 'set-text', target: title?.id ?? '', text: 'Tax <invoice> & more' },
      ]);
      assert.ok(textsOf(after).includes('Tax <invoice> & more'));
      assert.equal(textsOf(after).length, textsOf(html).length);
    });

    test('adds a section, a fact, signature lines and a QR code', () => {
      const before = textsOf(html);
      const { html: after } = edited(html, (content) => [
        {
          op: 'insert',
          place: 'after',
          target: region(content, 'notes'),
          block: { kind: 'section', name: 'How to pay', heading: 'How to pay', text: 'By bank.' },
        },
        {
          op: 'insert',
          place: 'end',
          target: region(content, 'meta'),
          block: { kind: 'fact', label: 'Project', value: 'Neptune' },
        },
        {
          op: 'insert',
          place: 'end',
          target: 'n0',
          block: { kind: 'signatures', labels: ['Client', 'Date signed'] },
        },
        {
          op: 'insert',
          place: 'end',
          target: 'n0',
          block: { kind: 'qr-code', content: 'https://pay.example/1', caption: 'Scan to pay' },
        },
      ]);
      const { content } = openDocument(after);
      const now = content.nodes.map(({ text }) => text);
      for (const text of [...before, 'How to pay', 'By bank.', 'Client', 'Date signed'])
        assert.ok(now.includes(text), text);
      assert.equal(content.nodes.find(({ text }) => text === 'Neptune')?.label, 'Project');
      assert.ok(content.regions.some((each) => each.name === 'how-to-pay'));
      assert.match(after, /<svg[^>]*viewBox/);
    });

    test('moves, swaps and duplicates parts without changing a text', () => {
      const { html: after } = edited(html, (content) => [
        {
          op: 'move',
          target: region(content, 'notes'),
          place: 'after',
          reference: region(content, 'header'),
        },
      ]);
      assert.deepEqual(textsOf(after).toSorted(), textsOf(html).toSorted());
      const names = openDocument(after).content.regions.map((each) => each.name);
      assert.ok(names.indexOf('notes') < names.indexOf('line-items'), names.join());
      const swapped = edited(html, (content) => [
        {
          op: 'swap',
          first: region(content, 'notes'),
          second: region(content, 'client-info'),
        },
      ]);
      assert.deepEqual(textsOf(swapped.html).toSorted(), textsOf(html).toSorted());
      const doubled = edited(html, (content) => [
        { op: 'duplicate', target: region(content, 'notes') },
      ]);
      assert.ok(textsOf(doubled.html).length > textsOf(html).length);
    });

    test('hides a part and shows it again', () => {
      const hidden = edited(html, (content) => [
        { op: 'hide', targets: [region(content, 'notes')] },
      ]);
      assert.ok(textsOf(hidden.html).length < textsOf(html).length);
      const shown = edited(hidden.html, (content) => [
        { op: 'show', targets: content.hidden.map(({ id }) => id) },
      ]);
      assert.deepEqual(textsOf(shown.html), textsOf(html));
    });

    test('removes notes, but not line items, totals, parties or everything', () => {
      const { html: after } = edited(html, (content) => [
        { op: 'remove', targets: [region(content, 'notes')] },
      ]);
      assert.ok(!openDocument(after).content.regions.some((each) => each.name === 'notes'));
      const losses: Build[] = [
        ({ lineItems }) => [{ op: 'remove', targets: [lineItems?.id ?? ''] }],
        ({ lineItems }) => [{ op: 'hide', targets: lineItems?.rows.map(({ id }) => id) ?? [] }],
        ({ totals }) => [{ op: 'remove', targets: totals.map(({ id }) => id) }],
        ({ totals }) => [{ op: 'remove', targets: totals.slice(1).map(({ id }) => id) }],
        ({ totals }) =>
          totals.map(({ value }) => ({ op: 'replace-text', find: value.text, replace: '\u2063' })),
        (content) => [{ op: 'remove', targets: [region(content, 'client-info')] }],
        (content) => [{ op: 'hide', targets: [region(content, 'client-info')] }],
        (content) => [{ op: 'hide', targets: content.regions.map(({ id }) => id) }],
      ];
      for (const loss of losses) {
        const { reason, message } = refused(html, loss);
        assert.equal(reason, 'content-loss', message);
        assert.match(message, /^The change would lose .{4,}\.$/);
      }
    });

    test('sets the sheet, a watermark and a stamp, each once', () => {
      const { html: after, options } = edited(
        html,
        () => [
          { op: 'set-page', size: 'a4', orientation: 'landscape', margin: { top: '20mm' } },
          { op: 'set-page', watermark: 'DRAFT' },
          { op: 'set-page', watermark: 'FINAL', stamp: { text: 'PAID', color: 'green' } },
          { op: 'set-page', pageNumbers: true },
        ],
        { watermark: 'OLD' },
      );
      assert.deepEqual(options, {
        pageSize: 'A4',
        orientation: 'landscape',
        margin: { top: '20mm' },
        pageNumbers: true,
      });
      assert.match(after, /@page\{size:A4 landscape;margin-top:20mm\}/);
      assert.equal(after.match(/data-service-edit="watermark"/g)?.length, 1);
      assert.match(after, />FINAL</);
      const without = edited(after, () => [{ op: 'set-page', watermark: null, stamp: null }]);
      assert.doesNotMatch(without.html, /watermark|stamp"/);
    });
  });

describe('what can no longer be read', () => {
  const html = invoiceLayout();
  const looks = [
    { 'font-size': '2px' },
    { opacity: '0.1' },
    { color: '#fff' },
    { height: '0' },
    { 'max-width': '1px' },
    { 'letter-spacing': '-3px', 'font-size': '10px' },
  ] as const;
  for (const style of looks)
    test(`is lost: ${JSON.stringify(style)}`, () => {
      const { reason, message } = refused(html, ({ lineItems }) => [
        { op: 'set-style', targets: [lineItems?.id ?? ''], reach: 'each', style },
      ]);
      assert.equal(reason, 'content-loss');
      assert.match(message, /from sight/);
    });

  test('is not a white text on a background that turns dark', () => {
    edited(html, (content) => [
      {
        op: 'set-style',
        targets: [region(content, 'header')],
        reach: 'each',
        style: { color: '#fff', 'background-color': '#123' },
      },
    ]);
  });

  test('is not a text that was illegible before', () => {
    edited('<p>Seen</p><p style="color:#fff">Secret</p>', () => [
      { op: 'set-style', targets: ['n0'], reach: 'element', style: { 'font-size': '18px' } },
    ]);
  });
});

describe('text', () => {
  test('is replaced across the borders of emphasis and links, which follow', () => {
    const { html } = edited(RAW_INVOICE, () => [
      { op: 'replace-text', find: 'your business. Questions', replace: 'the trust. Doubts' },
      { op: 'replace-text', find: 'billing@nordlicht.example', replace: 'pay@nordlicht.example' },
    ]);
    assert.match(html, /Thank you for the trust\. Doubts\? Write to <a href="mailto:pay@nord/);
  });

  test('is replaced as whole words, and never inside of another number', () => {
    const html = '<p>Item 12 of 120: 1.12, 12% art in the cart</p>';
    const { html: after } = edited(html, () => [
      { op: 'replace-text', find: '12', replace: '15' },
      { op: 'replace-text', find: 'art', replace: 'craft' },
    ]);
    assert.match(after, /Item 15 of 120: 1\.12, 15% craft in the cart/);
    assert.equal(
      refused(html, () => [{ op: 'replace-text', find: 'absent', replace: 'x' }]).reason,
      'invalid-operation',
    );
  });

  test('keeps the links that it still names', () => {
    const html = '<p>Ask <a href="https://x.example/">our team</a> or call.</p><p>Two</p>';
    const { html: after } = edited(html, () => [
      { op: 'set-text', target: 'n1', text: 'Talk to our team today' },
    ]);
    assert.match(after, /<p>Talk to <a href="https:\/\/x\.example\/">our team<\/a> today<\/p>/);
  });
});

describe('what an operation may not do', () => {
  const html = invoiceLayout();
  const bad: readonly (readonly [string, Build])[] = [
    ['a part that is not there', () => [{ op: 'remove', targets: ['n9999'] }]],
    [
      'a value that is none',
      () => [{ op: 'set-style', targets: ['n1'], reach: 'element', style: { color: 'url(//x)' } }],
    ],
    [
      'an address that runs',
      ({ title }) => [
        {
          op: 'set-attribute',
          target: title?.id ?? '',
          name: 'href',
          value: 'javascript:alert(1)',
        },
      ],
    ],
    [
      'an image that is a document',
      () => [
        {
          op: 'insert',
          place: 'start',
          target: 'n0',
          block: { kind: 'image', url: 'data:image/svg+xml,<svg onload=alert(1)>', alt: '' },
        },
      ],
    ],
    ['a part into itself', () => [{ op: 'move', target: 'n1', place: 'end', reference: 'n2' }]],
    ['a sheet without room', () => [{ op: 'set-page', margin: { left: '9in' } }]],
    [
      'a cell out of its row',
      (content) => [
        { op: 'move', target: node(content, '£800.00'), place: 'before', reference: 'n1' },
      ],
    ],
  ];
  for (const [what, build] of bad)
    test(`${what} is refused with a reason`, () => {
      const { reason, message } = refused(html, build);
      assert.equal(reason, 'invalid-operation');
      assert.match(message, /\.$/);
    });

  test('leaves letters as they are', () => {
    const { html: after } = edited(layoutOf('letter'), () => [
      { op: 'set-page', watermark: 'COPY' },
    ]);
    assert.match(after, />COPY</);
  });
});
