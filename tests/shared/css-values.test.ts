import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { cssColor, cssString, cssValue, fontFamily, fontSize } from '#lib/shared/css/css-values.ts';
import { fc } from '#tests/support/fast-check.ts';

const HOSTILE = [
  'red;background:url(https://evil.example/x)',
  'red}body{display:none',
  'red</style><script>alert(1)</script>',
  'url(https://evil.example/x)',
  'expression(alert(1))',
  'var(--x)',
  'red/**/',
  'red!important',
  '\\72 ed',
  '@import "https://evil.example/x.css"',
  'javascript:alert(1)',
  "x';color:red;y:'",
  'x"y',
  '<b>',
  'x\ny:z',
  'attr(data-x)',
  'image-set("https://evil.example/x" 1x)',
];

describe('CSS values', () => {
  test('that are colours are taken', () => {
    for (const [value, color] of [
      ['#1E3A5F', '#1e3a5f'],
      ['#abc', '#abc'],
      ['1e3a5f', '#1e3a5f'],
      [' Teal ', 'teal'],
      ['rgb(30, 58, 95)', 'rgb(30, 58, 95)'],
      ['rgb(30 58 95 / 50%)', 'rgb(30 58 95 / 50%)'],
      ['hsl(210deg, 50%, 40%)', 'hsl(210deg, 50%, 40%)'],
      ['oklch(0.5 0.1 250)', 'oklch(0.5 0.1 250)'],
    ])
      assert.equal(cssColor(value), color);
  });

  test('that are no colours are not, and hostile ones are nothing at all', () => {
    for (const value of [
      ...HOSTILE,
      '#12',
      '#12345',
      'bluish',
      '',
      'rgb()',
      'constructor',
      5,
      null,
    ])
      assert.equal(cssColor(value), undefined, String(value));
    for (const value of HOSTILE) {
      assert.equal(fontFamily(value), undefined, value);
      assert.equal(fontSize(value), undefined, value);
      assert.equal(cssValue(value), undefined, value);
    }
  });

  test('that are fonts are quoted names and generic families', () => {
    assert.equal(fontFamily('Georgia, serif'), "'Georgia', serif");
    assert.equal(
      fontFamily('"Open Sans", \'Segoe UI\', SANS-SERIF'),
      "'Open Sans', 'Segoe UI', sans-serif",
    );
    assert.equal(fontFamily('游ゴシック'), "'游ゴシック'");
    for (const value of ['', ',', 'Georgia,', '"Georgia', 'a'.repeat(301), 12, null])
      assert.equal(fontFamily(value), undefined, String(value));
  });

  test('that are font sizes are readable ones', () => {
    for (const [value, size] of [
      ['14px', '14px'],
      [14, '14px'],
      ['14', '14px'],
      [' 10.5PT ', '10.5pt'],
      ['1.1em', '1.1em'],
      ['90%', '90%'],
      ['4mm', '4mm'],
    ] as const)
      assert.equal(fontSize(value), size);
    for (const value of ['1px', '500px', '0', '-14px', '14vw', 'large', 'calc(1px)', '', null, {}])
      assert.equal(fontSize(value), undefined, String(value));
  });

  test('never hold what could end a value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...HOSTILE)), (text) => {
        for (const value of [cssColor(text), fontFamily(text), fontSize(text), cssValue(text)])
          assert.doesNotMatch(value ?? '', /[;{}<>\\"@:]|\/\*|url|expression/i);
        assert.doesNotMatch(cssString(text), /["'<>{}()\n\r]|\\(?![0-9a-f]+ )/);
      }),
    );
  });
});
