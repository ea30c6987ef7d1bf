import assert from 'node:assert/strict';
import { afterAll, beforeAll, test } from 'vitest';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { suggestedFor } from '#tests/domain/editing/same-instructions/corpus.ts';
import { openPage, type ShownPage } from '#tests/support/shown-page.ts';
import { galleryMarkup } from '../../gallery-markup.ts';
import type { Case } from './case.ts';
import { factsExpression, findings, type PageFacts } from './check-page.ts';
import { CORPUS } from './corpus.ts';
import { LATER_PARAPHRASES, PARAPHRASES } from './paraphrases.ts';
import { RAW } from './raw-documents.ts';

const RIGHT = 0.95;

let page: ShownPage;
let documents: ReadonlyMap<string, string>;

beforeAll(async () => {
  page = await openPage();
  const gallery = await galleryMarkup();
  documents = new Map([
    ...gallery.map(({ name, html }) => [name, html] as const),
    ...Object.entries(RAW).map(([name, html]) => [`raw-${name}`, html] as const),
  ]);
});
afterAll(() => page.close());

function open(name: string) {
  const html = documents.get(name);
  assert.ok(html, `there is no document ${name}`);
  return { ...openDocument(html), documentType: name.split('-')[1] ?? 'custom', region: undefined };
}

/** What is wrong with what comes of an instruction. */
async function wrongs([name, instruction, expected]: Case): Promise<string[]> {
  const subject = open(name);
  const result = interpret(instruction, subject);
  if (expected.loss !== undefined)
    return result.kind === 'content-loss' && result.what.includes(expected.loss)
      ? []
      : [JSON.stringify(result)];
  if (expected.asks) return asked(name, instruction, result);
  if (result.kind !== 'operations') return [JSON.stringify(result)];
  const edited = editDocument(subject, {}, result.operations);
  if (edited.outcome === 'refused') return [`${edited.reason}: ${edited.message}`];
  const facts = await page.evaluate<PageFacts>(edited.html, factsExpression(expected));
  return [...edited.findings, ...findings(expected, facts)];
}

/** Suggestions are worth something only if they work. */
function asked(name: string, instruction: string, result: ReturnType<typeof interpret>): string[] {
  if (result.kind === 'unknown') return ['not understood'];
  if (result.kind !== 'not-feasible') return [JSON.stringify(result)];
  const suggestions = suggestedFor(documents.get(name) ?? '', instruction);
  if (suggestions.length < 2) return [`only ${suggestions.length} suggestions work`];
  return suggestions
    .filter((suggestion) => interpret(suggestion, open(name)).kind !== 'operations')
    .map((suggestion) => `the suggestion “${suggestion}” does not work`);
}

async function rate(cases: readonly Case[], report: (line: string) => void): Promise<number> {
  let right = 0;
  for (const each of cases) {
    const wrong = await wrongs(each).catch((error: Error) => [error.message]);
    if (wrong.length === 0) right += 1;
    else report(`${each[0]}: ${each[1]}\n    ${wrong.join('\n    ').slice(0, 400)}`);
  }
  return right / cases.length;
}

test('instructions on tables, totals, formats and texts do what they say', async () => {
  assert.ok(CORPUS.length >= 100);
  const right = await rate(CORPUS, (line) => console.log(line));
  console.log(`${(right * 100).toFixed(1)} % of ${CORPUS.length} instructions are right`);
  assert.ok(right >= RIGHT, `${(right * 100).toFixed(1)} % are right`);
});

test('paraphrases, written after the rules, do what they say', async () => {
  for (const cases of [PARAPHRASES, LATER_PARAPHRASES]) {
    const right = await rate(cases, (line) => console.log(line));
    console.log(`${(right * 100).toFixed(1)} % of ${cases.length} paraphrases are right`);
    if (cases === PARAPHRASES) assert.ok(right >= 0.85, `${(right * 100).toFixed(1)} % are right`);
  }
});
