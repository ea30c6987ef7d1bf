import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { crowdedFolders } from '#scripts/structure/crowded-folders.ts';

const filesIn = (folder: string, count: number, ending = 'ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.${ending}`);

describe('crowdedFolders', () => {
  const rules = { roots: ['lib'], exceptions: {} };

  test('allows 30 files in a folder, and more in folders below it', () => {
    const files = [...filesIn('lib/a', 30), ...filesIn('lib/a/b', 30)];
    assert.deepEqual(crowdedFolders(files, rules), []);
  });

  test('reports a folder of 31 files', () => {
    assert.deepEqual(crowdedFolders(filesIn('lib/a', 31), rules), [
      'lib/a holds 31 files, more than 30: sort them into folders by subject',
    ]);
  });

  test('counts neither other folders nor other kinds of files', () => {
    const files = [...filesIn('tests', 31), ...filesIn('lib/a', 31, 'json')];
    assert.deepEqual(crowdedFolders(files, rules), []);
  });

  test('allows what is below an exception, and reports an exception that is no longer needed', () => {
    const exceptions = { 'lib/a': 'to be replaced', 'lib/c': 'to be replaced' };
    assert.deepEqual(
      crowdedFolders([...filesIn('lib/a/b', 31), ...filesIn('lib/c', 3)], { ...rules, exceptions }),
      ['lib/c is no longer crowded: remove its exception'],
    );
  });
});
