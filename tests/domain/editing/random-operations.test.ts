import assert from 'node:assert/strict';
import { isTag } from 'domhandler';
import { describe, test } from 'vitest';
import { descendants } from '#lib/domain/editing/apply/text.ts';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { executableParts } from '#lib/domain/editing/guardrails/executable-parts.ts';
import { Operation, StyleProperty } from '#lib/domain/editing/operations.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { fc } from '#tests/support/fast-check.ts';
import { invoiceLayout, layoutOf, RAW_INVOICE, templateDocument } from './documents.ts';

const RUNS = 1_000;

const DOCUMENTS = [
  invoiceLayout('corporate'),
  layoutOf('report', 'modern'),
  await templateDocument('invoice-clean'),
  RAW_INVOICE,
];

/** Texts, addresses and values as a model under attack would send them. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'red;background:url(https://evil.example/)',
  'url(javascript:alert(1))',
  'expression(alert(1))',
  '</style><script>alert(1)</script>',
  "x');@import 'https://evil.example/a.css';/*",
  '{{#each}}{{/each}}',
  '\u202etxt.exe',
  '&lt;b&gt;',
];

const id = fc.integer({ min: 0, max: 95 }).map((at) => `n${at}`);
const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...ATTACKS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30, unit: 'binary' }) },
  { weight: 3, arbitrary: fc.lorem({ maxCount: 4 }) },
);
const value = fc.oneof(
  fc.constantFrom(
    'red',
    '#fff',
    '12px',
    '0',
    '-50px',
    '400px',
    '1.2em',
    '50%',
    'bold',
    'center',
    'none',
    '2px solid navy',
    'Georgia, serif',
    '0.1',
    'uppercase',
    'auto',
  ),
  text,
);
const GOOD_STYLES = [
  { color: 'navy' },
  { color: '#fff', 'background-color': '#123' },
  { 'font-size': '1.2em', 'font-weight': 'bold' },
  { 'border-bottom': '2px solid red', 'padding-top': '8px' },
  { 'text-align': 'center', 'text-transform': 'uppercase' },
  { width: '50%', opacity: '0.6' },
  { color: 'white' },
  { height: '0' },
];
const style = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...GOOD_STYLES) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom(...StyleProperty.options), value, {
      minKeys: 1,
      maxKeys: 4,
    }),
  },
);
const color = fc.oneof(fc.constantFrom('red', '#0b6e4f', 'rgb(1, 2, 3)'), value);
const place = fc.constantFrom('before', 'after', 'start', 'end');
const small = fc.integer({ min: 0, max: 6 });

const block = fc.oneof(
  fc.record({ kind: fc.constant('paragraph'), text }),
  fc.record({ kind: fc.constant('heading'), text, level: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('section'), name: text, heading: text, text }),
  fc.record({
    kind: fc.constant('list'),
    items: fc.array(text, { minLength: 1, maxLength: 3 }),
    ordered: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('fact'), label: text, value: text }),
  fc.record({ kind: fc.constantFrom('image', 'logo'), url: text, alt: text }),
  fc.record({
    kind: fc.constant('signatures'),
    labels: fc.array(text, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('qr-code'), content: text, caption: text }),
  fc.record({ kind: fc.constantFrom('divider', 'page-break') }),
  fc.record({ kind: fc.constant('spacer'), height: value }),
);

const targets = fc.array(id, { minLength: 1, maxLength: 3 });

const operation = fc
  .oneof(
    fc.record({
      op: fc.constant('set-style'),
      targets,
      reach: fc.constantFrom('element', 'each'),
      style,
    }),
    fc.record(
      {
        op: fc.constant('set-theme'),
        accent: color,
        text: color,
        background: color,
        headingFont: fc.constantFrom('Georgia, serif', 'Inter', 'x{}'),
        bodyFont: fc.constantFrom('Arial', "a';b", 'Tinos'),
        textScale: fc.double({ min: 0.5, max: 2, noNaN: true }),
        spacingScale: fc.double({ min: 0.25, max: 4, noNaN: true }),
      },
      { requiredKeys: ['op'] },
    ),
    fc.record({
      op: fc.constant('stripe-rows'),
      table: id,
      color: fc.option(color),
    }),
    fc.record({ op: fc.constant('set-text'), target: id, text }),
    fc.record(
      {
        op: fc.constant('replace-text'),
        targets,
        find: fc.oneof(text, fc.constantFrom('Invoice', 'a', '1', 'Total')),
        replace: fc.oneof(text, fc.constant('')),
      },
      { requiredKeys: ['op', 'find', 'replace'] },
    ),
    fc.record(
      { op: fc.constant('insert'), place, target: id, block, style },
      {
        requiredKeys: ['op', 'place', 'target', 'block'],
      },
    ),
    fc.record({ op: fc.constantFrom('remove', 'hide', 'show'), targets }),
    fc.record({ op: fc.constant('move'), target: id, place, reference: id }),
    fc.record({ op: fc.constant('swap'), first: id, second: id }),
    fc.record({ op: fc.constant('duplicate'), target: id }),
    fc.record({
      op: fc.constant('set-attribute'),
      target: id,
      name: fc.constantFrom('alt', 'title', 'href', 'src', 'lang', 'dir'),
      value: fc.oneof(text, fc.constantFrom('https://x.example/a.png', 'en', 'rtl')),
    }),
    fc.record({
      op: fc.constant('add-column'),
      table: id,
      at: small,
      label: text,
      cells: fc.array(text, { maxLength: 4 }),
    }),
    fc.record({ op: fc.constant('remove-column'), table: id, column: small }),
    fc.record({ op: fc.constant('add-row'), table: id, at: small, cells: fc.array(text) }),
    fc.record({ op: fc.constant('reverse-rows'), table: id }),
    fc.record({
      op: fc.constant('sort-rows'),
      table: id,
      column: small,
      descending: fc.boolean(),
    }),
    fc.record(
      {
        op: fc.constant('set-page'),
        size: fc.oneof(fc.constantFrom('A4', '5in x 5in'), text),
        orientation: fc.constantFrom('portrait', 'landscape'),
        margin: fc.record({ left: fc.constantFrom('0', '1in', '20mm', 'x') }),
        watermark: fc.option(text),
        stamp: fc.option(fc.record({ text, color })),
      },
      { requiredKeys: ['op'] },
    ),
  )
  .map((given) => Operation.safeParse(given).data)
  .filter((parsed) => parsed !== undefined);

describe('random operations', () => {
  const counts = { edited: 0, refused: 0 };

  test('never crash, bring in nothing that runs, and lose nothing silently', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: DOCUMENTS.length - 1 }),
        fc.array(operation, { minLength: 1, maxLength: 3 }),
        (at, given) => {
          const html = DOCUMENTS[at] ?? '';
          const open = openDocument(html);
          const before = open.content;
          const table = before.lineItems?.id ?? 'n1';
          const operations = given.map((each) => ('table' in each ? { ...each, table } : each));
          const values = before.nodes.map(({ text: said }) => said);
          const runnable = executableParts(open.document.tree);
          const result = editDocument(open, {}, operations);
          counts[result.outcome] += 1;
          if (result.outcome === 'refused') {
            assert.match(result.message, /\S{3}/);
            return;
          }
          const again = parseDocument(result.html);
          assert.equal(again.toHtml(), result.html, 'parses to the same tree');
          const added = [...executableParts(again.tree)].filter((part) => !runnable.has(part));
          assert.deepEqual(added, []);
          for (const element of descendants(again.body)) {
            assert.notEqual(element.name, 'script');
            for (const [name, given] of Object.entries(element.attribs)) {
              assert.doesNotMatch(name, /^on/);
              assert.doesNotMatch(given, /^[\s\p{Cc}]*(?:javascript|data:text)/iu);
            }
          }
          assert.doesNotMatch(result.changes.join('\n'), /<script|<img|<svg/);
          checkValues(values, result.html, operations);
          checkTables(again.body);
        },
      ),
      { numRuns: RUNS, seed: 20_261_122 },
    );
    assert.ok(
      counts.edited > RUNS / 10 && counts.refused > RUNS / 10,
      `only ${counts.edited} lists were carried out`,
    );
  });
});

const REWRITES = new Set([
  'set-text',
  'replace-text',
  'remove',
  'hide',
  'remove-column',
  'reformat',
]);

/** Operations that say of no text that it changes leave every text as it is. */
function checkValues(values: readonly string[], html: string, operations: readonly Operation[]) {
  if (operations.some(({ op }) => REWRITES.has(op))) return;
  const left = new Map<string, number>();
  for (const { text: said } of openDocument(html).content.nodes)
    left.set(said, (left.get(said) ?? 0) + 1);
  const lost = values.filter((said) => {
    const count = left.get(said) ?? 0;
    left.set(said, count - 1);
    return count <= 0;
  });
  const all = openDocument(html)
    .content.nodes.map(({ text: said }) => said)
    .join(' ');
  assert.deepEqual(
    lost.filter((said) => !all.includes(said)),
    [],
  );
}

/** A table stays a table: rows in it, and cells in them. */
function checkTables(body: ReturnType<typeof parseDocument>['body']) {
  for (const { name, parent } of descendants(body)) {
    if (parent === null || !isTag(parent)) continue;
    if (name === 'tr') assert.match(parent.name, /^t(?:body|head|foot)$/);
    if (name === 'td' || name === 'th') assert.equal(parent.name, 'tr');
    if (name === 'li') assert.match(parent.name, /^[uo]l$/);
  }
}
