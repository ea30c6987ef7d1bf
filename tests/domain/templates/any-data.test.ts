import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import type { BuiltInTemplate } from '#lib/domain/templates/built-in/index.ts';
import { renderTemplate } from '#lib/domain/templates/render.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { builtInTemplates } from '#tests/support/built-in-templates.ts';
import { fc } from '#tests/support/fast-check.ts';
import { elementsOf, executableParts, textIn } from './inspect-html.ts';

const hostile = fc.constantFrom(
  '"><img src=x onerror=alert(1)>',
  '</style><script>alert(1)</script>',
  'javascript:alert(1)',
  'https://e.example/"onerror="alert(1)',
  '}*{background:url(//evil.example)}',
  'red;--x:url(//evil.example)',
  '{{title}}',
  '\u0000',
  '-0',
  '1e400',
);
const leaf = fc.oneof(fc.jsonValue({ maxDepth: 2 }), hostile, hostile) as fc.Arbitrary<JsonValue>;

/** Objects of the template's own keys, and some that mean something to the engine, in any arrangement. */
function anyArrangement(names: readonly string[]): fc.Arbitrary<JsonObject> {
  const segments = names.flatMap((name) => name.replaceAll('[]', '').split('.'));
  const keys = [...new Set(segments), '__proto__', 'locale', 'currency', 'length'];
  const { data } = fc.letrec<{ data: JsonObject; value: JsonValue }>((tie) => ({
    data: fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 8 }),
    value: fc.oneof(
      { depthSize: 'small' },
      leaf,
      tie('data'),
      fc.array(tie('data'), { maxLength: 2 }),
    ),
  }));
  return data;
}

/** The sample with any values in its places. */
function anyValues(sample: JsonObject): fc.Arbitrary<JsonObject> {
  const fillIn = (
    value: JsonValue,
    values: readonly JsonValue[],
    next: { at: number },
  ): JsonValue => {
    if (Array.isArray(value)) return value.map((item) => fillIn(item, values, next));
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([key, child]) => [key, fillIn(child, values, next)]),
      );
    next.at += 1;
    return values[next.at % values.length] ?? null;
  };
  const styled = {
    ...sample,
    styles: { accentColor: '', fontFamily: '', fontSize: '' },
    branding: { logoUrl: '', companyName: '' },
  };
  return fc
    .array(leaf, { minLength: 60, maxLength: 60 })
    .map((values) => fillIn(styled, values, { at: 0 }) as JsonObject);
}

function isInert(template: BuiltInTemplate, data: JsonObject): void {
  let html: string;
  try {
    html = renderTemplate(template, data);
  } catch (error) {
    assert.ok(error instanceof PagewrightError, String(error));
    return;
  }
  assert.deepEqual(executableParts(html), []);
  const sheets = elementsOf(html).filter(({ tagName }) => tagName === 'style');
  assert.equal(sheets.length, 1);
  assert.doesNotMatch(sheets.map(textIn).join(), /url\(|@import|expression|--x/);
}

describe('any data makes a document without anything executable, or a coded error', () => {
  for (const template of builtInTemplates) {
    test(template.id, () => {
      const names = template.schema.fields.map(({ name }) => name);
      const data = fc.oneof(anyArrangement(names), anyValues(template.sampleData));
      fc.assert(fc.property(data, (each) => isInert(template, each)));
    });
  }
});
