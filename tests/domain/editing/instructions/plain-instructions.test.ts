import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import type { StyleName } from '#schemas/template.ts';
import { outcomeOf, suggestedFor } from '../same-instructions/corpus.ts';

const DATA = {
  type: 'invoice',
  number: 'INV-1042',
  date: '2026-03-14',
  currency: 'USD',
  from: { name: 'Acme Studio LLC', email: 'billing@acme.example' },
  to: { name: 'Mona Field', address: '99 Main Road, Springfield' },
  items: [
    { description: 'Design work', quantity: 3, unitPrice: 120.5 },
    { description: 'Hosting', quantity: 12, unitPrice: 19.99 },
    { description: 'Support', quantity: 1, unitPrice: 80 },
  ],
  subtotal: 681.38,
  tax: 54.51,
  total: 735.89,
  notes: 'Please pay within 30 days.',
};

const invoiceIn = (style: StyleName) => layoutDocument(analyzeData(DATA).model, { style }).html;
const made = (instruction: string, style: StyleName = 'stripe-clean') =>
  outcomeOf(invoiceIn(style), instruction);

function refusalOf(instruction: string) {
  const found = interpret(instruction, {
    ...openDocument(invoiceIn('bold')),
    documentType: 'invoice',
    region: undefined,
  });
  return {
    reason: 'reason' in found ? found.reason : '',
    suggestions: suggestedFor(invoiceIn('bold'), instruction),
  };
}

describe('stripes beside a colour of the rows', () => {
  for (const instruction of [
    'make the table striped, with light grey rows, and bold the total',
    'make the rows light gray and the table striped',
    'make the table striped. The rows light gray.',
  ])
    test(`[modify.response] ${instruction}`, () => {
      const { changes } = made(instruction);
      assert.match(changes, /every second row of the table the background #d3d3d3/);
      assert.doesNotMatch(changes, /cells|elements of the line items/);
    });
});

describe('figures that are rounded have no round corners', () => {
  for (const instruction of [
    'round all prices to whole numbers',
    'round the amounts to the nearest dollar',
  ])
    test(`[modify.response] ${instruction}`, () => {
      const { html = '', changes } = made(instruction);
      assert.ok(html.includes('>$121<') && !html.includes('border-radius: 8px!'), changes);
    });

  test('[modify.response] corners that are spoken of are rounded, and nothing else is', () => {
    assert.match(made('round the corners of the table').changes, /rounding to 8px/);
  });
});

describe('amounts are not converted', () => {
  for (const instruction of [
    'convert the prices to GBP',
    'convert all amounts from USD to EUR',
    'convert the invoice to euros',
  ])
    test(`[modify.not-feasible] ${instruction}`, () => {
      const { reason, suggestions } = refusalOf(instruction);
      assert.match(reason, /exchange rates/);
      assert.ok(suggestions.length > 1);
      for (const suggestion of suggestions) assert.ok(made(suggestion).html, suggestion);
    });

  for (const instruction of ['show prices in GBP', 'change currency to GBP'])
    test(`[modify.response] ${instruction}`, () => {
      assert.match(made(instruction).html ?? '', />£120\.50</);
    });
});

describe('what the cells of a new column say', () => {
  for (const [instruction, share] of [
    ['add column "Discount" with value 0%', '0%'],
    ['add a Discount column with 0%', '0%'],
    ['add a column called Discount saying 5% in every row', '5%'],
  ] as const)
    test(`[modify.response] ${instruction}`, () => {
      const { html = '', changes } = made(instruction);
      assert.equal(html.split(`>${share}<`).length, 4, changes);
    });
});

describe('an account is neither a signer nor a line of the table', () => {
  for (const instruction of [
    'add a signature line for the client and a row of bank details IBAN FR76 1234 5678',
    'add bank details IBAN FR76 1234 5678',
  ])
    test(`[modify.response] ${instruction}`, () => {
      const { html = '', changes } = made(instruction);
      assert.match(changes, /section “Bank details”/);
      assert.ok(html.includes('IBAN FR76 1234 5678') && html.includes('$735.89'), changes);
      assert.doesNotMatch(changes, /signature.*IBAN/);
    });
});

describe('a colour that cannot be read gives way to a shade of its own', () => {
  for (const [style, instruction] of [
    ['bold', 'make the title dark green'],
    ['bold', 'make the total bigger and green, and put a border around it'],
    ['bold', 'make the title navy'],
    ['stripe-clean', 'make the title yellow'],
  ] as const)
    test(`[modify.response] ${style}: ${instruction}`, () => {
      const { html, changes } = made(instruction, style);
      assert.ok(html !== undefined, changes);
      assert.match(changes, /Used #[\da-f]{6} for .* could not be read on its background/);
    });

  test('[modify.response] what can be read keeps the colour that was asked for', () => {
    assert.doesNotMatch(made('make the title dark green').changes, /Used/);
    assert.doesNotMatch(made('make the title orange', 'bold').changes, /Used/);
  });

  test('[modify.content-loss] nothing is hidden in the colour of its ground', () => {
    assert.match(made('make the notes white').changes, /^content-loss/);
  });
});

describe('ordinary instructions', () => {
  for (const [instruction, expected] of [
    ['add a row Salad $7', />Salad<.*>\$7\.00<.*>\$7\.00</s],
    ['make the table full width with borders', /<table[^>]*width: ?100%/],
  ] as const)
    test(`[modify.response] ${instruction}`, () => {
      const { html = '', changes } = made(instruction);
      assert.match(html, expected, changes);
    });

  for (const [instruction, why] of [
    ['remove the SKU column', /no column “SKU”\. It has Description, Quantity/],
    ['remove the column SKU', /no column “SKU”/],
    ['make our fax number dance', /^(?!.*no our )/],
  ] as const)
    test(`[modify.not-feasible] ${instruction}`, () => {
      const { reason, suggestions } = refusalOf(instruction);
      assert.match(reason, why);
      assert.ok(suggestions.length > 1);
      for (const suggestion of suggestions) assert.ok(made(suggestion).html, suggestion);
    });

  for (const instruction of ['sparkle the top', 'put glitter on the PO number field'])
    test(`[modify.not-feasible] ${instruction}: what is suggested is there`, () => {
      for (const suggestion of refusalOf(instruction).suggestions)
        assert.doesNotMatch(suggestion, / the top\b(?<!to the top)|number field/);
    });
});

describe('a style of ours that is named', () => {
  for (const instruction of ['make it look more modern', 'make it modern', 'use a modern style'])
    test(`[modify.response] ${instruction}`, () => {
      assert.match(made(instruction).changes, /accent colour to #0f766e.*font to 'Manrope'/);
    });

  test('[modify.response] leaves a colour of the document’s own', () => {
    const own = invoiceIn('stripe-clean').replace(/--accent:[^;]+;/, '--accent:#c2410c;');
    const { changes } = outcomeOf(own, 'change the style to minimal');
    assert.match(changes, /^Set the document's headings' font to 'Inter'/);
  });

  test('[modify.response] “make it bold” is about the letters', () => {
    assert.match(made('make it bold').changes, /font weight/);
  });
});
