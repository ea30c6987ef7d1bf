import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { openDocument } from '#lib/domain/editing/edit-document.ts';
import { markupOf, outcomeOf } from '#tests/domain/editing/same-instructions/corpus.ts';

/** How something is to look or to be laid out, in places where a new text may stand. */
const LOOKS: readonly (readonly [string, string])[] = [
  ['letter', 'name: script font, 40pt'],
  ['letter', 'company name: thin strokes'],
  ['letter', 'closing: handwritten style'],
  ['letter', 'move the enclosure list above the closing'],
  ['invoice', 'turn the notes into a callout'],
  ['invoice', 'change the notes to a sidebar'],
  ['invoice', 'turn the terms into fine print'],
  ['invoice', 'change the bill to section to two columns'],
  ['invoice', 'change bill to to two columns'],
  ['invoice', 'rename the notes to two columns'],
  ['invoice', 'replace the notes by a callout'],
  ['invoice', 'title: fat letters'],
  ['invoice', 'title: something punchy'],
  ['invoice', 'change title to comic style'],
  ['invoice', 'change the company name to small caps script'],
  ['invoice', 'set the client name to something elegant'],
  ['invoice', 'change the total to pulsing'],
  ['invoice', 'put the notes below the totals in blue'],
];

/** The texts of a page, whatever their order. */
function textsOf(html: string): readonly string[] {
  return openDocument(html)
    .content.nodes.map(({ text }) => text)
    .toSorted();
}

describe('words of looks and layout are no new text', () => {
  for (const [on, instruction] of LOOKS)
    test(`[modify.content-loss] “${instruction}” leaves every text as it is`, async () => {
      const before = await markupOf(on);
      const { html } = outcomeOf(before, instruction);
      if (html !== undefined)
        assert.deepEqual(textsOf(html.replace(/\n[^\n]*$/, '')), textsOf(before));
    });
});

test('[modify.response] what is put beside another part is moved, and painted alone', async () => {
  const { changes } = outcomeOf(
    await markupOf('invoice'),
    'put Notes below the totals in blue, add "See you"',
  );
  assert.match(
    changes,
    /^Moved the notes after the totals Set the notes' text colour to #0000ff Added/,
  );
  assert.doesNotMatch(changes, /the totals' text colour/);
});

test('[modify.response] a footer text leaves the list of enclosures alone', async () => {
  const { html = '' } = outcomeOf(
    await markupOf('letter'),
    'footer text: Homely Housing, Liverpool',
  );
  assert.match(html, /Draft lease/);
  assert.match(html, /Homely Housing, Liverpool/);
});
