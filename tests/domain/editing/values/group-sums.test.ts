import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';

const QUOTE = {
  quote_number: 'Q-118',
  date: '2026-11-20',
  currency: 'GBP',
  company: { name: 'Harbour Joinery Ltd' },
  client: { name: 'Mrs P. Tregenza' },
  sections: [
    {
      name: 'Kitchen',
      items: [
        { description: 'Base units', qty: 6, unit_price: 240, amount: 1440 },
        { description: 'Worktop, oak', qty: 3.5, unit: 'm', unit_price: 160, amount: 560 },
      ],
      subtotal: 2000,
    },
    {
      name: 'Utility room',
      items: [
        { description: 'Shelving', qty: 4, unit_price: 55, amount: 220 },
        { description: 'Fitting', qty: 8, unit: 'h', unit_price: 45, amount: 360 },
      ],
      subtotal: 580,
    },
  ],
  subtotal: 2580,
  vat_rate: 20,
  vat: 516,
  total: 3096,
};

const { model } = analyzeData(QUOTE);
const { html } = layoutDocument(model, { style: 'modern' });

/** The headings of the table with their sums, then its total. */
function sumsIn(page: string): readonly string[] {
  const { nodes, totals } = openDocument(page).content;
  const headed = ['Kitchen', 'Utility room'].flatMap((name) =>
    nodes.flatMap(({ role, label, text }) =>
      role === 'value' && label === name ? [`${name} ${text}`] : [],
    ),
  );
  return [...headed, totals.at(-1)?.value.text ?? ''];
}

function afterwards(say: string): readonly string[] {
  const open = openDocument(html);
  const read = interpret(say, { ...open, documentType: 'quote', region: undefined });
  assert.equal(read.kind, 'operations', say);
  if (read.kind !== 'operations') return [];
  const edited = editDocument(open, {}, read.operations);
  assert.equal(edited.outcome === 'edited' && edited.selfCheckPassed, true, say);
  return edited.outcome === 'edited' ? sumsIn(edited.html) : [];
}

describe('headings with what the lines below them come to', () => {
  test('state it where the data does', () => {
    assert.deepEqual(sumsIn(html), ['Kitchen £2,000.00', 'Utility room £580.00', '£3,096.00']);
    const unstated = QUOTE.sections.map(({ subtotal: _, ...section }) => section);
    const page = layoutDocument(analyzeData({ ...QUOTE, sections: unstated }).model, {
      style: 'modern',
    }).html;
    assert.deepEqual(sumsIn(page), ['£3,096.00']);
  });

  test('are told by their own mark: a class "group" of ordinary rows, as Tailwind has it, says nothing', () => {
    const rows = html.replaceAll('<tr>', '<tr class="group">');
    assert.notEqual(rows, html);
    const { lineItems } = openDocument(rows).content;
    assert.equal(lineItems?.rows.length, 4);
  });

  test('are no lines: the third line is the first of the second group', () => {
    assert.deepEqual(afterwards('the third line is 5 not 4'), [
      ...['Kitchen £2,000.00', 'Utility room £635.00', '£3,162.00'],
    ]);
  });

  test.each([
    ['change the base units to 8', ['Kitchen £2,480.00', 'Utility room £580.00', '£3,672.00']],
    ['remove the shelving', ['Kitchen £2,000.00', 'Utility room £360.00', '£2,832.00']],
    ['add 2 hours of fitting at 50', ['Kitchen £2,000.00', 'Utility room £680.00', '£3,216.00']],
  ])('follow their lines: %s', (say, expected) => {
    assert.deepEqual(afterwards(say), expected);
  });

  test.each([
    'remove the utility room section',
    'remove the shelving and the fitting',
    'drop the utility room',
  ])('go with the last of their lines: %s', (say) => {
    assert.deepEqual(afterwards(say), ['Kitchen £2,000.00', '£2,400.00']);
  });
});
