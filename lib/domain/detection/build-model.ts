import { cssColor } from '#lib/domain/formatting/css-values.ts';
import { localeOf } from '#lib/domain/templates/locale.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { Role } from './aliases.ts';
import { blocksOf } from './blocks.ts';
import { takeLineItems } from './line-items.ts';
import type { DocumentModel, Value } from './model.ts';
import { createPool, type Field, isScalar, type Pool } from './pool.ts';
import { takeSignatures } from './signatures.ts';
import { takeParties } from './take-parties.ts';
import { takeTitle } from './title.ts';
import { takeTotals } from './totals.ts';
import { isObject, type Root } from './unwrap.ts';
import { type Writing, writeValue } from './values.ts';
import { takeWording } from './wording.ts';

const COMMERCIAL: ReadonlySet<DetectedType> = new Set(['invoice', 'quote', 'receipt']);
/** Beyond this the head of a document is no longer a head. */
const MAX_HEAD_FACTS = 10;
const HEAD_TEXT_LENGTH = 60;

const NUMBER_ROLES: Readonly<Record<DetectedType, readonly Role[]>> = {
  invoice: ['invoiceNumber', 'number', 'orderNumber'],
  quote: ['quoteNumber', 'number'],
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

/** Builds the document that the data describes, for the detected type. Pure; time is linear in the data. */
export function buildModel(root: Root, type: DetectedType): DocumentModel {
  const commercial = COMMERCIAL.has(type);
  const locale = localeOf(root.data);
  const writing: Writing = { locale, commercial, minorUnits: sendsMinorUnits(root) };
  const pool = createPool(root);
  const accent = takeDesign(pool);
  const number = takeNumber(pool, type, writing);
  const wording = takeWording(pool, type, writing);
  const signatures = takeSignatures(pool, type, writing);
  const { parties, logo } = takeParties(pool, type, writing);
  const lineItems =
    commercial || type === 'document' ? takeLineItems(pool, type, writing) : undefined;
  const totals = commercial || lineItems !== undefined ? takeTotals(pool, writing) : [];
  const title = takeTitle(pool, type, root, wording);
  const status = takeValue(pool, 'status', writing);
  const facts = takeFacts(pool, writing);
  const notes = commercial ? blocksOf(takeEvery(pool, 'notes'), writing) : [];
  const terms = commercial ? blocksOf(takeEvery(pool, 'terms'), writing) : [];
  const rest = pool.drain();
  const headed = commercial || type === 'letter' || type === 'certificate' || type === 'contract';
  const inHead = headed
    ? rest
        .filter((field) => fitsHead(field, writing))
        .slice(0, Math.max(0, MAX_HEAD_FACTS - facts.length))
    : [];
  const body = rest.filter((field) => !inHead.includes(field));
  return {
    type,
    ...title,
    number,
    status,
    logo,
    accentColor: accent,
    locale,
    parties,
    facts: [
      ...facts,
      ...inHead.flatMap((field) => writeValue(field.path, field.key, field.value, writing) ?? []),
    ],
    lineItems,
    totals,
    wording,
    sections: blocksOf(
      body.filter((field) => !isLoose(field)),
      writing,
    ),
    details: blocksOf(body.filter(isLoose), writing),
    notes,
    terms,
    signatures,
  };
}

/** Single values without a part of their own; long text is a section. */
function isLoose(field: Field): boolean {
  return isScalar(field) && String(field.value).length <= 90;
}

function fitsHead(field: Field, writing: Writing): boolean {
  if (!isScalar(field) || String(field.value).length > HEAD_TEXT_LENGTH) return false;
  return writeValue(field.path, field.key, field.value, writing)?.kind !== 'image';
}

/** Payment providers name their objects and write currencies in lower case; their amounts are in cents. */
function sendsMinorUnits({ data }: Root): boolean {
  return (
    typeof data.object === 'string' &&
    typeof data.currency === 'string' &&
    /^[a-z]{3}$/.test(data.currency)
  );
}

/** Takes what styles the document rather than being in it. */
function takeDesign(pool: Pool): string | undefined {
  const color = pool.take('accentColor', (field) => cssColor(field.value) !== undefined);
  const [styles] = pool.takeAll(
    (field) =>
      ['styles', 'style', 'theme', 'styling'].includes(field.name) &&
      (isObject(field.value) || field.name === 'style'),
  );
  const own = isObject(styles?.value)
    ? (styles.value.accentColor ?? styles.value.primaryColor ?? styles.value.color)
    : undefined;
  return cssColor(color?.value) ?? cssColor(own);
}

function takeNumber(pool: Pool, type: DetectedType, writing: Writing): Value | undefined {
  for (const role of NUMBER_ROLES[type]) {
    const field = pool.take(
      role,
      (candidate) =>
        isScalar(candidate) &&
        typeof candidate.value !== 'boolean' &&
        String(candidate.value).length <= 60,
    );
    if (field !== undefined) return plain(field, writing);
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

function takeValue(pool: Pool, role: Role, writing: Writing): Value | undefined {
  const field = pool.take(
    role,
    (candidate) => typeof candidate.value === 'string' && candidate.value.length <= 30,
  );
  return field === undefined ? undefined : writeValue(field.path, field.key, field.value, writing);
}

function takeFacts(pool: Pool, writing: Writing): Value[] {
  const facts: Value[] = [];
  for (const role of HEAD_ROLES) {
    for (
      let field = pool.take(role, (candidate) => fitsHead(candidate, writing));
      field !== undefined;
      field = pool.take(role, (candidate) => fitsHead(candidate, writing))
    ) {
      const value = writeValue(field.path, field.key, field.value, writing);
      if (
        value !== undefined &&
        !facts.some((known) => known.label === value.label && known.text === value.text)
      )
        facts.push(value);
    }
  }
  return facts;
}

function takeEvery(pool: Pool, role: Role): Field[] {
  const found: Field[] = [];
  for (let field = pool.take(role); field !== undefined; field = pool.take(role)) found.push(field);
  return found;
}
