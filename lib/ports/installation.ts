import type { RenderError } from './renderer.ts';

/** What is known of the fonts without opening them. */
export interface FontFacts {
  readonly coverage: {
    /** The characters of the text that no font draws: each once, in their order, at most `limit`. */
    missingIn(text: string, limit: number): string[];
  };
  /** By PostScript name: what glyphs stand for that no code point leads to. */
  readonly texts: { get(name: string): ReadonlyMap<number, string> | undefined };
}

/** Fonts that a browser can be started with. */
export interface InstalledFonts {
  /** For FONTCONFIG_FILE. */
  readonly config: string;
  /** The family before all fallbacks, by script (ISO 15924). */
  readonly familyByScript: Readonly<Record<string, string>>;
  /** Rejects when they cannot be read. */
  readonly facts: Promise<FontFacts>;
}

/** What a browser is started from. */
export interface Installed {
  readonly executable: string;
  /** A folder for LD_LIBRARY_PATH, where the machine lacks libraries that the browser needs. */
  readonly libraryDir?: string;
  readonly fonts: InstalledFonts;
}

/** The one installation that every browser of a renderer is started from. */
export interface Installation {
  /** Unpacked once; a failed attempt is made again by the next caller. Rejects with RenderError `not-installed`. */
  ready(): Promise<Installed>;
  /** RenderError `not-installed` when a browser's start failed with `error` because something is missing. */
  explain(error: unknown): RenderError | undefined;
}
