import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, test } from 'vitest';
import { QUOTE_SCHEMA } from '#lib/domain/templates/built-in/commercial-fields.ts';
import { toJsonSchema } from '#lib/domain/templates/json-schema.ts';
import { prepareData } from '#lib/domain/templates/prepare-data.ts';
import {
  checkTemplateData,
  missingPaths,
  validateTemplateData,
} from '#lib/domain/templates/validate-data.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { builtInTemplates } from '#tests/support/built-in-templates.ts';
import { fc } from '#tests/support/fast-check.ts';

const QUOTE: JsonObject = {
  client: { name: 'Ann' },
  lineItems: [{ description: 'Work', quantity: 1, unitPrice: 5, total: 5 }],
  totals: { subtotal: 5, total: 5 },
};

function paths(data: JsonObject): string[] {
  return validateTemplateData(QUOTE_SCHEMA, data).map(({ path }) => path.join('.'));
}

describe('data of a template', () => {
  test('that fits has nothing to report', () => {
    assert.deepEqual(validateTemplateData(QUOTE_SCHEMA, QUOTE), []);
    assert.deepEqual(checkTemplateData(QUOTE_SCHEMA, QUOTE), {
      missing: [],
      mistyped: [],
      unknown: [],
    });
  });

  test('that lacks required values names each, also in the rows of lists', () => {
    assert.deepEqual(missingPaths(QUOTE_SCHEMA, {}), [
      ['client', 'name'],
      ['lineItems'],
      ['totals', 'subtotal'],
      ['totals', 'total'],
    ]);
    assert.deepEqual(paths({ ...QUOTE, client: { name: ' ' } }), ['data.client.name']);
    assert.deepEqual(paths({ ...QUOTE, client: null }), ['data.client.name']);
    assert.deepEqual(
      paths({ ...QUOTE, lineItems: [{ description: 'x', quantity: null, total: 1 }] }),
      ['data.lineItems.0.quantity', 'data.lineItems.0.unitPrice'],
    );
    assert.deepEqual(paths({ ...QUOTE, lineItems: [] }), []);
    const [detail] = validateTemplateData(QUOTE_SCHEMA, { ...QUOTE, client: {} });
    assert.deepEqual(detail, {
      path: ['data', 'client', 'name'],
      message: 'is required by the template',
    });
  });

  test('[templates.currency-strings] may have amounts as formatted strings', () => {
    for (const amount of ['$1,200.00', '1.200,00 €', '(500)', '19%', '1200'])
      assert.deepEqual(
        paths({ ...QUOTE, totals: { subtotal: amount, total: amount, tax: amount } }),
        [],
      );
    assert.deepEqual(paths({ ...QUOTE, totals: { subtotal: 'a lot', total: 5 } }), [
      'data.totals.subtotal',
    ]);
  });

  test('of the wrong type is reported with its path', () => {
    assert.deepEqual(paths({ ...QUOTE, lineItems: 'none' }), ['data.lineItems']);
    assert.deepEqual(paths({ ...QUOTE, lineItems: ['none', null] }), [
      'data.lineItems.0',
      'data.lineItems.1',
    ]);
    assert.deepEqual(paths({ ...QUOTE, client: 'Ann' }), ['data.client']);
    assert.deepEqual(
      paths({ ...QUOTE, meta: { showSignature: 'yes', quoteNumber: 7, notes: {} } }),
      ['data.meta.notes', 'data.meta.showSignature'],
    );
  });

  test('that the template does not know is listed, inherited names included', () => {
    const data = JSON.parse(
      '{"client":{"name":"A","age":3},"__proto__":{"x":1},"constructor":1}',
    ) as JsonObject;
    const { unknown, missing } = checkTemplateData(QUOTE_SCHEMA, { ...QUOTE, ...data });
    assert.deepEqual(missing, []);
    assert.deepEqual(unknown, [['client', 'age'], ['__proto__'], ['constructor']]);
    assert.deepEqual(
      checkTemplateData({ fields: [{ name: 'constructor', type: 'string', required: true }] }, {})
        .missing,
      [['constructor']],
    );
  });

  test('gets at most 100 details', () => {
    const lineItems = Array.from({ length: 10_000 }, () => ({}));
    assert.equal(validateTemplateData(QUOTE_SCHEMA, { ...QUOTE, lineItems }).length, 100);
  });

  test('fits the JSON Schema exactly where it has the form that the template wants', () => {
    const ajv = new Ajv2020({ strict: false });
    const leaf = fc.constantFrom<JsonValue[]>('x', 5, true, null, {}, []);
    const object = (keys: string[], value: fc.Arbitrary<JsonValue>) =>
      fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] });
    const data = fc.record(
      {
        client: fc.oneof(leaf, object(['name', 'company'], leaf)),
        lineItems: fc.oneof(
          leaf,
          fc.array(object(['description', 'quantity', 'unitPrice', 'total'], leaf), {
            maxLength: 2,
          }),
        ),
        totals: object(['subtotal', 'total', 'tax'], leaf),
        title: leaf,
        parties: fc.array(object(['name', 'role'], leaf), { maxLength: 2 }),
        clauses: fc.array(object(['text', 'points'], leaf), { maxLength: 2 }),
      },
      { requiredKeys: [] },
    );
    for (const { id, schema } of builtInTemplates) {
      const fits = ajv.compile(toJsonSchema(schema));
      fc.assert(
        fc.property(data, (each) => {
          const view = JSON.parse(JSON.stringify(each)) as JsonObject;
          // "x" for an amount is a mistake of content, which JSON Schema leaves to the check.
          const formDetails = validateTemplateData(schema, view).filter(
            ({ message }) => !message.startsWith('must be a number'),
          );
          if (!fits(view))
            assert.notDeepEqual(
              validateTemplateData(schema, view),
              [],
              `${id}: ${JSON.stringify(fits.errors)}`,
            );
          else assert.deepEqual(formDetails, [], `${id}: ${JSON.stringify(view)}`);
        }),
      );
    }
  });
});

