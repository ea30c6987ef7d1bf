import type { Fact } from '#lib/domain/document-model/content.ts';
import { parseDate } from '#lib/domain/i18n/dates.ts';
import { absoluteHttpUrl } from '#lib/shared/addresses/urls.ts';
import { readDecimal } from '../mapping/read-values.ts';
import { percentIn } from './composing.ts';
import { notionsOf } from './notions.ts';

const SUMS = new Set(
  'amount price cost total fee deposit charge balance net gross tax discount rent premium budget'.split(
    ' ',
  ),
);
/** What is counted or measured, whatever it is a total or a price of. */
const COUNTS = new Set('quantity hours date weight tonnage period days kwh km distance'.split(' '));
const CODES = new Set('number id code reference account year position zip phone'.split(' '));
const YEAR = /year|jahr|ann[ée]e|ano$|anno$|rok$/i;

/** What a value is that has no term, and how its model writes it. */
export function factKind(
  key: string,
  value: string | number | boolean,
): { readonly kind: Fact['kind']; readonly written: string } {
  const text = String(value).trim();
  if (typeof value === 'boolean') return { kind: 'boolean', written: text };
  const words = new Set(notionsOf(key).readings.flat());
  const is = (set: ReadonlySet<string>) => [...words].some((word) => set.has(word));
  if (typeof value === 'string')
    return { kind: textKind(text, is(SUMS) && !is(COUNTS)), written: text };
  const isShare = words.has('percent') || (words.has('rate') && Math.abs(value) < 1);
  if (isShare) return { kind: 'percent', written: percentIn({ value }) ?? text };
  if (is(CODES) || YEAR.test(key)) return { kind: 'text', written: text };
  return { kind: is(SUMS) && !is(COUNTS) ? 'money' : 'number', written: text };
}

function textKind(text: string, isSum: boolean): Fact['kind'] {
  if (parseDate(text) !== undefined) return 'date';
  if (/^[^\s@<>]{1,64}@[^\s@<>]+\.[a-z]{2,}$/i.test(text)) return 'email';
  if (absoluteHttpUrl(text) !== undefined) return 'url';
  return isSum && readDecimal(text) !== undefined && /[.,]\d{2}\b|\p{Sc}/u.test(text)
    ? 'money'
    : 'text';
}
