import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { checkOperations } from '#lib/domain/editing/guardrails/check-operations.ts';
import { Operation } from '#lib/domain/editing/operations.ts';
import { recordingLog } from './recording-log.ts';

/** The rule that refuses the operation. undefined: it passes. */
function ruleAgainst(operation: Operation): string | undefined {
  const { log, lines } = recordingLog();
  try {
    checkOperations({ log }, [
      { op: 'remove', targets: ['n1'] },
      Operation.parse(operation),
      { op: 'swap', first: 'n1', second: 'n2' },
    ]);
    return undefined;
  } catch {
    return JSON.parse(lines[0] ?? '{}').guardrail.rule;
  }
}

const SCRIPT = '<script>alert(1)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg">';
const svgUrl = (inside: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(`${SVG}${inside}</svg>`).toString('base64')}`;
const image = (url: string): Operation => ({
  op: 'insert',
  place: 'end',
  target: 'n1',
  block: { kind: 'image', url, alt: 'A picture' },
});
const insert = (block: Extract<Operation, { op: 'insert' }>['block']): Operation => ({
  op: 'insert',
  place: 'end',
  target: 'n1',
  block,
});

/** One operation for each way in which text comes in. */
const withText = (text: string): Operation[] => [
  { op: 'set-text', target: 'n1', text },
  { op: 'replace-text', find: 'x', replace: text },
  insert({ kind: 'paragraph', text }),
  insert({ kind: 'heading', text, level: 1 }),
  insert({ kind: 'section', name: 'x', heading: text, text: '' }),
  insert({ kind: 'section', name: 'x', heading: '', text }),
  insert({ kind: 'list', items: ['a', text], ordered: true }),
  insert({ kind: 'fact', label: text, value: '' }),
  insert({ kind: 'fact', label: '', value: text }),
  insert({ kind: 'image', url: 'https://a.example/a.png', alt: text }),
  insert({ kind: 'logo', url: 'https://a.example/a.png', alt: text }),
  insert({ kind: 'signatures', labels: ['a', text] }),
  insert({ kind: 'qr-code', content: text, caption: '' }),
  insert({ kind: 'qr-code', content: 'x', caption: text }),
  { op: 'set-attribute', target: 'n1', name: 'title', value: text },
  { op: 'add-column', table: 'n1', at: 0, label: text, cells: [] },
  { op: 'add-column', table: 'n1', at: 0, label: '', cells: ['a', text] },
  { op: 'add-row', table: 'n1', at: 0, cells: ['a', text] },
  { op: 'add-total', label: text, value: '', at: 0 },
  { op: 'add-total', label: '', value: text, at: 0 },
  { op: 'reformat', to: { what: 'date', pattern: text.slice(0, 40) } },
  { op: 'set-page', watermark: text },
  { op: 'set-page', stamp: { text, color: 'red' } },
];

const ADDRESSES = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'data:text/html;base64,PGI+',
  'data:application/xhtml+xml,x',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'view-source:https://a.example',
  svgUrl(SCRIPT),
  svgUrl('<a href="javascript:alert(1)"/>'),
  svgUrl('<rect onclick="alert(1)"/>'),
  svgUrl('<g>'.repeat(1_000)),
  `data:image/svg+xml,${encodeURIComponent(`${SVG}${SCRIPT}</svg>`)}`,
];

const STYLES = [
  'expression(alert(1))',
  'url(javascript:alert(1))',
  'url("https://evil.example/x")',
  'red;background:url(//evil.example)',
  'red}body{display:none',
  '</style><script>',
  '\\75rl(x)',
  '@import "x"',
];

describe('the guardrail on operations', () => {
  for (const operation of withText(SCRIPT)) {
    test(`refuses a script in ${JSON.stringify(operation).replace(SCRIPT, '…').slice(0, 90)}`, () =>
      assert.equal(ruleAgainst(operation), 'active-element'));
  }

  test('lets ordinary text in the same places pass', () => {
    const refused = withText('JavaScript training, <3 hours').filter(ruleAgainst);
    assert.deepEqual(refused, []);
  });

  for (const url of ADDRESSES) {
    test(`refuses the address ${JSON.stringify(url).slice(0, 60)}`, () => {
      const link = { op: 'set-attribute', target: 'n1', value: url } as const;
      assert.ok(ruleAgainst(image(url)));
      assert.ok(ruleAgainst({ ...link, name: 'href' }));
      assert.ok(ruleAgainst({ ...link, name: 'src' }));
    });
  }

  for (const url of [
    'https://a.example/javascript:alert',
    'mailto:a@a.example',
    'tel:+49301234',
    '#totals',
    'terms.html',
    'data:image/png;base64,iVBORw0KGgo=',
    svgUrl('<rect width="1" height="1" style="fill:red"/><style>rect{stroke:blue}</style>'),
  ])
    test(`lets the address ${url.slice(0, 40)} pass`, () =>
      assert.equal(
        ruleAgainst({ op: 'set-attribute', target: 'n1', name: 'href', value: url }),
        undefined,
      ));

  for (const value of STYLES)
    test(`refuses the style value ${value}`, () => {
      assert.ok(
        ruleAgainst({ op: 'set-style', targets: ['n1'], reach: 'each', style: { color: value } }),
      );
      assert.ok(ruleAgainst({ op: 'set-theme', accent: value }));
      assert.ok(ruleAgainst({ op: 'stripe-rows', table: 'n1', color: value }));
      assert.ok(ruleAgainst(insert({ kind: 'spacer', height: value })));
      assert.ok(ruleAgainst({ op: 'set-page', size: value }));
      if (value.length <= 20) assert.ok(ruleAgainst({ op: 'set-page', margin: { top: value } }));
      assert.ok(ruleAgainst({ op: 'set-page', stamp: { text: 'PAID', color: value } }));
      assert.ok(
        ruleAgainst({
          op: 'insert',
          place: 'end',
          target: 'n1',
          block: { kind: 'divider' },
          style: { 'margin-top': value },
        }),
      );
    });

  for (const value of [
    '#0a0',
    'rgb(1 2 3 / 50%)',
    "'Open Sans', sans-serif",
    '1px solid #ccc',
    '12mm',
  ])
    test(`lets the style value ${value} pass`, () =>
      assert.equal(
        ruleAgainst({ op: 'set-style', targets: ['n1'], reach: 'each', style: { color: value } }),
        undefined,
      ));

  test('finds what stands in the last of many long texts', () => {
    const cells = [...Array.from({ length: 40 }, () => 'a lamp '.repeat(500)), 'kill yourself'];
    assert.equal(ruleAgainst({ op: 'add-row', table: 'n1', at: 0, cells }), 'self-harm');
  });
});
