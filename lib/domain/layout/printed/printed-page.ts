import type {
  Block,
  Party,
  PrintedDocument,
  Value,
  ValueKind,
} from '#lib/domain/presentation/printed-document.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { returnLine, signersOf } from '../letter.ts';
import { grandTotal } from '../regions.ts';
import {
  blockOf,
  clausesOf,
  englishTermOf,
  labelled,
  noTerm,
  type TermOf,
  tableOf,
  textOf,
} from './page-blocks.ts';
import { inOneLine, partyLine } from './printed-blocks.ts';

/**
 * A document as a template walks through it, list by list: `printed.page.facts`, `printed.page.totals`.
 * A template that sets these shows whatever the data says, under the document's own labels. Every key is
 * there, so that no outer value takes the place of one that the document lacks.
 * @param english the same document with the product's labels in English, by which they are known
 */
export function printedPage(document: PrintedDocument, english: PrintedDocument): JsonObject {
  const { parties, wording, sections, details, opening = [], smallPrint = [] } = document;
  const of = (role: Party['role']) => parties.find((party) => party.role === role);
  const sender = of('sender');
  const recipient = of('recipient');
  const others = parties.filter((party) => party !== sender && party !== recipient);
  const signers = document.type === 'letter' ? signersOf(document) : document.signatures;
  const said = (part: keyof typeof wording) => textOf(wording[part]);
  return {
    title: document.title,
    subtitle: textOf(document.subtitle),
    status: textOf(document.status),
    number: numberOf(document, english),
    logo: textOf(document.logo),
    sender: sender === undefined ? issuerOf(document) : partyOf(sender),
    recipient: recipient === undefined ? null : recipientOf(recipient, document, english),
    others: others.map(partyOf),
    returnLine: returnLine(sender),
    ...headOf(document),
    items: document.lineItems === undefined ? null : tableOf(document.lineItems, termsIn(document)),
    ...sumsOf(document, english),
    subject: said('subject'),
    salutation: said('salutation'),
    closing: said('closing'),
    honoree: said('honoree'),
    achievement: said('achievement'),
    statement: said('statement'),
    opening: blocksOf(opening),
    content: blocksOf([...sections, ...details]),
    clauses: document.type === 'contract' ? clausesOf([...sections, ...details]) : null,
    ...reportOf(document, english),
    notes: blocksOf(document.notes),
    ...afterLetter(document, english),
    terms: blocksOf(document.terms),
    signatures:
      signers.length === 0
        ? null
        : {
            signers: signers.map(({ name = null, image = null, lines }) => ({
              ...{ name, image, about: inOneLine(lines) },
            })),
          },
    smallPrint: inOneLine(smallPrint),
  };
}

/** A template's own word such as "Invoice no." is none for the number of a credit note. */
function numberOf(document: PrintedDocument, english: PrintedDocument): JsonObject | null {
  if (document.number === undefined) return null;
  const isOrdinary = /^(?:invoice|quote|receipt)$/i.test(english.title);
  return isOrdinary ? termed(document)(document.number) : { ...labelled(document.number), is: {} };
}

/** A value whose label a template may have a word of its own for. */
const termed = (document: PrintedDocument): ((value: Value) => JsonObject) => {
  const termOf = termsIn(document);
  return (value) => ({ ...labelled(value), is: termOf(value.label) });
};

const termsIn = ({ locale }: PrintedDocument): TermOf =>
  /^en\b/.test(locale.language) ? englishTermOf : noTerm;

type Listed = Extract<Block, { kind: 'list' }>;

/** The parts of a report that have their own place, and the others. */
function reportOf({ sections, details }: PrintedDocument, english: PrintedDocument): JsonObject {
  const labels = english.sections.map(({ label }) => label);
  const summary = sections.find(
    ({ kind }, index) => kind === 'text' && labels[index] === 'Summary',
  );
  const metrics = sections.find(({ kind }) => kind === 'metrics');
  const advice = sections.find(
    (block, index): block is Listed => block.kind === 'list' && labels[index] === 'Recommendations',
  );
  const placed = new Set<Block | undefined>([summary, metrics, advice]);
  return {
    summary: summary === undefined ? null : (blockOf(summary)[0] ?? null),
    metrics: metrics === undefined ? null : (blockOf(metrics)[0] ?? null),
    advice: advice === undefined ? null : (blockOf(advice)[0] ?? null),
    rest: blocksOf([...sections, ...details].filter((block) => !placed.has(block))),
  };
}

