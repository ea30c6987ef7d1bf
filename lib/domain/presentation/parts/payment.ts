import Big from 'big.js';
import type {
  CommercialDocument,
  Payment,
  PaymentMeans,
  Tax,
} from '#lib/domain/document-model/commercial.ts';
import { paymentMeansWord, paymentMethodWord } from '#lib/domain/i18n/code-words.ts';
import { paymentCode } from '#lib/domain/payment-codes/payment-code.ts';
import { qrImage } from '#lib/domain/payment-codes/qr-image.ts';
import type { Block, Value } from '../printed-document.ts';
import type { Writer } from '../writer.ts';
import { listsTaxes } from './local-custom.ts';
import { particularsOf } from './parties.ts';
import { taxName } from './totals.ts';

/** How to pay: account, reference and, where the country has one, the code that banking apps read. */
export function paymentBlocks(writer: Writer, document: CommercialDocument): Block[] {
  const { paymentMeans = [], paymentUrl, onlineUrl, status } = document;
  const isOpen = status !== 'paid' && status !== 'void' && status !== 'refunded';
  const isAlone = paymentMeans.every(({ text, ...facts }) => Object.keys(facts).length === 0);
  const blocks = paymentMeans.flatMap((means, index): Block[] => {
    const facts = meansFacts(writer, means, `paymentMeans.${index}`);
    const code = paymentCode(document, means);
    const url = code && qrImage(code);
    const words = wordsOf(writer, means, `paymentMeans.${index}`, isAlone);
    if (facts.length === 0) return words;
    return [
      ...words,
      {
        ...{ kind: 'facts', path: '', label: writer.say('Payment details'), facts },
        ...(url === undefined ? {} : { code: { url, caption: writer.say('Scan to pay') } }),
      },
    ];
  });
  const pay = isOpen ? link(writer, 'Pay online', paymentUrl, 'paymentUrl') : [];
  const view = pay.length > 0 ? [] : link(writer, 'View online', onlineUrl, 'onlineUrl');
  return [...blocks, ...pay, ...view];
}

function wordsOf(writer: Writer, { text }: PaymentMeans, place: string, isAlone: boolean): Block[] {
  if (text === undefined) return [];
  const label = isAlone ? { label: writer.say('Payment details') } : {};
  return [{ kind: 'text', path: writer.pathOf(`${place}.text.0`), ...label, paragraphs: [text] }];
}

/** Of an account and of a record: nobody types both from paper, so beside the button stands only where it leads. */
const KEY = /^(?=.*\d)(?=.*[A-Za-z])[\w-]{12,}$/;

function link(writer: Writer, label: string, url: string | undefined, place: string): Block[] {
  if (url === undefined) return [];
  const path = writer.pathOf(place);
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: '', pathname: '' };
  const keys = pathname.split('/').filter((part) => KEY.test(part));
  const address = keys.length > 1 ? { address: host } : {};
  return [{ kind: 'link', path, label: writer.say(label), url, ...address }];
}

function meansFacts(writer: Writer, means: PaymentMeans, place: string): Value[] {
  const { value } = writer;
  const { accountName, iban, bic, bankName, accountNumber, bankCode, reference, mandate } = means;
  const method =
    (means.code && paymentMeansWord(means.code, writer.locale.language)) ?? means.method;
  return [
    ...value('Payment method', method, `${place}.method`),
    ...value('Account holder', accountName, `${place}.accountName`),
    ...value('IBAN', iban && grouped(iban), `${place}.iban`),
    ...value('BIC', bic, `${place}.bic`),
    ...value('Bank', bankName, `${place}.bankName`),
    ...value(
      nameOfAccount(writer.pathOf(`${place}.accountNumber`)),
      accountNumber === iban ? undefined : accountNumber,
      `${place}.accountNumber`,
    ),
    ...value(nameOfBankCode(writer.pathOf(`${place}.bankCode`)), bankCode, `${place}.bankCode`),
    ...value(
      nameOfReference(writer.pathOf(`${place}.reference`)),
      reference && readable(reference),
      `${place}.reference`,
    ),
    ...value('Mandate', mandate, `${place}.mandate`),
    ...particularsOf(writer, means.particulars, place),
  ];
}

