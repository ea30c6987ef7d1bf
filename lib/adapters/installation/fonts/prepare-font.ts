import { type CharacterMap, readCharacterMap, writeCharacterMap } from './cmap.ts';
import { withDistinctGlyphs } from './distinct-glyphs.ts';
import { type GlyphTexts, glyphTexts, postScriptName } from './glyph-texts.ts';
import { readSfnt, type SfntTables, tableOf, writeSfnt } from './sfnt.ts';

/** Fonts keep codes of old telephones there, or name figures of one width by them: a PDF would show those as the text. */
const PRIVATE = /\p{Co}/u;

export interface PreparedFont {
  readonly content: Buffer;
  readonly characters: CharacterMap;
  readonly texts: GlyphTexts;
  readonly postScriptName: string | undefined;
}

/**
 * A font as documents need it: text comes back out of a PDF as it went in, and pictures are kept in
 * one form only (Chromium draws colour layers; the same pictures as SVG are four fifths of an emoji
 * font). Throws when it is no TrueType font.
 */
export function prepareFont(font: Buffer): PreparedFont {
  const original = readSfnt(font);
  const tables = withDistinctGlyphs(withoutPrivateUse(original));
  tables.delete('SVG ');
  const characters = readCharacterMap(tableOf(tables, 'cmap'));
  return {
    content: writeSfnt(tables),
    characters,
    texts: glyphTexts(tables, characters),
    postScriptName: postScriptName(tables),
  };
}

function withoutPrivateUse(original: SfntTables): SfntTables {
  const cmap = tableOf(original, 'cmap');
  const map = [...readCharacterMap(cmap)];
  const assigned = map.filter(([code]) => !PRIVATE.test(String.fromCodePoint(code)));
  return new Map(original).set('cmap', writeCharacterMap(new Map(assigned), cmap));
}
