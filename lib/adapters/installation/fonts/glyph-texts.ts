import type { CharacterMap } from './cmap.ts';
import { readSubstitutions } from './gsub.ts';
import type { SfntTables } from './sfnt.ts';

/** What glyphs stand for that no code point leads to: figures of one width, joined letters, small capitals. */
export type GlyphTexts = ReadonlyMap<number, string>;

/** A substitution of a substitution, and so on: Arabic and Devanagari need three. */
const MAX_STEPS = 4;
const MAX_CHARACTERS = 8;

/** By following the font's own substitutions from the glyphs of its code points. */
export function glyphTexts(tables: SfntTables, characters: CharacterMap): GlyphTexts {
  const gsub = tables.get('GSUB');
  if (gsub === undefined) return new Map();
  const known = new Map<number, string>();
  for (const [code, glyph] of characters) {
    if (!known.has(glyph)) known.set(glyph, String.fromCodePoint(code));
  }
  const found = new Map<number, string>();
  const substitutions = [...readSubstitutions(gsub)];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const before = found.size;
    for (const { from, to } of substitutions) {
      if (known.has(to)) continue;
      const parts = from.map((glyph) => known.get(glyph));
      const text = parts.join('');
      if (parts.includes(undefined) || text.length > MAX_CHARACTERS) continue;
      known.set(to, text);
      found.set(to, text);
    }
    if (found.size === before) break;
  }
  return found;
}

/** The name by which a PDF knows the font: record 6 of the table `name`. */
export function postScriptName(tables: SfntTables): string | undefined {
  const table = tables.get('name');
  if (table === undefined) return undefined;
  const strings = table.readUInt16BE(4);
  for (let record = 0; record < table.readUInt16BE(2); record += 1) {
    const at = 6 + record * 12;
    if (table.readUInt16BE(at) !== 3 || table.readUInt16BE(at + 6) !== 6) continue;
    const start = strings + table.readUInt16BE(at + 10);
    const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8)));
    return bytes.swap16().toString('utf16le');
  }
  return undefined;
}
