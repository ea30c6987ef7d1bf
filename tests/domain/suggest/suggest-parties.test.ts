import assert from 'node:assert/strict';
import { test } from 'vitest';
import { type Candidate, suggestMappings } from '#lib/domain/mappings/suggest/suggest-mappings.ts';
import { loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import type { TemplateField } from '#schemas/template.ts';

type Column = readonly [name: string, sample: string, grouping: Candidate['grouping']];

const pairsOf = (
  placeholders: readonly TemplateField[],
  columns: readonly Column[],
): Record<string, string> => {
  const candidates = columns.map(
    ([name, sample, grouping]): Candidate => ({
      ...{ name, serviceType: 'text', isArray: false, samples: [sample], grouping },
    }),
  );
  const { suggestions } = suggestMappings(placeholders, candidates, 'invoice');
  return Object.fromEntries(suggestions.map(({ placeholder, field }) => [placeholder, field]));
};

/** The placeholders of a template that was saved from a shop's invoice. */
const SHOP: readonly TemplateField[] = [
  ...[
    'order.invoice_no',
    'seller.trade_name',
    'seller.address.line1',
    'seller.address.town',
    'customer.company',
    'customer.billing.street',
    'customer.billing.city',
    'lines[].title',
  ].map((name): TemplateField => ({ name, type: 'string' })),
  ...['lines[].unit_net', 'lines[].line_net', 'summary.gross'].map(
    (name): TemplateField => ({ name, type: 'number' }),
  ),
];

test('[ai.suggest] the address of a table of customers is not the sender’s', () => {
  const table: readonly Column[] = [
    ['Invoice No', 'SH-2041', 'key'],
    ['Account Name', 'Harrow Books Ltd', 'record'],
    ['Address Line 1', '12 Station Road', 'record'],
    ['Town', 'Harrow', 'record'],
    ['Product', 'Oak shelf', 'line'],
    ['Unit Price (ex VAT)', '39.50', 'line'],
    ['Line Net', '79.00', 'line'],
    ['Invoice Total', '94.80', 'record'],
  ];
  assert.deepEqual(pairsOf(SHOP, table), {
    'order.invoice_no': 'Invoice No',
    'customer.company': 'Account Name',
    'customer.billing.street': 'Address Line 1',
    'customer.billing.city': 'Town',
    'lines[].title': 'Product',
    'lines[].unit_net': 'Unit Price (ex VAT)',
    'lines[].line_net': 'Line Net',
    'summary.gross': 'Invoice Total',
  });
});

test('[ai.suggest] a column that names the sender fills the sender', () => {
  const table: readonly Column[] = [
    ['Customer', 'Harrow Books Ltd', 'record'],
    ['Seller Address Line 1', '4 Harbour Row', 'record'],
  ];
  assert.equal(pairsOf(SHOP, table)['seller.address.line1'], 'Seller Address Line 1');
});

test('[ai.suggest] a German table fills the total, and the number of a line fills no text', async () => {
  const template = (await loadBuiltIn('invoice-clean')) ?? assert.fail();
  const found = pairsOf(template.schema.fields, [
    ['Rechnungsnr.', 'RE-1', 'key'],
    ['Kunde', 'Café Sonnenschein', 'record'],
    ['Pos.', '1', 'line'],
    ['Artikel', 'Toner', 'line'],
    ['Summe netto', '100,00', 'record'],
    ['Rechnungsbetrag brutto', '119,00', 'record'],
  ]);
  assert.equal(found['totals.total'], 'Rechnungsbetrag brutto');
  assert.equal(found['lineItems[].description'], 'Artikel');
  assert.equal(found['lineItems[].details'], undefined);
});
