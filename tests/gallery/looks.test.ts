import assert from 'node:assert/strict';
import { beforeAll, describe, test } from 'vitest';
import { exhibits, openStudio, visit } from '#scripts/gallery/exhibits.ts';
import {
  differences,
  type Fingerprint,
  fingerprintOf,
  readFingerprints,
} from '#scripts/gallery/fingerprint.ts';

const all = await exhibits();

describe('the gallery', () => {
  const found = new Map<string, Fingerprint>();
  let stored: ReadonlyMap<string, Fingerprint>;

  beforeAll(async () => {
    stored = await readFingerprints();
    const studio = openStudio();
    try {
      await visit(studio, all, async (exhibit) => {
        found.set(exhibit.name, await fingerprintOf(await studio.render(exhibit, 'pdf')));
      });
    } finally {
      await studio.close();
    }
  });

  for (const { name } of all)
    test(`[templates.looks] ${name} looks as it was accepted`, () => {
      const print = found.get(name) ?? assert.fail('not rendered');
      const different = differences(print, stored.get(name));
      assert.deepEqual(different, [], 'look at "npm run gallery"; accept it by "-- --update"');
    });

  test('holds no fingerprint of an exhibit that no longer exists', () => {
    const names = new Set(all.map(({ name }) => name));
    assert.deepEqual(
      [...stored.keys()].filter((name) => !names.has(name)),
      [],
    );
  });

  test('notices a moved line, an additional page and a darker area', () => {
    const print: Fingerprint = { pages: 1, text: 'a', picture: '0'.repeat(320) };
    assert.deepEqual(differences(print, print), []);
    assert.equal(differences({ ...print, text: 'b' }, print).length, 1);
    assert.equal(differences({ ...print, pages: 2 }, print).length, 1);
    assert.equal(differences({ ...print, picture: `1${'0'.repeat(319)}` }, print).length, 0);
    assert.equal(differences({ ...print, picture: `2${'0'.repeat(319)}` }, print).length, 1);
  });
});
