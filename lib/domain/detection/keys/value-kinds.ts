import { parseDate, parseDateRange } from '#lib/domain/i18n/dates.ts';
import { isNumeric, plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { ValueKind } from '#lib/domain/presentation/printed-document.ts';
import { absoluteHttpUrl, imageUrl, looksLikeImage } from '#lib/shared/addresses/urls.ts';
import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonValue } from '#schemas/json.ts';
import { meaningWords } from './keys.ts';

const MONEY = wordSet(
  'amount pr{ice ix incipal ijs oceeds ofit eis emium ezzo ecio eco} ' +
    'co{st mmission mpensation} fee{ s} subtotal balance debit credit withdrawal ' +
    'pay{out ment able } re{venue fund nt nta ceivable tainer} salar{y io} budget ' +
    'in{come stalment stallment vestment} expense{ s} deposit mrr arr spend{ ing} ' +
    'earnings turnover betrag summe gesamtbetrag montant wa{ge ges rmmiete arborgsom} ' +
    'charge{ s} tip gratuity acv ltv ca{c none parra ution} gpv tendered worth bonus ' +
    'guarantee miete ka{ltmiete ution ucja} nebenkosten huurprijs loyer alquiler fianza ' +
    'aluguel honorar gehalt stipendio wynagrodzenie czynsz fare toll valor import{e o} ' +
    'bedrag lohn',
);
const MONEY_IN_COMMERCE = wordSet(
  'wert umsatz tota{l le al ux} sum{men } imponibile iva btw ttc brutto end{preis ' +
    'summe} ep gp som{me a} contanti resto tax vat gst hst discount shipping paid due ' +
    'net{ to} gross rate value unit freight postage amounts extended gesamt mwst ust ' +
    'rabatt versand steuer tva remise ht acompte',
);
/** German compounds: rechnungsbetrag, einzelpreis. */
const MONEY_END = /(?:betrag|preis|summe|kosten|gebühr|gebuehr)$/;
const NOT_MONEY = wordSet(
  'id num{ber } no count{ s} percent{ age} pct % date at on type method name status ' +
    'currency code quantity qty hours days months years users customers orders units ' +
    'items ran{k ge} score index ratio term{s } duration string results time{ stamp} ' +
    'show period page{ s} line{ s} conversion weight size kwh reading level condition{ ' +
    's} system form option class regime category epoch tonnage mass volume height width ' +
    'length depth distance area mileage odometer capacity temperature',
);
/** What says when, at the end of a key. */
const BETWEEN = wordSet('on at date days');
/** What a rate of money is paid for. */
const PER = wordSet('hour{ly } daily night{ly } week{ly } monthly yearly annual day');
const PERCENT = wordSet('percent{ age ages} pct %');
/** A string of digits is a quantity under these names only; else it is a code, and printed as sent. */
export const QUANTITY = wordSet(
  'quantit{y e} qty count hours units pieces stock users customers orders visit{ors s} ' +
    'employees weight impressions clicks sessions views opens downloads subscribers ' +
    'amount menge anzahl',
);
const DATE = wordSet(
  'date{ s} at on created updated issued due expir{es y} start{ ed} end since until ' +
    'till through from to deadline time{stamp  created modified completed start end} ' +
    'born birthday dob effective complet{ed ion} finished paid modified',
);
/** A rate of these is in per cent. */
const RATED = wordSet(
  'tax vat gst discount growth conversion churn interest error success click open ' +
    'bounce retention completion response participation attendance occupancy ' +
    'utili{zation sation} pass failure approval unsubscribe delivery defect',
);
/** The value of these is a sum of money. */
const VALUED = wordSet('contract deal agreement purchase insured');
const FACTORS = wordSet('exchange currency fx hourly daily monthly');
const IMAGES = wordSet(
  'logo image photo picture avatar img thumbnail signature badge seal icon chart ' +
    'screenshot banner',
);
const LONG_TEXT = 90;
/** However short, a text in blocks is no word to stand beside a label. */
const TAGGED = /^<(?:p|div|ul|ol|h[1-6]|table|blockquote)(?:\s[^<>]{0,200})?>/i;
const EPOCH_RANGE = [946_684_800, 4_102_444_800] as const;

