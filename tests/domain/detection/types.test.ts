import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { tipsFor } from '#lib/domain/detection/tips.ts';
import { fieldAliasesOf, TYPE_SIGNALS } from '#lib/domain/detection/type/signals.ts';
import { Analysis, AnalysisSummary, Recommendations } from '#schemas/analysis.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { DOCUMENT_TYPES } from '#schemas/template.ts';
import { PAYLOADS, PLAIN } from './samples.ts';

/** The same data with every key spelt by `spell`. */
function respell(value: JsonValue, spell: (key: string) => string): JsonValue {
  if (Array.isArray(value)) return value.map((item) => respell(item, spell));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [spell(key), respell(inner, spell)]),
  );
}

const SPELLINGS: Readonly<Record<string, (key: string) => string>> = {
  snake: (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  pascal: (key) => key.charAt(0).toUpperCase() + key.slice(1),
  kebab: (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  spaced: (key) => key.replace(/[A-Z]/g, (letter) => ` ${letter}`),
};

describe('detection of the seven types', () => {
  for (const [type, data] of Object.entries(PLAIN)) {
    it(`knows a plain ${type}`, () => {
      const { analysis } = analyzeData(data);
      assert.equal(analysis.documentType, type);
      assert.ok(analysis.confidence > 0.6, `confidence is ${analysis.confidence}`);
    });
    for (const [name, spell] of Object.entries(SPELLINGS)) {
      it(`knows a ${type} in ${name} keys`, () => {
        assert.equal(analyzeData(respell(data, spell) as JsonObject).analysis.documentType, type);
      });
    }
    it(`knows a ${type} in wrappers`, () => {
      assert.equal(analyzeData({ data: { object: data } }).analysis.documentType, type);
      assert.equal(analyzeData({ id: 7, [type]: data }).analysis.documentType, type);
    });
  }

  it('has a plain example for every type', () => {
    assert.deepEqual(Object.keys(PLAIN).sort(), [...DOCUMENT_TYPES].sort());
  });

  it('knows what other systems send', () => {
    const types = Object.entries(PAYLOADS).map(([name, data]) => [
      name,
      analyzeData(data).analysis.documentType,
    ]);
    assert.deepEqual(Object.fromEntries(types), {
      stripe: 'invoice',
      shopify: 'receipt',
      xero: 'invoice',
      monitoring: 'report',
      resume: 'document',
    });
  });

  it('calls what is none of them a document, with little confidence', () => {
    for (const data of [{ planet: 'Mars', moons: ['Phobos'] }, { a: 1 }, { rows: [[1, 2]] }]) {
      const { documentType, confidence } = analyzeData(data).analysis;
      assert.equal(documentType, 'document');
      assert.ok(confidence <= 0.5);
    }
  });

  it('is surer the more signals there are', () => {
    const { items, total, ...rest } = PLAIN.invoice ?? {};
    const few = analyzeData({ items: items ?? null, total: total ?? null }).analysis;
    const many = analyzeData({ items: items ?? null, total: total ?? null, ...rest }).analysis;
    assert.ok(few.confidence < many.confidence);
  });

  it('follows an intent that names a type', () => {
    const invoice = PLAIN.invoice ?? {};
    assert.equal(analyzeData(invoice, 'make it a receipt').analysis.documentType, 'receipt');
    assert.equal(
      analyzeData(invoice, 'an estimate, not an invoice').analysis.documentType,
      'quote',
    );
    assert.equal(analyzeData(invoice, 'something nice').analysis.documentType, 'invoice');
  });

  it('follows the tone of an intent', () => {
    const style = (intent: string) =>
      analyzeData(PLAIN.invoice ?? {}, intent).recommendations.suggestedStyle;
    assert.equal(style('bold and striking'), 'bold');
    assert.equal(style('an elegant, traditional look'), 'classic');
    assert.equal(style(''), 'stripe-clean');
  });

  it('answers in the public shapes', () => {
    for (const data of [...Object.values(PLAIN), ...Object.values(PAYLOADS)]) {
      const { analysis, summary, recommendations, model } = analyzeData(data);
      Analysis.parse(analysis);
      AnalysisSummary.parse(summary);
      Recommendations.parse({ ...recommendations, tips: tipsFor(model) });
      assert.ok(recommendations.fieldsFound > 0);
    }
  });

  it('says what is missing', () => {
    const { client: _, dueDate: __, ...rest } = PLAIN.invoice ?? {};
    const tips = tipsFor(analyzeData(rest).model);
    assert.ok(tips.includes('Recipient information is missing: add client.name.'));
    assert.ok(tips.includes('The due date is missing: add dueDate.'));
    const german = tipsFor(analyzeData({ ...rest, Fälligkeitsdatum: '2026-12-01' }).model);
    assert.ok(!german.includes('The due date is missing: add dueDate.'));
    assert.deepEqual(tipsFor(analyzeData(PLAIN.invoice ?? {}).model), []);
  });

  it('is not misled by inherited names', () => {
    const data = JSON.parse('{"__proto__":{"invoiceNumber":1},"constructor":"x","toString":"y"}');
    assert.equal(analyzeData(data).analysis.documentType, 'document');
  });
});

describe('the table of signals', () => {
  it('has every type once, with aliases for each signal', () => {
    assert.deepEqual(TYPE_SIGNALS.map(({ type }) => type).sort(), [...DOCUMENT_TYPES].sort());
    for (const type of TYPE_SIGNALS) {
      const parts = new Set<string>([
        ...type.signals.map(({ role }) => role),
        ...type.cues.map(([cue]) => cue),
      ]);
      for (const group of type.requiredSignals)
        for (const part of group) assert.ok(parts.has(part), `${type.type} requires ${part}`);
      for (const aliases of Object.values(fieldAliasesOf(type))) assert.ok(aliases.length > 0);
    }
  });
});
