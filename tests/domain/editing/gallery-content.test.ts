import assert from 'node:assert/strict';
import { test } from 'vitest';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { readContent } from '#lib/domain/editing/read-content.ts';
import { galleryMarkup } from './gallery-markup.ts';

/** What every document of a type has, whatever its style or template. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  invoice: ['title', 'number', 'party-name', 'cell', 'total-value', 'column-head'],
  quote: ['title', 'number', 'party-name', 'cell', 'total-value', 'column-head'],
  receipt: ['title', 'number', 'party-name', 'cell', 'total-value'],
  report: ['title', 'heading', 'value', 'prose'],
  certificate: ['title', 'party-name', 'signature'],
  letter: ['title', 'party-name', 'prose'],
  contract: ['title', 'party-name', 'prose'],
  document: ['title', 'heading', 'list-item', 'cell'],
};

for (const { name, html } of await galleryMarkup()) {
  const [, type = ''] = /^(?:template|layout)-(\w+)/.exec(name) ?? [];
  test(`${name}: every text is read once, and what it is`, () => {
    const document = parseDocument(html);
    const model = readContent(document);
    const roles = new Set(model.nodes.map(({ role }) => role));
    for (const role of ROLES[type] ?? []) assert.ok(roles.has(role as never), `no ${role}`);
    for (const { id, element } of model.nodes) assert.equal(model.elementById(id), element);
    assert.equal(document.toHtml(), parseDocument(document.toHtml()).toHtml());
    if (['invoice', 'quote', 'receipt'].includes(type)) {
      assert.ok(model.lineItems, 'no line items');
      assert.ok(model.lineItems.rows.length >= 3);
      for (const { cells } of model.lineItems.rows)
        assert.equal(cells.length, model.lineItems.columns.length);
      assert.match(
        model.totals.map(({ label }) => label.text).join(),
        /Subtotal.*(?:Tax|VAT).*Total/,
      );
      assert.ok(model.totals.every(({ value }) => /\d/.test(value.text)));
      for (const region of ['line-items', 'totals', 'client-info'])
        for (const each of model.regions.filter(({ name }) => name === region))
          assert.ok(each.essential, region);
    }
  });
}
