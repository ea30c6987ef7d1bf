import assert from 'node:assert/strict';
import Mustache from 'mustache';
import { describe, test } from 'vitest';
import { escapeHtml } from '#lib/shared/html/escape.ts';
import type { JsonObject } from '#schemas/json.ts';
import { fc } from '#tests/support/fast-check.ts';
import { fill } from './fill.ts';

/** Template, data, result. */
type Row = readonly [template: string, data: JsonObject, result: string];

function table(rows: readonly Row[]): void {
  for (const [template, data, result] of rows)
    assert.equal(fill(template, data), result, `${template} with ${JSON.stringify(data)}`);
}

/** The package goes on outwards where the rest of a dotted name is not there; the specification does not. */
class SpecifiedContext extends Mustache.Context {
  override push(view: unknown): SpecifiedContext {
    return new SpecifiedContext(view, this);
  }

  override lookup(name: string): unknown {
    const [first = '', ...rest] = name === '.' ? ['.'] : name.split('.');
    const inside = (value: unknown, key: string) =>
      value !== null && typeof value === 'object' && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
    return rest.reduce(inside, super.lookup(first));
  }
}

describe('Mustache', () => {
  test('[mustache.variables] writes variables, escaped, along nested paths', () => {
    table([
      ['{{a}}', { a: 'x' }, 'x'],
      ['{{ a }}', { a: 1.5 }, '1.5'],
      ['{{a.b.c}}', { a: { b: { c: 'deep' } } }, 'deep'],
      ['{{a}}', { a: '<b>&"\'' }, '&lt;b&gt;&amp;&quot;&apos;'],
      ['{{a}}|{{b}}|{{c.d}}', { a: null, c: 'text' }, '||'],
      ['{{a}} {{b}} {{c}}', { a: 0, b: false, c: true }, '0 false true'],
      ['{{a}}', { a: ['x', 2, null, { y: 1 }] }, 'x, 2, '],
      ['{{a}}', { a: { b: 1 } }, ''],
    ]);
  });

  test('[mustache.variables] takes list positions, keys with spaces, and keys with dots', () => {
    table([
      ['{{items.1.name}}', { items: [{ name: 'a' }, { name: 'b' }] }, 'b'],
      ['{{items.2.name}}{{items.-1}}{{items.length}}', { items: [{}, {}] }, '2'],
      ['{{a.0}}', { a: { 0: 'key' } }, 'key'],
      ['{{fields.Full Name}}', { fields: { 'Full Name': 'Ann' } }, 'Ann'],
      ['{{a.b}}', { 'a.b': 'whole', a: { b: 'path' } }, 'whole'],
      ['{{Größe}} {{数量}}', { Größe: 'L', 数量: 3 }, 'L 3'],
    ]);
  });

  test('[mustache.sections] repeats over lists and shows for true values', () => {
    table([
      ['{{#a}}{{n}},{{/a}}', { a: [{ n: 1 }, { n: 2 }] }, '1,2,'],
      ['{{#a}}{{.}},{{/a}}', { a: ['x', 'y', 3] }, 'x,y,3,'],
      ['{{#a}}[{{#.}}{{.}}{{/.}}]{{/a}}', { a: [[1, 2], [3]] }, '[12][3]'],
      ['{{#a}}yes{{/a}}', { a: true }, 'yes'],
      ['{{#a}}{{b}}{{c}}{{/a}}', { a: { b: 'in' }, c: 'out' }, 'inout'],
      ['{{#a.b}}{{.}}{{/a.b}}', { a: { b: 'x' } }, 'x'],
      ['{{#a}}{{#b}}{{x}}{{y}}{{/b}}{{/a}}', { a: [{ x: 1, b: [{ y: 2 }] }] }, '12'],
      ['{{#a}}{{n}}{{/a}}', { n: 'outer', a: [{ n: null }, {}] }, 'outer'],
    ]);
    for (const nothing of [false, null, '', 0, []]) table([['{{#a}}x{{/a}}', { a: nothing }, '']]);
    table([['{{#a}}x{{/a}}', {}, '']]);
  });

  test('[mustache.inverted] shows for empty or absent values only', () => {
    for (const nothing of [false, null, '', 0, []])
      table([['{{^a}}none{{/a}}', { a: nothing }, 'none']]);
    table([['{{^a}}none{{/a}}', {}, 'none']]);
    for (const something of [true, 'x', 1, [0], {}])
      table([['{{^a}}none{{/a}}', { a: something }, '']]);
    table([['{{#a}}x{{/a}}{{^a}}y{{/a}}', { a: [] }, 'y']]);
  });

  test('leaves out comments and partials, and takes new delimiters', () => {
    table([
      ['a{{! comment }}b', {}, 'ab'],
      ['a{{> partial }}b', { partial: '<b>' }, 'ab'],
      ['{{=<% %>=}}<% a %>{{a}}', { a: 1 }, '1{{a}}'],
      ['{{=| |=}}|#a|x|/a||={{ }}=|{{a}}', { a: 1 }, 'x1'],
      ['{{#a}}\nx\n{{/a}}\ny', { a: true }, 'x\ny'],
    ]);
  });

  test('reads own properties only', () => {
    const names = [
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'valueOf',
      '__defineGetter__',
    ];
    for (const name of names) {
      table([
        [`{{${name}}}{{a.${name}}}{{s.${name}}}{{l.${name}}}`, { a: {}, s: 'text', l: [1] }, ''],
        [`{{#${name}}}x{{/${name}}}{{^${name}}}y{{/${name}}}`, {}, 'y'],
        [`{{a.${name}.name}}{{${name}.${name}}}`, { a: {} }, ''],
      ]);
      const own = JSON.parse(`{"${name}":"own"}`) as JsonObject;
      assert.equal(fill(`{{${name}}}`, own), 'own');
    }
    table([['{{s.length}}{{n.toFixed}}{{l.map}}', { s: 'text', n: 1, l: [1] }, '']]);
    assert.equal(({} as { own?: unknown }).own, undefined);
  });

  test('agrees with the mustache package on any template', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'a.b', 'b.c', '.');
    const text = fc.constantFrom('x', ' ', '\n', '  \n', 'y\n', '\r\n', '&', '');
    const { template } = fc.letrec<{ template: string; part: string }>((tie) => ({
      template: fc.array(tie('part'), { maxLength: 5 }).map((parts) => parts.join('')),
      part: fc.oneof(
        { depthSize: 'small' },
        text,
        name.map((key) => `{{${key}}}`),
        fc.constantFrom('{{! c }}', '{{> p }}'),
        fc
          .tuple(name, fc.constantFrom('#', '^'), tie('template'))
          .map(([key, sign, inner]) => `{{${sign}${key}}}${inner}{{/${key}}}`),
      ),
    }));
    const scalar = fc.constantFrom('v', '', 0, 7, true, false, '<i>');
    const { value } = fc.letrec<{ value: unknown; object: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        scalar,
        tie('object'),
        fc.array(tie('object'), { maxLength: 3 }),
      ),
      object: fc.record(
        { a: tie('value'), b: tie('value'), c: tie('value') },
        { requiredKeys: [] },
      ),
    }));
    const data = fc.record({ a: value, b: value, c: value }, { requiredKeys: [] });
    fc.assert(
      fc.property(template, data, (html, view) => {
        // Lists and objects written as text are ours: the package writes "[object Object]".
        const expected = new Mustache.Writer().render(
          html,
          new SpecifiedContext(view),
          {},
          { escape: (each) => (typeof each === 'object' ? '' : escapeHtml(String(each))) },
        );
        const actual = fill(html, JSON.parse(JSON.stringify(view)) as JsonObject);
        assert.equal(actual, expected);
      }),
      { numRuns: 1_000 },
    );
  });
});
