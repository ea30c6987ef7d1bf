import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { renderTemplate } from '#lib/domain/templates/render.ts';
import type { JsonObject } from '#schemas/json.ts';
import { builtIn, builtInTemplates, quoteModern } from '#tests/support/built-in-templates.ts';
import { attribute, elementsOf, regionsOf, textIn } from './inspect-html.ts';

const REQUIRED_ONLY: JsonObject = {
  client: { name: 'Ann Lee' },
  lineItems: [{ description: 'Work', quantity: 1, unitPrice: 100, total: 100 }],
  totals: { subtotal: 100, total: 100 },
};
const ALWAYS = ['header', 'client-info', 'meta', 'line-items', 'totals'];
const quotes = builtInTemplates.filter(({ type }) => type === 'quote');

function words(html: string, region: string): string {
  const element = elementsOf(html).find(
    (each) => attribute(each, 'data-service-region') === region,
  );
  assert.ok(element, region);
  return textIn(element).replace(/\s+/g, ' ').trim();
}

describe('regions', () => {
  for (const template of builtInTemplates.filter(
    ({ type }) => type === 'quote' || type === 'invoice',
  )) {
    const regionsWith = (meta: JsonObject) =>
      regionsOf(renderTemplate(template, { ...REQUIRED_ONLY, meta })).sort();
    const extra = template.html.includes('payment.iban') ? ['payment'] : [];
    if (template.html.includes('shipTo.name')) extra.push('ship-to');

    test(`[templates.regions] ${template.id}: has each region once`, () => {
      const all = regionsOf(renderTemplate(template, { ...template.sampleData }));
      assert.deepEqual(all.sort(), [...ALWAYS, ...extra, 'notes', 'footer'].sort());
      assert.deepEqual(
        regionsOf(renderTemplate(template, REQUIRED_ONLY)).sort(),
        [...ALWAYS].sort(),
      );
    });

    test(`[templates.regions-optional] ${template.id}: notes only where given, footer only where enabled`, () => {
      assert.deepEqual(regionsWith({ notes: 'n' }), [...ALWAYS, 'notes'].sort());
      assert.deepEqual(regionsWith({ notes: '' }), [...ALWAYS].sort());
      assert.deepEqual(regionsWith({ terms: 't' }), [...ALWAYS, 'footer'].sort());
      assert.deepEqual(regionsWith({ showSignature: true }), [...ALWAYS, 'footer'].sort());
      assert.deepEqual(regionsWith({ showSignature: false }), [...ALWAYS].sort());
      assert.deepEqual(
        regionsWith({ terms: 't', showSignature: true }),
        [...ALWAYS, 'footer'].sort(),
      );
    });

    test(`[templates.regions-optional] ${template.id}: signature lines stand only where switched on`, () => {
      const footer = (meta: JsonObject) =>
        words(renderTemplate(template, { ...REQUIRED_ONLY, meta }), 'footer');
      assert.match(footer({ showSignature: true }), /Date$/);
      assert.match(
        footer({ terms: 'In 30 days', showSignature: true }),
        /^Terms ?In 30 days.*Date$/,
      );
      assert.match(footer({ terms: 'In 30 days' }), /^Terms ?In 30 days$/);
    });
  }

  test('[templates.regions] quote-modern: each holds its own', () => {
    const html = renderTemplate(quoteModern, quoteModern.sampleData);
    assert.match(words(html, 'header'), /Northlight Studio.*Quote/);
    assert.match(words(html, 'meta'), /Q-2026-0117.*March 2, 2026.*April 1, 2026/);
    assert.match(words(html, 'client-info'), /Maya Lindqvist.*maya@fjordandfield\.example/);
    assert.match(words(html, 'line-items'), /Front-end build64\$115\.00\$7,360\.00/);
    assert.match(
      words(html, 'totals'),
      /\$17,190\.00.*-\$690\.00.*Tax \(5\.5%\) ?\$907\.50.*Total ?\$17,407\.50/,
    );
    assert.match(words(html, 'notes'), /Work can begin/);
    assert.match(words(html, 'footer'), /40% on acceptance.*Accepted by.*Date/);
  });

  test('[templates.regions] contract-simple: parties, clauses, terms and a signature for each party', async () => {
    const contract = await builtIn('contract-simple');
    const html = renderTemplate(contract, contract.sampleData);
    assert.deepEqual(regionsOf(html), ['header', 'meta', 'parties', 'clauses', 'terms', 'footer']);
    assert.match(
      words(html, 'footer'),
      /Fjord & Field.*Maya Lindqvist.*Date.*Northlight Studio, Inc\..*Tom Arsenault.*Date/,
    );
    const least = {
      title: 'Deal',
      parties: [{ name: 'A' }, { name: 'B' }],
      clauses: [{ text: 'One.' }],
    };
    const sparse = renderTemplate(contract, least);
    assert.deepEqual(regionsOf(sparse), ['header', 'meta', 'parties', 'clauses', 'footer']);
    assert.match(words(sparse, 'meta'), /date of the last signature/);
    assert.equal(words(sparse, 'clauses'), 'One.');
  });
});

describe('amounts', () => {
  for (const template of quotes) {
    test(`[templates.currency-strings] ${template.id}: strings stand as they came, numbers are formatted`, () => {
      const html = renderTemplate(template, {
        ...REQUIRED_ONLY,
        lineItems: [
          { description: 'Work', quantity: '2 h', unitPrice: '1.200,00 €', total: '€ 2.400' },
        ],
        totals: { subtotal: 'EUR 2,400.00', total: 2400.5, tax: '19.00', taxRate: '19%' },
      });
      assert.match(words(html, 'line-items'), /2 h1\.200,00 €€ 2\.400/);
      assert.match(words(html, 'totals'), /EUR 2,400\.00.*\(19%\) ?€19\.00.*Total ?€2,400\.50/);
    });
  }

  test('are written for the currency and language of the data', () => {
    const html = renderTemplate(quoteModern, {
      ...REQUIRED_ONLY,
      currency: 'EUR',
      locale: 'de-DE',
      meta: { date: '2026-03-02' },
    });
    assert.match(words(html, 'totals'), /Total ?100,00\s€/);
    assert.match(words(html, 'meta'), /2\. März 2026/);
    assert.match(html, /<html lang="de-DE">/);
    const yen = renderTemplate(quoteModern, { ...REQUIRED_ONLY, meta: { currency: 'JPY' } });
    assert.match(words(yen, 'totals'), /Total ?¥100$/);
  });
});
