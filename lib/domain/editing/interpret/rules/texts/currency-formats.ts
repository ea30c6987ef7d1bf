import type { Operation } from '#lib/domain/editing/operations.ts';
import { currencyNamed, mayNameCurrency } from '#lib/domain/editing/values/currencies.ts';
import type { Phrase } from '../../language/phrase.ts';
import { type Found, meanings, type Slots, slotsOf, wordList } from '../../language/slots.ts';
import type { Token } from '../../language/tokens.ts';
import type { Context } from '../../rule.ts';
import { writingIn } from '../tables/find-table.ts';
import { FILLER } from './format-words.ts';
import { takeRegion } from './number-formats.ts';
import type { Numbers } from './number-wish.ts';

export type Currency = Extract<Extract<Operation, { op: 'reformat' }>['to'], { what: 'currency' }>;

/** How amounts are to be shown; an example of one may show how its number is written as well. */
interface CurrencyWish {
  readonly currency: Currency;
  readonly numbers?: Numbers;
}

interface Said {
  readonly code: string;
  readonly as: 'code' | 'symbol' | 'name';
}

const SUBJECTS = wordList(
  `currency | currencies | prices | price | amounts | amount | money | totals | total | figures | figure | values | value | numbers | number | everything | costs | cost
  | sums | money values | monetary values | monetary amounts | dollar amounts | fees | rates | digits | all amounts`,
);
const NOUNS = meanings({
  code: `currency code | currency codes | iso code | iso codes | iso currency code | iso currency codes | code | codes | three-letter code | three-letter codes | abbreviation
    | currency abbreviation | three letter code | letter code | letters | currency letters | iso`,
  symbol: `currency symbol | currency symbols | currency sign | currency signs | symbol | symbols | sign | signs | currency character`,
});
const PLACES = meanings({
  after: `after | behind | following | follow | follows | trailing | at the end | at the end of | to the end | to the end of | on the right | to the right | to the right of | right of
    | suffix | as a suffix | at the back | last | on the right side | in the back | on the right of | end | right side`,
  before: `before | in front | in front of | ahead of | leading | preceding | at the front | at the front of | prefix | as a prefix | on the left | to the left | to the left of | left of
    | at the start | at the beginning | precede | first | at the start of`,
});
const BILLING = wordList(
  `bill charge invoice price work calculate account pay client customer currency sterling replace swap exchange trade move into over to go`,
);
const ADDED = wordList('add include append attach');
/** What is a word of English as well as a code is one only in capitals. */
const PLAIN_CODES = new Set(
  'usd eur gbp chf cad aud jpy inr cny sek nok dkk pln czk nzd brl mxn zar huf sgd hkd'.split(' '),
);
const MOST_NAME_WORDS = 4;

/** "GBP 55.00 and so on", "210.00 $": the figure of an example, and where its sign stands. */
const EXAMPLE =
  /^(?<before>us\$|[$€£¥₹])? ?\d{1,6}(?<mark>[.,])\d\d(?: ?(?<after>us\$|[$€£¥₹]))?(?: and so on| etc(?: \.)?)?$/;

interface Example {
  readonly place?: 'before' | 'after';
  readonly code?: string | undefined;
  readonly mark?: string | undefined;
}

function exampleOf(words: Phrase): Example | undefined {
  const groups = EXAMPLE.exec(words.text)?.groups;
  if (groups === undefined) return undefined;
  const { before, after, mark } = groups;
  const sign = after ?? before;
  if (sign === undefined) return {};
  return { place: after === undefined ? 'before' : 'after', code: currencyNamed(sign), mark };
}

const OF_SIGN =
  /\bcurrency (?:(?:should|must|to|goes?|comes?|stands?|be|is|placed|right|directly) )*(?:after|behind|before|in front of|following) (?:the |each |every |all )?(?:numbers?|amounts?|figures?|prices?|values?|sums?)\b/;

/** An amount is an example where it is said to be one; else it is a value. */
const SHOWS =
  /\b(?:like|such as|as|e \. g|eg|for example|formats?|formatt(?:ed|ing)|style|written|way|manner|fashion|sign|symbol|code)\b/;

/** "the sort code" is no code of a currency. */
const OTHER_CODE =
  /\b(?:sort|zip|post|postal|swift|product|item|article|bar|qr|discount|coupon|promo) codes?\b/;

