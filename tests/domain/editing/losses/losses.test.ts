import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'vitest';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { markupOf, outcomeOf } from '../same-instructions/corpus.ts';

/** Of the instructions that ask for a loss: the others are refused as not understood. */
const LEAST = 0.93;

/** Lines `document | instruction`. */
async function instructionsOf(name: string): Promise<{ on: string; instruction: string }[]> {
  const text = await readFile(new URL(name, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [on = '', instruction = ''] = line.split(' | ');
      return { on, instruction };
    });
}

async function outcomes(name: string) {
  const instructions = await instructionsOf(name);
  return await Promise.all(
    instructions.map(async ({ on, instruction }) => ({
      report: `${on}: ${instruction}`,
      ...outcomeOf(await markupOf(on), instruction),
    })),
  );
}

describe('[modify.content-loss] what a document must not lose', () => {
  test('is not lost, however it is worded, and most refusals say what would be lost', async () => {
    const all = await outcomes('blocked.txt');
    const done = all.filter(({ html }) => html !== undefined);
    assert.deepEqual(
      done.map(({ report, changes }) => `${report}: ${changes}`),
      [],
    );
    const others = all.filter(({ changes }) => !changes.startsWith('content-loss'));
    const report = others.map(({ report: one, changes }) => `${one}: ${changes}`).join('\n');
    console.log(`${all.length - others.length} of ${all.length} as a loss\n${report}`);
    assert.ok(others.length <= all.length * (1 - LEAST), report);
  });

  test('does not block instructions that remove something harmless or only restyle', async () => {
    const all = await outcomes('allowed.txt');
    assert.deepEqual(
      all
        .filter(({ changes }) => changes.startsWith('content-loss'))
        .map(({ report, changes }) => `${report}: ${changes}`),
      [],
    );
  });

  const TAKEN: readonly (readonly [string, string, (text: string, role: string) => boolean])[] = [
    ['every clause', 'contract', (_, role) => role === 'prose'],
    ['every paragraph', 'rawLetter', (_, role) => role === 'prose' || role === 'list-item'],
    ['the name of one of two parties', 'contract', (text) => text === 'Tamsin Okoye'],
    ['the company of the customer', 'bill', (text) => text === 'Kestrel Labs'],
    ['the name on a certificate', 'certificate', (text) => text === 'Mateo Silva'],
  ];
  for (const [what, on, isTaken] of TAKEN)
    for (const op of ['remove', 'hide'] as const)
      test(`is held by the operations alone, whoever made them: ${op} ${what}`, async () => {
        const open = openDocument(await markupOf(on));
        const nodes = open.content.nodes.filter(({ text, role }) => isTaken(text, role));
        const targets = nodes.filter(({ region }) => region !== 'footer').map(({ id }) => id);
        const result = editDocument(open, {}, [{ op, targets }] satisfies Operation[]);
        assert.equal(result.outcome === 'refused' && result.reason, 'content-loss');
      });

  test('does not hold back one clause of three', async () => {
    const open = openDocument(await markupOf('contract'));
    const [clause] = open.content.nodes.filter(({ role }) => role === 'prose');
    assert.ok(clause);
    const result = editDocument(open, {}, [{ op: 'remove', targets: [clause.id] }]);
    assert.equal(result.outcome, 'edited');
  });
});