/** What a value is, by its key and by itself. undefined: not a single value, or an empty one. */
export function kindOf(key: string, value: JsonValue, commercial: boolean): ValueKind | undefined {
  if (value === null || typeof value === 'object') return undefined;
  if (typeof value === 'boolean') return 'boolean';
  const words = meaningWords(key);
  if (typeof value === 'number')
    return Number.isFinite(value) ? numberKind(words, value, commercial) : undefined;
  const text = value.trim();
  if (text === '') return undefined;
  if (text === 'true' || text === 'false') return 'boolean';
  if (plainNumber(text) !== undefined) {
    // Nobody writes an amount with a nought before it.
    const kind = /^0\d+$/.test(text) ? 'text' : numberKind(words, Number(text), commercial);
    if (kind === 'money' || kind === 'percent') return kind;
    // Decimals are no code; whole digits may be one.
    if (!/^\d+$/.test(text)) return 'number';
    if (isPhone(words)) return 'phone';
    return words.some((word) => QUANTITY.has(word)) && !/^0\d/.test(text) ? 'number' : 'text';
  }
  if (parseDate(text) !== undefined || parseDateRange(text) !== undefined) return 'date';
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
  return text.length > LONG_TEXT ||
    text.includes('\n\n') ||
    (TAGGED.test(text) && text.endsWith('>'))
    ? 'prose'
    : 'text';
}

function isPhone(words: readonly string[]): boolean {
  return words.some(
    (word) =>
      word === 'phone' ||
      word === 'tel' ||
      word === 'telephone' ||
      word === 'mobile' ||
      word === 'landline' ||
      word === 'fax',
  );
}

/** True for keys whose addresses are those of images, whatever they end in. */
export function isImageKey(words: readonly string[]): boolean {
  return words.some((word) => IMAGES.has(word.replace(/s$/, '')));
}

/** An epoch time in seconds, given in seconds or in milliseconds. */
export function inSeconds(value: number): number {
  return value >= EPOCH_RANGE[0] * 1000 ? value / 1000 : value;
}

function numberKind(words: readonly string[], value: number, commercial: boolean): ValueKind {
  const last = words.at(-1) ?? '';
  if (words.some((word) => PERCENT.has(word))) return 'percent';
  // Of a currency it is a factor.
  if (commercial && words[0] === 'conversion' && Math.abs(value) >= 1) return 'number';
  if ((last === 'rate' || last === 'ratio') && words.some((word) => RATED.has(word)))
    return 'percent';
  const isPart = Math.abs(value) < 1 && value !== 0 && !commercial;
  if (
    isPart &&
    ((last === 'rate' && words.length > 1) || words.includes('share')) &&
    !words.some((word) => FACTORS.has(word))
  )
    return 'percent';
  if (last === 'growth' && Math.abs(value) < 1000) return 'percent';
  if (last === 'rate' && words.some((word) => PER.has(word))) return 'money';
  if (last === 'value' && VALUED.has(words[0] ?? '')) return 'money';
  // The day of the month on which it is due.
  const isDay = last === 'day' && words.includes('due');
  const excluded =
    isDay ||
    words.some(
      (word, index) => NOT_MONEY.has(word) && (index === words.length - 1 || !BETWEEN.has(word)),
    );
  if (!excluded && words.some((word) => MONEY.has(word) || MONEY_END.test(word))) return 'money';
  if (!excluded && commercial && words.some((word) => MONEY_IN_COMMERCE.has(word))) return 'money';
  const seconds = inSeconds(value);
  const mayBeTime =
    Number.isInteger(value) && seconds >= EPOCH_RANGE[0] && seconds < EPOCH_RANGE[1];
  if (mayBeTime && words.some((word) => DATE.has(word))) return 'date';
  return 'number';
}
