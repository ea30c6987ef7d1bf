import type { CommercialDocument, Reference } from '#lib/domain/document-model/commercial.ts';
import { exemptionWord } from '#lib/domain/i18n/code-words.ts';
import type { Locale } from '#lib/domain/i18n/money.ts';
import RECEIPTS from '#lib/domain/i18n/wording/receipt-states.json' with { type: 'json' };
import { tableName } from '#lib/domain/i18n/wording/table-name.ts';
import { qrImage } from '#lib/domain/payment-codes/qr-image.ts';
import { BUYERS, NUMBERS, REFERENCES, STATES, TITLES } from './commercial-names.ts';
import { cashDiscountFact } from './parts/cash-discount.ts';
import { presentSections } from './parts/content.ts';
import { presentLines, presentOptions } from './parts/lines.ts';
import { listsTaxes } from './parts/local-custom.ts';
import { particularsOf, presentParty, presentSignatories } from './parts/parties.ts';
import {
  instalmentTable,
  paymentBlocks,
  paymentFacts,
  paymentTable,
  taxSummary,
} from './parts/payment.ts';
import { presentTotals } from './parts/totals.ts';
import { printableImage } from './printable-image.ts';
import type { Block, Party, PrintedDocument, Value } from './printed-document.ts';
import type { Writer } from './writer.ts';

/** An invoice, quote or receipt in print. */
export function presentCommercial(writer: Writer, document: CommercialDocument): PrintedDocument {
  const { type, kind, title, number, status, seller, accentColor } = document;
  const state = status === undefined ? undefined : STATES[status];
  const head = facts(writer, document);
  const beyond = (document.details ?? []).flatMap((fact, at) => writer.fact(fact, `details.${at}`));
  const few = fitsHead(head, beyond) ? beyond : [];
  return {
    type,
    title: title ?? writer.say(titleOf(writer.locale, document)),
    titled: title !== undefined,
    titlePath: title === undefined ? undefined : writer.pathOf('title'),
    subtitle: writer.value('', document.subject, 'subject')[0],
    number: writer.value(NUMBERS[kind] ?? 'Number', number, 'number')[0],
    status: writer.value('Status', state && stateWord(writer, document, state), 'status')[0],
    logo: writer.value('Logo', printableImage(seller?.logo), 'seller.logo', 'image')[0],
    accentColor,
    locale: writer.locale,
    parties: parties(writer, document),
    facts: [...head, ...few],
    opening: texts(
      writer,
      document.introduction === undefined ? [] : [document.introduction],
      'introduction',
    ),
    lineItems: presentLines(writer, document),
    totals: presentTotals(writer, document),
    ...(ORDERS.has(kind) && status !== 'paid' ? { isOwed: true } : {}),
    wording: {},
    sections: [
      ...inWords(writer, document),
      ...presentOptions(writer, document),
      ...taxSummary(writer, document),
      ...instalmentTable(writer, document),
      ...paymentTable(writer, document),
      ...paymentBlocks(writer, document),
      ...fiscalCode(writer, document),
      ...presentSections(writer, document.sections),
    ],
    details: beyond.length === few.length ? [] : [{ kind: 'facts', path: '', facts: beyond }],
    notes: texts(writer, [...(document.notes ?? []), ...exemptions(writer, document)], 'notes'),
    terms: texts(writer, termsOf(document), 'terms'),
    signatures: presentSignatories(writer, document.signatories),
    smallPrint: [
      ...(kind === 'purchase-order' ? [] : particularsOf(writer, seller?.particulars, 'seller')),
      ...writer.value('', document.footer, 'footer', 'prose'),
    ],
  };
}

/** Countries whose law wants an invoice that charges tax to call itself so. Source: their tax authorities' invoice rules. */
const TAX_INVOICES = /^en-(?:AE|AU|IN|SG|ZA)$/;

function titleOf(
  { language }: Locale,
  { kind, taxes = [], totals = {} }: CommercialDocument,
): string {
  const isTaxed = [totals.tax, ...taxes.map(({ amount }) => amount)].some((tax) => Number(tax) > 0);
  return kind === 'invoice' && isTaxed && TAX_INVOICES.test(language)
    ? 'Tax invoice'
    : TITLES[kind];
}

