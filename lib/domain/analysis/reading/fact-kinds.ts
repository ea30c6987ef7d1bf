import type { Fact } from '#lib/domain/document-model/content.ts';
import { parseDate } from '#lib/domain/i18n/dates.ts';
import { parseDuration } from '#lib/domain/i18n/measures.ts';
import { absoluteHttpUrl } from '#lib/shared/addresses/urls.ts';
import { readDecimal } from '../mapping/read-values.ts';
import STATE_WORDS from '../vocabulary/state-words.json' with { type: 'json' };
import UNITS from '../vocabulary/units.json' with { type: 'json' };
import { percentIn } from './composing.ts';
import { IN_PERCENT, isEpoch } from './fits.ts';
import { isInMinorUnit, wordsOfKey } from './key-words.ts';
import { notionsOf } from './notions.ts';
import { SUMS } from './sum-words.ts';

/** What is counted or measured, whatever it is a total or a price of. */
export const COUNTS: ReadonlySet<string> = new Set(
  'quantity count point points entitlement votes vote headcount days months weeks years hours date weight tonnage period days kwh km distance'.split(
    ' ',
  ),
);
/** States in words of the tables, which every language has. */
const STATES: ReadonlySet<string> = new Set(Object.values(STATE_WORDS.codes));
/** The key says that it is in per cent already. */
const LITERAL = IN_PERCENT;
/** Rates of these are shares, and those by a span of time or by anything else are prices. */
const SHARED = new Set('interest growth conversion bounce click open response'.split(' '));
/** Rates of these are given in per cent: "VAT rate 13.5". */
const TAXES = new Set(['tax', 'vat', 'withholding']);
const SPANS = new Set('daily hourly weekly monthly yearly annual day hour week month'.split(' '));
/** "Rate per visit", "Tarief per bezoek". */
const EACH = new Set('per pro je par por'.split(' '));
export const LENGTHS: ReadonlySet<string> = new Set(
  'within time duration warranty period term validity length interval age notice leave probation gallery lead preavis preaviso preavviso frist delai plazo termine garantie garantia garanzia probezeit umfang omfang omfattning termijn opzegtermijn looptijd kuendigungsfrist laufzeit uppsagningstid oppsigelsestid'.split(
    ' ',
  ),
);
const CODES = new Set('number id code reference account year position zip phone'.split(' '));
const BOUGHT = new Set('order sale sales receipt invoice basket purchase transaction'.split(' '));
const MEASURES: ReadonlySet<string> = new Set(Object.keys(UNITS.measures));
/** Compounds of languages that do not part words. */
const AMOUNT_ENDING = /(?:額|金额|金額|残高|代金|금액)$/;
/** A share with its figure. */
const RATE = /\d\s*%/g;
const YEAR = /year|jahr|ann[ée]e|^(?:ano|anno|rok)$/i;

