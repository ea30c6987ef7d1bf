import { type CharacterMap, readCharacterMap, writeCharacterMap } from './cmap.ts';
import { type SfntTables, tableOf } from './sfnt.ts';

/** Their sizes follow the number of glyphs; no screen of today reads them. */
const DEVICE_TABLES = ['hdmx', 'LTSH', 'VDMX', 'DSIG'];
const MAX_GLYPHS = 0xffff;
const ARGUMENTS_ARE_OFFSETS = 0x0002;
const USE_MY_METRICS = 0x0200;

/**
 * Gives each code point a glyph of its own. Fonts let look-alikes share one (文 and the radical ⽂,
 * Đ and Ð, ι and ɩ), and a PDF then names the lowest code point for all of them: text that is
 * copied, searched or read aloud is wrong, unless the reader knows ActualText, as pdf.js does not.
 * The code point that is written most keeps the glyph with its kerning and marks; the others get
 * glyphs that refer to it. A font of pictures stays as it is: a reference has no colours.
 */
export function withDistinctGlyphs(tables: SfntTables): SfntTables {
  if (tables.has('COLR')) return tables;
  const cmap = tableOf(tables, 'cmap');
  const map = readCharacterMap(cmap);
  const count = tableOf(tables, 'maxp').readUInt16BE(4);
  const offsets = glyphOffsets(tables, count);
  const copies: number[] = [];
  for (const [glyph, codes] of sharedGlyphs(map)) {
    const isBlank = (offsets[glyph + 1] ?? 0) - (offsets[glyph] ?? 0) === 0;
    if (isBlank || count + copies.length + codes.length > MAX_GLYPHS) continue;
    for (const code of codes.slice(1)) {
      map.set(code, count + copies.length);
      copies.push(glyph);
    }
  }
  if (copies.length === 0) return tables;
  const changed: SfntTables = new Map(tables);
  appendCopies(changed, copies, count, offsets);
  changed.set('cmap', writeCharacterMap(map, cmap));
  return changed;
}

/** Glyphs of several code points, which stand in the order of how much they are written. */
function sharedGlyphs(map: CharacterMap): [glyph: number, codes: number[]][] {
  const byGlyph = new Map<number, number[]>();
  for (const [code, glyph] of map) byGlyph.set(glyph, [...(byGlyph.get(glyph) ?? []), code]);
  return [...byGlyph]
    .filter(([glyph, codes]) => glyph !== 0 && codes.length > 1)
    .map(([glyph, codes]) => [glyph, codes.sort((a, b) => rarity(a) - rarity(b) || a - b)]);
}

/** Compatibility code points and radicals last, phonetic letters and rare Latin before them. */
function rarity(code: number): number {
  const text = String.fromCodePoint(code);
  if (text.normalize('NFKC') !== text || (code >= 0x2e80 && code <= 0x2fdf)) return 2;
  if (code === 0xd0 || (code >= 0x180 && code <= 0x2af)) return 1;
  return 0;
}

function glyphOffsets(tables: SfntTables, count: number): number[] {
  const loca = tableOf(tables, 'loca');
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
  return Array.from({ length: count + 1 }, (_, glyph) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2,
  );
}

function appendCopies(
  tables: SfntTables,
  copies: readonly number[],
  count: number,
  offsets: readonly number[],
): void {
  const glyf = tableOf(tables, 'glyf');
  const outlines = copies.map((glyph) => referenceTo(glyph, glyf.subarray(offsets[glyph])));
  const start = glyf.length + (glyf.length % 2);
  const loca = Buffer.alloc((count + copies.length + 1) * 4);
  for (const [glyph, offset] of offsets.entries()) loca.writeUInt32BE(offset, glyph * 4);
  // The first copy may start after bytes that pad the table.
  loca.writeUInt32BE(start, count * 4);
  let end = start;
  for (const [index, outline] of outlines.entries()) {
    end += outline.length;
    loca.writeUInt32BE(end, (count + index + 1) * 4);
  }
  tables.set('glyf', Buffer.concat([glyf, Buffer.alloc(start - glyf.length), ...outlines]));
  tables.set('loca', loca);
  change(tables, 'head', (head) => head.writeInt16BE(1, 50));
  change(tables, 'maxp', (maxp) => {
    maxp.writeUInt16BE(count + copies.length, 4);
    maxp.writeUInt16BE(Math.max(1, maxp.readUInt16BE(28)), 28);
    maxp.writeUInt16BE(maxp.readUInt16BE(30) + 1, 30);
  });
  appendMetrics(tables, 'hhea', 'hmtx', copies, count);
  if (tables.has('vhea')) appendMetrics(tables, 'vhea', 'vmtx', copies, count);
  dropGlyphNames(tables);
  for (const tag of DEVICE_TABLES) tables.delete(tag);
}

/** A composite glyph of one part. */
function referenceTo(glyph: number, outline: Buffer): Buffer {
  const copy = Buffer.alloc(16);
  copy.writeInt16BE(-1, 0);
  outline.copy(copy, 2, 2, 10);
  copy.writeUInt16BE(ARGUMENTS_ARE_OFFSETS | USE_MY_METRICS, 10);
  copy.writeUInt16BE(glyph, 12);
  return copy;
}

/** Writes the metrics of all glyphs in full: the short form ends with glyphs that share one advance. */
function appendMetrics(
  tables: SfntTables,
  header: 'hhea' | 'vhea',
  metrics: 'hmtx' | 'vmtx',
  copies: readonly number[],
  count: number,
): void {
  const old = tableOf(tables, metrics);
  const full = tableOf(tables, header).readUInt16BE(34);
  const table = Buffer.alloc((count + copies.length) * 4);
  const write = (target: number, glyph: number) => {
    table.writeUInt16BE(old.readUInt16BE(Math.min(glyph, full - 1) * 4), target * 4);
    const bearing = glyph < full ? glyph * 4 + 2 : full * 4 + (glyph - full) * 2;
    table.writeInt16BE(old.readInt16BE(bearing), target * 4 + 2);
  };
  for (let glyph = 0; glyph < count; glyph += 1) write(glyph, glyph);
  for (const [index, glyph] of copies.entries()) write(count + index, glyph);
  tables.set(metrics, table);
  change(tables, header, (head) => head.writeUInt16BE(count + copies.length, 34));
}

/** Version 3 of the table `post` has no names, which would have to be one for each glyph. */
function dropGlyphNames(tables: SfntTables): void {
  const post = Buffer.from(tableOf(tables, 'post').subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);
  tables.set('post', post);
}

function change(tables: SfntTables, tag: string, edit: (table: Buffer) => void): void {
  const table = Buffer.from(tableOf(tables, tag));
  edit(table);
  tables.set(tag, table);
}
