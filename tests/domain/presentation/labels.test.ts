import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { WORD_LANGUAGES, wordTable } from '#lib/domain/i18n/wording/word-table.ts';
import {
  BUYERS,
  NUMBERS,
  REFERENCES,
  STATES,
  TITLES,
} from '#lib/domain/presentation/commercial-names.ts';

const ROOM = new URL('../../../lib/domain/presentation/', import.meta.url);
/** Names that every language writes alike. */
const UNIVERSAL = new Set(['IBAN', 'BIC', 'Logo']);

/** What the presenters say, read from where they say it: `say('Due date')`, `value('IBAN', …)`, `label: 'Tax'`. */
function labels(): string[] {
  const sources = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, ROOM), 'utf8'));
  const said = sources.flatMap((source) =>
    [...source.matchAll(/(?:\bsay\(|\bvalue\(|\bdated\(|\blabel: )\s*'([^']+)'/g)].map(
      ([, label = '']) => label,
    ),
  );
  const tables = [TITLES, NUMBERS, STATES, REFERENCES, BUYERS].flatMap((table) =>
    Object.values(table),
  );
  return [...new Set([...said, ...tables])].filter((label) => !UNIVERSAL.has(label));
}

test('every label of the presenters is in the wording tables of every language', () => {
  const all = labels();
  assert.ok(all.length > 80, `${all.length} labels found`);
  for (const language of WORD_LANGUAGES) {
    const words = wordTable(language);
    assert.deepEqual(
      all.filter((label) => !words.has(label.toLowerCase())),
      [],
      language,
    );
  }
});
