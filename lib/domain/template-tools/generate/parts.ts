import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { DocumentType } from '#schemas/template.ts';

type Types = readonly DocumentType[];
const COMMERCIAL: Types = ['invoice', 'quote', 'receipt'];
const LINES = 'lineItems';

/** A part that a description may want or not. */
export interface Part {
  readonly words: RegExp;
  /** Where it stands in the samples; the first that a type's sample has, or where it is put. */
  readonly paths: readonly string[];
  readonly value: JsonValue;
  readonly types: Types;
  /** Left out unless it is asked for. */
  readonly extra?: true;
  /** Asked for, it takes the place of what the sample says there. */
  readonly replaces?: true;
}

const ALL: Types = ['invoice', 'quote', 'receipt', 'report', 'certificate', 'letter', 'contract'];

/** What descriptions speak of, by the paths of the built-in samples. */
export const PARTS: readonly Part[] = [
  {
    words: /\bdiscount|rebate\b/,
    paths: ['totals.discount'],
    value: 50,
    types: COMMERCIAL,
    extra: true,
  },
  {
    words: /\bshipping|delivery (?:cost|fee|charge)|freight|postage\b/,
    paths: ['totals.shipping'],
    value: 24,
    types: COMMERCIAL,
    extra: true,
  },
  {
    words:
      /\b(?:deposit|amount paid|paid amount|down payment|prepayment|balance|partial(?:ly)? pa(?:id|yment))\b/,
    paths: ['totals.amountPaid'],
    value: 300,
    types: ['invoice'],
    extra: true,
  },
  {
    words: /\b(?:deposit|amount due|amount paid|balance|partial(?:ly)? pa(?:id|yment))\b/,
    paths: ['totals.amountDue'],
    value: 0,
    types: ['invoice'],
    extra: true,
  },
  {
    words: /\b(?:tax(?:es)?|vat|gst|sales tax)\b(?! ?(?:id|number|no))/,
    paths: ['totals.tax'],
    value: 0,
    types: COMMERCIAL,
  },
  {
    words: /\b(?:tax(?:es)?|vat|gst|sales tax)\b(?! ?(?:id|number|no))/,
    paths: ['totals.taxRate'],
    value: 8,
    types: COMMERCIAL,
  },
  { words: /\bsubtotal\b/, paths: ['totals.subtotal'], value: 0, types: COMMERCIAL },
  {
    words: /\b(?:po|purchase order)(?: ?(?:number|no\.?|reference))?\b/,
    paths: ['meta.poNumber'],
    value: 'PO-8841',
    types: ['invoice', 'quote', 'receipt'],
    extra: true,
  },
  {
    words:
      /\b(?:bank(?:ing)?|payment) (?:details|info(?:rmation)?|account|instructions|data)\b|\biban\b|\bwire\b/,
    paths: ['payment'],
    value: {
      bankName: 'First Harbour Bank',
      accountName: 'Account holder',
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
    },
    types: ['invoice', 'quote'],
    extra: true,
  },
  {
    words: /\b(?:tax|vat) ?(?:id|number|no\.?|registration)\b/,
    paths: ['branding.taxId'],
    value: 'US 94-2404110',
    types: ['invoice', 'quote', 'receipt'],
    extra: true,
  },
  {
    words:
      /\b(?:sku|article|item|product) ?(?:numbers?|codes?|no\.?)?s?\b(?=.*\bcolumn|\b)|\bskus?\b/,
    paths: [`${LINES}[].sku`],
    value: ['PC-118', 'PC-204', 'PC-377'],
    types: COMMERCIAL,
    extra: true,
  },
  {
    words: /\b(?:item|line) details\b/,
    paths: [`${LINES}[].details`],
    value: ['As agreed', 'As agreed', 'As agreed'],
    types: COMMERCIAL,
    extra: true,
  },
  {
    words: /\bnotes?\b/,
    paths: ['meta.notes'],
    value: 'Thank you for your business.',
    types: COMMERCIAL,
  },
  {
    words: /\b(?:terms|conditions)\b/,
    paths: ['meta.terms'],
    value: 'Payable within 30 days.',
    types: COMMERCIAL,
  },
  {
    words: /\b(?:late|overdue) (?:payments?|fees?|charges?|interest)\b|\binterest on\b/,
    paths: ['meta.terms'],
    value: 'Payable within 30 days. Interest of 8 % a year is charged on late payments.',
    types: ['invoice', 'quote'],
    extra: true,
    replaces: true,
  },
  { words: /\bdue date\b/, paths: ['meta.dueDate'], value: '2026-04-01', types: ['invoice'] },
  {
    words: /\b(?:valid(?:ity)?(?: until| date| period)?|expiry(?: date)?)\b/,
    paths: ['meta.validUntil', 'meta.expires'],
    value: '2026-04-30',
    types: ['quote', 'certificate'],
  },
  { words: /\blogo\b/, paths: ['branding.logoUrl'], value: '', types: ALL },
  {
    words: /\b(?:phone|telephone)(?: numbers?)?\b/,
    paths: ['client.phone'],
    value: '+1 503 555 0142',
    types: COMMERCIAL,
  },
  {
    words: /\be-?mail(?: address(?:es)?)?\b/,
    paths: ['client.email'],
    value: 'ada@example.com',
    types: COMMERCIAL,
  },
  {
    words: /\bproject(?: name)?\b/,
    paths: ['meta.project'],
    value: 'Autumn catalogue',
    types: COMMERCIAL,
    extra: true,
  },
  {
    words: /\b(?:signatures?|sign(?:ature|ing) lines?)\b/,
    paths: ['signatures'],
    value: [{ name: 'Ada Lovelace', title: 'Managing Director' }],
    types: ['certificate', 'contract', 'letter', 'quote'],
    extra: true,
  },
  {
    words: /\b(?:metrics|kpis?|key figures|statistics)\b/,
    paths: ['metrics'],
    value: [],
    types: ['report'],
  },
  {
    words: /\b(?:summary|abstract)\b/,
    paths: ['summary'],
    value: 'The quarter went well: orders grew and complaints fell.',
    types: ['report'],
  },
  {
    words: /\brecommendations?\b/,
    paths: ['recommendations'],
    value: ['Keep the second shift', 'Renew the supplier contract', 'Review prices in spring'],
    types: ['report'],
    extra: true,
  },
  {
    words: /\bfindings?\b/,
    paths: ['findings'],
    value: ['Deliveries are on time', 'Complaints fell by a third', 'Two suppliers were late'],
    types: ['report'],
    extra: true,
  },
  {
    words: /\benclosures?\b/,
    paths: ['enclosures'],
    value: ['Price list 2026'],
    types: ['letter'],
  },
  {
    words: /\b(?:p\.?s\.?|postscript)\b/,
    paths: ['postscript'],
    value: 'The doors open at nine.',
    types: ['letter'],
    extra: true,
  },
];

