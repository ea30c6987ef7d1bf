import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, test } from 'vitest';
import { anchorsOf, pages, proseOf, readPage } from './markdown.ts';

const LINK = /(?:\]\(|<img src=")([^)"\s]+)[)"]/g;
const MAX_IMAGE_BYTES = 150_000;

describe.each(pages)('%s', (page) => {
  test('links to files and headings that exist', () => {
    for (const [, link = ''] of proseOf(readPage(page)).matchAll(LINK)) {
      if (/^https?:/.test(link)) continue;
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : normalize(join(dirname(page), path));
      assert.ok(existsSync(target), `${link}: there is no ${target}`);
      if (anchor === undefined) continue;
      const anchors = anchorsOf(readFileSync(target, 'utf8'));
      assert.ok(anchors.has(anchor), `${link}: headings are ${[...anchors].join(', ')}`);
    }
  });
});

describe('the documents', () => {
  test.each([
    ['README.md', 900],
    ['ARCHITECTURE.md', 1_500],
  ])('%s has at most %i words', (page, limit) => {
    const words = readPage(page).split(/\s+/).filter(Boolean).length;
    assert.ok(words <= limit, `${words} words`);
  });

  test('every page of docs can be reached from the README', () => {
    const reached = new Set(['README.md']);
    for (const page of reached) {
      for (const [, link = ''] of proseOf(readPage(page)).matchAll(LINK)) {
        const target = normalize(join(dirname(page), link.split('#')[0] ?? ''));
        if (pages.includes(target)) reached.add(target);
        else if (pages.includes(join(target, 'README.md'))) reached.add(join(target, 'README.md'));
      }
    }
    const { unreached } = Object.groupBy(pages, (page) =>
      reached.has(page) ? 'yes' : 'unreached',
    );
    assert.deepEqual(unreached?.filter((page) => page !== 'CHANGELOG.md') ?? [], []);
  });

  test('the picture of a result is small enough for a first look', () => {
    assert.ok(statSync('docs/images/invoice.png').size < MAX_IMAGE_BYTES);
  });
});
