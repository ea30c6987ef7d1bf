import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import type { ContentModel, ContentNode } from '#lib/domain/editing/content-model.ts';
import { openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { DOCUMENTS } from '#tests/e2e/modify-corpus/documents.ts';
import { markupOf } from '../same-instructions/corpus.ts';

type Way = (node: ContentNode, content: ContentModel) => string | undefined;

const words = (text: string) => text.replace(/[.,]$/, '').split(/\s+/);
const longest = (text: string) =>
  words(text)
    .filter((word) => /^\p{L}{5,}$/u.test(word))
    .sort((one, other) => other.length - one.length)[0];
const isRare = (word: string, { nodes }: ContentModel) =>
  nodes.filter(({ text }) => text.toLowerCase().includes(word.toLowerCase())).length === 1;

/** Each way to name a text, and the part of the texts that must be found by it, and nothing else. */
const WAYS: readonly (readonly [string, number, Way])[] = [
  ['by what it says', 0.97, ({ text }) => `the line that says "${text}"`],
  [
    'by how it begins',
    0.95,
    ({ text, role }) =>
      role === 'prose' && words(text).length > 4
        ? `the line starting with ${words(text).slice(0, 3).join(' ')}`
        : undefined,
  ],
  [
    'by a word of it',
    0.9,
    ({ text, role }, content) => {
      const word = longest(text);
      const isFree = role === 'prose' && word !== undefined && isRare(word, content);
      return isFree ? `the line about ${word.toLowerCase()}` : undefined;
    },
  ],
  [
    'with a slip',
    0.75,
    ({ text, role }, content) => {
      const word = longest(text);
      const isName = role === 'party-name' && word !== undefined && isRare(word, content);
      return isName ? text.replace(word, word.slice(0, 2) + word.slice(3)) : undefined;
    },
  ],
  [
    'as what stands beside its label',
    0.9,
    (node, { nodes }) => {
      const { role, label } = node;
      const first = nodes.find((one) => one.role === role && one.label === label);
      return role === 'value' && label && first === node ? `the value next to ${label}` : undefined;
    },
  ],
  [
    'as what stands beside a total',
    0.9,
    (node, { totals }) => {
      const line = totals.find(({ value }) => value === node);
      return line && `the number next to ${line.label.text}`;
    },
  ],
  [
    'as a cell of a row',
    0.95,
    (node, { tables }) => {
      const row = tables.flatMap(({ rows }) => rows).find(({ cells }) => cells.includes(node));
      return row && `the ${node.label} cell in the ${row.cells[0]?.text} row`;
    },
  ],
];

describe('texts of documents, by any of their names', () => {
  for (const [name, bound, way] of WAYS)
    test(`[modify.response] are found ${name}`, async () => {
      const missed: string[] = [];
      let count = 0;
      for (const on of Object.keys(DOCUMENTS)) {
        const { document, content } = openDocument(await markupOf(on));
        for (const node of content.nodes) {
          const isOne = content.nodes.filter(({ text }) => text === node.text).length === 1;
          const said = isOne && node.whole ? way(node, content) : undefined;
          if (said === undefined) continue;
          count++;
          const subject = { document, content, documentType: 'custom', region: undefined };
          const result = interpret(`make ${said} red`, subject);
          const targets =
            result.kind === 'operations'
              ? result.operations.flatMap((one) => (one.op === 'set-style' ? one.targets : ['?']))
              : [];
          if (targets.length !== 1 || targets[0] !== node.id) missed.push(`${on}: ${said}`);
        }
      }
      assert.ok(count > 5, `${count} texts`);
      assert.ok(
        1 - missed.length / count >= bound,
        `${missed.length} of ${count}: ${missed.join('\n')}`,
      );
    });
});
