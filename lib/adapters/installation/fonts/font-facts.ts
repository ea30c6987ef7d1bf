import type { FontFacts } from '#lib/ports/installation.ts';
import { Coverage } from './coverage.ts';
import type { GlyphTexts } from './glyph-texts.ts';

interface FactsFile {
  readonly coverage: readonly number[];
  /** Glyph and text, in turns. */
  readonly texts: Readonly<Record<string, readonly (number | string)[]>>;
}

export function writeFontFacts(coverage: Coverage, texts: ReadonlyMap<string, GlyphTexts>): string {
  const file: FactsFile = {
    coverage: [...coverage.ranges],
    texts: Object.fromEntries([...texts].map(([name, glyphs]) => [name, [...glyphs].flat()])),
  };
  return JSON.stringify(file);
}

/** Reads what `writeFontFacts` wrote. */
export function readFontFacts(source: string): FontFacts {
  const { coverage, texts } = JSON.parse(source) as FactsFile;
  const flat = new Map(Object.entries(texts));
  const read = new Map<string, GlyphTexts>();
  return {
    coverage: new Coverage(coverage),
    texts: {
      get(name) {
        const known = read.get(name) ?? glyphsOf(flat.get(name));
        if (known !== undefined) read.set(name, known);
        return known;
      },
    },
  };
}

/** Of the fonts that a document uses only: all of them would take 6 ms of a start. */
function glyphsOf(flat: readonly (number | string)[] | undefined): GlyphTexts | undefined {
  if (flat === undefined) return undefined;
  const glyphs = new Map<number, string>();
  for (let at = 0; at < flat.length; at += 2) glyphs.set(Number(flat[at]), String(flat[at + 1]));
  return glyphs;
}