const RECEIPT_STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = RECEIPTS;

/** A receipt is paid in another form of the word than an invoice, where languages have one. */
function stateWord(
  { locale, say }: Writer,
  { type, kind, title }: CommercialDocument,
  state: string,
): string {
  const isReceipt = type === 'receipt' && !ORDERS.has(kind) && title === undefined;
  return (
    (isReceipt ? RECEIPT_STATES[tableName(locale.language)]?.[state] : undefined) ?? say(state)
  );
}

/** An order that was confirmed is paid later, as an invoice is. */
const ORDERS: ReadonlySet<string> = new Set(['order', 'order-confirmation']);

/** The total in words stands right below it. */
function inWords(writer: Writer, { inWords: fact }: CommercialDocument): Block[] {
  const facts = fact === undefined ? [] : writer.fact(fact, 'inWords');
  return facts.length === 0 ? [] : [{ kind: 'facts', path: '', facts }];
}

/** Nobody is asked to pay these. */
const UNBILLED: ReadonlySet<string> = new Set(['credit-note', 'delivery-note']);

function parties(writer: Writer, document: CommercialDocument): Party[] {
  const { type, kind, seller, buyer, payee, delivery } = document;
  const isSold = kind !== 'payment-receipt' && kind !== 'donation-receipt';
  const isOrder = kind === 'purchase-order';
  const asked =
    kind === 'delivery-note'
      ? 'Recipient'
      : UNBILLED.has(kind) || ORDERS.has(kind)
        ? 'Customer'
        : BUYERS[type];
  const bought = presentParty(writer, buyer, 'buyer', {
    // Who orders writes the order.
    role: isOrder ? 'sender' : 'recipient',
    label: isOrder ? 'From' : isSold ? asked : 'Received from',
  });
  const shipped = presentParty(writer, delivery?.to, 'delivery.to', {
    role: 'other',
    label: 'Ship to',
  });
  const [first] = bought;
  // What the buyer's address has already is no other place.
  const isElsewhere = ({ name, lines }: Party) =>
    (name !== undefined && name !== first?.name) ||
    lines.some(({ text }) => first?.lines.every((line) => line.text !== text) ?? true);
  return [
    ...(isOrder ? bought : []),
    ...presentParty(writer, seller, 'seller', {
      role: isOrder ? 'recipient' : 'sender',
      label: isOrder ? 'Supplier' : 'From',
      isBrief: !isOrder,
    }),
    ...(isOrder ? [] : bought),
    ...presentParty(writer, document.contact, 'contact', {
      role: 'other',
      label: 'Contact person',
    }),
    ...shipped.filter(isElsewhere),
    ...presentParty(writer, payee, 'payee', { role: 'other', label: 'Pay to' }),
  ];
}

function facts(writer: Writer, document: CommercialDocument): Value[] {
  const {
    issueDate,
    supplyDate,
    dueDate,
    validUntil,
    delivery,
    period,
    paidDate,
    references = [],
    type,
    kind,
  } = document;
  const isTimed = type === 'receipt' && !ORDERS.has(kind);
  const dated = (label: string, date: string | undefined, place: string, timed = false) =>
    writer.value(label, date && writer.date(date, 'long', timed), place, 'date');
  return [
    ...dated(
      supplyDate !== undefined && listsTaxes(writer) ? 'Issue date' : 'Date',
      issueDate,
      'issueDate',
      isTimed,
    ),
    // Where readers look for both days they stand there, also where they are one.
    ...(dayOf(supplyDate) === dayOf(issueDate) && !listsTaxes(writer)
      ? []
      : dated('Date of supply', supplyDate, 'supplyDate')),
    ...((document.instalments?.length ?? 0) > 1 || isPaidWhenDue(document)
      ? []
      : dated('Due date', dueDate, 'dueDate')),
    ...dated('Valid until', validUntil, 'validUntil'),
    ...dated('Delivery date', delivery?.date, 'delivery.date'),
    ...writer.value('Period', period && writer.period(period), 'period.start', 'date'),
    ...(type !== 'invoice' && !ORDERS.has(kind) && dayOf(paidDate) === dayOf(issueDate)
      ? []
      : dated('Paid on', paidDate, 'paidDate')),
    ...references.flatMap((reference, index) => referenceFact(writer, reference, index, document)),
    ...paymentFacts(writer, document),
    ...(isShort(document.paymentTerms)
      ? writer.value('Payment terms', document.paymentTerms, 'paymentTerms')
      : []),
    ...cashDiscountFact(writer, document),
    ...writer.value(
      'Late payment interest',
      document.lateInterest && writer.percent(document.lateInterest),
      'lateInterest',
      'percent',
    ),
  ];
}