const segments = (path: string): string[] => path.split('.');

/** Removes what lies at a path; `[]` is every entry of a list. */
export function removeAt(data: JsonObject, path: string): void {
  each(data, segments(path), (holder, key) => {
    delete holder[key];
  });
}

/** Puts a value at a path; of a list, one in turn for each entry. */
export function putAt(data: JsonObject, path: string, value: JsonValue): void {
  let turn = 0;
  each(data, segments(path), (holder, key) => {
    const own = path.includes('[]') && Array.isArray(value) ? value[turn++ % value.length] : value;
    holder[key] = own ?? null;
  });
}

export function hasAt(data: JsonObject, path: string): boolean {
  let found = false;
  each(data, segments(path), (holder, key) => {
    found ||= Object.hasOwn(holder, key);
  });
  return found;
}

function each(
  holder: JsonObject,
  [first = '', ...rest]: readonly string[],
  work: (holder: JsonObject, key: string) => void,
): void {
  if (rest.length === 0) {
    work(holder, first);
    return;
  }
  const isList = first.endsWith('[]');
  const key = isList ? first.slice(0, -2) : first;
  const inner = Object.hasOwn(holder, key) ? holder[key] : undefined;
  if (isList) {
    if (Array.isArray(inner))
      for (const item of inner)
        if (item !== null && typeof item === 'object' && !Array.isArray(item))
          each(item, rest, work);
    return;
  }
  if (inner === undefined) holder[key] = {};
  const next = holder[key];
  if (next !== null && typeof next === 'object' && !Array.isArray(next)) each(next, rest, work);
}
