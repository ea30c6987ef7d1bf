import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { JsonObject } from '#schemas/json.ts';

const DRAWN = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUg'.repeat(20)}`;

function signatoriesOf(data: JsonObject) {
  const model = analyzeData(data).document?.model;
  return model !== undefined && 'signatories' in model ? model.signatories : undefined;
}

const CERTIFICATE = {
  certificate_title: 'Certificate of Completion',
  recipient_name: 'Aisha Rahman',
  course_title: 'Advanced First Aid',
  issuer: { name: 'Peak Training Ltd' },
};

describe('signatures that are drawn', () => {
  test('[detection.shown] belong to whoever stands before them, or has the same key', () => {
    const named = { ...CERTIFICATE, instructor: 'Hugo Petit', director: 'Anne Roy' };
    assert.deepEqual(signatoriesOf({ ...named, signature: DRAWN }), [
      { name: 'Hugo Petit', title: 'Instructor' },
      { name: 'Anne Roy', title: 'Director', image: DRAWN },
    ]);
    assert.deepEqual(signatoriesOf({ ...named, instructor_signature: DRAWN })?.[0], {
      ...{ name: 'Hugo Petit', title: 'Instructor', image: DRAWN },
    });
    for (const key of ['signature_url', 'signatureImage', 'unterschrift', 'seal', 'cachet'])
      assert.deepEqual(signatoriesOf({ ...CERTIFICATE, [key]: DRAWN }), [{ image: DRAWN }], key);
  });

  test('[detection.shown] make a signatory of whoever has one, whatever they are called', () => {
    const signed = { name: 'M. Postma', title: 'Examiner', image: DRAWN };
    for (const [key, name, title, image] of [
      ['examinator', 'naam', 'functie', 'handtekening'],
      ['unterschrieben_von', 'name', 'titel', 'unterschrift'],
      ['firma', 'nome', 'ruolo', 'immagine'],
    ] as const) {
      const person = { [name]: 'M. Postma', [title]: 'Examiner', [image]: DRAWN };
      assert.deepEqual(signatoriesOf({ ...CERTIFICATE, [key]: person }), [signed], key);
    }
  });

  test('[detection.shown] stand below a letter with the name and role of who wrote it', () => {
    const letter = {
      to_name: 'Ms. Dana Cole',
      re: 'Notice of breach',
      salutation: 'Dear Ms. Cole:',
      paragraphs: ['We write on behalf of Orion Tools.', 'Please cure within ten days.'],
      closing: 'Very truly yours,',
      ...{ sig_name: 'Robert Marsh', sig_title: 'Partner', sig_image: DRAWN },
    };
    assert.deepEqual(signatoriesOf(letter), [
      { name: 'Robert Marsh', title: 'Partner', image: DRAWN },
    ]);
  });

  test('are told like every image where they stand nowhere', () => {
    const { warnings } = analyzeData({
      invoice: '7',
      from: { name: 'Fernhill Ltd', address: 'Mill Yard, Guildford', stamp_img: DRAWN },
      customer: { name: 'Bob Ltd' },
      items: [{ description: 'Work', quantity: 1, price: 50 }],
      total: 50,
    });
    const left = warnings.filter(({ code }) => code === 'CONTENT_LEFT_OUT');
    assert.deepEqual(
      left.map(({ subject }) => subject),
      ['from.stamp_img'],
    );
  });
});