/** What countries call the code of a bank, by the key that the data has for it. */
const BANK_CODES: readonly (readonly [string, string])[] = [
  ['sortcode', 'Sort code'],
  ['bsb', 'BSB'],
  ['routing', 'Routing number'],
  ['aba', 'Routing number'],
  ['transit', 'Transit number'],
  ['ifsc', 'IFSC'],
  ['blz', 'BLZ'],
];

/** Accounts that are none of a bank's. */
const ACCOUNTS: readonly (readonly [string, string])[] = [
  ['bankgiro', 'Bankgiro'],
  ['plusgiro', 'Plusgiro'],
  ['postgiro', 'Postgiro'],
  ['clabe', 'CLABE'],
];

/** References by the name that payers of a country know them by. */
const REFERENCE_NAMES: readonly (readonly [string, string])[] = [
  ['ocr', 'OCR-nummer'],
  ['kid', 'KID-nummer'],
];

function namedByKey(
  path: string,
  names: readonly (readonly [string, string])[],
  plain: string,
): string {
  const key = (path.split('.').at(-1) ?? '').toLowerCase().replace(/[^a-z]/g, '');
  return names.find(([part]) => key.includes(part))?.[1] ?? plain;
}

const nameOfBankCode = (path: string): string => namedByKey(path, BANK_CODES, 'Bank code');
const nameOfAccount = (path: string): string => namedByKey(path, ACCOUNTS, 'Account number');
const nameOfReference = (path: string): string =>
  namedByKey(path, REFERENCE_NAMES, 'Payment reference');

/** References of a standard in its groups: the Swiss QR reference, ISO 11649. Others stay. */
function readable(reference: string): string {
  const plain = reference.replace(/\s/g, '');
  if (/^\d{27}$/.test(plain)) return plain.replace(/(?<=^\d{2}(?:\d{5})*)(?=\d)/g, ' ').trim();
  return /^RF\d{2}[A-Z\d]{1,21}$/i.test(plain) ? plain.replace(/(.{4})(?=.)/g, '$1 ') : reference;
}

/** In fours, as ISO 13616 prints it. */
function grouped(iban: string): string {
  const plain = iban.replace(/\s/g, '');
  return /^[A-Z]{2}\d{2}[A-Z0-9]+$/i.test(plain) ? plain.replace(/(.{4})(?=.)/g, '$1 ') : iban;
}

/** A part of an invoice that was paid before it: how that was done is no way to pay the rest. */
const isPart = ({ type, totals, status, payments: [only] = [] }: CommercialDocument): boolean =>
  type === 'invoice' &&
  status !== 'paid' &&
  Number(totals?.payable ?? 0) > 0 &&
  only?.amount !== undefined &&
  only.date !== undefined;

/** The payments that were made: one of them is a line of the head, several or one before the invoice are a table. */
export function paymentFacts(writer: Writer, document: CommercialDocument): Value[] {
  const [only, second] = document.payments ?? [];
  if (only === undefined || second !== undefined || isPart(document)) return [];
  const method = methodOf(writer, only);
  // What is composed of the method and a card's digits, or is said in another language, has no place in the data.
  const place = method === only.method ? 'payments.0.method' : '';
  return writer.value('Payment method', method, place);
}

export function paymentTable(writer: Writer, document: CommercialDocument): Block[] {
  const { payments = [] } = document;
  if (payments.length < 2 && !isPart(document)) return [];
  const { say, value } = writer;
  const has = (of: (payment: Payment) => unknown) =>
    payments.some((payment) => of(payment) !== undefined);
  const columns = [
    {
      key: 'method',
      label: 'Payment method',
      kind: 'text' as const,
      shown: has((payment) => methodOf(writer, payment)),
    },
    {
      key: 'purpose',
      label: 'Purpose',
      kind: 'text' as const,
      shown: has(({ purpose }) => purpose),
    },
    { key: 'date', label: 'Date', kind: 'date' as const, shown: has(({ date }) => date) },
    {
      key: 'reference',
      label: 'Reference',
      kind: 'text' as const,
      shown: has(({ reference }) => reference),
    },
    { key: 'amount', label: 'Amount', kind: 'money' as const, shown: has(({ amount }) => amount) },
  ].filter(({ shown }) => shown);
  const rows = payments.map((payment, index) => {
    const place = `payments.${index}`;
    const texts: Readonly<Record<string, string | undefined>> = {
      method: methodOf(writer, payment),
      purpose: payment.purpose,
      date: payment.date && writer.date(payment.date, 'medium'),
      reference: payment.reference,
      amount: payment.amount && writer.money(payment.amount),
    };
    return {
      cells: columns.map(
        ({ key, label, kind }) => value(label, texts[key], `${place}.${key}`, kind)[0],
      ),
      details: [],
    };
  });
  const label = say('Payments');
  const table = {
    path: '',
    label,
    rows,
    columns: columns.map(({ shown: _, ...each }) => ({ ...each, label: say(each.label) })),
  };
  return [{ kind: 'table', path: '', label, table }];
}

