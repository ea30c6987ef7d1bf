import assert from 'node:assert/strict';
import { test } from 'vitest';
import { SYSTEMS } from '#lib/domain/analysis/systems/index.ts';
import { WORD_LANGUAGES, wordTable } from '#lib/domain/i18n/wording/word-table.ts';

const WRITTEN = new Set(['certificate', 'letter', 'contract', 'report']);

/** Names of standards and tools, and figures, which every language writes alike. */
const UNIVERSAL = new Set(['EN 10204', 'Lighthouse', '90 %', '95 %']);

/** What mappings say themselves: constants in words, the columns of tables, what stands for codes. */
function wordsOf(filling: unknown, key = ''): string[] {
  if (typeof filling === 'string') return key === '$const' || key === 'label' ? [filling] : [];
  if (typeof filling !== 'object' || filling === null) return [];
  if (Array.isArray(filling)) {
    return filling.flatMap((each) =>
      // A column's label is a word, a fact's is a place in the data.
      key === '$columns'
        ? [...wordsOf(each.label, 'label'), ...wordsOf(each.value)]
        : wordsOf(each),
    );
  }
  return Object.entries(filling).flatMap(([name, inner]) => {
    if (name === '$in') return Object.values(inner as Record<string, string>);
    return name === 'label' && typeof inner === 'string' ? [] : wordsOf(inner, name);
  });
}

test('every label of the mappings of written documents is in the wording tables of every language', () => {
  const said = SYSTEMS.flatMap(({ type, fields }) => (WRITTEN.has(type) ? wordsOf(fields) : []));
  // What a value is divided by is no word.
  const isWord = (word: string) => /^[A-Z0-9]/.test(word) && !/^\d+$/.test(word);
  const words = [...new Set(said)].filter((word) => isWord(word) && !UNIVERSAL.has(word));
  assert.ok(words.length > 200, `${words.length} words found`);
  for (const language of WORD_LANGUAGES) {
    const table = wordTable(language);
    assert.deepEqual(
      words.filter((word) => !table.has(word.toLowerCase())),
      [],
      language,
    );
  }
});
