import { currenciesIn, knownCurrency, markedCurrency } from '#lib/domain/i18n/find-currency.ts';
import { formatMoney } from '#lib/domain/i18n/money.ts';
import type { JsonValue } from '#schemas/json.ts';
import { amountIn, type Composing } from '../composing.ts';
import { isScalar } from '../fits.ts';
import type { GivenData } from '../given-data.ts';
import { isCalled } from '../notions.ts';
import { currencyOfKey } from '../own-money.ts';
import { type Draft, type Found, GUESS_RANK, join } from '../shape/draft.ts';

/** Terms of a line, and of the document, that are money. */
const OF_LINE = /^(?:unitPrice|amount|priced|summed|taxAmount|discountAmount)/;
const OF_WHOLE = /^(?:totals|sums|charge|allowances)\.(?!percent|reason)/;
const TOTALS = ['totals.gross', 'totals.payable', 'sums.gross', 'sums.plain', 'totals.net'];

type CurrencyAt = (found: Found) => string | undefined;

/**
 * The currency of data whose amounts are in several: the one that it names for the whole, else that of
 * its total, else that of all its lines. Lines in another keep their own. undefined: it has none for the whole.
 */
export function currencyAmong(
  given: GivenData,
  draft: Draft,
  alone: string | undefined,
): string | undefined {
  if (currenciesIn(given.whole).size < 2) return alone;
  const at = currencyAt(given);
  const stated = (draft.found.get('currency') ?? []).find(({ rank }) => rank < GUESS_RANK);
  const ofTotals = TOTALS.flatMap((term) => draft.found.get(term) ?? []).map(at);
  const lines = linesOf(draft).map((entry) => ({ entry, currency: ofLine(entry, at) }));
  const ofLines = new Set(lines.flatMap(({ currency }) => currency ?? []));
  const [only] = ofLines.size === 1 ? ofLines : [];
  const whole =
    knownCurrency(stated?.value) ??
    ofTotals.find((currency) => currency !== undefined) ??
    only ??
    (ofLines.size > 1 ? undefined : alone);
  for (const { entry, currency } of lines)
    if (currency !== undefined && currency !== whole) Object.assign(entry, { currency });
  return whole;
}

/** A sum in another currency than the document's is none of its sums: it stands by itself, as what it is. */
export function leaveForeignSums(composing: Composing, draft: Draft, given: GivenData): void {
  const { currency, language } = composing;
  if (currency === undefined) return;
  const at = currencyAt(given);
  for (const [term, every] of draft.found) {
    const foreign = OF_WHOLE.test(term) ? every.filter((each) => isOther(at(each), currency)) : [];
    for (const found of foreign) {
      const amount = amountIn(found, composing);
      if (amount === undefined) continue;
      const text = formatMoney(Number(amount), { language, currency: at(found) });
      draft.left.push({ key: found.key, value: text, path: found.path, way: [], part: '' });
    }
    if (foreign.length > 0)
      draft.found.set(
        term,
        every.filter((each) => !foreign.includes(each)),
      );
  }
}

const isOther = (one: string | undefined, currency: string): boolean =>
  one !== undefined && one !== currency;

const linesOf = ({ lists }: Draft): Draft[] =>
  (lists.get('lines') ?? []).flatMap(({ entries }) =>
    entries.flatMap((entry) => [entry, ...linesOf(entry)]),
  );

const ofLine = (entry: Draft, at: CurrencyAt): string | undefined =>
  [...entry.found]
    .flatMap(([term, found]) => (OF_LINE.test(term) ? found.map(at) : []))
    .find((currency) => currency !== undefined);

/** The mark of an amount or its key, else what the nearest object around it names. */
function currencyAt({ data, path }: GivenData): CurrencyAt {
  const named = new Map<string, string>();
  nameCurrencies(data, path, named);
  return ({ value, key, path: at }) => {
    const marked =
      (typeof value === 'string' ? markedCurrency(value) : undefined) ?? currencyOfKey(key);
    for (let around = at; marked === undefined && around !== ''; ) {
      around = around.replace(/(?:^|\.)[^.[\]]+$|\[\d+\]$/, '');
      const found = named.get(around);
      if (found !== undefined) return found;
    }
    return marked;
  };
}

function nameCurrencies(value: JsonValue, path: string, named: Map<string, string>): void {
  if (value === null || isScalar(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? `${path}[${key}]` : join(path, key);
    const code = isScalar(inner) && isCalled(key, 'currency') ? knownCurrency(inner) : undefined;
    if (code !== undefined) named.set(path, code);
    nameCurrencies(inner, at, named);
  }
}