/** What is due when, where it is due in parts. */
export function instalmentTable(writer: Writer, { instalments = [] }: CommercialDocument): Block[] {
  if (instalments.length < 2) return [];
  const { say, value } = writer;
  const isNamed = instalments.some(({ name }) => name !== undefined);
  const columns = [
    { key: 'name', label: say('Description'), kind: 'text' as const },
    { key: 'percent', label: say('Percent'), kind: 'percent' as const },
    { key: 'date', label: say('Due date'), kind: 'date' as const },
    { key: 'amount', label: say('Amount'), kind: 'money' as const },
  ].filter(({ key }) => instalments.some((each) => each[key as keyof typeof each] !== undefined));
  const rows = instalments.map(({ name, percent, date, amount }, index) => {
    const texts: Readonly<Record<string, string | undefined>> = {
      name,
      percent: percent && writer.percent(percent),
      date: date && writer.date(date),
      amount: amount && writer.money(amount),
    };
    const cells = columns.map(
      ({ key, kind }) => value('', texts[key], `instalments.${index}.${key}`, kind)[0],
    );
    return { cells, details: [] };
  });
  const label = say(isNamed ? 'Payment schedule' : 'Instalments');
  return [{ kind: 'table', path: '', label, table: { path: '', label, columns, rows } }];
}

/** Methods that UNTDID 4461 has no code for, and every language a word. */
const SAID: ReadonlySet<string> = new Set(['Gift card', 'Store credit', 'Cash on delivery']);

/** "Visa •••• 4242". */
function methodOf({ locale, say }: Writer, { method, lastDigits }: Payment): string | undefined {
  const own = method !== undefined && SAID.has(method) ? say(method) : method;
  const named = own && (paymentMethodWord(own, locale.language) ?? own);
  const digits = lastDigits === undefined ? undefined : `•••• ${lastDigits}`;
  const parts = [named, digits].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** Up to this many taxes say in their own lines what they were reckoned on. */
const MAX_TAX_LINES = 3;

/** What was taxed at which rate, where there is more than the totals can tell. */
export function taxSummary(writer: Writer, { taxes = [], type }: CommercialDocument): Block[] {
  const isLocal = type === 'invoice' && listsTaxes(writer);
  const rated = taxes.flatMap((tax, index) =>
    tax.withheld === true || tax.base === undefined ? [] : [{ tax, place: `taxes.${index}` }],
  );
  if (rated.length <= (isLocal ? 1 : MAX_TAX_LINES)) return [];
  const { say, value, money } = writer;
  const columns = [
    { key: 'name', label: say('Tax'), kind: 'text' as const },
    { key: 'base', label: say('Taxable amount'), kind: 'money' as const },
    { key: 'amount', label: say('Amount'), kind: 'money' as const },
    ...(isLocal ? [{ key: 'gross', label: say('Gross amount'), kind: 'money' as const }] : []),
  ];
  const grossOf = ({ base, amount, included }: Tax) =>
    included === true ? undefined : new Big(base ?? 0).plus(amount ?? 0).toFixed();
  const rows = rated.map(({ tax, place }) => ({
    cells: [
      value('', taxName(writer, tax), `${place}.rate`)[0],
      value('', tax.base && money(tax.base), `${place}.base`, 'money')[0],
      value('', money(tax.amount ?? '0'), `${place}.amount`, 'money')[0],
      ...(isLocal
        ? [value('', grossOf(tax) && money(grossOf(tax) ?? ''), `${place}.gross`, 'money')[0]]
        : []),
    ],
    details: [],
  }));
  const label = say('Tax summary');
  return [{ kind: 'table', path: '', label, table: { path: '', label, columns, rows } }];
}
