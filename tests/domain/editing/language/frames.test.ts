import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { type Pattern, parsePattern } from '#lib/domain/editing/language/frame-pattern.ts';
import { INTENTS } from '#lib/domain/editing/language/intents/intents.ts';
import { READERS } from '#lib/domain/editing/language/slots/readers.ts';
import frames from '#lib/domain/editing/language/tables/frames.json' with { type: 'json' };
import shared from '#lib/domain/editing/language/tables/parts.json' with { type: 'json' };
import words from '#lib/domain/editing/language/tables/words.json' with { type: 'json' };
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import invoice from '#scripts/plain-words/invoice.json' with { type: 'json' };
import { examplesOfFrames } from '#scripts/plain-words/page.ts';

function* pieces(pattern: Pattern): Generator<Exclude<Pattern[number], { is: 'choice' }>> {
  for (const piece of pattern)
    if (piece.is === 'choice') for (const choice of piece.of) yield* pieces(choice);
    else yield piece;
}

describe('the table of frames', () => {
  const parts: Readonly<Record<string, readonly string[]>> = shared;
  for (const { intent, say = [], has = [], may: named = [] } of frames)
    test(`${intent}: names words, slots and intents that there are`, () => {
      assert.ok(Object.hasOwn(INTENTS, intent));
      const may = named.flatMap((part) => {
        if (!part.startsWith('&')) return [part];
        assert.ok(Object.hasOwn(parts, part.slice(1)), part);
        return parts[part.slice(1)] ?? [];
      });
      for (const pattern of [...say, ...has, ...may])
        for (const piece of pieces(parsePattern(pattern))) {
          if (piece.is === 'list') assert.ok(Object.hasOwn(words, piece.name), pattern);
          if (piece.is === 'slot') assert.ok(Object.hasOwn(READERS, piece.kind), pattern);
        }
    });

  test('[modify.response] every example is carried out and proved, its sums too', () => {
    const examples = examplesOfFrames();
    assert.ok(examples.length > 25);
    for (const { say, isProved, changes } of examples)
      assert.ok(isProved, `${say}: ${changes.join(' ')}`);
  });

  test('[modify.not-feasible] an instruction that is not read is never taken for a reason', () => {
    const { html } = layoutDocument(analyzeData(invoice).model, { style: 'stripe-clean' });
    const { document, content } = openDocument(html);
    const subject = { document, content, documentType: 'invoice', region: undefined };
    const payment = 'they already paid £500';
    assert.equal(interpret(payment, subject).kind, 'operations');
    assert.equal(interpret(`${payment}, it came by transfer`, subject).kind, 'operations');
    for (const stated of [payment, 'they paid £500 by card already']) {
      const both = interpret(`${stated}, put a thank you for that in the notes`, subject);
      assert.notEqual(both.kind, 'operations', stated);
    }
  });
});
