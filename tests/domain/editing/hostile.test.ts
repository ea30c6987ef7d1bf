import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { checkInstruction } from '#lib/domain/editing/guardrails/check-instruction.ts';
import { checkOperations } from '#lib/domain/editing/guardrails/check-operations.ts';
import { executableParts } from '#lib/domain/editing/guardrails/executable-parts.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import type { Subject } from '#lib/domain/editing/interpret/interpretation.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { PagewrightError } from '#lib/errors.ts';
import { RenderOptions } from '#schemas/render-options.ts';
import { fc } from '#tests/support/fast-check.ts';
import { HOSTILE } from './guardrails/hostile.ts';
import { mutated } from './guardrails/mutate.ts';
import { recordingLog } from './guardrails/recording-log.ts';

const COUNT = 500;
/** A new line changes the total, but not that there is one, or what the other lines come to. */
const ESSENTIAL = [
  'Meridian Bakery',
  'Quarzwerk GmbH',
  'Oak table',
  'Walnut bench',
  '€1,800.00',
  '>Total<',
];
const HTML = `<!doctype html><html lang="en"><head><title>Quote Q-77</title>
<style>h1{color:#123} td{padding:4px}</style></head><body>
<header data-service-region="header"><h1>Quote Q-77</h1><p>Quarzwerk GmbH</p></header>
<section data-service-region="client-info"><h2>Client</h2><p>Meridian Bakery</p><p>4 Mill Lane</p></section>
<section data-service-region="line-items"><table><thead><tr><th>Item</th><th>Qty</th><th>Price</th><th>Amount</th></tr></thead>
<tbody><tr><td>Oak table</td><td>2</td><td>€900.00</td><td>€1,800.00</td></tr>
<tr><td>Walnut bench</td><td>3</td><td>€200.00</td><td>€600.00</td></tr></tbody></table></section>
<section data-service-region="totals"><table><tr><td>Subtotal</td><td>€2,400.00</td></tr>
<tr><td>VAT 19%</td><td>€456.00</td></tr><tr><td>Total</td><td>€2,856.00</td></tr></table></section>
<section data-service-region="notes"><h2>Notes</h2><p>Delivery within three weeks.</p></section>
<footer data-service-region="footer"><p>Thank you for your business.</p></footer></body></html>`;
const OPTIONS = RenderOptions.parse({});
/** What all instructions are read for; each that comes to something changes a document of its own. */
const SUBJECT: Subject = { ...openDocument(HTML), documentType: 'quote', region: undefined };

/** What a modify without a model does with an instruction, short of storing it. undefined: nothing was changed. */
function htmlAfter(instruction: string, guarded: boolean): string | undefined {
  const { log } = recordingLog();
  try {
    if (guarded) checkInstruction({ log }, instruction);
    const read = interpret(instruction, SUBJECT);
    if (read.kind !== 'operations') return undefined;
    checkOperations({ log }, read.operations);
    const result = editDocument(openDocument(HTML), OPTIONS, read.operations);
    return result.outcome === 'edited' ? result.html : undefined;
  } catch (error) {
    // A refusal has a condition below 500; anything else is a crash.
    if (error instanceof PagewrightError && error.status < 500) return undefined;
    throw error;
  }
}

function assertHarmless(instruction: string, html: string): void {
  const { tree } = parseDocument(html);
  assert.deepEqual([...executableParts(tree)], [], instruction);
  for (const value of ESSENTIAL)
    assert.ok(html.includes(value), `${JSON.stringify(instruction)} lost ${value}`);
}

/** Sentences of the words of editing, in any order: none that names another text for a value. */
const wordSalad = fc
  .array(
    fc.constantFrom(
      ...'make the title header totals table rows column logo footer notes client bigger smaller blue red bold move hide remove delete swap duplicate below above left right all every except and then not page landscape margin font add section paragraph everything nothing first last undo sort by price total everything "Thanks" 3 % , . ; "'.split(
        ' ',
      ),
    ),
    { minLength: 1, maxLength: 40 },
  )
  .map((words) => words.join(' '));

const anything = fc.oneof(
  fc.string({ minLength: 1, maxLength: 400 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 400 }),
  wordSalad,
  fc
    .array(fc.constantFrom(...'<>"\'&;/=()[]{}\\%#`\n\t \u200b'), { maxLength: 300 })
    .map((signs) => signs.join('')),
);

describe('instructions that nobody should write', () => {
  test(`${COUNT} at random neither fail, bring in what runs, nor lose a value`, () => {
    fc.assert(
      fc.property(anything, (instruction) => {
        const html = htmlAfter(instruction, true);
        if (html !== undefined) assertHarmless(instruction, html);
      }),
      { numRuns: COUNT, seed: 20, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true },
    );
  });

  for (const guarded of [true, false])
    test(`${COUNT} mutated hostile ones neither, ${guarded ? 'behind' : 'also without'} the guardrail on instructions`, () => {
      fc.assert(
        fc.property(mutated(Object.values(HOSTILE).flat()), ({ text }) => {
          const html = htmlAfter(text, guarded);
          if (html !== undefined) assertHarmless(text, html);
        }),
        {
          numRuns: COUNT,
          seed: 21,
          interruptAfterTimeLimit: 60_000,
          markInterruptAsFailure: true,
        },
      );
    });
});
