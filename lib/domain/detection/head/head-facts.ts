import type { Value } from '#lib/domain/presentation/printed-document.ts';
import { wordSet } from '#lib/shared/text/word-list.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import { isStatement } from '../blocks/blocks.ts';
import { type Field, fieldsOf, isScalar, type Pool } from '../fields/unclaimed-fields.ts';
import { isForeign, plays, type Role } from '../keys/aliases.ts';
import { englishOf, keyWords, labelOf, normalizeKey } from '../keys/keys.ts';
import { PAID_WITH } from '../normalize/cards.ts';
import { isObject } from '../normalize/unwrap.ts';
import { type Writing, writeValue } from '../values.ts';

/** The types that sell something. */
export const COMMERCIAL: ReadonlySet<DetectedType> = new Set(['invoice', 'quote', 'receipt']);
/** Beyond this the head of a document is no longer a head. */
export const MAX_HEAD_FACTS = 10;
const HEAD_TEXT_LENGTH = 40;
/** Beside its date a letter's head has references only; what else is said belongs to the text. */
const LETTER_REFERENCE =
  /(?:ref|reference|zeichen|number|numero|nummer|nr|no|date|datum|fecha|phone|telefon|durchwahl|aktenzeichen|lieu|ort|place|local|luogo|lugar|plaats|sted|miejscowosc)$/;

const NUMBER_ROLES: Readonly<Record<DetectedType, readonly Role[]>> = {
  invoice: ['invoiceNumber', 'number', 'orderNumber'],
  quote: ['quoteNumber', 'number', 'orderNumber'],
  receipt: ['receiptNumber', 'number', 'orderNumber', 'invoiceNumber', 'transactionId'],
  report: ['reportNumber', 'number'],
  certificate: ['certificateNumber', 'number'],
  letter: ['number'],
  contract: ['contractNumber', 'number'],
  document: ['number', 'orderNumber', 'invoiceNumber', 'quoteNumber'],
};
const HEAD_ROLES: readonly Role[] = [
  'invoiceNumber',
  'quoteNumber',
  'receiptNumber',
  'contractNumber',
  'certificateNumber',
  'orderNumber',
  'date',
  'effectiveDate',
  'dueDate',
  'validUntil',
  'completion',
  'paidDate',
  'period',
  'poNumber',
  'transactionId',
  'paymentMethod',
  'paymentTerms',
  'author',
  'reportNumber',
  'governingLaw',
];

/** What stands at the head beside dates and references: short values, in a report or free data those before its content. */
export function headFields(
  fields: readonly Field[],
  type: DetectedType,
  writing: Writing,
): Field[] {
  if (type === 'letter')
    return fields.filter((field) => LETTER_REFERENCE.test(field.name) && fitsHead(field, writing));
  if (type !== 'report' && type !== 'document')
    return fields.filter((field) => fitsHead(field, writing));
  const content = fields.findIndex((field) => !fitsHead(field, writing));
  return content === -1 ? [] : fields.slice(0, content);
}

function fitsHead(field: Field, writing: Writing): boolean {
  if (!isScalar(field) || isStatement(field)) return false;
  if (String(field.value).trim().length > HEAD_TEXT_LENGTH) return false;
  return writeValue(field.path, field.key, field.value, writing)?.kind !== 'image';
}

/** When a letter went out, where it has no date of its own. */
const SENT = wordSet('sent{on at date } mailed{on at} posted{on } when');

/** Takes the document's own number: for a receipt that of the order or the payment, if there is no other. */
export function takeNumber(pool: Pool, type: DetectedType, writing: Writing): Value | undefined {
  for (const role of NUMBER_ROLES[type]) {
    const field = pool.take(
      role,
      (candidate) =>
        isScalar(candidate) &&
        typeof candidate.value !== 'boolean' &&
        String(candidate.value).length <= 60,
    );
    if (field === undefined) continue;
    // Beside a number for people, that of the database says nothing.
    pool.takeAll(({ name, value }) => name === 'id' && /^\d+$/.test(String(value)));
    return plain(field, writing);
  }
  return undefined;
}

/** A document's number is a name, never a quantity. */
function plain(field: Field, writing: Writing): Value | undefined {
  const value = writeValue(field.path, field.key, String(field.value), writing);
  return value === undefined
    ? undefined
    : { ...value, kind: 'text', text: String(field.value).trim() };
}

/** Takes the state of the document: a word such as "open", or whether it is paid. */
export function takeStatus(pool: Pool, type: DetectedType, writing: Writing): Value | undefined {
  // What has become of a letter is not written on it.
  if (type === 'letter') return undefined;
  const field = pool.take(
    'status',
    (candidate) => typeof candidate.value === 'string' && candidate.value.length <= 30,
  );
  if (field === undefined) return undefined;
  return writeValue(field.path, field.key, inWords(String(field.value)), writing);
}

