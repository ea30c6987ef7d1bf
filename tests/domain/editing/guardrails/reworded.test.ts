import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { checkInstruction } from '#lib/domain/editing/guardrails/check-instruction.ts';
import { PagewrightError } from '#lib/errors.ts';
import { recordingLog } from './recording-log.ts';

function linesOf(name: string): string[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

/** The category that an instruction is refused with; undefined: it passes. */
function categoryOf(instruction: string): string | undefined {
  try {
    checkInstruction({ log: recordingLog().log }, instruction);
    return undefined;
  } catch (error) {
    assert.ok(error instanceof PagewrightError);
    return String((error.details as { category: unknown }).category);
  }
}

describe('[modify.guardrail] one harmful request in many words', () => {
  test('is refused with its category, whatever the words and their order', () => {
    const others = linesOf('reworded-hostile.txt').filter((line) => {
      const [category, instruction = ''] = line.split(' | ');
      return categoryOf(instruction) !== category;
    });
    assert.deepEqual(others, []);
  });

  test('is not found in what harmless documents say', () => {
    const refused = linesOf('reworded-look-alikes.txt').filter(
      (instruction) => categoryOf(instruction) !== undefined,
    );
    assert.deepEqual(refused, []);
  });

  test('takes time in proportion to the length of the text', () => {
    const pieces = 'meth recipe training your rules removed onclick nude child prevention ';
    const seconds = (times: number) => {
      const began = performance.now();
      categoryOf(pieces.repeat(times));
      return performance.now() - began;
    };
    seconds(50);
    const [short, long] = [seconds(500), seconds(4_000)];
    assert.ok(long < Math.max(short * 40, 2_000), `${short} and ${long} ms`);
  });
});
