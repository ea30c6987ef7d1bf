import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { withSubjectOfBody } from '#lib/domain/analysis/subject-of-body.ts';
import type { LetterDocument } from '#lib/domain/document-model/written.ts';

function letterOf(paragraphs: string[], terms: Partial<LetterDocument> = {}): LetterDocument {
  const model: LetterDocument = { type: 'letter', body: [{ paragraphs }], ...terms };
  const read = withSubjectOfBody({ model, origins: new Map(), consumed: new Set() });
  return read.model as LetterDocument;
}

describe('the subject at the beginning of a letter', () => {
  it('is the first paragraph of its markup', () => {
    const { subject, body } = letterOf([
      '<html><body><p><b>Re: Fees &amp; charges</b></p><p>Dear Ann,</p></body></html>',
    ]);
    assert.equal(subject, 'Re: Fees & charges');
    assert.deepEqual(body, [{ paragraphs: ['<html><body><p>Dear Ann,</p></body></html>'] }]);
  });

  it('is the first line of a plain text, or a paragraph of its own', () => {
    const text = letterOf(['Betreff: Ihr Antrag\n\nSehr geehrte Frau Roth,']);
    assert.equal(text.subject, 'Betreff: Ihr Antrag');
    assert.deepEqual(text.body, [{ paragraphs: ['Sehr geehrte Frau Roth,'] }]);
    const list = letterOf(['件名：ご契約の更新', '拝啓']);
    assert.equal(list.subject, '件名：ご契約の更新');
    assert.deepEqual(list.body, [{ paragraphs: ['拝啓'] }]);
  });

  it('is nothing else, and no second one', () => {
    assert.equal(letterOf(['Dear Ann,\nRe: Fees']).subject, undefined);
    assert.equal(letterOf(['Recently: nothing.']).subject, undefined);
    const { subject, body } = letterOf(['Re: Fees', 'Dear Ann,'], { subject: 'Our fees' });
    assert.equal(subject, 'Our fees');
    assert.deepEqual(body, [{ paragraphs: ['Re: Fees', 'Dear Ann,'] }]);
  });
});
