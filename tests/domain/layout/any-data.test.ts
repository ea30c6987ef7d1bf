import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { ALIASES } from '#lib/domain/detection/keys/aliases.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { StyleName } from '#schemas/template.ts';
import { fc } from '#tests/support/fast-check.ts';
import { processorMs } from '#tests/support/processor-time.ts';

/** Words that cannot occur in a layout by themselves. */
const word = fc.stringMatching(/^[a-z]{6,9}$/).map((letters) => `Q${letters}`);
const leaf = fc.oneof(
  word,
  word.map((text) => `${text}${' and so on'.repeat(15)}`),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(
    null,
    '',
    '2026-02-03',
    '$1,200.00',
    '12.50',
    'https://x.example/a.png',
    'a@b.example',
  ),
);
const key = fc.oneof(
  fc.constantFrom(
    ...new Set(Object.values(ALIASES).flat()),
    'role',
    'text',
    'street',
    'city',
    'email',
  ),
  word.map((text) => text.toLowerCase()),
);
const { object } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    leaf,
    tie('object'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(tie('object'), { maxLength: 4 }),
  ),
  object: fc.dictionary(key, tie('value'), { minKeys: 1, maxKeys: 7, noNullPrototype: true }),
}));
const anyData = object as fc.Arbitrary<JsonObject>;

interface Word {
  /** As the analysis lists it: without the indexes of lists. */
  readonly path: string;
  readonly text: string;
}

function words(value: JsonValue, path = ''): Word[] {
  if (typeof value === 'string') return value.startsWith('Q') ? [{ path, text: value }] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    words(inner, Array.isArray(value) ? `${path}[]` : path === '' ? key : `${path}.${key}`),
  );
}

function layOut(data: JsonObject, style: StyleName = 'modern'): string {
  return layoutDocument(analyzeData(data).model, { style }).html;
}

describe('the layout of any data', () => {
  it('shows every text of the data', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const { model, analysis, warnings } = analyzeData(data);
        const { html } = layoutDocument(model, { style: 'modern' });
        const { technical = [] } = analysis.fields;
        // The list ends somewhere.
        const isCut = technical.length >= 500;
        const warned = warnings.map(({ subject }) => subject);
        // What has no place is left out and listed; of sentences a warning tells too.
        for (const { path, text } of words(data))
          assert.ok(
            html.includes(text) ||
              isCut ||
              (technical.includes(path) &&
                (!text.includes(' ') || path.includes('[]') || warned.includes(path))),
            `${text} at ${path} is lost`,
          );
      }),
      { numRuns: 500 },
    );
  });

  it('never shows placeholders of missing values', () => {
    fc.assert(
      fc.property(anyData, fc.constantFrom(...StyleName.options), (data, style) => {
        assert.doesNotMatch(layOut(data, style), /undefined|NaN|\[object|Infinity|>null</);
      }),
      { numRuns: 250 },
    );
  });

  it('gives the same document for the same data', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        assert.equal(layOut(data), layOut(structuredClone(data)));
      }),
      { numRuns: 100 },
    );
  });

  it('survives every JSON value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), (data) => {
        layOut(JSON.parse(JSON.stringify(data)));
      }),
      { numRuns: 500 },
    );
  });

  it('takes time in proportion to the data', () => {
    const big: readonly JsonObject[] = [
      Object.fromEntries(Array.from({ length: 25_000 }, (_, i) => [`key${i}`, i])),
      { parties: Array.from({ length: 12_500 }, (_, i) => ({ name: `p${i}` })) },
      {
        invoiceNumber: 1,
        taxes: Array.from({ length: 12_500 }, (_, i) => ({ name: `t${i}`, amount: i })),
      },
      { list: Array.from({ length: 37_500 }, (_, i) => `item ${i}`) },
      { body: '\n \n'.repeat(125_000), salutation: 'Dear' },
      { body: `<${'a '.repeat(125_000)}`, url: `https://${'a'.repeat(100_000)}` },
    ];
    for (const data of big) {
      const took = processorMs(() => layOut(data));
      // Quadratic work on these would take a quarter of a minute.
      assert.ok(took < 7_500, `${Object.keys(data)[0]} took ${took} ms`);
    }
  });

  it('takes data nested as deep as a request may be', () => {
    let data: JsonObject = { end: 'Qdeepest' };
    for (let level = 0; level < 48; level += 1) data = { a: [data] };
    assert.ok(layOut(data).includes('Qdeepest'));
  });
});
