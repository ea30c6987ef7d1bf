import type { ContentNode } from '../content-model.ts';
import type { Operation } from '../operations.ts';
import type { Bill } from './bill.ts';
import { asWord } from './stems.ts';

/** Something that is printed of the recipient: an element's text, or a part of it. */
export interface PartyLine {
  readonly id: string;
  readonly text: string;
  /** Whether its element says it and nothing else. */
  readonly isWhole: boolean;
}

/** Whom a document is for, as it prints them. */
export interface Recipient {
  readonly name: PartyLine;
  readonly attention: PartyLine | undefined;
  /** The name, and what stands between it and the address: a firm, a department, a person. */
  readonly named: readonly PartyLine[];
  readonly address: readonly PartyLine[];
  /** All below the name, in the order of the document: also telephone, mail, tax numbers. */
  readonly below: readonly PartyLine[];
}

const RECIPIENT = /client|customer|recipient|bill-to|buyer|addressee/;

export const isOfRecipient = (region: string): boolean => RECIPIENT.test(region);
const ATTENTION = /^(?:attn|attention|c\/o|z\. ?h(?:d|\.)|fao)\b/i;
/** Telephone numbers, mail and web addresses, and what has a label are no address. */
const REACHED = /@|^\+?[\d\s().-]{6,}$|^(?:www\.|https?:)|^[\p{L} ]{2,20}:\s/u;

export function recipientOf({ subject }: Bill): Recipient | undefined {
  const own = subject.content.nodes.filter(({ region = '' }) => RECIPIENT.test(region));
  const [first, ...others] = own.filter(({ role }) => role === 'party-name');
  if (first === undefined || others.length > 0) return undefined;
  const [name = lineOf(first), ...rest] = linesOf(first);
  const below = own.filter(({ role }) => role === 'party-line' || role === 'value').map(lineOf);
  const isPlace = ({ text }: PartyLine) => !ATTENTION.test(text) && !REACHED.test(text);
  const begins = below.findIndex((line) => /\d/.test(line.text) && isPlace(line));
  const upTo = below.slice(0, Math.max(0, rest.length > 0 ? 0 : begins));
  return {
    name,
    attention: below.find(({ text }) => ATTENTION.test(text)),
    named: [name, ...upTo.filter(({ text }) => !ATTENTION.test(text))],
    address: [...rest, ...(begins < 0 ? [] : below.slice(begins).filter(isPlace))],
    below: [...rest, ...below],
  };
}

const lineOf = ({ id, text, whole }: ContentNode): PartyLine => ({ id, text, isWhole: whole });

const NAME_AND_PLACE = /^(?<name>[^,\d]+?)(?:,| of| at| from) (?<place>(?=.*\d).+)$/u;

/** "Mrs Jean Boyd, 14 Ferry Road": a name and an address in one. */
function linesOf({ id, text }: ContentNode): readonly PartyLine[] {
  const { name, place } = NAME_AND_PLACE.exec(text)?.groups ?? {};
  return name === undefined || place === undefined
    ? []
    : [name, place].map((part) => ({ id, text: part, isWhole: false }));
}

export const replaced = (
  { id, text }: Pick<PartyLine, 'id' | 'text'>,
  replace: string,
  find = text,
): Operation => ({ op: 'replace-text', targets: [id], find, replace });

/** A name wherever the document says it: above the address, in the salutation, in the text. */
export function renamed({ subject }: Bill, before: string, now: string): Operation[] {
  const word = asWord(before);
  return subject.content.nodes.flatMap((node) =>
    word.test(node.text) ? [replaced(node, now, before)] : [],
  );
}

/** An address over the lines that are there: each part in a line of its own, as far as they go. */
export function writtenOver(lines: readonly PartyLine[], address: string): Operation[] {
  const parts = address.split(/,\s*/);
  const count = Math.min(lines.length, parts.length);
  return lines.flatMap((line, at) => {
    if (at >= count) return [removed(line)];
    const text = at < count - 1 ? parts[at] : parts.slice(at).join(', ');
    return text === line.text ? [] : [replaced(line, text ?? '')];
  });
}

/** A line among others in one element goes with the element if that is removed. */
const removed = (line: PartyLine): Operation =>
  line.isWhole ? { op: 'remove', targets: [line.id] } : replaced(line, '');

/** Somebody else with another address: nothing of the one before stays. */
export function recipientInstead(
  { name, below, address }: Recipient,
  bill: Bill,
  now: string,
  place: string,
): Operation[] {
  // The lines of the address keep its form; what stood above it goes, but for the line that a name held.
  const isLead = below.length > 0 && address[0] !== below[0];
  const lines = isLead ? below.slice(0, 1) : address;
  const rest = below.filter((line) => !lines.includes(line));
  const block = { kind: 'paragraph', text: place } as const;
  return [
    ...renamed(bill, name.text, now),
    ...(lines.length === 0
      ? [{ op: 'insert' as const, place: 'after' as const, target: name.id, block }]
      : writtenOver(lines, place)),
    ...rest.map(removed),
  ];
}

/** Where a reading wrote a name and an address into the recipient's name: each in its place. */
export function withWholeRecipient(
  operations: readonly Operation[],
  bill: Bill,
): readonly Operation[] {
  const recipient = recipientOf(bill);
  if (recipient === undefined) return operations;
  return operations.flatMap((operation) => {
    if (operation.op !== 'set-text' || operation.target !== recipient.name.id) return [operation];
    const { name, place } = NAME_AND_PLACE.exec(operation.text)?.groups ?? {};
    return name === undefined || place === undefined
      ? [operation]
      : recipientInstead(recipient, bill, name, place);
  });
}
