import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'vitest';
import { markupOf, outcomeOf } from './corpus.ts';

const FORMS = new URL('./forms/', import.meta.url);
/** Of the forms, each around some of the wishes. */
const LEAST = 0.97;
/** Each form is tried with every so many-th wish, beginning with another one; 1 tries all. */
const EVERY = Number(process.env['FORMS_EVERY'] ?? 7);

async function linesOf(name: string): Promise<string[]> {
  return (await readFile(new URL(name, FORMS), 'utf8')).split('\n').filter((line) => line !== '');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Wish {
  readonly on: string;
  /** In the plainest words; known to be right. */
  readonly plain: string;
  readonly put: (form: string) => string;
}

/** "document: wish" */
function wishOf(line: string): Wish {
  const [on = '', plain = ''] = line.split(/: (.*)/s);
  return { on, plain, put: (form) => form.replace('{w}', plain).replace('{W}', capital(plain)) };
}

/** "document: part | look" */
function lookOf(line: string): Wish {
  const [on = '', said = ''] = line.split(/: (.*)/s);
  const [part = '', look = ''] = said.split(' | ');
  const plain = look.endsWith('background') ? `give ${part} a ${look}` : `make ${part} ${look}`;
  const put = (form: string) =>
    form.replace('{x}', part).replace('{X}', capital(part)).replace('{a}', look);
  return { on, plain, put };
}

async function measure(forms: readonly string[], wishes: readonly Wish[]) {
  const wrong: string[] = [];
  let count = 0;
  for (const [place, { on, plain, put }] of wishes.entries()) {
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
    told: `${count - wrong.length} of ${count}\n${wrong.join('\n')}`,
  };
}

describe('one wish in many forms', () => {
  for (const [forms, wishes, read] of [
    ['around-wishes.txt', 'wishes.txt', wishOf],
    ['of-looks.txt', 'looks.txt', lookOf],
  ] as const)
    test(`[modify.response] each form comes to the same page: ${forms}`, async () => {
      const { rate, told } = await measure(await linesOf(forms), (await linesOf(wishes)).map(read));
      console.log(told);
      assert.ok(rate >= LEAST, told);
    });
});
