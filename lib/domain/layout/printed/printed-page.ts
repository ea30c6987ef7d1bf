import type { Block, Party, PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { returnLine, signersOf } from '../letter.ts';
import { grandTotal } from '../regions.ts';
import { blockOf, labelled, tableOf, textOf } from './page-blocks.ts';
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
    number: document.number === undefined ? null : labelled(document.number),
    logo: textOf(document.logo),
    sender: sender === undefined ? null : partyOf(sender),
    recipient: recipient === undefined ? null : recipientOf(recipient, document, english),
    others: others.map(partyOf),
    returnLine: returnLine(sender),
    ...headOf(document),
    items: document.lineItems === undefined ? null : tableOf(document.lineItems),
    ...sumsOf(document, english),
    subject: said('subject'),
    salutation: said('salutation'),
    closing: said('closing'),
    honoree: said('honoree'),
    achievement: said('achievement'),
    statement: said('statement'),
    opening: blocksOf(opening),
    blocks: [...sections, ...details].flatMap(blockOf),
    notes: blocksOf(document.notes),
    terms: blocksOf(document.terms),
    signatures: signers.map(({ name = null, image = null, lines }) => ({
      ...{ name, image, about: inOneLine(lines) },
    })),
    smallPrint: inOneLine(smallPrint),
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
    payBy: payBy === undefined || isSettled ? null : labelled(payBy),
  };
}

/** What stands at the head. A letter says its place and date without a label. */
function headOf({ type, facts }: PrintedDocument): JsonObject {
  const at = type === 'letter' ? facts.findIndex(({ kind }) => kind === 'date') : -1;
  const before = facts[at - 1];
  const place = before?.label === '' ? before : undefined;
  return {
    place: textOf(place),
    date: textOf(facts[at]),
    facts: facts.filter((each, index) => index !== at && each !== place).map(labelled),
  };
}

function partyOf(party: Party): JsonObject {
  return { label: party.label, name: party.name ?? null, lines: party.lines.map(partyLine) };
}
