import { memoize } from '#lib/shared/memoize.ts';
import { wordSet } from '#lib/shared/text/word-list.ts';
import { translationOf } from './translations.ts';

const ACRONYMS = wordSet(
  'id url vat po sku iban bic swift cpu ram api ip kpi roi mrr arr usd eur gbp cv ssl ' +
    'http{ s} ein gst{ in} abn isbn upc ean pin nps sla slo pdf csv faq hr it ceo cto ' +
    'cfo coo dob ssn tin vin gpa acv ltv cac qr uk us eu utc rma rfq sow nda p95 p99 rfc ' +
    'iva nif cif nip sire{t n} cnpj cpf cuit cvr kwh uuid kvk',
);

/** Without case, accents and what parts words; the parts of a Korean syllable or a voiced kana stay one. */
function plainOf(key: string): string {
  return withoutAccents(key).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The first letters of a text, small and as an English keyboard has them. */
export function withoutAccents(text: string): string {
  return text
    .slice(0, 200)
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss');
}

/**
 * A key without its spelling: `invoice_number`, `InvoiceNumber` and `Invoice number` are all
 * `invoicenumber`, and so are `請求書番号` and `Numer faktury`; `Échéance` is `echeance`.
 */
export const normalizeKey = memoize((key) => {
  const plain = plainOf(key);
  return translationOf(plain)?.replaceAll('_', '') ?? plainOf(writtenOut(key) ?? plain);
});

/** The English key, in snake case, of one in another language. undefined: none is known. */
export const englishOf = memoize((key): string | undefined => translationOf(plainOf(key)));

/** What ledgers and exchange formats cut short, in keys of several words: `DocDtls`, `tot_inv_val`, `CustNm`. */
const CUT: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'txn:transaction amt:amount addr:address acct:account dtls:details dtl:detail dt:date nm:name tot:total val:value prd:product prod:product ' +
    'lgl:legal trd:trade cust:customer pmt:payment pymt:payment disc:discount desc:description inv:invoice ' +
    'ph:phone em:email itm:item curr:currency nbr:number supp:supplier vend:vendor'
  )
    .split(' ')
    .map((each) => each.split(':')),
);
/** Cut so short that they are nothing else. */
const ALONE = /^(?:nm|dt|ph|em|amt|addr)$/;
/** Names of their own, which say no more in full. */
const KEPT: ReadonlySet<string> = new Set(['billaddr', 'shipaddr', 'inv']);

/** A key of several words with those in full that are cut short. undefined: none is. */
function writtenOut(key: string): string | undefined {
  const words = keyWords(key);
  if (
    (words.length < 2 && !ALONE.test(words[0] ?? '')) ||
    !words.some((word) => Object.hasOwn(CUT, word))
  )
    return undefined;
  return KEPT.has(words.join(''))
    ? undefined
    : words.map((word, index) => inFull(word, index === 0, words.length === 1)).join(' ');
}

/** Some mean so only where they begin a key or are one: "geldig tot" and "pago em" are Dutch and Portuguese. */
function inFull(word: string, first: boolean, only: boolean): string {
  if (
    (word === 'tot' && !first) ||
    (ALONE.test(word) && word.length === 2 && word !== 'nm' && word !== 'dt' && !only)
  )
    return word;
  return Object.hasOwn(CUT, word) ? (CUT[word] ?? word) : word;
}

/** The last part of a key that is a way: `custom.course` is a course. */
function ownKey(key: string): string {
  return key.includes('.') ? (/^[\w-]+\.(?:[\w-]+\.)*([A-Za-z]\w+)$/.exec(key)?.[1] ?? key) : key;
}

/** The name by which a key's part is known: without its way, and without the number of a text. */
export function nameOfKey(key: string): string {
  const name = normalizeKey(ownKey(key));
  return NUMBERED.exec(name)?.[1] ?? name;
}