/** In which currency, with which sign and where, a clause asks for amounts to be shown. undefined: it asks for something else. */
export function currencyWish(clause: Phrase, context: Context): CurrencyWish | undefined {
  const slots = slotsOf(clause);
  if (slots === undefined || slots.phrase.tokens.length < 2 || OTHER_CODE.test(clause.text))
    return undefined;
  const shown = /\d/.test(clause.text) ? slots.takeAllRead(exampleOf, 4) : [];
  const said = slots.takeAllRead(currencySaid, MOST_NAME_WORDS, mayBeCurrency);
  // "the currency after the amount" is its sign.
  const isPlaced = OF_SIGN.test(clause.text);
  const nouns = slots.takeAll(NOUNS);
  const sign = shown.filter(({ value }) => value.place !== undefined).at(-1)?.value;
  if (said.length === 0 && nouns.length === 0 && sign === undefined && !isPlaced) return undefined;
  if (sign !== undefined && !SHOWS.test(clause.text)) return undefined;
  const places = slots.takeAll(PLACES);
  const unwanted = said.filter((one) => slots.unwished(one));
  const turned = slots.phrase.tokens.some(({ word }) =>
    /^(?:to|with|by|for|into|->|=>)$/.test(word),
  );
  const [first, second] = said;
  if (unwanted.length === 0 && said.length === 2 && turned && first && first !== second)
    unwanted.push(first);
  // Of "replace the $ sign with USD" the sign is the one that goes.
  const left = said.filter((one) => !unwanted.includes(one));
  const wished = unwanted.length === said.length ? said.filter((one) => one === left[0]) : left;
  const place = places.filter((one) => !slots.unwished(one)).at(-1)?.value ?? sign?.place;
  const noun = nouns.filter((one) => !slots.unwished(one))[0]?.value;
  const numbers = sign && numbersLike(sign, slots, context);
  const isAbout = slots.takeAll(SUBJECTS).length > 0;
  slots.takeAll(BILLING);
  // "add the currency code to the total"
  if (noun === 'code' || wished.some(({ value }) => value.as === 'code')) slots.takeAll(ADDED);
  if (!slots.isDone(FILLER)) return undefined;
  if (wished.some(({ value }) => value.code !== wished[0]?.value.code)) return undefined;
  const own = currencyIn(context);
  const wanted =
    wished[0]?.value ?? (said.length === 1 && place !== undefined ? said[0]?.value : undefined);
  const code = wanted?.code ?? sign?.code ?? own?.code;
  if (code === undefined || (wanted === undefined && place === undefined && noun === undefined))
    return undefined;
  if (
    said.length === 1 &&
    !isAbout &&
    unwanted.length === 0 &&
    place === undefined &&
    isBare(clause)
  )
    return undefined;
  const isShown = place !== undefined || shown.length > 0;
  const display = displayOf(wanted, noun, code === own?.code, isShown, unwanted);
  if (wanted === undefined && place === undefined && display === undefined) return undefined;
  const currency: Currency = {
    what: 'currency',
    currency: code,
    ...(display === undefined ? {} : { display }),
    ...(place === undefined ? {} : { place }),
  };
  return numbers === undefined ? { currency } : { currency, numbers };
}

/** "German number format: 8,40 €": how the number of the example is written, where amounts are written otherwise. */
function numbersLike({ mark }: Example, slots: Slots, context: Context): Numbers | undefined {
  const { decimalMark } = writingIn(context).numbers;
  const region = takeRegion(slots);
  if (region !== undefined && region.decimalMark === mark) return region;
  if (mark === decimalMark) return undefined;
  return mark === ',' ? { decimalMark: ',', grouping: '.' } : { decimalMark: '.', grouping: ',' };
}

/** "USD please" may be anything; "in USD", "use USD" is a wish. */
function isBare({ tokens }: Phrase): boolean {
  return !tokens.some(({ word }) =>
    /^(?:in|use|write|show|to|switch|change|convert|display|bill|quote|->|make)$/.test(word),
  );
}

function displayOf(
  wanted: Said | undefined,
  noun: 'code' | 'symbol' | undefined,
  isOwn: boolean,
  isPlaced: boolean,
  unwanted: readonly Found<Said>[],
): 'code' | 'symbol' | undefined {
  if (noun === 'code') return 'code';
  if (wanted?.as === 'code' && isOwn && unwanted.length > 0) return 'code';
  if (wanted?.as === 'code' && isOwn && isPlaced) return 'code';
  if (noun === 'symbol' && !isPlaced && wanted === undefined) return 'symbol';
  return wanted?.as === 'symbol' && isOwn && unwanted.some(({ value }) => value.as === 'code')
    ? 'symbol'
    : undefined;
}

export const mayBeCurrency = ({ quoted, word }: Token): boolean => quoted || mayNameCurrency(word);

/** "euros", "$", "the dollar sign", "USD" */
export function currencySaid(words: Phrase): Said | undefined {
  const { text, tokens } = words;
  const raw = words.raw.replace(/^["']|["']$/g, '').trim();
  const bare = raw.replace(/ (?:signs?|symbols?|characters?)$/i, '');
  const isSign = bare !== raw;
  if (tokens.length > 1 && /^(?:the|a|an) /.test(text)) return undefined;
  if (/^[a-z]{3}$/i.test(bare)) {
    const isCode = bare === bare.toUpperCase() || PLAIN_CODES.has(bare.toLowerCase());
    const code = isCode ? currencyNamed(bare) : undefined;
    if (code !== undefined) return { code, as: 'code' };
    if (isCode) return undefined;
  }
  if (/^(?:all|try|top|real|won|rand)$/i.test(bare)) return undefined;
  const code = currencyNamed(bare);
  if (code === undefined) return undefined;
  return { code, as: isSign || !/\p{L}{3}/u.test(bare) ? 'symbol' : 'name' };
}

/** What most amounts of the document are in, and whether its code stands beside them. */
export function currencyIn(
  context: Context,
): { readonly code: string; readonly isCode: boolean } | undefined {
  const { read } = writingIn(context);
  for (const { text, role } of context.scope.nodes) {
    if (text.length > 40 || !['cell', 'total-value', 'value'].includes(role)) continue;
    const sign = read(text)?.currency;
    const code = sign === undefined ? undefined : currencyNamed(sign);
    if (code !== undefined) return { code, isCode: /^[A-Z]{3}$/.test(sign ?? '') };
  }
  return undefined;
}
