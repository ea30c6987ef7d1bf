import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import { type Citation, citationsIn, coverageOf } from './citations.ts';
import { manifest } from './manifest.ts';

const TESTS = fileURLToPath(new URL('..', import.meta.url));
const citations = globSync('**/*.test.ts', { cwd: TESTS }).flatMap((file) =>
  citationsIn(file, readFileSync(`${TESTS}/${file}`, 'utf8')),
);
const { uncited, unknown, premature } = coverageOf(manifest, citations);

describe('requirements', () => {
  test('have unique ids in the form area.what, and a reason where they are planned', () => {
    const ids = manifest.map(({ id }) => id);
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
    for (const { id, text, source, status, reason } of manifest) {
      assert.match(id, /^([a-z][a-z0-9-]*\.[a-z0-9-]+|endpoint\.[A-Z]+ \/\S+)$/);
      assert.ok(text && source && (status === 'built' || reason), id);
    }
  });

  test('are each proven by a test that cites them, where they are built', () => {
    assert.deepEqual(uncited, []);
  });

  test('are what tests cite, and nothing else', () => {
    assert.deepEqual(unknown.map(place), []);
  });

  test('are not proven while they are planned', () => {
    assert.deepEqual(premature.map(place), []);
  });
});

function place({ id, file, line }: Citation): string {
  return `${id} (tests/${file}:${line})`;
}
