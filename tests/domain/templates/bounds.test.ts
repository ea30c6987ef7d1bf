import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { checkTemplateSyntax, renderTemplate } from '#lib/domain/templates/render.ts';
import { PagewrightError } from '#lib/errors.ts';
import { sanitizeRichText } from '#lib/shared/html/rich-text.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { quoteModern } from '#tests/support/built-in-templates.ts';
import { fill } from './fill.ts';

function isBounded(error: unknown): boolean {
  assert.ok(error instanceof PagewrightError, String(error));
  assert.equal(error.condition, 'generationFailed');
  assert.deepEqual(error.details, { reason: 'output-limit' });
  return true;
}

/** Counts every read of a property anywhere in the data. */
function counted(data: JsonObject): { data: JsonObject; reads: () => number } {
  let count = 0;
  const wrap = (value: JsonValue): JsonValue => {
    if (value === null || typeof value !== 'object') return value;
    return new Proxy(value as JsonObject, {
      get(target, key) {
        count += 1;
        return wrap((Reflect.get(target, key) as JsonValue) ?? null);
      },
    });
  };
  return { data: wrap(data) as JsonObject, reads: () => count };
}

function quoteOf(rows: number): JsonObject {
  const row = { description: 'Row', details: 'More', quantity: 2, unitPrice: 3, total: 6 };
  return { ...quoteModern.sampleData, lineItems: Array.from({ length: rows }, () => row) };
}

describe('rendering is bounded', () => {
  test('stops a template that multiplies itself', () => {
    const list = Array.from({ length: 1_000 }, () => 1);
    const nested = (depth: number, inner: string) =>
      '{{#a}}'.repeat(depth) + inner + '{{/a}}'.repeat(depth);
    assert.throws(() => fill(nested(5, 'x'), { a: list }), isBounded);
    assert.throws(() => fill(nested(5, ''), { a: list }), isBounded);
    assert.throws(() => fill(nested(20, '{{b}}'), { a: [1, 1], b: 'x'.repeat(30) }), isBounded);
    assert.throws(() => fill(nested(2, '{{{b}}}'), { a: list, b: 'x'.repeat(100) }), isBounded);
  });

  test('looking a name up far out counts too', () => {
    const depth = 99;
    const template = `${'{{#a}}'.repeat(depth)}{{#l}}{{far}}{{/l}}${'{{/a}}'.repeat(depth)}`;
    const data = { far: '', a: [{ b: 1 }], l: Array.from({ length: 400_000 }, () => ({})) };
    assert.throws(() => fill(template, data), isBounded);
  });

  test('a table of 20,000 rows is none of that', () => {
    const html = renderTemplate(quoteModern, quoteOf(20_000));
    assert.equal(html.match(/<tr class="line">/g)?.length, 20_000);
  });

  test('each row of a table costs the same number of reads', () => {
    const readsOf = (rows: number) => {
      const { data, reads } = counted(quoteOf(rows));
      renderTemplate(quoteModern, data);
      return reads();
    };
    const [first, second, third] = [readsOf(1_000), readsOf(2_000), readsOf(3_000)];
    assert.equal(third - second, second - first);
    assert.ok((second - first) / 1_000 < 30);
  });
});

/** Each takes many minutes where the time grows with the square of the length. */
describe('half a megabyte of hostile input is done at once', { timeout: 120_000 }, () => {
  const LENGTH = 500_000;
  for (const piece of [
    '{',
    '{{',
    '{{#',
    '{{! ',
    '{{a}}',
    '<',
    '<a ',
    '<a b="',
    '<!--',
    '"',
    '\n',
    ' ',
    '{{a}}\n',
    '<style>',
    '</',
    '<p style="',
    '<p>{{a}}</p>',
    '<textarea>{{a}}',
  ]) {
    test(`as a template of ${JSON.stringify(piece)}`, () => {
      const template = piece.repeat(LENGTH / piece.length);
      try {
        checkTemplateSyntax(template);
        renderTemplate({ html: template }, {});
      } catch (error) {
        assert.ok(error instanceof PagewrightError, String(error));
      }
    });
  }

  for (const piece of [
    '<',
    '<a',
    '<a b="',
    '<a b=',
    '<p>',
    '<!--',
    '<script>',
    '&',
    '&#',
    '&amp',
    '"',
    "<a '",
    '</p',
    '<p a=1 ',
  ]) {
    test(`as markup in data of ${JSON.stringify(piece)}`, () => {
      const markup = piece.repeat(LENGTH / piece.length);
      assert.equal(typeof sanitizeRichText(markup), 'string');
      assert.equal(typeof fill('<p title={{v}}>{{{v}}}{{v}}</p>', { v: markup }), 'string');
    });
  }

  for (const piece of [
    '1',
    '1,',
    '$',
    ' ',
    '-',
    '(',
    'rgb(',
    '1 ',
    "'a',",
    'a, ',
    '/',
    'data:',
    'a.',
  ]) {
    test(`as values of styles and amounts of ${JSON.stringify(piece)}`, () => {
      const v = piece.repeat(LENGTH / piece.length);
      const data: JsonObject = {
        ...quoteModern.sampleData,
        totals: { subtotal: v, total: v, tax: v, taxRate: v },
        meta: { date: v },
        branding: { logoUrl: v },
        styles: { accentColor: v, fontFamily: v, fontSize: v },
        locale: v,
        currency: v,
      };
      assert.ok(renderTemplate(quoteModern, data).includes('--accent:#1e3a5f'));
    });
  }
});
