import { wordSet } from '#lib/shared/text/word-list.ts';
import type { Role } from './aliases.ts';
import { meaningWords } from './keys.ts';

const TAX = '(?:sales tax|taxes|tax|vat|gst|hst|iva|tva)';
/** `before_tax`, `ExcludingVat`, `tax_exc`. */
const WITHOUT_TAX = new RegExp(
  ` (?:excluding|exclusive|excluded|excl|exc|ex|before|without) (?:of )?${TAX}(?= )| ${TAX} (?:excluded|exclusive|excl|exc|ex)(?= )| (?:untaxed|pretax|ht)(?= )`,
);
const WITH_TAX = new RegExp(
  ` (?:including|inclusive|included|incl|inc|with|after) (?:of )?${TAX}(?= )| ${TAX} (?:included|inclusive|incl|inc)(?= )| ttc(?= )`,
);
/** What says of a sum neither what it is of nor what it is for. */
const FILLERS = wordSet(
  'total{ s} amount amt sum value price raw grand final overall doc{ument } currency ' +
    'transaction invoice order quote estimate receipt after discount all',
);
const PARTS: Readonly<Record<string, Role>> = {
  tax: 'tax',
  taxes: 'tax',
  vat: 'tax',
  gst: 'tax',
  remaining: 'amountDue',
  outstanding: 'amountDue',
  unpaid: 'amountDue',
  owing: 'amountDue',
  owed: 'amountDue',
  payable: 'amountDue',
  shipping: 'shipping',
  delivery: 'shipping',
  freight: 'shipping',
  discounts: 'discount',
  net: 'subtotal',
  gross: 'total',
  subtotal: 'subtotal',
  detail: 'subtotal',
  lines: 'subtotal',
};
/** What whoever handles a payment did with its amount. */
const HANDLED = wordSet(
  'auth{ orized orised} settle{ d ment} captured charged approved collected processed',
);

/** What a sum is by the words of its key, in whatever order and company they stand. `handled`: it is only what became of the payment. */
export interface SumWords {
  readonly role: Role;
  readonly handled: boolean;
}

/** The words of a key without what they say of tax; `net`: a price before it. */
export function withoutTaxWords(words: readonly string[]): {
  readonly text: string;
  readonly taxed: 'net' | 'gross' | undefined;
} {
  const text = ` ${words.join(' ')} `;
  const net = text.replace(WITHOUT_TAX, '');
  if (net !== text) return { text: net.trim(), taxed: 'net' };
  const gross = text.replace(WITH_TAX, '');
  return { text: gross.trim(), taxed: gross === text ? undefined : 'gross' };
}

/** Reads `currency_amount_before_tax`, `totalAmountIncludingTax` or `remaining_amount`. undefined: no sum of a document. */
export function sumWords(key: string): SumWords | undefined {
  const { text, taxed } = withoutTaxWords(meaningWords(key));
  const words = text.split(' ').filter((word) => word !== '');
  const [own, ...more] = words.filter((word) => !FILLERS.has(word));
  const counted = words.length > (own === undefined ? 0 : 1);
  if (more.length > 0 || !(counted || taxed !== undefined)) return undefined;
  if (own === undefined) {
    const isSum = words.some((word) => /^(?:total|amount|amt|sum|value)$/.test(word));
    if (taxed === undefined && (words.length < 2 || !isSum)) return undefined;
    return { role: taxed === 'net' ? 'subtotal' : 'total', handled: false };
  }
  if (taxed === undefined && HANDLED.has(own)) return { role: 'total', handled: true };
  if (!Object.hasOwn(PARTS, own)) return undefined;
  const role = PARTS[own];
  // What is before the total is before its tax.
  if (role === undefined || (role === 'subtotal' && taxed === 'gross')) return undefined;
  return { role, handled: false };
}