/** On the day on which it was paid nothing is due any more. */
const isPaidWhenDue = ({ status, dueDate, paidDate }: CommercialDocument): boolean =>
  status === 'paid' && dueDate !== undefined && dayOf(dueDate) === dayOf(paidDate);

const dayOf = (date: string | undefined): string | undefined => date?.slice(0, 10);

function referenceFact(
  writer: Writer,
  { kind, value, date }: Reference,
  index: number,
  { number, fiscalCode: code }: CommercialDocument,
): Value[] {
  // A number that is the document's own is there already, an authority's stands at its code.
  const isElsewhere = value === number || (kind === 'authorization' && code !== undefined);
  const text = date === undefined ? value : `${value} (${writer.date(date, 'medium')})`;
  return isElsewhere ? [] : writer.value(REFERENCES[kind], text, `references.${index}.value`);
}

/** Longer terms are a paragraph. */
const MAX_FACT_CHARS = 48;
const isShort = (text: string | undefined): boolean =>
  text !== undefined && text.length <= MAX_FACT_CHARS && !/[.!?]\s/.test(text);

function termsOf({ terms = [], paymentTerms }: CommercialDocument): string[] {
  return paymentTerms === undefined || isShort(paymentTerms)
    ? [...terms]
    : [paymentTerms, ...terms];
}

/** Why there is no tax, which the law wants on the document. */
function exemptions(
  { locale: { language } }: Writer,
  { taxes = [], notes = [] }: CommercialDocument,
): string[] {
  const reasons = taxes.flatMap(({ exemptionReason: reason, category }) =>
    reason === undefined
      ? (exemptionWord(category ?? '', language) ?? [])
      : (exemptionWord(reason, language) ?? reason),
  );
  return [...new Set(reasons)].filter((reason) => !notes.includes(reason));
}

function texts(writer: Writer, list: readonly string[], place: string): Block[] {
  const different = [...new Set(list)];
  return different.length === 0
    ? []
    : [
        {
          kind: 'text',
          path: writer.pathOf(`${place}.0`) || writer.pathOf(place),
          paragraphs: different,
        },
      ];
}

/** What a fiscal authority's app reads. */
function fiscalCode(writer: Writer, document: CommercialDocument): Block[] {
  const { fiscalCode: code, references = [] } = document;
  if (code === undefined) return [];
  const url = code.image === true ? code.content : qrImage(code);
  if (url === undefined) return [];
  const authorized = references.flatMap(({ kind, value }, index) =>
    kind === 'authorization'
      ? writer.value(REFERENCES[kind], value, `references.${index}.value`)
      : [],
  );
  return [
    { kind: 'facts', path: writer.pathOf('fiscalCode.content'), facts: authorized, code: { url } },
  ];
}

const MOST_IN_HEAD = 7;
const MOST_BESIDE = 3;
const MOST_CHARS = 60;

/** A few short facts, such as the job or the day of the event, are read where the dates stand. */
function fitsHead(head: readonly Value[], beyond: readonly Value[]): boolean {
  return (
    beyond.length <= MOST_BESIDE &&
    head.length + beyond.length <= MOST_IN_HEAD &&
    beyond.every(
      ({ label, text, kind }) => kind !== 'prose' && label.length + text.length <= MOST_CHARS,
    )
  );
}
