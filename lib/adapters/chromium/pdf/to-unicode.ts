import { deflateSync, inflateSync } from 'node:zlib';
import type { PdfStructure } from './structure.ts';

/** Text of glyphs by the PostScript name of their font and their number in it. */
export interface TextsByFont {
  get(name: string): ReadonlyMap<number, string> | undefined;
}

/** An object that takes the place of the one with the same number. */
export interface ReplacedObject {
  readonly number: number;
  readonly source: Buffer;
}

const KEY = '/ToUnicode ';
/** Chromium writes a font's name before its map, in a dictionary of this many bytes at most. */
const DICTIONARY_BYTES = 400;
const FONT = /\/BaseFont \/[A-Z]{6}\+([^\s/<>[\]()]+)\s[^>]*\/ToUnicode (\d+) 0 R$/;
const STREAM = /^\d+ 0 obj\s*<<\/Filter \/FlateDecode\s+\/Length (\d+)>>\s*stream\r?\n/;
const REFERENCE_BYTES = 16;
const MAX_MAP_BYTES = 4_000_000;
const SINGLE_GLYPH = /^<([0-9A-F]{4})> <([0-9A-F]{4})>$/gm;

/**
 * The maps from glyphs to text of embedded fonts, where Chromium left something open. It knows only
 * glyphs that a code point leads to: figures of one width, Thai and Devanagari forms are mapped to
 * nothing, Arabic ones to compatibility characters. The right text stands in ActualText, which many
 * programs do not read.
 */
export function completeTextMaps(structure: PdfStructure, texts: TextsByFont): ReplacedObject[] {
  const { bytes, tableOffset } = structure;
  const replaced: ReplacedObject[] = [];
  for (let at = bytes.indexOf(KEY); at >= 0; at = bytes.indexOf(KEY, at + 1)) {
    if (at >= tableOffset) break;
    const end = bytes.indexOf('R', at + KEY.length) + 1;
    if (end === 0 || end - at > KEY.length + REFERENCE_BYTES) continue;
    const match = FONT.exec(bytes.toString('latin1', Math.max(0, at - DICTIONARY_BYTES), end));
    const glyphs = texts.get(match?.[1] ?? '');
    if (match === null || glyphs === undefined) continue;
    const number = Number(match[2]);
    const map = readMap(structure, number);
    const complete = map && completeMap(map, glyphs);
    if (complete !== map && complete !== undefined) {
      replaced.push({ number, source: streamObject(number, complete) });
    }
  }
  return replaced;
}

/** undefined where it is none: a document's title may look like a font's dictionary. */
function readMap(structure: PdfStructure, number: number): string | undefined {
  const { bytes, offsets } = structure;
  const offset = offsets.get(number);
  if (offset === undefined) return undefined;
  const head = STREAM.exec(bytes.toString('latin1', offset, offset + DICTIONARY_BYTES));
  if (head === null) return undefined;
  const start = offset + head[0].length;
  try {
    const packed = bytes.subarray(start, start + Number(head[1]));
    return inflateSync(packed, { maxOutputLength: MAX_MAP_BYTES }).toString('latin1');
  } catch {
    return undefined;
  }
}

function completeMap(map: string, glyphs: ReadonlyMap<number, string>): string {
  return map.replace(SINGLE_GLYPH, (line, glyph: string, unicode: string) => {
    const code = Number.parseInt(unicode, 16);
    const text = code === 0 ? glyphs.get(Number.parseInt(glyph, 16)) : plainForm(code);
    return text === undefined ? line : `<${glyph}> <${hexadecimal(text)}>`;
  });
}

/** The letter that an Arabic form stands for. */
function plainForm(code: number): string | undefined {
  const isForm = (code >= 0xfb50 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);
  return isForm ? String.fromCharCode(code).normalize('NFKC') : undefined;
}

function hexadecimal(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
}

function streamObject(number: number, map: string): Buffer {
  const packed = deflateSync(Buffer.from(map, 'latin1'));
  const head = `${number} 0 obj\n<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n`;
  return Buffer.concat([
    Buffer.from(head, 'latin1'),
    packed,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
}
