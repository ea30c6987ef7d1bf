import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'vitest';
import type { ContentModel } from '#lib/domain/editing/content-model.ts';
import { openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { markupOf } from '#tests/domain/editing/same-instructions/corpus.ts';

/** What people say of a part of a document without wishing for anything; `{}` stands for its name. */
const TALK = (await readFile(new URL('talk.txt', import.meta.url), 'utf8'))
  .split('\n')
  .filter((line) => line !== '');

/** Each name is spoken of in one way of so many. */
const ONE_OF = 6;

/** What the lines, sums, values, columns and headings of a document are called. */
function namesIn({ lineItems, totals, nodes }: ContentModel): readonly string[] {
  const lines = lineItems?.rows.map(({ cells }) => cells[0]?.text ?? '') ?? [];
  const values = nodes.flatMap(({ role, label }) =>
    role === 'value' && label !== undefined ? [label.replace(/:$/, '')] : [],
  );
  const heads = nodes.filter(({ role }) => role === 'heading' || role === 'column-head');
  const all = [
    ...lines,
    ...totals.map(({ label }) => label.text.replace(/ \(.*/, '')),
    ...values,
    ...heads.map(({ text }) => text),
  ];
  return [...new Set(all.map((name) => name.toLowerCase()))].filter((name) => name !== '');
}

describe('talk of what a document holds', () => {
  for (const on of ['invoice', 'quote', 'bill', 'receipt', 'contract', 'certificate', 'report'])
    test(`[modify.content-loss] changes nothing of the ${on}`, async () => {
      const { document, content } = openDocument(await markupOf(on));
      const subject = { document, content, documentType: 'invoice', region: undefined };
      const carriedOut = namesIn(content).flatMap((name, index) =>
        TALK.filter((_, at) => (at + index) % ONE_OF === 0).flatMap((talk) => {
          const said = talk.replace('{}', name);
          const result = interpret(said, subject);
          // What is to stay as it is may be computed again.
          return result.kind === 'operations' &&
            result.operations.some(({ op }) => op !== 'recompute')
            ? [said]
            : [];
        }),
      );
      assert.deepEqual(carriedOut, []);
    });
});
