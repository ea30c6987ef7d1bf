import { countryName } from '#lib/domain/i18n/countries.ts';
import {
  formatDate,
  fromEpochSeconds,
  parseDate,
  parseDateRange,
  type WrittenDate,
} from '#lib/domain/i18n/dates.ts';
import { formatBytes, formatDuration, parseDuration } from '#lib/domain/i18n/measures.ts';
import { formatMoney, type Locale, minorUnitDigits } from '#lib/domain/i18n/money.ts';
import {
  formatNumber,
  formatPercent,
  numberLanguage,
  plainNumber,
} from '#lib/domain/i18n/numbers.ts';
import type { Value, ValueKind } from '#lib/domain/presentation/printed-document.ts';
import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonValue } from '#schemas/json.ts';
import { keyWords, labelOf } from './keys/keys.ts';
import { inSeconds, kindOf, QUANTITY } from './keys/value-kinds.ts';

/** How values of one document are written. */
export interface Writing {
  readonly locale: Locale;
  /** Amounts are in the currency's smallest unit (cents), as payment providers send them. */
  readonly minorUnits: boolean;
  /** A number that is called "total" or "amount" is money: true for commercial documents. */
  readonly commercial: boolean;
  /** Dates show their time of day, whatever they are called: a receipt says when. */
  readonly timed?: boolean;
  /** Dates are days, whatever they are called. */
  readonly days?: boolean;
  /** A date with a whole minute is an appointment, and shows its time: true where nobody sells or certifies anything. */
  readonly appointments?: boolean;
  /** Whole amounts are written with their cents, as those beside them have some. */
  readonly cents?: boolean;
  /** Choices of a program are written in words: true where the reader knows nothing of it. */
  readonly spoken?: boolean;
  /** Rates below one are per cent already, as those beside them are. */
  readonly literalPercent?: boolean;
}

const UNGROUPED = wordSet(
  'id num{ber } no code zip post{code al} year phone tel{ efon} fax sku account ' +
    'routing iban ref{ erence} pin{ code} po ean upc isbn last4 version serial vin port ' +
    'pid asn plz blz konto fon jahr annee sire{t n}',
);
/** German and French compounds: kontonummer, rechnungsnr. */
const UNGROUPED_END = /(?:nummer|numero|nr)$/;
const PRICE = wordSet('pri{ce x} rate cost fee preis einzelpreis tarif');

/** One value, written for a reader. undefined: nothing to write. `style` is that of dates. */
export function writeValue(
  path: string,
  key: string,
  value: JsonValue,
  writing: Writing,
  style: 'long' | 'medium' = 'long',
): Value | undefined {
  const kind = isShare(path, key, value, writing)
    ? 'percent'
    : isSum(key, value, writing)
      ? 'money'
      : kindOf(key, value, writing.commercial);
  if (kind === undefined) return undefined;
  const text = write(kind, key, value, writing, style);
  return text === '' ? undefined : { path, label: labelOf(key), kind, text };
}

/** `maximum_value: "1260000.00"` beside a currency. */
function isSum(key: string, value: JsonValue, { locale, spoken: plainly }: Writing): boolean {
  return (
    plainly === true &&
    locale.currency !== undefined &&
    typeof value === 'string' &&
    /^\d{1,15}\.\d{2}$/.test(value) &&
    keyWords(key).at(-1) === 'value'
  );
}

/** `tax: { rate: 0.19 }`: whose rate it is stands above it. */
const TAX_RATE = /(?:tax|vat|gst|hst|discount|interest|commission|mwst|tva|iva)[^.]{0,12}\.rate$/i;
/** Rates that are factors. */
const FACTOR = /exchange|currenc|convert|conversion|forex|\bfx/i;

/** True for a bare `rate` that is a part of a hundred: of a tax, or a fraction where nothing is sold by it. */
function isShare(path: string, key: string, value: JsonValue, { commercial }: Writing): boolean {
  if (key.toLowerCase() !== 'rate') return false;
  const rate = Math.abs(plainNumber(value) ?? 1);
  return TAX_RATE.test(path)
    ? plainNumber(value) !== undefined
    : !commercial && rate > 0 && rate < 1 && !FACTOR.test(path);
}

