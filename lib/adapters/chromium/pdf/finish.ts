import type { DocumentMetadata } from '#lib/ports/renderer.ts';
import { informationSource } from './information.ts';
import { renumberNodeIds } from './node-ids.ts';
import { dictionaryAt, type PdfStructure, readStructure } from './structure.ts';
import { isReference, type PdfReference, PdfSyntaxError } from './values.ts';

export interface FinishOptions {
  /** Wins over what the document itself said, such as the title of its head. */
  readonly metadata?: DocumentMetadata;
}

const ENTRY_BYTES = 20;
const SPACE = 0x20;

/**
 * Chromium's PDF with its information dictionary written anew and everything taken out that differs
 * between two renders of the same content: dates, /ID, numbers of structure elements. Returns a new
 * array, a function of content and metadata alone. Throws PdfSyntaxError when `pdf` is not what
 * Chromium writes.
 *
 * The dictionary goes behind the last object, and the table of references, which ends the file,
 * moves along with one entry changed: one copy and no second revision, where parsing and saving with
 * a PDF library costs from 7 to 230 ms.
 */
export function finishPdf(pdf: Uint8Array, options: FinishOptions = {}): Uint8Array {
  const structure = readStructure(pdf);
  const information = structure.trailer.get('Info');
  if (!isReference(information) || structure.trailer.has('Prev')) {
    throw new PdfSyntaxError('the file was not written by Chromium');
  }
  const original = dictionaryAt(structure, information, 'the information dictionary');
  const source = informationSource(options.metadata ?? {}, original);
  const finished = withInformation(structure, information, source);
  renumberNodeIds(structure, finished.subarray(0, structure.tableOffset));
  return finished;
}

function withInformation(
  structure: PdfStructure,
  information: PdfReference,
  source: string,
): Buffer {
  const { bytes, tableOffset } = structure;
  const object = Buffer.from(`${information.number} 0 obj\n${source}\nendobj\n`, 'latin1');
  const table = bytes.subarray(tableOffset, bytes.lastIndexOf('trailer'));
  const end = Buffer.from(trailerSource(structure, tableOffset + object.length), 'latin1');
  const finished = Buffer.concat([bytes.subarray(0, tableOffset), object, table, end]);
  blankOriginal(structure, information.number, finished);
  const entry = tableOffset + object.length + entryPosition(table, information.number);
  finished.write(`${String(tableOffset).padStart(10, '0')} 00000 n`, entry, 'latin1');
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

/** Spaces where the old dictionary stood, so that its dates are gone and a file repairer cannot revive it. */
function blankOriginal(structure: PdfStructure, number: number, finished: Buffer): void {
  const start = structure.offsets.get(number) ?? structure.tableOffset;
  let end = structure.tableOffset;
  for (const offset of structure.offsets.values()) {
    if (offset > start && offset < end) end = offset;
  }
  finished.fill(SPACE, start, end - 1);
}
