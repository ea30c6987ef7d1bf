import { readFileSync } from 'node:fs';

/**
 * PDFs as Chromium 153 printed them. `table-first` and `table-again` are the same tagged document,
 * printed twice on one page, seconds apart; an alternative text and an anchor in it look like
 * structure ids.
 */
export function fixture(
  name: 'table-first' | 'table-again' | 'thirty-pages' | 'untitled',
): Uint8Array {
  return readFileSync(new URL(`../../../fixtures/pdf/${name}.pdf`, import.meta.url));
}

/** `bytes` with the first occurrence of `from` replaced by `to`, byte by byte. */
export function replaced(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  if (!text.includes(from)) throw new Error(`"${from}" does not occur`);
  return Buffer.from(
    text.replace(from, () => to),
    'latin1',
  );
}
