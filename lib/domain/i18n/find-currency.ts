import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { countryCode, countryCurrency } from './countries.ts';
import { currencyCode } from './money.ts';
import { isNumeric } from './numbers.ts';

/** Data that name a currency name it early: long tables are not read to their end. */
const MAX_READ = 20_000;
const CURRENCY_KEY = /currency(?:_?code)?$/i;
const COUNTRY_KEY = /country(?:_?(?:code|name))?$/i;
const SENDER_KEY =
  /^(?:from|seller|sender|company|supplier|vendor|issuer|merchant|store|business)/i;
const MARK = /\p{Sc}|\b[A-Z]{3}\b|zł|Kč/u;
const AMOUNT_MARK = /(?:US|CA|A|R)?\$|\p{Sc}|\b[A-Z]{3}\b|zł|Kč/u;

/** Countries whose authorities number people and companies under these names. */
const NUMBERED_BY: Readonly<Record<string, string>> = {
  ...{ cnpj: 'BR', cpf: 'BR', siret: 'FR', siren: 'FR', piva: 'IT', partitaiva: 'IT' },
  ...{ codicefiscale: 'IT', cif: 'ES', dni: 'ES', nif: 'ES', gstin: 'IN', abn: 'AU', nip: 'PL' },
  ...{ regon: 'PL', kvk: 'NL', cvr: 'DK', ytunnus: 'FI', uen: 'SG', cuit: 'AR', rfc: 'MX' },
};

interface Signs {
  readonly named: Set<string>;
  readonly written: Set<string>;
  /** At the end of keys of figures, as people head the columns of their sheets: "Deposit (GBP)". */
  readonly headed: Set<string>;
  readonly countries: Set<string>;
  readonly sellerCountries: Set<string>;
  /** Of the countries whose numbers somebody has. */
  readonly numbered: Set<string>;
}

/**
 * The currency that data speaks of: named in a field, written in an amount ("€10,00"), or in the heads of
 * its figures ("Deposit (GBP)"); else `requested`;
 * else what is paid with in the sender's country, else `local`, that of its locale, else that of the only
 * country in it, or of the authority that numbers somebody in it.
 * undefined: it does not say, or it says two things, and nothing was requested.
 */
export function findCurrency(
  data: JsonObject,
  local: string | undefined,
  requested?: string,
): string | undefined {
  const signs = signsIn(data);
  const place = new Set(local === undefined ? [] : [local]);
  const { named, written, headed, sellerCountries, countries, numbered } = signs;
  const guessed = requested === undefined ? [sellerCountries, place, countries, numbered] : [];
  for (const found of [named, written, headed, ...guessed]) {
    const [only] = found;
    if (found.size > 0) return found.size === 1 ? only : requested;
  }
  return requested;
}

/** Every currency that data names in a field or writes in an amount. */
export function currenciesIn(data: JsonObject): ReadonlySet<string> {
  const { named, written } = signsIn(data);
  return new Set([...named, ...written]);
}

function signsIn(data: JsonObject): Signs {
  const signs: Signs = {
    named: new Set(),
    written: new Set(),
    headed: new Set(),
    countries: new Set(),
    sellerCountries: new Set(),
    numbered: new Set(),
  };
  read(data, signs);
  return signs;
}

function read(data: JsonObject, signs: Signs): void {
  const pending: { key: string; value: JsonValue; selling: boolean }[] = [
    { key: '', value: data, selling: false },
  ];
  // Breadth first: what stands at the head is read before what stands in rows.
  for (let index = 0; index < pending.length && index < MAX_READ; index += 1) {
    const next = pending[index];
    if (next === undefined) return;
    const { key, value, selling } = next;
    if (typeof value === 'string') readText(key, value, selling, signs);
    if (value === null || typeof value !== 'object') continue;
    for (const inner of Object.keys(value)) {
      if (pending.length >= MAX_READ) break;
      if (!Array.isArray(value)) readNumber(inner, signs);
      const child = (value as JsonObject)[inner];
      readHead(inner, child, signs);
      if (typeof child === 'object' || typeof child === 'string')
        pending.push({
          key: Array.isArray(value) || isCode(key, inner) ? key : inner,
          value: child,
          selling: selling || SENDER_KEY.test(inner),
        });
    }
  }
}

const HEADED = /[\s_([]([A-Z]{3})[)\]]?$/;

function readHead(key: string, value: JsonValue | undefined, { headed }: Signs): void {
  const isFigure = typeof value === 'number' || (typeof value === 'string' && isNumeric(value));
  const code = isFigure ? knownCurrency(HEADED.exec(key)?.[1]) : undefined;
  if (code !== undefined) headed.add(code);
}

function readNumber(key: string, { numbered }: Signs): void {
  if (key.length > 20) return;
  const name = key.toLowerCase().replace(/[^a-z]/g, '');
  const country = Object.hasOwn(NUMBERED_BY, name) ? NUMBERED_BY[name] : undefined;
  const currency = country === undefined ? undefined : countryCurrency(country);
  if (currency !== undefined) numbered.add(currency);
}

/** `currency: { code: "CAD" }`. */
function isCode(key: string, inner: string): boolean {
  return CURRENCY_KEY.test(key) && /^(?:code|iso|iso_?code|value|id)$/i.test(inner);
}

function readText(key: string, value: string, selling: boolean, signs: Signs): void {
  if (CURRENCY_KEY.test(key)) {
    const code = knownCurrency(value);
    if (code !== undefined) signs.named.add(code);
  } else if (COUNTRY_KEY.test(key)) {
    const country = countryCode(value);
    const currency = country === undefined ? undefined : countryCurrency(country);
    if (currency !== undefined) (selling ? signs.sellerCountries : signs.countries).add(currency);
  } else {
    const code = markedCurrency(value);
    if (code !== undefined) signs.written.add(code);
  }
}

/** The currency that an amount is written with: "€10,00". */
export const markedCurrency = (text: string): string | undefined =>
  text.length <= 40 && MARK.test(text) && isNumeric(text)
    ? knownCurrency(AMOUNT_MARK.exec(text)?.[0])
    : undefined;

let known: ReadonlySet<string> | undefined;

/** "5 PCS" is no amount of money. */
export function knownCurrency(value: unknown): string | undefined {
  const code = currencyCode(value);
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return code !== undefined && known.has(code) ? code : undefined;
}
