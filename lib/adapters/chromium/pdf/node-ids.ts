import type { PdfStructure } from './structure.ts';

const ID_OPEN = '(node';
const ID_DIGITS = 8;
const ID_LENGTH = ID_OPEN.length + ID_DIGITS + 1;
const STREAM_OPEN = '>> stream';
const [ZERO, CLOSE, BRACKET] = [0x30, 0x29, 0x5b];

/** An id: where its parenthesis opens, and its number. */
interface PlacedId {
  readonly place: number;
  readonly number: number;
}

/**
 * Renumbers the ids of structure elements from 1 in `bytes`, a copy of the file. Chromium names them `node%08d` after a
 * counter of the whole process, so that the same table printed twice has different ones. Their
 * order is kept, because the tree that looks them up is sorted. The author's own strings, such as
 * an alternative text "node00000007", and the contents of streams are left alone.
 */
export function renumberNodeIds(structure: PdfStructure, bytes: Buffer): void {
  const placed = placedIds(structure);
  const numbers = Float64Array.from(new Set(placed.map(({ number }) => number))).sort();
  const renumbered = new Map<number, number>();
  numbers.forEach((number, index) => {
    renumbered.set(number, index + 1);
  });
  for (const { place, number } of placed) {
    writeDigits(bytes, place + ID_OPEN.length, renumbered.get(number) ?? 0);
  }
}

/** By byte, as the numbers are read: a table of 1,000 rows has 20,000 of them. */
function writeDigits(bytes: Buffer, start: number, number: number): void {
  let rest = number;
  for (let at = start + ID_DIGITS - 1; at >= start; at -= 1) {
    bytes[at] = ZERO + (rest % 10);
    rest = Math.floor(rest / 10);
  }
}

/** The number of the id at this place; -1: none stands there. */
function numberAt(text: string, place: number): number {
  const start = place + ID_OPEN.length;
  let number = 0;
  for (let at = start; at < start + ID_DIGITS; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return -1;
    number = number * 10 + digit;
  }
  return text.charCodeAt(start + ID_DIGITS) === CLOSE ? number : -1;
}

/** In ascending order. */
function placedIds(structure: PdfStructure): PlacedId[] {
  const placed: PlacedId[] = [];
  const { text, tableOffset } = structure;
  let inStream: ((place: number) => boolean) | undefined;
  let place = text.indexOf(ID_OPEN);
  for (; place >= 0 && place < tableOffset; place = text.indexOf(ID_OPEN, place + 1)) {
    const number = numberAt(text, place);
    if (number < 0 || !followsStructureKey(text, place)) continue;
    inStream ??= streamDetector(structure, text);
    if (inStream(place)) continue;
    placed.push({ place, number });
    place += ID_LENGTH - 1;
  }
  return placed;
}

/** Ids stand after /ID and in the arrays /Headers, /Limits and /Names; strings of the author after other keys. */
function followsStructureKey(text: string, place: number): boolean {
  return (
    text.charCodeAt(place - 1) === BRACKET ||
    text.startsWith('/ID ', place - 4) ||
    text.startsWith(' R ', place - 3) ||
    text.startsWith(') ', place - 2)
  );
}

/** Tells whether a place lies in a stream. To be asked in ascending order: it looks at each byte once. */
function streamDetector(structure: PdfStructure, text: string): (place: number) => boolean {
  const starts = Float64Array.from(structure.offsets.values()).sort();
  let index = -1;
  let opened = text.indexOf(STREAM_OPEN);
  return (place) => {
    while ((starts[index + 1] ?? Number.POSITIVE_INFINITY) <= place) index += 1;
    const start = starts[index] ?? 0;
    while (opened >= 0 && opened < start) opened = text.indexOf(STREAM_OPEN, opened + 1);
    return opened >= 0 && opened + STREAM_OPEN.length <= place;
  };
}
