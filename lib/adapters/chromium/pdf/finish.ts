import type { DocumentMetadata } from '#lib/ports/renderer.ts';
import { informationSource } from './information.ts';
import { renumberNodeIds } from './node-ids.ts';
import { dictionaryAt, type PdfStructure, readStructure } from './structure.ts';
import { completeTextMaps, type ReplacedObject, type TextsByFont } from './to-unicode.ts';
import { isReference, PdfSyntaxError } from './values.ts';

export interface FinishOptions {
  /** Wins over what the document itself said, such as the title of its head. */
  readonly metadata?: DocumentMetadata;
  /** Text of glyphs that no code point leads to. */
  readonly texts?: TextsByFont;
}

const ENTRY_BYTES = 20;
const SPACE = 0x20;

/**
 * Chromium's PDF with its information dictionary rewritten and everything taken out that differs
 * between two renders of the same content: dates, /ID, numbers of structure elements. Returns a new
 * array, a function of content and metadata alone. Throws PdfSyntaxError when `pdf` is not what
 * Chromium writes.
 *
 * What is rewritten, the dictionary and maps from glyphs to text, goes behind the last object, and the
 * table of references behind it: one copy and no second revision, where parsing and saving with a PDF
 * library costs from 7 to 230 ms.
 */
export function finishPdf(pdf: Uint8Array, options: FinishOptions = {}): Uint8Array {
  const structure = readStructure(pdf);
  const information = structure.trailer.get('Info');
  if (!isReference(information) || structure.trailer.has('Prev')) {
    throw new PdfSyntaxError('the file was not written by Chromium');
  }
  const original = dictionaryAt(structure, information, 'the information dictionary');
  const source = informationSource(options.metadata ?? {}, original);
  const dictionary = {
    number: information.number,
    source: Buffer.from(`${information.number} 0 obj\n${source}\nendobj\n`, 'latin1'),
  };
  const maps = options.texts === undefined ? [] : completeTextMaps(structure, options.texts);
  const finished = withObjects(structure, [dictionary, ...maps]);
  renumberNodeIds(structure, finished);
  return finished;
}

/** The file with these objects in the place of those with their numbers. */
function withObjects(structure: PdfStructure, objects: readonly ReplacedObject[]): Buffer {
  const { bytes, tableOffset } = structure;
  const table = bytes.subarray(tableOffset, bytes.lastIndexOf('trailer'));
  const sources = objects.map(({ source }) => source);
  const moved = tableOffset + sources.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.from(trailerSource(structure, moved), 'latin1');
  const finished = Buffer.concat([bytes.subarray(0, tableOffset), ...sources, table, end]);
  let offset = tableOffset;
  for (const { number, source } of objects) {
    blankOriginal(structure, number, finished);
    const entry = moved + entryPosition(table, number);
    finished.write(`${String(offset).padStart(10, '0')} 00000 n`, entry, 'latin1');
    offset += source.length;
  }
  return finished;
}

/** Where the entry of object `number` starts in the one-section table that Chromium writes. */
function entryPosition(table: Buffer, number: number): number {
  const heading = /^xref\r?\n0 (\d+)\r?\n/.exec(table.toString('latin1', 0, 40));
  if (heading === null || table.length !== heading[0].length + Number(heading[1]) * ENTRY_BYTES) {
    throw new PdfSyntaxError('the file was not written by Chromium');
  }
  return heading[0].length + number * ENTRY_BYTES;
}

/** The entries of the trailer that Chromium writes, without an /ID, which would differ each time. */
function trailerSource({ trailer }: PdfStructure, tableOffset: number): string {
  const references = ['Root', 'Info'].map((key) => {
    const value = trailer.get(key);
    if (!isReference(value)) throw new PdfSyntaxError(`the trailer has no /${key}`);
    return `/${key} ${value.number} ${value.generation} R`;
  });
  const dictionary = `<</Size ${String(trailer.get('Size'))}\n${references.join('\n')}>>`;
  return `trailer\n${dictionary}\nstartxref\n${tableOffset}\n%%EOF\n`;
}

/** Spaces where the old object stood, so that a file repairer cannot revive it, with its dates. */
function blankOriginal(structure: PdfStructure, number: number, finished: Buffer): void {
  const start = structure.offsets.get(number) ?? structure.tableOffset;
  let end = structure.tableOffset;
  for (const offset of structure.offsets.values()) {
    if (offset > start && offset < end) end = offset;
  }
  finished.fill(SPACE, start, end - 1);
}
