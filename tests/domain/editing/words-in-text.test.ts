import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { markupOf, outcomeOf } from './same-instructions/corpus.ts';

const SENTENCE = '<p>Please pay within <b>30 days</b> of the date,\n  net of  tax.</p>';
const FLEX = '<div style="display:flex">Please pay within 30 days<b>now</b></div>';

function styled(markup: string, words: string) {
  const open = openDocument(`<!doctype html><html><body>${markup}</body></html>`);
  const [node] = open.content.nodes;
  assert.ok(node);
  const operation: Operation = {
    op: 'set-style',
    targets: [node.id],
    reach: 'each',
    words,
    style: { color: '#b00020' },
  };
  return editDocument(open, {}, [operation, operation]);
}

/** Markup without what was put around words. */
const without = (html: string) => html.replace(/<span style="[^"]*">([^<]*)<\/span>/g, '$1');

describe('looks of some words of a text', () => {
  for (const words of ['within', 'pay within 30 days of', 'date, net', 'net of tax'])
    test(`[modify.response] leave the text to the letter: ${words}`, () => {
      const result = styled(SENTENCE, words);
      if (result.outcome === 'refused') assert.fail(result.message);
      assert.equal(result.selfCheckPassed, true);
      assert.match(result.html, /#b00020/);
      assert.equal(
        without(result.html).replace(/ style="[^"]*"/g, ''),
        `<!DOCTYPE html><html><head></head><body>${SENTENCE}</body></html>`,
      );
      assert.doesNotMatch(result.html, /<span[^>]*><span/);
    });

  test('[modify.response] are refused where the words would no longer stand in their line', () => {
    assert.equal(styled(FLEX, 'within').outcome, 'refused');
    assert.equal(styled(SENTENCE, 'without').outcome, 'refused');
  });

  test('[modify.response] reach these words and no others', async () => {
    const html = await markupOf('letter');
    const { html: after = '' } = outcomeOf(html, 'Make "two years" in the letter body bold');
    assert.equal(
      after.match(/<span style="[^"]*font-weight: ?700[^"]*">two years<\/span>/g)?.length,
      1,
    );
    assert.equal(without(after).includes('a renewal of two years at'), true);
  });
});
