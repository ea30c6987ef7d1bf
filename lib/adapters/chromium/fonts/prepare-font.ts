import { type CharacterMap, readCharacterMap, writeCharacterMap } from './cmap.ts';
import { withDistinctGlyphs } from './distinct-glyphs.ts';
import { readSfnt, tableOf, writeSfnt } from './sfnt.ts';

/** Change it when fonts are prepared differently: folders of prepared fonts carry it in their name. */
export const PREPARATION = '1';

/** Planes 15 and 16 belong to nobody: emoji fonts keep the codes of old telephones there. */
const PRIVATE_PLANES_FROM = 0xf0000;

export interface PreparedFont {
  readonly content: Buffer;
  readonly characters: CharacterMap;
}

/**
 * A font as documents need it: text comes back out of a PDF as it went in, and pictures are kept in
 * one form only (Chromium draws colour layers; the same pictures as SVG are four fifths of an emoji
 * font). Throws when it is no TrueType font.
 */
export function prepareFont(font: Buffer): PreparedFont {
  const tables = readSfnt(font);
  if (!tables.has('COLR')) {
    const distinct = withDistinctGlyphs(tables);
    const content = distinct === tables ? font : writeSfnt(distinct);
    return { content, characters: readCharacterMap(tableOf(distinct, 'cmap')) };
  }
  const cmap = tableOf(tables, 'cmap');
  const assigned = [...readCharacterMap(cmap)].filter(([code]) => code < PRIVATE_PLANES_FROM);
  const characters = new Map(assigned);
  tables.delete('SVG ');
  tables.set('cmap', writeCharacterMap(characters, cmap));
  return { content: writeSfnt(tables), characters };
}
