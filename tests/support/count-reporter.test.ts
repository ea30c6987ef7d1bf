import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'vitest';

const OUTCOMES = 'tests/fixtures/outcomes/vitest.config.ts';

function run(outcome: string): { code: number | null; last: string | undefined } {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', OUTCOMES, outcome],
    { encoding: 'utf8' },
  );
  return { code: status, last: stdout.trimEnd().split('\n').at(-1) };
}

for (const [outcome, code, last] of [
  ['passes', 0, '2 passed, 0 failed, 1 skipped'],
  ['does-fail', 1, '1 passed, 2 failed, 0 skipped'],
  ['hook-fails', 1, '0 passed, 1 failed, 1 skipped'],
  ['does-not-load', 1, '0 passed, 1 failed, 0 skipped'],
  ['rejects', 1, '1 passed, 1 failed, 0 skipped'],
  ['no-such-file', 1, '0 passed, 0 failed, 0 skipped'],
] as const)
  test(`the output ends with "${last}" for ${outcome}`, () => {
    assert.deepEqual(run(outcome), { code, last });
  });
