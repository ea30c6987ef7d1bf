import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { markupOf } from '#tests/domain/editing/same-instructions/corpus.ts';

const REQUESTS = [
  'make the title dark green',
  'add the note "Thank you."',
  'due date is August 3, 2026',
  'take 10% off',
];
const JOINTS = [', and ', '. Also ', '; '];

/** What nobody can tell how to do, and what would be lost behind a request that is understood. */
const LOST = [
  'the address is wrong',
  'his name is misspelt',
  'put the van registration on it',
  'bill the council instead',
  'charge the travel to the landlord',
  'the phone number is wrong',
  'our new slogan goes under it',
  'the deposit is due sooner',
];
const SAID_BESIDE = [
  'she asked for it',
  'because they cannot read it',
  'the rest stays as it is',
  'the customer told us so yesterday',
  'the total is too easy to miss',
];

describe('a second request that is not understood', () => {
  const read = async (instruction: string) => {
    const { document, content } = openDocument(await markupOf('invoice'));
    return interpret(instruction, {
      document,
      content,
      documentType: 'invoice',
      region: undefined,
    });
  };

  for (const request of REQUESTS) {
    test(`[modify.not-feasible] is told, and nothing is done by half: ${request}`, async () => {
      for (const lost of LOST)
        for (const joint of JOINTS) {
          const result = await read(`${request}${joint}${lost}`);
          assert.notEqual(result.kind, 'operations', `${request}${joint}${lost}`);
        }
    });

    test(`[modify.not-feasible] is no reason, courtesy or what stays: ${request}`, async () => {
      for (const said of SAID_BESIDE) {
        const result = await read(`${request}, ${said}`);
        assert.equal(result.kind, 'operations', `${request}, ${said}`);
      }
    });
  }

  test('[modify.not-feasible] is named to the caller', async () => {
    assert.deepEqual(await read('make the title dark green, and the address is wrong'), {
      kind: 'unknown',
      clause: 'the address is wrong',
    });
  });
});
