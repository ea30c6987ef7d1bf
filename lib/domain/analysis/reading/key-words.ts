import { memoize } from '#lib/shared/memoize.ts';
import { TAX_NAMES } from '../vocabulary/tax-names.ts';
import UNITS from '../vocabulary/units.json' with { type: 'json' };

const MAX_KEY = 200;
const ASCII = /^\p{ASCII}*$/u;

/** The first letters of a text, small and as an English keyboard has them. */
export function withoutAccents(text: string): string {
  const small = text.slice(0, MAX_KEY).toLowerCase();
  // Nearly all keys are, and eleven replacements take ten times as long.
  if (ASCII.test(small)) return small;
  return small
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('º', 'o')
    .replaceAll('ª', 'a')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss');
}

/** A text without case, accents and what parts words. */
export function plainOf(text: string): string {
  return withoutAccents(text).replace(/[^\p{L}\p{N}#%№]+/gu, '');
}

/**
 * The words of a key without case and accents: camel, Pascal, snake and kebab case and spaces all part
 * words, and digits are words of their own.
 */
export const wordsOfKey = memoize((key): readonly string[] =>
  withCaseParted(key.slice(0, MAX_KEY))
    .split(/[^\p{L}\p{N}#%№]+/u)
    .flatMap((word) => plainOf(word).match(/\d+%?|[^\d]+/g) ?? []),
);

/** `tax6pct` names a rate, and is no rate. */
const PERCENT = /(\d)(?:pct|percent|pro[zsc]ent|procent|pourcent|por_?ciento)(?![a-z])/giu;

/** "btw 9% over 161,50", "USt 19 % auf 161,50": behind a rate stands what it is of. */
const RATE_OF_SUM = /(\d\s?%)\s+\p{L}{1,6}\s+[\p{Sc}\s]*(\d[\d.,'\s]*)\p{Sc}?$/u;

/** The sum that a key says its rate is of. */
export const sumOfRate = (key: string): string | undefined => RATE_OF_SUM.exec(key)?.[2]?.trim();

function withCaseParted(key: string): string {
  return key
    .replace(PERCENT, '$1%')
    .replace(/(\d)\s+%/gu, '$1%')
    .replace(RATE_OF_SUM, '$1')
    .replace(/(\p{Ll})(\p{N}{1,4})(?=\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Ll}{5})(\p{N}{1,4}\p{L}?)$/u, '$1 $2')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/\.(?=\p{L}\.)/gu, '');
}

/** Words that are only written in capitals. */
const ACRONYMS: ReadonlySet<string> = new Set(
  'id url vat po sku iban bic swift ip gst ein abn isbn upc ean pin us eu uk rma iva nif cif nip siret siren cnpj cpf cuit cvr kvk uuid kwh vin imo npi hsn hsn/sac plz ape rcs hrb hra bsb gstin dni nie svnr regon pesel krs csv inn kpp ogrn bsn iae nie pei mwst ust imei co2 ects apy apr gdpr rgpd iso cpr kpi roi ctr cpc pdf usb led hvac dpe gps hr vhf mmsi cnc pvc dph kdv bmi ecg mri gp hdl ldl svhc ttc tva rcd mrn qr hst pst qst mrr arr nps arpu curp cct uf pix ksef eur usd gbp chf kw qbcc caa ue sdi kra rfc clabe cgst sgst igst utr crea crm oab rg uen nric cra cnsf bcs'.split(
    ' ',
  ),
);

/** What keys shorten and readers do not, in English. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  amt: 'amount',
  qty: 'quantity',
  addr: 'address',
  dob: 'date of birth',
  acct: 'account',
  dept: 'department',
  mgr: 'manager',
  yrs: 'years',
  last4: 'ending in',
  hrs: 'hours',
  nbr: 'number',
  biz: 'business',
  ref: 'reference',
};

/** What a program did to a value, which shows it itself. */
const FORMS: ReadonlySet<string> = new Set('masked redacted formatted anonymized'.split(' '));

/** What is estimated. */
const ESTIMATED: ReadonlySet<string> = new Set(
  'cost costs price total time hours days duration value amount date arrival delivery completion start end quantity weight'.split(
    ' ',
  ),
);

const MINOR: ReadonlySet<string> = new Set(UNITS.minor);

/** Whether a key says itself that its amount is in the smallest unit: `total_cents`, `valorCentavos`. */
export const isInMinorUnit = memoize((key): boolean => {
  const words = wordsOfKey(key);
  return words.length > 1 && MINOR.has(words.at(-1) ?? '');
});

/** A key as a reader writes it: "Delivery time", "PO number". A key that has spaces is the author's own label. */
export const labelOf = memoize((key): string => {
  const own = key.trim().replace(/:$/, '');
  if (/\s/.test(own) || /[^\p{ASCII}]/u.test(own)) return capitalized(own.replaceAll('_', ' '));
  const words = withCaseParted(own)
    .split(/[^\p{L}\p{N}%&/#.]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
    .filter((word, at) => at === 0 || !FORMS.has(word))
    .map((word) => (Object.hasOwn(WRITTEN_OUT, word) ? (WRITTEN_OUT[word] ?? word) : word));
  if (isInMinorUnit(key)) words.pop();
  // `est_cost`; "est" alone is an estimate, and a word of other languages.
  const at = words.indexOf('est');
  if (at >= 0 && ESTIMATED.has(words[at + 1] ?? '')) words[at] = 'estimated';
  const label = words.map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : word)).join(' ');
  return label === '' ? key : withRate(capitalized(label));
});

/** `vat_23`, `gst15`: the rate of a tax. */
const withRate = (label: string): string =>
  label.replace(/\b(\p{L}{3,4}) ?([4-9]|[12]\d)$/u, (whole, word: string, rate: string) => {
    const name = TAX_NAMES[word.toLowerCase()];
    return name === undefined ? whole : `${name} (${rate}%)`;
  });

export function capitalized(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
