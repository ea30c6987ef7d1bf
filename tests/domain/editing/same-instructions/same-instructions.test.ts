import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, test } from 'vitest';
import { instructionMismatches } from '#lib/domain/editing/check/instruction-mismatches.ts';
import { openDocument } from '#lib/domain/editing/edit-document.ts';
import { touchedTexts } from '#lib/domain/editing/language/touched-words.ts';
import { memoize } from '#lib/shared/memoize.ts';
import {
  type InstructionGroup,
  markupOf,
  type Outcome,
  outcomeOf,
  readInstructions,
} from './corpus.ts';

const HERE = new URL('./', import.meta.url);
/** Of the phrasings of a file. */
const LEAST = 0.95;

/** Files to measure instead, with a comma between them. */
const GIVEN = process.env['SAME_WISHES']?.split(',').map((path) => pathToFileURL(path));
const LANDED = readdirSync(HERE)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => new URL(name, HERE));

/** Of a group, the first phrasing and every so many-th other, beginning with another one; 1 tries all. */
const EVERY = Number(process.env['PHRASINGS_EVERY'] ?? (GIVEN === undefined ? 2 : 1));

interface Tried {
  readonly on: string;
  readonly html: string;
  readonly phrasing: string;
  readonly outcome: Outcome;
  /** What the group's first phrasing comes to. */
  readonly wanted: Outcome;
}

async function tryAll({ on, phrasings }: InstructionGroup, place: number): Promise<Tried[]> {
  const html = await markupOf(on);
  const outcomes = phrasings
    .filter((_, at) => at === 0 || (at + place) % EVERY === 0)
    .map((phrasing) => ({ phrasing, outcome: outcomeOf(html, phrasing) }));
  const wanted = outcomes[0]?.outcome ?? assert.fail('no phrasing');
  return outcomes.map((one) => ({ ...one, on, html, wanted }));
}

/** The groups of a file, each phrasing as it came out: reading and applying them takes most of the time. */
const tried = memoize(async (file): Promise<Tried[][]> => {
  const groups: Tried[][] = [];
  for (const [place, group] of (await readInstructions(new URL(file))).entries())
    groups.push(await tryAll(group, place));
  return groups;
});

/** Why a phrasing does not come to what the first one comes to. */
function differenceOf({ on, phrasing, outcome, wanted }: Tried): string | undefined {
  if (wanted.html === undefined)
    return `${on}: ${phrasing}\n    nothing comes of the first: ${wanted.changes}`;
  if (outcome.html === wanted.html) return undefined;
  return `${on}: ${phrasing}\n    ${outcome.changes}\n    instead of: ${wanted.changes}`;
}

describe('one instruction in many wordings', () => {
  for (const file of GIVEN ?? LANDED)
    test(`[modify.response] each comes to the same page: ${basename(file.pathname)}`, async () => {
      const all = (await tried(file.href)).flat();
      const failures = all.map(differenceOf).filter((one) => one !== undefined);
      const report = `${all.length - failures.length} of ${all.length} phrasings\n${failures.join('\n')}`;
      console.log(report);
      if (GIVEN === undefined) assert.ok(1 - failures.length / all.length >= LEAST, report);
    });

  test('[modify.response] what came to the right page misses nothing that its instruction names', async () => {
    const groups: Tried[][] = [];
    for (const file of GIVEN ?? LANDED) groups.push(...(await tried(file.href)));
    let count = 0;
    const missed: string[] = [];
    // Every third is enough to see a rule that misses what was done.
    for (const group of groups.filter((_, at) => at % 3 === 0)) {
      const [{ html } = assert.fail('an empty group')] = group;
      const { content } = openDocument(html);
      const shown = content.nodes.map((node) => node.text).join(' ');
      for (const { on, phrasing, outcome, wanted } of group) {
        if (wanted.html === undefined || outcome.html !== wanted.html) continue;
        count += 1;
        const operations = outcome.operations ?? assert.fail(`${on}: ${phrasing}`);
        const before = { html, shown, touched: touchedTexts(operations, content) };
        for (const finding of instructionMismatches(phrasing, operations, before, [
          outcome.changes,
        ]))
          missed.push(`${on}: ${phrasing}: ${finding}`);
      }
    }
    console.log(`${missed.length} of ${count}`);
    assert.ok(missed.length <= count * 0.01, missed.join('\n'));
  });
});
