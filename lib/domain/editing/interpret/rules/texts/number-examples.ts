import { readNumber } from '#lib/domain/editing/values/written-number.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Mark, Numbers } from './number-wish.ts';

const WAYS = [
  { decimalMark: '.', grouping: ',' },
  { decimalMark: ',', grouping: '.' },
] as const;

/** "1.234,56", "1 234.56", "$1,234": a number with thousands shows how they are written. */
export function exampleOf(words: Phrase): Numbers | undefined {
  const raw = words.raw.replace(/^["']|["']$/g, '');
  if (!/^[$€£]?\s?\d{1,3}(?:[.,' ]?\d{3})+(?:[.,]\d{1,2})?\s?[$€£]?$/.test(raw)) return undefined;
  for (const way of WAYS) {
    const read = readNumber(raw, way);
    if (read === undefined || read.value < 1_000) continue;
    const { decimalMark, grouping } = read.convention;
    if (read.grouped === false) {
      if (read.decimals === 0) return undefined;
      return { decimalMark, grouping: '' };
    }
    const wish = { decimalMark, grouping: grouping as Mark };
    return read.decimals > 0 || !/^[$€£]|[$€£]$/.test(raw) ? wish : { ...wish, decimals: 0 };
  }
  return undefined;
}

/** "8,40": a number with cents shows which mark they stand behind. */
export function centsOf(words: Phrase): Numbers | undefined {
  const raw = words.raw.replace(/^["']|["']$/g, '');
  const mark = /^\d{1,3}(?<mark>[.,])\d{2}$/.exec(raw)?.groups?.['mark'];
  if (mark !== ',' && mark !== '.') return undefined;
  return { decimalMark: mark, grouping: mark === ',' ? '.' : ',', decimals: 2 };
}
