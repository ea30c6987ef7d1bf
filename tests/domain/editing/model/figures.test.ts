import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { lostFigures, namesFigure } from '#lib/domain/editing/model/figures.ts';
import { fc } from '#tests/support/fast-check.ts';

describe('figures that survive a new text', () => {
  const kept: [string, string][] = [
    ['Please pay $1,234.50 by 04/30/2026.', 'Bitte zahlen Sie 1.234,50 $ bis zum 30.04.2026.'],
    ['Due on April 3, 2026', 'Fällig am 03.04.2026'],
    ['Zahlbar bis 09.07.2026', 'Payable by 9 July 2026, the 07th month'],
    ['1,250,000 units', '1250000 Stück'],
    ['12 500 €', '€12,500'],
    ['Net 30 days', 'صافي ٣٠ يومًا'],
    ['3rd floor, 12B', '3. Stock, 12B'],
    ['Write to Ada@Example.com.', 'Schreiben Sie an ada@example.com!'],
    ['See https://example.com/a?b=1 now', 'Siehe https://example.com/a?b=1'],
    ['No figures', 'Keine'],
    ['5 of 5', '5 von 5'],
  ];
  for (const [before, after] of kept)
    test(`${before} → ${after}`, () => assert.deepEqual(lostFigures(before, after), []));

  const lost: [string, string, string[]][] = [
    ['Pay $1,234.50 by 30 April', 'Zahlen Sie bis 30. April', ['1,234.50']],
    ['Due 2026-04-30', 'Fällig am 30.04.2027', ['2026-04-30']],
    ['120 of 120', '120', ['120']],
    ['Total 144', 'Summe 1444', ['144']],
    ['Ask ada@example.com', 'Frag eve@example.com', ['ada@example.com']],
    ['https://example.com/pay', 'https://evil.example/pay', ['https://example.com/pay']],
    ['-50', 'nichts', ['50']],
  ];
  for (const [before, after, expected] of lost)
    test(`${before} ↛ ${after}`, () => assert.deepEqual(lostFigures(before, after), expected));

  test('an instruction may name what it wants changed', () => {
    assert.ok(namesFigure('make it due on 5 May 2027', ['30', '2027']));
    assert.ok(namesFigure('write to bob@example.com', ['bob@example.com']));
    assert.ok(!namesFigure('translate to German', ['30']));
  });

  test('a text keeps its own figures, and none is kept by nothing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
        assert.deepEqual(lostFigures(text, text), []);
        if (/\d/.test(text)) assert.notEqual(lostFigures(text, '').length, 0);
      }),
      { numRuns: 1_000 },
    );
  });

  test('long hostile texts take linear time', () => {
    for (const piece of ['1,', '1 ', '@', 'a@', 'http://', '٣'])
      assert.ok(lostFigures(piece.repeat(200_000 / piece.length), '').length < 200_001);
  });
});
