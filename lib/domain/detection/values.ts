import {
  formatDate,
  fromEpochSeconds,
  parseDate,
  type WrittenDate,
} from '#lib/domain/formatting/dates.ts';
import { formatMoney, type Locale, minorUnitDigits } from '#lib/domain/formatting/money.ts';
import {
  formatNumber,
  formatPercent,
  isNumeric,
  plainNumber,
} from '#lib/domain/formatting/numbers.ts';
import { absoluteHttpUrl, imageUrl, looksLikeImage } from '#lib/domain/formatting/urls.ts';
import type { JsonValue } from '#schemas/json.ts';
import { keyWords, labelOf } from './keys.ts';
import type { Value, ValueKind } from './model.ts';

/** How values of one document are written. */
export interface Writing {
  readonly locale: Locale;
  /** Amounts are in the currency's smallest unit (cents), as payment providers send them. */
  readonly minorUnits: boolean;
  /** A number that is called "total" or "amount" is money: true for commercial documents. */
  readonly commercial: boolean;
}

const MONEY = new Set(
  (
    'amount price cost fee fees subtotal balance revenue salary budget income expense expenses profit payment refund deposit mrr arr ' +
    'spend spending earnings turnover wage wages rent premium charge charges tip gratuity acv ltv cac gpv tendered payable receivable worth'
  ).split(' '),
);
const MONEY_IN_COMMERCE = new Set(
  'total tax vat gst hst discount shipping paid due net gross sum rate value unit freight postage amounts line extended'.split(
    ' ',
  ),
);
const NOT_MONEY = new Set(
  'id number no num count counts percent percentage pct % date at on type method name status currency code quantity qty hours days months years users customers orders units items rank score index ratio terms term'.split(
    ' ',
  ),
);
const PERCENT = new Set('percent percentage pct % percentages'.split(' '));
const UNGROUPED = new Set(
  'id number no num code zip postcode postal year phone tel fax sku account routing iban ref reference po ean upc isbn last4 version serial vin'.split(
    ' ',
  ),
);
const DATE = new Set(
  'date dates at on created updated issued due expires expiry start end since until from to deadline timestamp time born birthday dob effective completed completion started finished paid modified'.split(
    ' ',
  ),
);
const LONG_TEXT = 90;
const EPOCH_RANGE = [946_684_800, 4_102_444_800] as const;

/** What a value is, by its key and by itself. undefined: not a single value, or an empty one. */
export function kindOf(key: string, value: JsonValue, writing: Writing): ValueKind | undefined {
  if (value === null || typeof value === 'object') return undefined;
  if (typeof value === 'boolean') return 'boolean';
  const words = keyWords(key);
  if (typeof value === 'number')
    return Number.isFinite(value) ? numberKind(words, value, writing) : undefined;
  const text = value.trim();
  if (text === '') return undefined;
  if (plainNumber(text) !== undefined) {
    const kind = numberKind(words, Number(text), writing);
    return kind === 'money' || kind === 'percent' ? kind : /^0\d/.test(text) ? 'text' : kind;
  }
  if (parseDate(text) !== undefined) return 'date';
  if (isNumeric(text))
    return text.endsWith('%')
      ? 'percent'
      : /\p{Sc}/u.test(text)
        ? 'money'
        : isPhone(words)
          ? 'phone'
          : 'text';
  if (looksLikeImage(text) || (isImageKey(words) && imageUrl(text) !== undefined)) return 'image';
  if (/^[^\s@<>]{1,64}@[^\s@<>]+\.[a-z]{2,}$/i.test(text)) return 'email';
  if (absoluteHttpUrl(text) !== undefined) return 'url';
  if (isPhone(words)) return 'phone';
  return text.length > LONG_TEXT || text.includes('\n\n') ? 'prose' : 'text';
}

function isPhone(words: readonly string[]): boolean {
  return words.some(
    (word) =>
      word === 'phone' ||
      word === 'tel' ||
      word === 'telephone' ||
      word === 'mobile' ||
      word === 'fax',
  );
}

function isImageKey(words: readonly string[]): boolean {
  return words.some((word) =>
    [
      'logo',
      'image',
      'photo',
      'picture',
      'avatar',
      'img',
      'thumbnail',
      'signature',
      'badge',
      'seal',
      'icon',
      'chart',
      'screenshot',
      'banner',
    ].includes(word),
  );
}

function numberKind(words: readonly string[], value: number, writing: Writing): ValueKind {
  const last = words.at(-1) ?? '';
  if (words.some((word) => PERCENT.has(word))) return 'percent';
  if (
    (last === 'rate' || last === 'ratio') &&
    words.some((word) =>
      [
        'tax',
        'vat',
        'gst',
        'discount',
        'growth',
        'conversion',
        'churn',
        'interest',
        'error',
        'success',
        'click',
        'open',
        'bounce',
        'retention',
        'completion',
      ].includes(word),
    )
  )
    return 'percent';
  if (last === 'growth' && Math.abs(value) < 1000) return 'percent';
  const excluded = words.some((word) => NOT_MONEY.has(word));
  if (!excluded && words.some((word) => MONEY.has(word))) return 'money';
  if (!excluded && writing.commercial && words.some((word) => MONEY_IN_COMMERCE.has(word)))
    return 'money';
  const mayBeTime = Number.isInteger(value) && value >= EPOCH_RANGE[0] && value < EPOCH_RANGE[1];
  if (mayBeTime && words.some((word) => DATE.has(word))) return 'date';
  return 'number';
}

/** One value, written for a reader. undefined: nothing to write. `style` is that of dates. */
export function writeValue(
  path: string,
  key: string,
  value: JsonValue,
  writing: Writing,
  style: 'long' | 'medium' = 'long',
): Value | undefined {
  const kind = kindOf(key, value, writing);
  if (kind === undefined) return undefined;
  const text = write(kind, key, value, writing, style);
  return text === '' ? undefined : { path, label: labelOf(key), kind, text };
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
  switch (kind) {
    case 'boolean':
      return value === true ? 'Yes' : 'No';
    case 'money':
      return number === undefined
        ? String(value).trim()
        : formatMoney(majorUnits(number, value, writing), locale, !writing.commercial);
    case 'percent':
      return number === undefined ? String(value).trim() : percent(number, key, locale);
    case 'date': {
      const date = dateOf(value);
      return date === undefined
        ? String(value)
        : formatDate(date, locale.language, style, !/date$/i.test(key));
    }
    case 'number': {
      if (number === undefined) return String(value).trim();
      const grouped = !keyWords(key).some((word) => UNGROUPED.has(word));
      return grouped ? formatNumber(number, locale.language) : String(value);
    }
    default:
      return String(value).trim();
  }
}

function majorUnits(amount: number, value: JsonValue, { minorUnits, locale }: Writing): number {
  if (!minorUnits || typeof value !== 'number' || !Number.isInteger(amount)) return amount;
  return amount / 10 ** minorUnitDigits(locale.currency);
}

/** 0.4 is 0.4 per cent when the key says per cent, and 40 when it is a rate or a growth. */
function percent(number: number, key: string, locale: Locale): string {
  const literal = keyWords(key).some((word) => PERCENT.has(word));
  return formatPercent(literal && Math.abs(number) < 1 ? number / 100 : number, locale.language);
}

function dateOf(value: JsonValue): WrittenDate | undefined {
  return typeof value === 'number'
    ? fromEpochSeconds(value)
    : parseDate(typeof value === 'string' && /^\d+$/.test(value) ? undefined : value);
}
