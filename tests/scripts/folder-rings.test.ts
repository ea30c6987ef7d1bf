import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { folderRings } from '#scripts/structure/folder-rings.ts';

const file = (source: string, ...imports: string[]) => ({ source, imports });

describe('folderRings', () => {
  test('allows folders that import in one direction', () => {
    const files = [
      file('lib/domain/layout/page.ts', 'lib/domain/styles/tokens.ts', 'lib/shared/escape.ts'),
      file('lib/domain/templates/base.ts', 'lib/domain/styles/tokens.ts'),
      file('lib/domain/styles/tokens.ts', 'lib/domain/styles/fonts.ts'),
      file('lib/domain/retentions.ts', 'lib/domain/layout/page.ts'),
    ];
    assert.deepEqual(folderRings(files, 'lib/domain'), []);
  });

  test('reports two folders that import each other through different files', () => {
    const files = [
      file('lib/domain/layout/page.ts', 'lib/domain/templates/head.ts'),
      file('lib/domain/templates/built-in/base.ts', 'lib/domain/layout/tokens.ts'),
    ];
    assert.deepEqual(folderRings(files, 'lib/domain'), [
      'Folders under lib/domain import each other: layout → templates ' +
        '(imported by lib/domain/layout/page.ts) → layout (imported by lib/domain/templates/built-in/base.ts)',
    ]);
  });

  test('reports a ring of three folders once, and a second ring as well', () => {
    const files = [
      file('lib/domain/a/a.ts', 'lib/domain/b/b.ts'),
      file('lib/domain/b/b.ts', 'lib/domain/c/c.ts'),
      file('lib/domain/c/c.ts', 'lib/domain/a/other.ts'),
      file('lib/domain/d/d.ts', 'lib/domain/e/e.ts', 'lib/domain/a/a.ts'),
      file('lib/domain/e/e.ts', 'lib/domain/d/d.ts'),
    ];
    const rings = folderRings(files, 'lib/domain');
    assert.equal(rings.length, 2);
    assert.match(rings[0] ?? '', /: a → b .* → c .* → a /);
    assert.match(rings[1] ?? '', /: d → e .* → d /);
  });
});
