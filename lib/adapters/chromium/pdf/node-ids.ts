import type { PdfStructure } from './structure.ts';

const ID_OPEN = '(node';
const ID_LENGTH = '(node00000000)'.length;
const STREAM_OPEN = '>> stream';
const ID = /^\(node\d{8}\)$/;

/**
 * Renumbers the ids of structure elements from 1, in place. Chromium names them `node%08d` after a
 * counter of the whole process, so that the same table printed twice has different ones. Their
 * order is kept, because the tree that looks them up is sorted. The author's own strings, such as
 * an alternative text "node00000007", and the contents of streams are left alone.
 */
export function renumberNodeIds(structure: PdfStructure, bytes: Buffer): void {
  const places = idPlaces(structure, bytes);
  const ids = [...new Set(places.map((place) => idAt(bytes, place)))].sort();
  const renumbered = new Map(
    ids.map((id, index) => [id, `(node${String(index + 1).padStart(8, '0')})`]),
  );
  for (const place of places) {
    bytes.write(renumbered.get(idAt(bytes, place)) ?? '', place, 'latin1');
  }
}

function idAt(bytes: Buffer, place: number): string {
  return bytes.toString('latin1', place, place + ID_LENGTH);
}

/** Offsets of the opening parentheses, ascending. */
function idPlaces(structure: PdfStructure, bytes: Buffer): number[] {
  const places: number[] = [];
  let inStream: ((place: number) => boolean) | undefined;
  let place = bytes.indexOf(ID_OPEN, 0, 'latin1');
  for (; place >= 0; place = bytes.indexOf(ID_OPEN, place + 1, 'latin1')) {
    if (!ID.test(idAt(bytes, place)) || !followsStructureKey(bytes, place)) continue;
    inStream ??= streamDetector(structure, bytes);
    if (!inStream(place)) places.push(place);
  }
  return places;
}

/** Ids stand after /ID and in the arrays /Headers, /Limits and /Names; strings of the author after other keys. */
function followsStructureKey(bytes: Buffer, place: number): boolean {
  const before = bytes.toString('latin1', place - 4, place);
  return before === '/ID ' || before.endsWith('[') || / R $|\) $/.test(before);
}

/** Tells whether a place lies in a stream. To be asked in ascending order: it looks at each byte once. */
function streamDetector(structure: PdfStructure, bytes: Buffer): (place: number) => boolean {
  const starts = Float64Array.from(structure.offsets.values()).sort();
  let index = -1;
  let searched = 0;
  let found = false;
  return (place) => {
    while ((starts[index + 1] ?? Number.POSITIVE_INFINITY) <= place) {
      index += 1;
      searched = starts[index] ?? 0;
      found = false;
    }
    found ||= bytes.subarray(searched, place).includes(STREAM_OPEN, 0, 'latin1');
    searched = Math.max(starts[index] ?? 0, place - STREAM_OPEN.length);
    return found;
  };
}
