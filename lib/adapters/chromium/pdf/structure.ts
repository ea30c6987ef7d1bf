import { PdfReader } from './reader.ts';
import {
  isDictionary,
  isReference,
  type PdfDictionary,
  PdfSyntaxError,
  type PdfValue,
} from './values.ts';

/** What the end of a PDF says about the rest of it. */
export interface PdfStructure {
  readonly bytes: Buffer;
  /** Byte offset of the newest cross-reference table. */
  readonly tableOffset: number;
  /** The newest trailer. */
  readonly trailer: PdfDictionary;
  /** Object number to byte offset of its `n g obj`. Each has been checked. */
  readonly offsets: ReadonlyMap<number, number>;
}

const TAIL_BYTES = 1_024;
const ENTRY_BYTES = 20;
const MAX_SECTIONS = 64;

/**
 * Reads the cross references of a PDF with classic tables and proves that each object is where they
 * say. Throws PdfSyntaxError on anything truncated or damaged.
 */
export function readStructure(input: Uint8Array): PdfStructure {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') throw new PdfSyntaxError('no PDF header');
  const tableOffset = startOfTable(bytes);
  const offsets = new Map<number, number>();
  const seen = new Set<number>();
  let newest: PdfDictionary | undefined;
  let next: number | undefined = tableOffset;
  while (next !== undefined) {
    if (seen.has(next) || seen.size === MAX_SECTIONS) {
      throw new PdfSyntaxError('cross-reference sections without an end');
    }
    seen.add(next);
    const trailer = readSection(bytes, next, offsets);
    newest ??= trailer;
    next = numberAt(trailer, 'Prev');
  }
  if (newest === undefined) throw new PdfSyntaxError('no trailer');
  for (const [number, offset] of offsets) if (offset === FREE) offsets.delete(number);
  return { bytes, tableOffset, trailer: newest, offsets };
}

/** Marks an object that a newer section freed, so that an older one does not bring it back. */
const FREE = -1;

/** The dictionary that `reference` points to. */
export function dictionaryAt(
  structure: PdfStructure,
  reference: PdfValue | undefined,
  what: string,
): PdfDictionary {
  const value = isReference(reference) ? objectAt(structure, reference.number) : reference;
  if (!isDictionary(value)) throw new PdfSyntaxError(`${what} is missing or not a dictionary`);
  return value;
}

function objectAt(structure: PdfStructure, number: number): PdfValue | undefined {
  const offset = structure.offsets.get(number);
  if (offset === undefined) return undefined;
  const reader = new PdfReader(structure.bytes, offset);
  reader.integer();
  reader.integer();
  reader.expect('obj');
  return reader.value();
}

function startOfTable(bytes: Buffer): number {
  const from = Math.max(0, bytes.length - TAIL_BYTES);
  const tail = bytes.toString('latin1', from);
  const match = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(tail);
  if (match === null) throw new PdfSyntaxError('the end of the file is missing');
  const offset = Number(match[1]);
  if (offset >= from + match.index) throw new PdfSyntaxError('startxref points outside the file');
  return offset;
}

function readSection(bytes: Buffer, offset: number, offsets: Map<number, number>): PdfDictionary {
  const reader = new PdfReader(bytes, offset);
  if (bytes.toString('latin1', offset, offset + 4) !== 'xref') {
    if (/^\d+ \d+ obj/.test(bytes.toString('latin1', offset, offset + 24))) {
      throw new PdfSyntaxError('cross references are a stream');
    }
    reader.fail('no cross-reference table');
  }
  reader.expect('xref');
  for (;;) {
    reader.skipSpace();
    if (bytes[reader.position] === 0x74) break;
    const first = reader.integer();
    const count = reader.integer();
    reader.skipSpace();
    readEntries(bytes, reader.position, { first, count }, offsets);
    reader.position += count * ENTRY_BYTES;
  }
  reader.expect('trailer');
  const trailer = reader.value();
  if (!isDictionary(trailer)) return reader.fail('no trailer');
  if (trailer.has('XRefStm')) throw new PdfSyntaxError('cross references are a stream');
  const size = numberAt(trailer, 'Size') ?? 0;
  for (const number of offsets.keys()) {
    if (number >= size) reader.fail('trailer and cross references disagree');
  }
  return trailer;
}

function readEntries(
  bytes: Buffer,
  start: number,
  section: { first: number; count: number },
  offsets: Map<number, number>,
): void {
  if (start + section.count * ENTRY_BYTES > bytes.length) {
    throw new PdfSyntaxError('cross-reference table is cut off');
  }
  for (let index = 0; index < section.count; index += 1) {
    const at = start + index * ENTRY_BYTES;
    const number = section.first + index;
    const kind = bytes[at + 17];
    if (kind !== 0x6e && kind !== 0x66) throw new PdfSyntaxError(`bad reference at byte ${at}`);
    if (offsets.has(number)) continue;
    const offset = kind === 0x66 ? FREE : digits(bytes, at, 10);
    if (offset !== FREE) proveHeader(bytes, offset, [number, digits(bytes, at + 11, 5)]);
    offsets.set(number, offset);
  }
}

/** `count` ASCII digits as a number, read without making a string: there are thousands of them. */
function digits(bytes: Buffer, at: number, count: number): number {
  let value = 0;
  for (let index = at; index < at + count; index += 1) {
    const digit = (bytes[index] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) throw new PdfSyntaxError(`bad reference at byte ${at}`);
    value = value * 10 + digit;
  }
  return value;
}

/** Throws unless `n g obj` stands at `offset`; compared by byte for the same reason. */
function proveHeader(bytes: Buffer, offset: number, [number, generation]: [number, number]): void {
  const afterNumber = matchInteger(bytes, offset, number);
  const afterGeneration = matchInteger(bytes, afterNumber + 1, generation);
  const isThere =
    afterNumber > 0 &&
    bytes[afterNumber] === 0x20 &&
    afterGeneration > 0 &&
    bytes[afterGeneration] === 0x20 &&
    bytes[afterGeneration + 1] === 0x6f &&
    bytes[afterGeneration + 2] === 0x62 &&
    bytes[afterGeneration + 3] === 0x6a;
  if (!isThere) throw new PdfSyntaxError(`object ${number} is not at byte ${offset}`);
}

/** The position behind the digits of `expected`; -1 when something else stands there. */
function matchInteger(bytes: Buffer, start: number, expected: number): number {
  let value = 0;
  let at = start;
  for (; at < start + 10; at += 1) {
    const digit = (bytes[at] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  return at > start && value === expected ? at : -1;
}

function numberAt(dictionary: PdfDictionary, key: string): number | undefined {
  const value = dictionary.get(key);
  if (value === undefined) return undefined;
  if (typeof value !== 'number') throw new PdfSyntaxError(`/${key} is not a number`);
  return value;
}
