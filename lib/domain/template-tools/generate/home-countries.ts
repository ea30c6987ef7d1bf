import type { JsonObject } from '#schemas/json.ts';

/** What documents of businesses in a country have in common. */
export interface HomeCountry {
  readonly locale: string;
  readonly currency: string;
  /** The key of its sales tax, by which documents call it. */
  readonly tax: 'vat' | 'gst' | 'tax';
  /** Per cent. */
  readonly taxRate: number;
  readonly addresses: readonly [seller: string, client: string];
  readonly bank: JsonObject;
}

const ibanOf = (iban: string, bic: string): JsonObject => ({ bankName: 'First Bank', iban, bic });

/** By the words that a description may use for a country. The banks and numbers are examples. */
const COUNTRIES: readonly (readonly [words: RegExp, country: HomeCountry])[] = [
  [
    /\b(?:scot(?:land|tish)|england|wales|welsh|britain|british|uk|united kingdom|london|edinburgh|glasgow)\b/i,
    {
      ...{ locale: 'en-GB', currency: 'GBP', tax: 'vat', taxRate: 20 },
      addresses: [
        '12 Mill Street\nPerth PH1 5QP\nUnited Kingdom',
        '4 Castle Terrace\nEdinburgh EH1 2DP\nUnited Kingdom',
      ],
      bank: { bankName: 'First Bank', sortCode: '20-00-00', accountNumber: '55779911' },
    },
  ],
  [
    /\b(?:germany|german|berlin|munich|hamburg)\b/i,
    {
      ...{ locale: 'en-DE', currency: 'EUR', tax: 'vat', taxRate: 19 },
      addresses: ['Werkweg 9\n79110 Freiburg\nGermany', 'Marktplatz 3\n79098 Freiburg\nGermany'],
      bank: ibanOf('DE89 3704 0044 0532 0130 00', 'COBADEFFXXX'),
    },
  ],
  [
    /\b(?:austria|austrian|vienna)\b/i,
    {
      ...{ locale: 'en-AT', currency: 'EUR', tax: 'vat', taxRate: 20 },
      addresses: ['Lindengasse 5\n1070 Wien\nAustria', 'Hauptplatz 2\n8010 Graz\nAustria'],
      bank: ibanOf('AT61 1904 3002 3457 3201', 'BKAUATWW'),
    },
  ],
  [
    /\b(?:france|french|paris|lyon)\b/i,
    {
      ...{ locale: 'en-FR', currency: 'EUR', tax: 'vat', taxRate: 20 },
      addresses: ['8 rue des Lilas\n69003 Lyon\nFrance', '21 quai Sud\n33000 Bordeaux\nFrance'],
      bank: ibanOf('FR14 2004 1010 0505 0001 3M02 606', 'PSSTFRPP'),
    },
  ],
  [
    /\b(?:switzerland|swiss|zurich|geneva)\b/i,
    {
      ...{ locale: 'en-CH', currency: 'CHF', tax: 'vat', taxRate: 8.1 },
      addresses: [
        'Seestrasse 14\n8002 Zürich\nSwitzerland',
        'Marktgasse 6\n3011 Bern\nSwitzerland',
      ],
      bank: ibanOf('CH93 0076 2011 6238 5295 7', 'POFICHBE'),
    },
  ],
  [
    /\b(?:australia|australian|sydney|melbourne)\b/i,
    {
      ...{ locale: 'en-AU', currency: 'AUD', tax: 'gst', taxRate: 10 },
      addresses: [
        '7 Wattle Street\nBendigo VIC 3550\nAustralia',
        '120 Queen Street\nMelbourne VIC 3000\nAustralia',
      ],
      bank: { bankName: 'First Bank', bsb: '063-000', accountNumber: '10003456' },
    },
  ],
  [
    /\b(?:canada|canadian|toronto|vancouver)\b/i,
    {
      ...{ locale: 'en-CA', currency: 'CAD', tax: 'gst', taxRate: 5 },
      addresses: [
        '88 Maple Avenue\nHalifax NS B3H 1A1\nCanada',
        '15 King Street\nToronto ON M5H 1A1\nCanada',
      ],
      bank: { bankName: 'First Bank', accountNumber: '1000345' },
    },
  ],
  [
    /\b(?:USA?|United States|America|American|New York|California|Texas)\b/,
    {
      ...{ locale: 'en-US', currency: 'USD', tax: 'tax', taxRate: 8 },
      addresses: [
        '410 Elm Street\nPortland, OR 97205\nUnited States',
        '22 Main Street\nSalem, OR 97301\nUnited States',
      ],
      bank: { bankName: 'First Bank', routingNumber: '011000015', accountNumber: '10003456' },
    },
  ],
];

/** The country that a description names; undefined: none, or one that is not known. */
export const countryIn = (description: string): HomeCountry | undefined =>
  COUNTRIES.find(([words]) => words.test(description))?.[1];

const isObject = (value: JsonObject[string] | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Moves the sample's business and its client to a country: addresses, bank, currency and tax. */
export function moveTo(data: JsonObject, country: HomeCountry): void {
  const { locale, currency, tax, addresses, bank } = country;
  const [seller, client] = addresses;
  Object.assign(data, { locale, currency });
  // Goods go to where the client is.
  delete data['shipTo'];
  if (isObject(data['client'])) data['client']['address'] = client;
  if (isObject(data['branding'])) data['branding']['companyAddress'] = seller;
  const { payment } = data;
  if (isObject(payment)) {
    const { accountName, reference } = payment;
    data['payment'] = {
      ...bank,
      ...(accountName === undefined ? {} : { accountName }),
      ...(reference === undefined ? {} : { reference }),
    };
  }
  callTax(data, tax);
}

/** Calls the tax of a sample by its name: the key says it. */
export function callTax(data: JsonObject, name: HomeCountry['tax']): void {
  const { totals } = data;
  if (name === 'tax' || !isObject(totals) || totals['tax'] === undefined) return;
  data['totals'] = Object.fromEntries(
    Object.entries(totals).map(([key, value]) => [
      key === 'tax' ? name : key === 'taxRate' ? `${name}Rate` : key,
      value,
    ]),
  );
}

/** What a description calls the tax. */
export function taxNameIn(description: string): HomeCountry['tax'] | undefined {
  const name = /\b(vat|gst)\b/i.exec(description)?.[1]?.toLowerCase();
  return name === 'vat' || name === 'gst' ? name : undefined;
}
