import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { readConfig } from '#lib/config.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { fillGaps } from '#lib/domain/templates/built-in/fill-gaps.ts';
import { builtInSummaries, loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import { modelData } from '#lib/domain/templates/built-in/model-data.ts';
import { renderTemplate } from '#lib/domain/templates/render.ts';
import { validateTemplateData } from '#lib/domain/templates/validate-data.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { payloadFixtures } from '#tests/fixtures/payloads.ts';
import { builtInTemplates } from '#tests/support/built-in-templates.ts';
import { elementsOf, textIn } from './inspect-html.ts';

const stripe = payloadFixtures().find(({ name }) => name === 'invoice/stripe')?.payload ?? {};

async function filled(id: string, payload: JsonObject) {
  const template = await loadBuiltIn(id);
  const { document, model } = analyzeData(payload);
  assert.ok(template !== undefined && document !== undefined, id);
  const said = modelData(document.model, model.locale);
  return { template, said, data: fillGaps(template.schema, payload, said) };
}

describe('a built-in template filled from the document model', () => {
  for (const { id } of builtInSummaries.filter(({ type }) => type === 'invoice'))
    test(`[templates.model] ${id} takes the record of a payment system`, async () => {
      const { template, data } = await filled(id, stripe);
      assert.deepEqual(validateTemplateData(template.schema, data), []);
      const html = renderTemplate(template, data);
      for (const text of [
        'Harborline Software, Inc.',
        'Cascade Coffee Roasters',
        '$131.08',
        '$123.50',
      ])
        assert.ok(html.includes(text), text);
    });

  test('[templates.model] keeps what the data has under the names of the template', async () => {
    const branding = { companyName: 'Harborline (Europe)' };
    const { data } = await filled('invoice-clean', { ...stripe, branding });
    assert.deepEqual(data['branding'], { ...branding, companyAddress: 'United States' });
  });
});

const NEEDS = {
  settings: { ...readConfig().settings, pageSize: 'letter' as const },
  now: () => new Date(0),
};

/** What a request makes of data: the text of the page, and what it warns of. */
async function made(templateId: string, data: JsonObject) {
  const { draft, warnings } = await composeRequest(NEEDS, { data, templateId });
  const html = draft.html ?? '';
  const body = elementsOf(html).find(({ tagName }) => tagName === 'body');
  const text = textIn(body ?? assert.fail('no body')).replace(/\s+/g, ' ');
  return { html, text, warnings: warnings.map(({ message }) => message) };
}

const INVOICE = {
  invoiceNumber: 'FR-2051',
  dueDate: '2026-05-16',
  currency: 'GBP',
  seller: { name: 'Fernhill Framing', vatNumber: 'GB 123 4567 89' },
  customer: { name: 'Gallery Nineteen' },
  items: [{ description: 'Museum glass', quantity: 3, unitPrice: 100, total: 300 }],
  subtotal: 300,
  vat: 60,
  total: 360,
};
const UNTOLD = {
  client: { name: 'Gallery Nineteen' },
  lineItems: [{ description: 'Museum glass', quantity: 3, unitPrice: 100, total: 300 }],
  totals: { subtotal: 300, total: 300 },
};
const ids = (type: string) =>
  builtInTemplates.filter((each) => each.type === type).map(({ id }) => id);

describe('a built-in template says what the document says', () => {
  for (const { id, sampleData } of builtInTemplates)
    test(`${id}: shows all of its own data, and warns of nothing`, async () => {
      const { text, warnings } = await made(id, sampleData);
      assert.deepEqual(warnings, []);
      const shown = text.replaceAll(' ', '');
      const visit = (value: JsonValue, path: string): void => {
        if (/\.(styles|currency|locale)$/.test(path)) return;
        if (typeof value === 'string' && !/^\d{4}-\d\d-\d\d$/.test(value))
          assert.ok(shown.includes(value.replace(/\s+/g, '')), `${path}: ${value}`);
        if (value !== null && typeof value === 'object')
          for (const [key, child] of Object.entries(value)) visit(child, `${path}.${key}`);
      };
      visit(sampleData, '');
    });

  for (const id of ids('invoice')) {
    test(`${id}: asks for what remains, and for nothing once it is paid`, async () => {
      const part = await made(id, { ...INVOICE, amountPaid: 100, amountDue: 260 });
      assert.match(part.text, /Amount due ?£260\.00/i);
      assert.match(part.text, /Amount paid ?-£100\.00/i);
      const paid = await made(id, { ...INVOICE, status: 'paid', amountPaid: 360, amountDue: 0 });
      assert.match(paid.text, /Paid/);
      assert.match(paid.text, /Amount paid ?£360\.00/i);
      assert.doesNotMatch(paid.text, /Amount due ?£360|Due by/i);
      assert.deepEqual([part.warnings, paid.warnings], [[], []]);
    });

    test(`${id}: names the document, its taxes and its numbers as the data does`, async () => {
      const { text } = await made(id, {
        ...INVOICE,
        documentType: 'Credit note',
        originalInvoice: 'FR-1999',
        projectManager: 'Iris Cole',
      });
      for (const part of ['Credit note', 'FR-1999', 'VAT (20%)', 'GB 123 4567 89', 'Iris Cole'])
        assert.ok(text.includes(part), part);
      assert.doesNotMatch(text, /Amount due/i);
    });
  }

  for (const id of ids('report'))
    test(`${id}: shows the results`, async () => {
      const results = [
        { test: 'Sodium', value: 141, unit: 'mmol/L' },
        { test: 'Potassium', value: 5.9, unit: 'mmol/L' },
      ];
      const { text, warnings } = await made(id, { title: 'Laboratory report', results });
      for (const part of ['Sodium', '141', 'Potassium', '5.9'])
        assert.ok(text.includes(part), part);
      assert.deepEqual(warnings, []);
    });

  for (const id of ids('certificate'))
    test(`${id}: shows who issues it, the signature, hours and grade`, async () => {
      const signature = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUg'.padEnd(400, 'A')}`;
      const { html, text } = await made(id, {
        certificate: 'Certificate of Completion',
        recipientName: 'Ifeoma Adeyemi',
        courseName: 'Coastal Navigation',
        issuer: 'Fowey Sailing School',
        hours: 48,
        grade: 'Merit',
        signatories: [{ name: 'Ruth Penrose', title: 'Principal', signature }],
      });
      for (const part of ['Fowey Sailing School', '48', 'Merit', 'Principal'])
        assert.ok(text.includes(part), part);
      assert.ok(html.includes(signature));
    });

  for (const id of ids('letter'))
    test(`${id}: invents no salutation, and says the sender once`, async () => {
      const { text } = await made(id, {
        sender: { name: 'Kiln & Clay Studio', address: '5 Potter Lane, Hanley' },
        recipient: { name: 'Mrs E. Hargreaves', address: '22 Leek Road, Hanley' },
        subject: 'Your course',
        body: 'We confirm your place.',
        signatory: { name: 'Dilys Moran', title: 'Studio manager' },
      });
      assert.doesNotMatch(text, /Dear/);
      assert.match(text, /Studio manager/);
    });

  test('data that does not say what it is is what its template is for', async () => {
    assert.equal(analyzeData(UNTOLD).analysis.documentType, 'invoice');
    assert.match((await made('quote-modern', UNTOLD)).text, /^\s*Quote/);
    assert.match((await made('receipt-detailed', UNTOLD)).text, /^\s*Receipt/);
    const estimate = { ...UNTOLD, documentType: 'Estimate', estimate_no: 'E-204' };
    assert.match((await made('invoice-clean', estimate)).text, /^\s*Estimate/);
  });

  for (const id of ['contract-simple', 'contract-services'])
    test(`${id}: sets an agreement of any shape`, async () => {
      const { text } = await made(id, {
        titel: 'Dienstvertrag',
        vertragsnummer: 'DV-9',
        auftraggeber: { name: 'Messe Halle GmbH', anschrift: 'Messeplatz 1, 06108 Halle' },
        auftragnehmer: { name: 'Tontechnik Hahn', anschrift: 'Gasse 2, 06110 Halle' },
        leistungen: [{ leistung: 'Tonanlage', betrag: 600 }],
        paragraphen: [{ ueberschrift: 'Gegenstand', text: 'Betreuung der Tonanlage.' }],
        unterschriften: [{ name: 'K. Hahn', funktion: 'Inhaber' }],
      });
      for (const part of ['DV-9', 'Messe Halle GmbH', 'Gasse 2', '600', 'Gegenstand', 'Inhaber'])
        assert.ok(text.includes(part), `${part} in ${text}`);
    });

  test('contract-nda: takes purpose and governing law by the names that data has', async () => {
    const { text } = await made('contract-nda', {
      parties: [{ name: 'A Ltd' }, { name: 'B Ltd' }],
      scope: 'A joint study.',
      governing_law: 'England and Wales',
    });
    assert.match(text, /for this purpose only: A joint study\./);
    assert.match(text, /governed by the law of England and Wales/);
  });

  test('what a template has no place for is named', async () => {
    const { warnings } = await made('contract-nda', {
      title: 'Agreement',
      purpose: 'A joint study.',
      parties: [{ name: 'A Ltd' }, { name: 'B Ltd' }],
      clauses: [{ heading: 'Work', text: 'As agreed.' }],
      logo: 'https://example.com/logo.png',
      insurer: 'Harbour Mutual, policy 4471',
    });
    assert.ok(
      warnings.some((message) => message.includes('Harbour Mutual')),
      warnings.join(),
    );
  });
});