/** What a value is that has no term, and how its model writes it. */
export function factKind(
  key: string,
  value: string | number | boolean,
): { readonly kind: Fact['kind']; readonly written: string } {
  const text = String(value).trim();
  if (typeof value === 'boolean') return { kind: 'boolean', written: text };
  if (STATES.has(text)) return { kind: 'word', written: text };
  const words = new Set(notionsOf(key).readings.flat());
  const is = (set: ReadonlySet<string>) => [...words].some((word) => set.has(word));
  if (isInMinorUnit(key) && /\.\d{2}$/.test(text)) return { kind: 'money', written: text };
  if (typeof value === 'string' && LITERAL.test(key) && /^\d{1,3}(?:\.\d{1,4})?$/.test(text))
    return { kind: 'percent', written: text };
  if (typeof value === 'string') return ofText(text, is(SUMS) && !is(COUNTS), is(LENGTHS));
  if (isEpoch(value) && /(?:^|[_\s])(?:ts|time|timestamp|epoch|at)$/i.test(key))
    return { kind: 'moment', written: new Date(value > 1e12 ? value : value * 1000).toISOString() };
  // `{ "19%": 12.3 }`, "VAT 19 %": the rate is the key's, and the value what it comes to.
  const isLiteral = LITERAL.test(key.replace(RATE, ''));
  if (isLiteral && Math.abs(value) >= 1) return { kind: 'percent', written: text };
  const isShare =
    isLiteral ||
    (words.has('share') && Math.abs(value) <= 100) ||
    (words.has('margin') && Math.abs(value) < 1) ||
    (words.has('rate') && !words.has('exchange') && (Math.abs(value) < 1 || is(SHARED))) ||
    (words.has('rate') && is(TAXES) && Math.abs(value) <= 100);
  if (isShare) return { kind: 'percent', written: percentIn({ value }) ?? text };
  const isEach = wordsOfKey(key).some((word) => EACH.has(word));
  const isYear = wordsOfKey(key).some((word) => YEAR.test(word)) && !isEach;
  if (Number.isInteger(value) && (isYear || (is(CODES) && !isEach)))
    return { kind: 'text', written: text };
  const isTimed = words.has('rate') && (is(SPANS) || isEach);
  const isTax = words.has('vat') && !words.has('rate') && isOfTax(value);
  // "Average order 67.09": what is bought comes to an amount.
  const isBasket = words.has('average') && is(BOUGHT) && !Number.isInteger(value);
  // "Gross weight kg" is what it weighs.
  const isMeasured = MEASURES.has(wordsOfKey(key).at(-1) ?? '');
  const isSum =
    !isMeasured &&
    (is(SUMS) || isTax || isBasket || AMOUNT_ENDING.test(key)) &&
    !is(COUNTS) &&
    !isCountOfAll(key, words, value) &&
    !isSold(words, value);
  return { kind: isTimed || isSum ? 'money' : 'number', written: text };
}

/** Without cents a tax is told from a rate and from the number that a tax office gave. */
const isOfTax = (value: number): boolean =>
  !Number.isInteger(value) || (Math.abs(value) > 100 && Math.abs(value) < LEAST_TAX_NUMBER);

const LEAST_TAX_NUMBER = 10_000_000;

/** Sales and instalments are an amount or a number of them: cents tell them apart. */
const isSold = (words: ReadonlySet<string>, value: number): boolean =>
  (words.has('sales') || (words.has('instalment') && value <= MOST_INSTALMENTS)) &&
  Number.isInteger(value);

const MOST_INSTALMENTS = 120;

/** "Total checks" are counted, a "total" is a sum. */
const isCountOfAll = (key: string, words: ReadonlySet<string>, value: number): boolean =>
  Number.isInteger(value) &&
  !words.has('debit') &&
  (/^total.+s$/i.test(key) || (words.size > 1 && value < MOST_COUNTED)) &&
  [...words].every((word) => word === 'total' || !SUMS.has(word));

const MOST_COUNTED = 100;

/** "2025-08-18T08:40:00-04:00": people note minutes by the clock of their place, programs seconds. */
export const NOTED = /^\d{4}-\d\d-\d\dT(?!00:00)\d\d:\d\d(?::00(?:\.0+)?)?(?:[+-]\d\d:?\d\d)?$/;

function ofText(
  text: string,
  isSum: boolean,
  isSpan: boolean,
): { readonly kind: Fact['kind']; readonly written: string } {
  if (NOTED.test(text)) return { kind: 'moment', written: text };
  if (parseDate(text) !== undefined) return { kind: 'date', written: text };
  if (isSpan && parseDuration(text) !== undefined) return { kind: 'duration', written: text };
  if (/^[^\s@<>]{1,64}@[^\s@<>]+\.[a-z]{2,}$/i.test(text)) return { kind: 'email', written: text };
  if (absoluteHttpUrl(text) !== undefined) return { kind: 'url', written: text };
  const decimal = isSum ? readDecimal(text) : undefined;
  if (decimal === undefined || !/[.,]\d{2}\b|\p{Sc}/u.test(text))
    return { kind: 'text', written: text };
  // With its currency it stays as its author wrote it.
  return { kind: 'money', written: /^-?[\d.,' ]+$/.test(text) ? decimal : text };
}
