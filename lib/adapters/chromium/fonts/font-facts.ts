import { Coverage } from './coverage.ts';
import type { GlyphTexts } from './glyph-texts.ts';

/** What is known of the fonts without opening them. */
export interface FontFacts {
  readonly coverage: Coverage;
  /** By PostScript name. */
  readonly texts: ReadonlyMap<string, GlyphTexts>;
}

interface FactsFile {
  readonly coverage: readonly number[];
  /** Glyph and text, in turns. */
  readonly texts: Readonly<Record<string, readonly (number | string)[]>>;
}

export function writeFontFacts({ coverage, texts }: FontFacts): string {
  const file: FactsFile = {
    coverage: [...coverage.ranges],
    texts: Object.fromEntries([...texts].map(([name, glyphs]) => [name, [...glyphs].flat()])),
  };
  return JSON.stringify(file);
}

/** Reads what `writeFontFacts` wrote. */
export function readFontFacts(source: string): FontFacts {
  const { coverage, texts } = JSON.parse(source) as FactsFile;
  const byName = Object.entries(texts).map(([name, flat]) => {
    const glyphs = new Map<number, string>();
    for (let at = 0; at < flat.length; at += 2) glyphs.set(Number(flat[at]), String(flat[at + 1]));
    return [name, glyphs] as const;
  });
  return { coverage: new Coverage(coverage), texts: new Map(byName) };
}