const NUMBERED = /^(paragraph|para|absatz|bodytext|parrafo|alinea)\d+$/;

/** The words of a key in lower case: camel, Pascal, snake and kebab case and spaces all part words. */
export const keyWords = memoize((key): readonly string[] =>
  key
    .slice(0, 200)
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}%&/#]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase()),
);

/** The words of what a key means: those of its translation where it is in another language. */
export const meaningWords = memoize((key): readonly string[] => {
  const english = englishOf(key);
  return english === undefined ? keyWords(writtenOut(key) ?? key) : english.split('_');
});

/** The words of a key and of what it means, without accents. */
export const plainWords = memoize((key): readonly string[] => [
  ...new Set([...keyWords(key), ...(englishOf(key)?.split('_') ?? [])].map(plainOf)),
]);

/** Words with a spelling of their own. */
const SPELT: Readonly<Record<string, string>> = {
  mwst: 'MwSt.',
  ust: 'USt.',
  ustid: 'USt-IdNr.',
  ustidnr: 'USt-IdNr.',
  tva: 'TVA',
  agb: 'AGB',
  ps: 'P.S.',
  ihrzeichen: 'Ihr Zeichen',
  unserzeichen: 'Unser Zeichen',
  cc: 'cc',
  kvk: 'KvK',
  regno: 'Reg. no.',
  timestamp: 'Date and time',
};

/** Words that are only written cut short. */
const SHORT: Readonly<Record<string, string>> = {
  excl: 'excl.',
  incl: 'incl.',
  kwh: '(kWh)',
  kw: '(kW)',
};

function spellWord(word: string, among: boolean): string {
  if (word === 'last4') return 'last 4';
  if (Object.hasOwn(SHORT, word) && among) return SHORT[word] ?? word;
  if (word === 'pct' && among) return '%';
  if (ACRONYMS.has(word)) return word.toUpperCase();
  const one = word.slice(0, -1);
  return word.endsWith('s') && word !== 'pos' && one.length > 1 && ACRONYMS.has(one)
    ? `${one.toUpperCase()}s`
    : word;
}

const SPANS = wordSet('hours days weeks months quarters years');
const SPANNED = wordSet(
  'term duration notice period length warranty turnaround validity renewal lead trial ' +
    'retention time',
);

/** What a span of time is counted in is no part of its name: "Term (months)". */
function withSpan(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  return SPANS.has(last) && SPANNED.has(words.at(-2) ?? '')
    ? [...words.slice(0, -1), `(${last})`]
    : words;
}

/** `description_html` and `size_in_bytes` say how the value is written, which a reader sees. */
function withoutFormat(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !FORMATS.has(last)) return words;
  const rest = words.slice(0, -1);
  if (ZONES.has(last)) return /^(?:time|date|at|on)$/.test(rest.at(-1) ?? '') ? rest : words;
  return rest.length > 1 && rest.at(-1) === 'in' ? rest.slice(0, -1) : rest;
}

const ZONES: ReadonlySet<string> = new Set(['utc', 'local', 'gmt']);
const FORMATS: ReadonlySet<string> = new Set(['html', 'markdown', 'md', 'bytes', ...ZONES]);

/** A key as a reader wants it: "Invoice number", "PO number". A key that has spaces is the user's own label: it only begins like every other. */
export const labelOf = memoize((key) => {
  const own = key.trim();
  if (/\s/.test(own)) return /^\p{Ll}{3,} /u.test(own) ? capitalized(own) : own;
  const name = normalizeKey(key);
  const spelt = Object.hasOwn(SPELT, name) ? SPELT[name] : undefined;
  if (spelt !== undefined) return spelt;
  const words = withoutFormat(keyWords(writtenOut(key) ?? key)).map((word, _, all) =>
    spellWord(word, all.length > 1),
  );
  const label = withSpan(words).join(' ');
  return label === '' ? key : capitalized(label);
});

const capitalized = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