describe('style values of data', () => {
  const HOSTILE = [
    'red;}*{background:url(https://evil.example/)}',
    '</style><script>',
    'url(x)',
    'javascript:alert(1)',
    'transparent',
    12345,
    {},
    [],
    true,
  ];

  test('that are hostile or invalid are left out, with a warning each', () => {
    for (const value of HOSTILE) {
      const { data, warnings } = prepareData({
        styles: {
          accentColor: value,
          fontFamily: value === 'transparent' ? '"' : value,
          fontSize: value === 12345 ? '1' : value,
        },
        branding: { logoUrl: value, companyName: 'Kept' },
      });
      assert.deepEqual(data, {
        styles: { accentColor: null, fontFamily: null, fontSize: null },
        branding: { logoUrl: null, companyName: 'Kept' },
      });
      assert.deepEqual(
        warnings.map(({ path }) => path.join('.')),
        [
          'data.styles.accentColor',
          'data.styles.fontFamily',
          'data.styles.fontSize',
          'data.branding.logoUrl',
        ],
      );
    }
  });

  test('that are valid are kept, the data unchanged', () => {
    const data: JsonObject = {
      styles: { accentColor: '#c2255c', fontFamily: 'serif', fontSize: '14px' },
      branding: { logoUrl: 'https://e.example/logo.png' },
    };
    const prepared = prepareData(data);
    assert.equal(prepared.data, data);
    assert.deepEqual(prepared.warnings, []);
    for (const odd of [
      { styles: 'red' },
      { styles: null },
      { styles: ['red'] },
      {},
    ] as JsonObject[])
      assert.equal(prepareData(odd).data, odd);
  });

  test('that are absent or empty are no warning', () => {
    assert.deepEqual(prepareData({ styles: { accentColor: '', fontSize: null } }).warnings, []);
  });
});
