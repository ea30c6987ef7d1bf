import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { normalizeKey } from '../keys/keys.ts';

/** A payment card as people name it, and the keys that told of it. */
export interface Card {
  readonly text: string;
  readonly keys: readonly string[];
}

/** The key under which a card that was paid with goes on. */
export const PAID_WITH = 'paid_with';

const LAST =
  /^(?:(?:credit|debit|payment)?card)?(?:last(?:4|four)?(?:digits)?|endingin|lastdigits)$/;
const NUMBER =
  /^(?:(?:credit|debit|masked|payment)?card|masked|truncated)?(?:number|no|num|pan|mask|masked)$/;
const MASKED = /^[X*•x.#\d\s-]{4,30}$/;
const BRAND =
  /^(?:(?:credit|debit|payment)?card)?(?:brand|brandcode|type|network|scheme|issuer|product|name|company|method|methodid)?$/;
/** What is on the card or in its chip, and says nothing to who paid with it. */
const ON_CARD =
  /^(?:card)?(?:type|brand|brandcode|network|scheme|issuer|country|countrycode|exp\w{0,20}|bin|iin|first6\w{0,10}|funding\w{0,10}|entry\w{0,10}|readmethod|wallet|fingerprint|token|id|checks|threedsecure|product|prepaid|level|last4)$/;
const BRANDS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^visa/i, 'Visa'],
  [/^master ?card|^mc$|^master$/i, 'Mastercard'],
  [/^amex$|^american ?express/i, 'American Express'],
  [/^maestro/i, 'Maestro'],
  [/^diners/i, 'Diners Club'],
  [/^jcb/i, 'JCB'],
  [/^union ?pay/i, 'UnionPay'],
  [/^cartes? ?bancaires?|^cb$/i, 'Carte Bancaire'],
  [/^(?:girocard|interac|eftpos|discover|verve|rupay|bancontact)$/i, ''],
];

/** `{ brand: "visa", last4: "4821", … }` as "Visa •••• 4821". undefined: no card, or one of which nobody knows the number. */
export function cardOf(key: string, value: JsonObject): Card | undefined {
  const card = cardAmong(value);
  if (card === undefined) return undefined;
  const called = /card|method|payment|source|instrument|tender/.test(normalizeKey(key));
  if (!card.branded && !called) return undefined;
  const rest = Object.keys(value).filter((inner) => !card.keys.includes(inner));
  const ownKeys = rest.filter(
    (inner) => ON_CARD.test(normalizeKey(inner)) || value[inner] === null || value[inner] === '',
  );
  return { text: card.text, keys: [...card.keys, ...ownKeys] };
}

/** `card_brand` and `card_last4` among other fields. */
export function flatCardOf(value: JsonObject): Card | undefined {
  const card = cardAmong(
    Object.fromEntries(
      Object.entries(value).filter(([key]) =>
        /card|^last_?(?:4|four)|^brand$|method|pan$/i.test(key),
      ),
    ),
  );
  return card?.branded === true ? card : undefined;
}

function cardAmong(value: JsonObject): (Card & { readonly branded: boolean }) | undefined {
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, normalizeKey(key), inner] as const,
  );
  const last = entries.find(
    ([, name, inner]) =>
      (LAST.test(name) && /^\d{4}$/.test(String(inner))) || (NUMBER.test(name) && isMasked(inner)),
  );
  if (last === undefined) return undefined;
  const digits = String(last[2]).replace(/\D/g, '').slice(-4);
  const brand = entries
    .filter(([, name]) => BRAND.test(name))
    .map(([key, , inner]) => ({ key, name: brandOf(inner) }))
    .find(({ name }) => name !== undefined);
  return {
    text: `${brand?.name ?? 'Card'} •••• ${digits}`,
    keys: brand === undefined ? [last[0]] : [last[0], brand.key],
    branded: brand !== undefined,
  };
}

function isMasked(value: JsonValue): boolean {
  return (
    typeof value === 'string' && MASKED.test(value) && /[X*•x#]/.test(value) && /\d{4}$/.test(value)
  );
}

function brandOf(value: JsonValue): string | undefined {
  if (typeof value !== 'string' || value.length > 30) return undefined;
  const text = value.trim().replace(/[_-]/g, ' ');
  const known = BRANDS.find(([pattern]) => pattern.test(text));
  if (known === undefined) return undefined;
  return known[1] === '' ? text.charAt(0).toUpperCase() + text.slice(1).toLowerCase() : known[1];
}
