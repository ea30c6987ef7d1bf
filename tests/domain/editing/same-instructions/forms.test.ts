import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'vitest';
import { markupOf, outcomeOf } from './corpus.ts';

const FORMS = new URL('./forms/', import.meta.url);
/** Of the forms, each around some of the instructions. */
const LEAST = 0.97;
/** Each form is tried with every so many-th instruction, beginning with another one; 1 tries all. */
const EVERY = Number(process.env['FORMS_EVERY'] ?? 7);

async function linesOf(name: string): Promise<string[]> {
  return (await readFile(new URL(name, FORMS), 'utf8')).split('\n').filter((line) => line !== '');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Instruction {
  readonly on: string;
  /** In the plainest words; known to be right. */
  readonly plain: string;
  readonly put: (form: string) => string;
}

/** "document: instruction" */
function instructionOf(line: string): Instruction {
  const [on = '', plain = ''] = line.split(/: (.*)/s);
  return { on, plain, put: (form) => form.replace('{w}', plain).replace('{W}', capital(plain)) };
}

/** "document: part | look" */
function lookOf(line: string): Instruction {
  const [on = '', said = ''] = line.split(/: (.*)/s);
  const [part = '', look = ''] = said.split(' | ');
  const plain = look.endsWith('background') ? `give ${part} a ${look}` : `make ${part} ${look}`;
  const put = (form: string) =>
    form.replace('{x}', part).replace('{X}', capital(part)).replace('{a}', look);
  return { on, plain, put };
}

async function measure(forms: readonly string[], instructions: readonly Instruction[]) {
  const wrong: string[] = [];
  let count = 0;
  for (const [place, { on, plain, put }] of instructions.entries()) {
    const html = await markupOf(on);
    const wanted = outcomeOf(html, plain);
    assert.ok(wanted.html, `${on}: ${plain}: ${wanted.changes}`);
    for (const form of forms.filter((_, at) => (at + place) % EVERY === 0)) {
      const came = outcomeOf(html, put(form));
      count++;
      if (came.html !== wanted.html) wrong.push(`${on}: ${put(form)}\n    ${came.changes}`);
    }
  }
  return {
    rate: 1 - wrong.length / count,
    report: `${count - wrong.length} of ${count}\n${wrong.join('\n')}`,
  };
}

describe('one instruction in many forms', () => {
  for (const [forms, instructions, read] of [
    ['around-instructions.txt', 'instructions.txt', instructionOf],
    ['of-looks.txt', 'looks.txt', lookOf],
  ] as const)
    test(`[modify.response] each form comes to the same page: ${forms}`, async () => {
      const { rate, report } = await measure(
        await linesOf(forms),
        (await linesOf(instructions)).map(read),
      );
      console.log(report);
      assert.ok(rate >= LEAST, report);
    });
});