function write(
  kind: ValueKind,
  key: string,
  value: JsonValue,
  writing: Writing,
  style: 'long' | 'medium',
): string {
  const number = plainNumber(value);
  const { locale } = writing;
  const numbers = numberLanguage(locale.language, locale.currency);
  switch (kind) {
    case 'boolean':
      return String(value).trim() === 'true' ? 'Yes' : 'No';
    case 'money':
      return number === undefined
        ? String(value).trim()
        : formatMoney(majorUnits(number, value, writing), locale, moneyForm(key, writing));
    case 'percent':
      return number === undefined
        ? String(value).trim()
        : formatPercent(
            // Who counts in cents counts in hundredths of per cent.
            writing.minorUnits && Number.isInteger(number) && number > 100 ? number / 100 : number,
            numbers,
            writing.literalPercent,
          );
    case 'date': {
      const date = dateOf(value);
      return date === undefined
        ? rangeOf(value, writing, style)
        : formatDate(
            date,
            locale,
            style,
            writing.timed || (typeof value === 'string' && isTimed(key, value, writing)),
          );
    }
    case 'number': {
      if (number === undefined) return String(value).trim();
      if (isBytes(key)) return formatBytes(number, locale.language);
      return isGrouped(key, value) ? formatNumber(number, numbers) : String(value).trim();
    }
    case 'text':
      if (COUNTRY.test(key)) return countryName(String(value).trim(), locale.language);
      return spoken(key, measured(key, String(value).trim(), writing), writing);
    default:
      return String(value).trim();
  }
}

const WHOLE_MINUTE = /T(?!00:00)\d\d:\d\d(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;

function isTimed(key: string, value: string, { appointments, days }: Writing): boolean {
  if (days) return false;
  return !/date$/i.test(key) || (appointments === true && WHOLE_MINUTE.test(value));
}

/** The last word of keys whose values are chosen from a program's list. */
const CHOSEN = wordSet(
  'type stat{us e} kind reason method condition{ s} term{s } channel mode frequency ' +
    'interval purpose result outcome source basis',
);
const MACHINE_WORDS =
  /^(?:\d{1,4}_[a-z]{1,20}|[a-z]{2,20}(?:_[a-z0-9]{1,20}){1,5}|[a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,5}|[A-Z]{2,20}(?:_[A-Z]{2,20}){1,5})$/;
/** A name in this spelling may be a firm's, as PayPal is. */
const PASCAL = /^(?:[A-Z][a-z]{1,20}){2,5}$/;
const KINDS = /^(?:type|kind|status|state)$/;

/** A choice in a program's spelling as people say it: "30_days" is "30 days", "authCapture" is "Auth capture". */
function spoken(key: string, text: string, { spoken: plainly }: Writing): string {
  const last = keyWords(key).at(-1) ?? '';
  if (plainly !== true || !CHOSEN.has(last)) return text;
  if (!(MACHINE_WORDS.test(text) || (KINDS.test(last) && PASCAL.test(text)))) return text;
  return labelOf(text);
}

const COUNTRY = /(?:^|[a-z_ ])country(?:[_ ]?(?:code|alpha_?[23]|iso))?$/i;
/** Keys under which a few letters and digits are a span of time rather than a code. */
const SPAN =
  /duration|period|time|interval|warranty|guarantee|validity|term|length|age|delay|lead|retention|frequency|notice|tenure|dauer|laufzeit|durée|duree|duración|duracion/i;

function measured(key: string, text: string, { locale }: Writing): string {
  if (!text.startsWith('P') || !(text.startsWith('PT') || SPAN.test(key))) return text;
  if (keyWords(key).some((word) => UNGROUPED.has(word))) return text;
  const duration = parseDuration(text);
  return duration === undefined ? text : formatDuration(duration, locale.language);
}

function rangeOf(value: JsonValue, { locale }: Writing, style: 'long' | 'medium'): string {
  const range = parseDateRange(String(value));
  if (range === undefined) return String(value);
  return range.map((date) => formatDate(date, locale, style, true)).join(' – ');
}

function isBytes(key: string): boolean {
  return keyWords(key).at(-1) === 'bytes';
}

function majorUnits(amount: number, value: JsonValue, { minorUnits, locale }: Writing): number {
  // A string with decimals is in major units already.
  if (!minorUnits || !Number.isInteger(amount) || String(value).includes('.')) return amount;
  return amount / 10 ** minorUnitDigits(locale.currency);
}

function moneyForm(key: string, { commercial, cents }: Writing): 'plain' | 'whole' | 'price' {
  if (keyWords(key).some((word) => PRICE.has(word))) return 'price';
  return commercial || cents ? 'plain' : 'whole';
}

/** Strings are written as sent, but for quantities; numbers are grouped, but for codes. */
function isGrouped(key: string, value: JsonValue): boolean {
  const words = keyWords(key);
  if (typeof value === 'string') return words.some((word) => QUANTITY.has(word));
  return !words.some((word) => UNGROUPED.has(word) || UNGROUPED_END.test(word));
}

function dateOf(value: JsonValue): WrittenDate | undefined {
  return typeof value === 'number'
    ? fromEpochSeconds(inSeconds(value))
    : parseDate(typeof value === 'string' && /^\d+$/.test(value) ? undefined : value);
}
