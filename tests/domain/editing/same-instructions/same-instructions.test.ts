import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, test } from 'vitest';
import { type InstructionGroup, markupOf, outcomeOf, readInstructions } from './corpus.ts';

const HERE = new URL('./', import.meta.url);
/** Of the phrasings of a file. */
const LEAST = 0.95;

/** Files to measure instead, with a comma between them. */
const GIVEN = process.env['SAME_WISHES']?.split(',').map((path) => pathToFileURL(path));
const LANDED = readdirSync(HERE)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => new URL(name, HERE));

/** The phrasings that do not come to what the first one comes to. */
async function differing({ on, phrasings }: InstructionGroup): Promise<string[]> {
  const html = await markupOf(on);
  const [first = '', ...others] = phrasings;
  const wanted = outcomeOf(html, first);
  if (wanted.html === undefined)
    return phrasings.map(
      (one) => `${on}: ${one}\n    nothing comes of “${first}”: ${wanted.changes}`,
    );
  return others.flatMap((one) => {
    const { html: came, changes } = outcomeOf(html, one);
    return came === wanted.html
      ? []
      : [`${on}: ${one}\n    ${changes}\n    instead of: ${wanted.changes}`];
  });
}

describe('one instruction in many wordings', () => {
  for (const file of GIVEN ?? LANDED)
    test(`[modify.response] each comes to the same page: ${basename(file.pathname)}`, async () => {
      const instructions = await readInstructions(file);
      const count = instructions.reduce((sum, { phrasings }) => sum + phrasings.length, 0);
      const failures = (await Promise.all(instructions.map(differing))).flat();
      const report = `${count - failures.length} of ${count} phrasings\n${failures.join('\n')}`;
      console.log(report);
      if (GIVEN === undefined) assert.ok(1 - failures.length / count >= LEAST, report);
    });
});