const CAMEL = /^[a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,4}$/;

/** A program's word for a state as a person says it: "document.sent" is "Sent", "open" is "Open", "PARTIALLY_PAID" is "Partially paid". */
function inWords(state: string): string {
  if (CAMEL.test(state)) return inWords(keyWords(state).join('_'));
  if (!/^(?:[a-z]+\.)?[a-z]+(?:_[a-z]+)*$|^[A-Z]+(?:_[A-Z]+)+$/.test(state)) return state;
  const words = state.replace(/^.*\./, '').replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Takes the dates and references of the head, in the order in which a reader looks for them. */
export function takeFacts(
  pool: Pool,
  type: DetectedType,
  number: Value | undefined,
  given: Writing,
): Value[] {
  const writing = type === 'letter' ? { ...given, days: true } : given;
  const facts: Value[] = [];
  // A shop's "#1001" beside 1001 is the same number, and a record's label says whose that is.
  pool.takeAll(
    (field) =>
      number !== undefined &&
      isScalar(field) &&
      (field.name === 'name'
        ? sameNumber(field, number)
        : field.name === 'label' && String(field.value).includes(number.text)),
  );
  takeRepeatedCard(pool);
  for (const role of HEAD_ROLES) {
    if (type === 'letter' && role === 'completion') continue;
    // The same date under two names of one role is one line.
    const texts = new Set([number?.text]);
    let first = true;
    for (const field of pool.takeEach(role, (each) => factOf(each, role, writing) !== undefined)) {
      const value = factOf(field, role, writing);
      if (value === undefined || texts.has(value.text)) continue;
      texts.add(value.text);
      const usual = first ? usualLabel(field, role, writing) : undefined;
      first = false;
      if (facts.length >= MAX_HEAD_FACTS) pool.add([field]);
      else facts.push(usual === undefined ? value : { ...value, label: usual });
    }
  }
  if (type === 'letter' && !facts.some(({ kind }) => kind === 'date')) {
    const sent = pool.peek().find(({ name }) => SENT.has(name));
    const value = sent && factOf(sent, 'date', writing);
    if (value?.kind === 'date') {
      pool.takeAll((field) => field === sent);
      facts.unshift(value);
    }
  }
  return facts;
}

const USUAL: Partial<Record<Role, string>> = {
  date: 'Date',
  dueDate: 'Due date',
  validUntil: 'Valid until',
};

/** In a document of another language a system's English word gives way to the usual one, of which the translation is known. */
function usualLabel({ key, name }: Field, role: Role, { locale }: Writing): string | undefined {
  const isEnglish = englishOf(key) === undefined && !isForeign(name);
  return isEnglish && !locale.language.startsWith('en') ? USUAL[role] : undefined;
}

/** "visa" or "card" beside "Visa •••• 4821" says nothing more. */
function takeRepeatedCard(pool: Pool): void {
  const card = pool.peek().find(({ name }) => name === normalizeKey(PAID_WITH));
  if (card === undefined) return;
  const brand = String(card.value).toLowerCase();
  pool.takeAll(
    (field) =>
      field !== card &&
      plays('paymentMethod', field.name) &&
      typeof field.value === 'string' &&
      (/^(?:credit|debit)?[ _]?card$/i.test(field.value) ||
        brand.startsWith(field.value.toLowerCase())),
  );
}

function sameNumber({ value }: Field, number: Value): boolean {
  return String(value).replace(/^#/, '') === number.text.replace(/^#/, '');
}

/** APIs name the spelling of a date beside it. */
function factLabel(label: string): string {
  return label.replace(/^((?:due )?date) string$/i, '$1');
}

/** A field as one line of the head: a short value, a list of such, or a span of time. */
function factOf(field: Field, role: Role, writing: Writing): Value | undefined {
  const { path, key, value } = field;
  if (fitsHead(field, writing)) {
    const written = writeValue(path, key, value, writing);
    return written === undefined ? undefined : { ...written, label: factLabel(written.label) };
  }
  if (
    role === 'paymentMethod' &&
    Array.isArray(value) &&
    value.every((item) => typeof item === 'string')
  ) {
    const text = value.join(', ');
    return text === '' || text.length > HEAD_TEXT_LENGTH
      ? undefined
      : { path, label: 'Payment method', kind: 'text', text };
  }
  if (role !== 'period' || !isObject(value) || Object.keys(value).length > 2) return undefined;
  const ends = fieldsOf(value, path).map((end) =>
    writeValue(end.path, end.key, end.value, writing, 'medium'),
  );
  const [start, end] = ends;
  if (start?.kind !== 'date' || end?.kind !== 'date') return undefined;
  return { path, label: labelOf(key), kind: 'date', text: `${start.text} – ${end.text}` };
}
