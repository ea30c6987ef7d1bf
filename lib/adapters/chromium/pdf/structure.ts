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
  /** One character for each byte. */
  readonly text: string;
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
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) throw new PdfSyntaxError('no PDF header');
  const tableOffset = startOfTable(text);
  const offsets = new Map<number, number>();
  const seen = new Set<number>();
  let newest: PdfDictionary | undefined;
  let next: number | undefined = tableOffset;
  while (next !== undefined) {
    if (seen.has(next) || seen.size === MAX_SECTIONS) {
      throw new PdfSyntaxError('cross-reference sections without an end');
    }
    seen.add(next);
    const trailer = readSection(text, next, offsets);
    newest ??= trailer;
    next = numberAt(trailer, 'Prev');
  }
  if (newest === undefined) throw new PdfSyntaxError('no trailer');
  for (const [number, offset] of offsets) if (offset === FREE) offsets.delete(number);
  return { bytes, text, tableOffset, trailer: newest, offsets };
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
  const reader = new PdfReader(structure.text, offset);
  reader.integer();
  reader.integer();
  reader.expect('obj');
  return reader.value();
}

function startOfTable(text: string): number {
  const from = Math.max(0, text.length - TAIL_BYTES);
  const match = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text.slice(from));
  if (match === null) throw new PdfSyntaxError('the end of the file is missing');
  const offset = Number(match[1]);
  if (offset >= from + match.index) throw new PdfSyntaxError('startxref points outside the file');
  return offset;
}

function readSection(text: string, offset: number, offsets: Map<number, number>): PdfDictionary {
  const reader = new PdfReader(text, offset);
  if (/^\d+ \d+ obj/.test(text.slice(offset, offset + 24))) {
    throw new PdfSyntaxError('cross references are a stream');
  }
  if (reader.token() !== 'xref') reader.fail('no cross-reference table');
  for (let token = reader.token(); token !== 'trailer'; token = reader.token()) {
    const count = reader.integer();
    reader.skipSpace();
    readEntries(text, reader.position, { first: Number(token), count }, offsets);
    reader.position += count * ENTRY_BYTES;
  }
  const trailer = reader.value();
  if (!isDictionary(trailer)) return reader.fail('no trailer');
  if (trailer.has('XRefStm')) throw new PdfSyntaxError('cross references are a stream');
  const size = numberAt(trailer, 'Size') ?? 0;
  for (const number of offsets.keys()) {
    if (!(number < size)) reader.fail('trailer and cross references disagree');
  }
  return trailer;
}

/** Takes over each entry that no newer section has; the object has to be where it says. */
function readEntries(
  text: string,
  start: number,
  section: { first: number; count: number },
  offsets: Map<number, number>,
): void {
  if (start + section.count * ENTRY_BYTES > text.length) {
    throw new PdfSyntaxError('cross-reference table is cut off');
  }
  for (let index = 0; index < section.count; index += 1) {
    const number = section.first + index;
    if (offsets.has(number)) continue;
    // `0000000017 00000 n`, in use, or `f`, free: a pattern would take twice as long for thousands of them.
    const at = start + index * ENTRY_BYTES;
    const kind = text[at + 17];
    if (kind !== 'n' && kind !== 'f') throw new PdfSyntaxError(`bad reference at byte ${at}`);
    const offset = kind === 'f' ? FREE : Number(text.slice(at, at + 10));
    const header = `${number} ${Number(text.slice(at + 11, at + 16))} obj`;
    if (offset !== FREE && !text.startsWith(header, offset)) {
      throw new PdfSyntaxError(`object ${number} is not at byte ${offset}`);
    }
    offsets.set(number, offset);
  }
}

function numberAt(dictionary: PdfDictionary, key: string): number | undefined {
  const value = dictionary.get(key);
  if (value === undefined) return undefined;
  if (typeof value !== 'number') throw new PdfSyntaxError(`/${key} is not a number`);
  return value;
}
