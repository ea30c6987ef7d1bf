/**
 * Code points that draw nothing of their own: controls, joiners, variation selectors, marks of
 * direction, tags; and private ones, which only a document's own font gives a meaning.
 */
const NEVER_MISSING = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Latin with its usual signs: whatever has nothing else is not looked at further. */
const BEYOND_LATIN = /[^\0-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20ac\u2122]/;

/** The code points that a set of fonts has glyphs for. */
export class Coverage {
  /** First and last code points, in turns, ascending. */
  readonly ranges: Uint32Array;

  constructor(ranges: Iterable<number>) {
    this.ranges = Uint32Array.from(ranges);
  }

  static of(codePoints: Iterable<number>): Coverage {
    const ranges: number[] = [];
    for (const code of Uint32Array.from(new Set(codePoints)).sort()) {
      if (ranges.at(-1) === code - 1) ranges[ranges.length - 1] = code;
      else ranges.push(code, code);
    }
    return new Coverage(ranges);
  }

  has(code: number): boolean {
    let low = 0;
    let high = this.ranges.length / 2 - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (code < (this.ranges[middle * 2] ?? 0)) high = middle - 1;
      else if (code > (this.ranges[middle * 2 + 1] ?? 0)) low = middle + 1;
      else return true;
    }
    return false;
  }

  /** The characters of the text that no font draws: each once, in their order, at most `limit`. */
  missingIn(text: string, limit: number): string[] {
    const missing = new Set<string>();
    const first = text.search(BEYOND_LATIN);
    if (first < 0) return [];
    const seen = new Set<string>();
    for (const character of text.slice(first)) {
      if (character < '\u0250' || seen.has(character)) continue;
      seen.add(character);
      if (this.has(character.codePointAt(0) ?? 0) || NEVER_MISSING.test(character)) continue;
      missing.add(character);
      if (missing.size === limit) break;
    }
    return [...missing];
  }
}
