import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { CURRENCY } from '#lib/domain/mappings/suggest/currency-placeholder.ts';
import { candidatesOf } from '#lib/domain/mappings/suggest/source-candidates.ts';
import { type Candidate, suggestMappings } from '#lib/domain/mappings/suggest/suggest-mappings.ts';
import { createContentReader, jsonEntries } from '#lib/domain/sources/content-reader.ts';
import { loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import { ServiceType } from '#schemas/tabledb.ts';
import type { TemplateField } from '#schemas/template.ts';
import { pairs, type SuggestionCase } from '#tests/fixtures/suggestions/pairs.ts';
import unseenPairs from '#tests/fixtures/suggestions/unseen.json' with { type: 'json' };
import { fc } from '#tests/support/fast-check.ts';

function candidate(text: string): Candidate {
  const [name = '', type = 'text'] = text.split('|');
  const isArray = type === 'lookup' || type === 'links' || name.includes('[]');
  return { name, serviceType: ServiceType.parse(type), isArray, samples: [] };
}

const suggestionsFor = async (template: string, fields: readonly string[]) => {
  const found = await loadBuiltIn(template);
  return suggestMappings(
    found?.schema.fields ?? assert.fail(template),
    fields.map(candidate),
    found?.type,
  );
};

/** Eighty tables by authors who saw none of the code, in nine languages. */
const unseen = unseenPairs as unknown as readonly SuggestionCase[];

/** Every placeholder of every pair: what was suggested, how surely, and whether that is right. */
async function judge(pairs: readonly SuggestionCase[]) {
  const judged: {
    place: string;
    right: boolean;
    wanted: boolean;
    confidence: number | undefined;
  }[] = [];
  for (const { name, template, fields, expected } of pairs) {
    const { suggestions } = await suggestionsFor(template, fields);
    const byPlaceholder = new Map(suggestions.map((one) => [one.placeholder, one]));
    for (const placeholder of new Set([...Object.keys(expected), ...byPlaceholder.keys()])) {
      const suggested = byPlaceholder.get(placeholder);
      judged.push({
        place: `${name}: ${placeholder} = ${suggested?.field ?? '-'} (${expected[placeholder] ?? '-'})`,
        right: suggested?.field === expected[placeholder],
        wanted: placeholder in expected,
        confidence: suggested?.confidence,
      });
    }
  }
  return judged;
}

async function assertQuality(cases: readonly SuggestionCase[], least: number) {
  const judged = await judge(cases);
  const wanted = judged.filter((one) => one.wanted);
  const right = wanted.filter((one) => one.right).length;
  const sure = judged.filter(({ confidence = 0 }) => confidence > 0.8);
  const wrong = sure.filter((one) => !one.right);
  console.log(
    `${right} of ${wanted.length} right; ${wrong.length} of ${sure.length} wrong above 0.8`,
  );
  for (const { right: isRight, place, confidence } of judged)
    if (!isRight) console.log(`  ${place} ${confidence ?? ''}`);
  assert.ok(right / wanted.length >= least, `${right} of ${wanted.length}`);
  assert.ok(wrong.length / wanted.length <= 0.03, wrong.map(({ place }) => place).join('\n'));
}

describe('suggested mappings', () => {
  test('[ai.suggest-quality] nine of ten placeholders of known tables get their field, and few are wrong with confidence', () =>
    assertQuality(pairs, 0.9));

  test('[ai.suggest-quality] so do most of the tables of strangers', () =>
    assertQuality(unseen, 0.85));

  test('[ai.suggest-calibration] a confidence is about the share that is right', async () => {
    const judged = (await judge([...pairs, ...unseen])).filter(
      ({ confidence }) => confidence !== undefined,
    );
    const bands = [0, 0.5, 0.7, 0.85, 0.95, 1.01];
    let error = 0;
    for (const [index, from] of bands.slice(0, -1).entries()) {
      const to = bands[index + 1] ?? 1;
      const inBand = judged.filter(({ confidence = 0 }) => confidence >= from && confidence < to);
      if (inBand.length === 0) continue;
      const share = inBand.filter(({ right }) => right).length / inBand.length;
      const mean = inBand.reduce((sum, { confidence = 0 }) => sum + confidence, 0) / inBand.length;
      console.log(
        `confidence ${from} to ${Math.min(to, 1)}: ${inBand.length}, mean ${mean.toFixed(2)}, right ${share.toFixed(2)}`,
      );
      error += (inBand.length / judged.length) * Math.abs(share - mean);
    }
    assert.ok(error < 0.1, `the expected calibration error is ${error}`);
  });

  test('[ai.suggest] pairs one with one, says why, and what is left', async () => {
    const { suggestions, unmapped } = await suggestionsFor('invoice-clean', [
      'Customer',
      'E-mail|email',
      'Total|currency',
    ]);
    assert.deepEqual(
      suggestions.map(({ placeholder, field }) => [placeholder, field]),
      [
        ['client.name', 'Customer'],
        ['client.email', 'E-mail'],
        ['totals.total', 'Total'],
      ],
    );
    for (const { reason, confidence } of suggestions) {
      assert.ok(reason.length > 0);
      assert.ok(confidence > 0 && confidence < 1);
    }
    assert.ok(unmapped.includes('meta.dueDate') && !unmapped.includes('styles.fontSize'));
    assert.ok(!unmapped.includes('lineItems'));
  });

  const suggestedFor = async (records: readonly Record<string, unknown>[]) => {
    const reader = createContentReader(jsonEntries(async () => records));
    const { fields } = await reader.describe();
    const template = (await loadBuiltIn('invoice-clean')) ?? assert.fail();
    const placeholders = [...template.schema.fields, CURRENCY];
    const { suggestions } = suggestMappings(
      placeholders,
      fields.flatMap(candidatesOf),
      template.type,
    );
    return Object.fromEntries(suggestions.map(({ placeholder, field }) => [placeholder, field]));
  };

  test('[ai.suggest-lists] [ai.suggest-currency] elements fill items by their own names, and no single value', async () => {
    const items = [
      { sku: 'A', name: 'Tea', qty: 2, price: 5.25, total: 10.5 },
      { sku: 'B', name: 'Cup', qty: 1, price: 2, total: 2 },
    ];
    const order = { client: { name: 'Zoë' }, currency: 'EUR', items, total: 12.5 };
    assert.deepEqual(await suggestedFor([{ id: 'ord-1', ...order, payments: [{ total: 1 }] }]), {
      'client.name': 'client.name',
      'lineItems[].description': 'items[].name',
      'lineItems[].quantity': 'items[].qty',
      'lineItems[].unitPrice': 'items[].price',
      'lineItems[].total': 'items[].total',
      'totals.total': 'total',
      'meta.invoiceNumber': 'id',
      currency: 'currency',
    });
    const german = { Bezeichnung: 'Tee', Menge: 2, Einzelpreis: 3, Gesamt: 6 };
    const found = await suggestedFor([{ Positionen: [german], Gesamtbetrag: 6, Währung: 'EUR' }]);
    assert.equal(found['lineItems[].unitPrice'], 'Positionen[].Einzelpreis');
    assert.equal(found['totals.total'], 'Gesamtbetrag');
    assert.equal(found['currency'], 'Währung');
  });

  test('[ai.suggest-readable] a list of objects is no text, and a gap in words leaves numbers numbers', async () => {
    const records = [
      { items: [{ sku: 'A', total: 10.5 }], total: 10.5 },
      { items: [{ sku: 'B', total: 2 }], total: 'n/a' },
      { items: [{ sku: 'C', total: 4 }], total: 4 },
    ];
    assert.deepEqual(await suggestedFor(records), {
      'lineItems[].total': 'items[].total',
      'totals.total': 'total',
    });
  });

  test('[ai.suggest-readable] links are offered by what a reader can read of them', () => {
    const links = { type: 'multipleRecordLinks', serviceType: 'links', isArray: true } as const;
    const shown = candidatesOf({
      ...{ ...links, name: 'Client', samples: ['rec1'] },
      linkedFields: [
        { name: 'Name', serviceType: 'text' },
        { name: 'Invoices', serviceType: 'links' },
      ],
    });
    assert.deepEqual(
      shown.map(({ name }) => name),
      ['Client', 'Client → Name'],
    );
    assert.deepEqual(candidatesOf({ ...links, name: 'Lookup of links', samples: ['rec1'] }), []);
  });

  test('values decide where names do not', () => {
    const placeholder: TemplateField = { name: 'contact.email', type: 'string' };
    const fields = [
      { name: 'Contact', serviceType: 'text', isArray: false, samples: ['Ada Lovelace'] },
      { name: 'Contact 2', serviceType: 'text', isArray: false, samples: ['ada@example.com'] },
    ] as const;
    const { suggestions } = suggestMappings([placeholder], fields);
    assert.equal(suggestions[0]?.field, 'Contact 2');
  });

  const tuner = (): readonly Candidate[] => {
    const columns: readonly (readonly [string, string, Candidate['grouping']])[] = [
      ['Inv No', 'PT-0201', 'key'],
      ['Customer', 'Mrs Morag Sutherland', 'record'],
      ['Street', '12 Castle Road East', 'record'],
      ['Town', 'Grantown-on-Spey', 'record'],
      ['Job', 'Upright tuning', 'line'],
      ['Qty', '1', 'line'],
      ['Rate (£)', '£70.00', 'line'],
      ['Line £', '£70.00', 'line'],
      ['VAT £', '£14.00', 'record'],
      ['Grand Total £', '£84.00', 'record'],
    ];
    return columns.map(([name, sample, grouping]) => ({
      ...{ name, serviceType: 'text', isArray: false, samples: [sample], grouping },
    }));
  };

  test('amounts fill no texts, those of lines the lines, and totals the document', async () => {
    const texts = ['ref', 'customer.name', 'customer.address.line1', 'customer.address.line2'];
    const figures = ['how_many', 'each', 'amount'].map((name) => `work_done[].${name}`);
    const own: readonly TemplateField[] = [
      ...[...texts, 'customer.address.town', 'work_done[].what'].map(
        (name): TemplateField => ({ name, type: 'string' }),
      ),
      ...[...figures, 'vat', 'amount_due'].map((name): TemplateField => ({ name, type: 'number' })),
    ];
    const pairsOf = (fields: readonly TemplateField[]) =>
      Object.fromEntries(
        suggestMappings(fields, tuner(), 'invoice').suggestions.map((one) => [
          one.placeholder,
          one.field,
        ]),
      );
    assert.deepEqual(pairsOf(own), {
      ref: 'Inv No',
      'customer.name': 'Customer',
      'customer.address.line1': 'Street',
      'customer.address.town': 'Town',
      'work_done[].what': 'Job',
      'work_done[].how_many': 'Qty',
      'work_done[].each': 'Rate (£)',
      'work_done[].amount': 'Line £',
      vat: 'VAT £',
      amount_due: 'Grand Total £',
    });
    // A code before a figure is no currency.
    const numbered = { name: 'Invoice Number', serviceType: 'text', isArray: false } as const;
    const numbers = suggestMappings(
      [{ name: 'meta.invoiceNumber', type: 'string' }],
      [{ ...numbered, samples: ['INV-1001'] }],
    );
    assert.equal(numbers.suggestions[0]?.field, 'Invoice Number');
    const clean = await loadBuiltIn('invoice-clean');
    const found = pairsOf(clean?.schema.fields ?? []);
    assert.equal(found['lineItems[].total'], 'Line £');
    assert.equal(found['totals.total'], 'Grand Total £');
    assert.equal(found['lineItems[].details'], undefined);
  });

  test('any names are compared, in bounded time', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 8 }), (names: string[]) => {
        const fields = names.map((name) => candidate(`${name.replaceAll('|', '')}|text`));
        const placeholders = names.map((name): TemplateField => ({ name, type: 'string' }));
        const { suggestions, unmapped } = suggestMappings(placeholders, fields);
        assert.ok(suggestions.length + unmapped.length <= names.length);
        assert.equal(new Set(suggestions.map(({ field }) => field)).size, suggestions.length);
      }),
    );
  });
});