/** What stands below the signature of a letter. */
function afterLetter({ notes }: PrintedDocument, english: PrintedDocument): JsonObject {
  const labelledAs = (...labels: readonly string[]) =>
    notes.filter(
      ({ kind }, at) => kind === 'list' && labels.includes(english.notes[at]?.label ?? ''),
    );
  const enclosures = labelledAs('Enclosure', 'Enclosures');
  const copies = labelledAs('cc');
  return {
    enclosures: blocksOf(enclosures),
    copies: blocksOf(copies),
    after: blocksOf(
      notes.filter((block) => !enclosures.includes(block) && !copies.includes(block)),
    ),
  };
}

/** Templates have a word of their own for whom an ordinary document is for. */
const ORDINARY: ReadonlySet<string> = new Set(['Bill to', 'Prepared for', 'Customer']);

function recipientOf(
  recipient: Party,
  { parties }: PrintedDocument,
  english: PrintedDocument,
): JsonObject {
  const label = english.parties[parties.indexOf(recipient)]?.label ?? '';
  return { ...partyOf(recipient), ...(ORDINARY.has(label) ? { label: null } : {}) };
}

const blocksOf = (blocks: readonly Block[]): JsonValue =>
  blocks.length === 0 ? null : { blocks: blocks.flatMap(blockOf) };

/** States in which nobody is asked to pay. */
const SETTLED: ReadonlySet<string> = new Set(['Paid', 'Void', 'Refunded', 'Draft']);

/** The sums, the one to see first, whether it is settled, and until when it is to be paid. */
function sumsOf(document: PrintedDocument, english: PrintedDocument): JsonObject {
  const grand = grandTotal(document);
  const at = grand === undefined ? -1 : document.totals.indexOf(grand);
  const label = english.totals[at]?.value.label;
  const say = (word: string) => document.words?.get(word.toLowerCase()) ?? word;
  const isPaid =
    label === 'Amount paid' ||
    (document.type === 'receipt' &&
      label === 'Total' &&
      !document.totals.some(({ role }) => role === 'due'));
  const status = english.status?.text;
  const isSettled = isPaid || (status !== undefined && SETTLED.has(status));
  const isAsked = label === 'Total' && english.title === 'Invoice' && !isSettled;
  const due = english.facts.findIndex((fact) => fact.label === 'Due date');
  const payBy = document.facts[due];
  const rows = document.totals.map((total) => ({
    ...labelled(total.value),
    isGrand: total === grand,
  }));
  return {
    totals: rows.length === 0 ? null : { rows },
    amount:
      grand === undefined
        ? null
        : { ...labelled(grand.value), ...(isAsked ? { label: say('Amount due') } : {}) },
    mark: textOf(document.status) ?? (isPaid ? say('Paid') : null),
    payBy: payBy === undefined || isSettled ? null : termed(document)(payBy),
  };
}

/** What stands at the head. A letter says its place and date without a label. */
function headOf(document: PrintedDocument): JsonObject {
  const { type, facts } = document;
  const at = type === 'letter' ? facts.findIndex(({ kind }) => kind === 'date') : -1;
  const before = facts[at - 1];
  const place = before?.label === '' ? before : undefined;
  return {
    place: textOf(place),
    date: textOf(facts[at]),
    facts: facts.filter((each, index) => index !== at && each !== place).map(termed(document)),
  };
}

/** Of a certificate, who issues it where nothing but the name is known. */
const issuerOf = ({ wording: { issuer } }: PrintedDocument): JsonValue =>
  issuer === undefined
    ? null
    : { label: '', name: issuer.text, lines: [], post: [], contact: null };

const CONTACTS: ReadonlySet<ValueKind> = new Set(['email', 'phone', 'url']);

/** A party, and for letterheads its address apart from how else to reach it. */
function partyOf(party: Party): JsonObject {
  const contact = party.lines.filter(({ kind, label }) => label !== '' || CONTACTS.has(kind));
  return {
    ...{ label: party.label, name: party.name ?? null, lines: party.lines.map(partyLine) },
    post: party.lines.filter((line) => !contact.includes(line)).map(partyLine),
    contact: contact.length === 0 ? null : { lines: contact.map(partyLine) },
  };
}
