import endings from './label-endings.json' with { type: 'json' };

/** What English labels end with, each with the term that says it of any label. */
const ENDINGS: readonly (readonly [ending: string, term: string])[] = Object.entries(endings);
const LONGEST = 80;

/** "Monthly fee excl. VAT": the word of what it ends with, around that of what stands before. */
export function composedLabel(
  words: ReadonlyMap<string, string>,
  label: string,
): string | undefined {
  if (label.length > LONGEST || words.size === 0) return undefined;
  const plain = label
    .toLowerCase()
    .replace(/[().,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (const [ending, term] of ENDINGS) {
    if (!plain.endsWith(` ${ending}`)) continue;
    const stem = plain.slice(0, -ending.length - 1);
    const own = words.get(stem) ?? composedLabel(words, stem);
    const form = words.get(term);
    if (own !== undefined && form !== undefined) return form.replace('{label}', () => own);
  }
  return undefined;
}
