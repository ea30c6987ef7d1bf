/** A substitution that a font knows: these glyphs in a row may be shown as that one. */
export interface Substitution {
  readonly from: readonly number[];
  readonly to: number;
}

const SINGLE = 1;
const ALTERNATE = 3;
const LIGATURE = 4;
const EXTENSION = 7;

/**
 * The substitutions of the table `GSUB`, of all its features: single, alternate and ligature ones.
 * Those that take a glyph apart, and the contexts in which the others apply, are left out.
 */
export function* readSubstitutions(gsub: Buffer): Generator<Substitution> {
  const lookups = gsub.subarray(gsub.readUInt16BE(8));
  for (const lookup of offsetsAt(lookups, 0).map((offset) => lookups.subarray(offset))) {
    const type = lookup.readUInt16BE(0);
    for (const offset of offsetsAt(lookup, 4)) {
      const subtable = lookup.subarray(offset);
      if (type !== EXTENSION) yield* readSubtable(type, subtable);
      else
        yield* readSubtable(subtable.readUInt16BE(2), subtable.subarray(subtable.readUInt32BE(4)));
    }
  }
}

function* readSubtable(type: number, subtable: Buffer): Generator<Substitution> {
  if (type === SINGLE) yield* readSingle(subtable);
  if (type === ALTERNATE) yield* readAlternates(subtable);
  if (type === LIGATURE) yield* readLigatures(subtable);
}

function* readSingle(subtable: Buffer): Generator<Substitution> {
  const isDelta = subtable.readUInt16BE(0) === 1;
  for (const [index, glyph] of coveredGlyphs(subtable).entries()) {
    const to = isDelta
      ? (glyph + subtable.readInt16BE(4)) & 0xffff
      : subtable.readUInt16BE(6 + index * 2);
    yield { from: [glyph], to };
  }
}

function* readAlternates(subtable: Buffer): Generator<Substitution> {
  const sets = offsetsAt(subtable, 4);
  for (const [index, glyph] of coveredGlyphs(subtable).entries()) {
    for (const to of offsetsAt(subtable, sets[index] ?? 0)) yield { from: [glyph], to };
  }
}

function* readLigatures(subtable: Buffer): Generator<Substitution> {
  const sets = offsetsAt(subtable, 4);
  for (const [index, first] of coveredGlyphs(subtable).entries()) {
    const set = subtable.subarray(sets[index] ?? 0);
    for (const ligature of offsetsAt(set, 0).map((offset) => set.subarray(offset))) {
      const parts = ligature.readUInt16BE(2) - 1;
      const rest = Array.from({ length: parts }, (_, part) => ligature.readUInt16BE(4 + part * 2));
      yield { from: [first, ...rest], to: ligature.readUInt16BE(0) };
    }
  }
}

/** A count, and as many numbers of two bytes behind it. */
function offsetsAt(table: Buffer, at: number): number[] {
  return Array.from({ length: table.readUInt16BE(at) }, (_, index) =>
    table.readUInt16BE(at + 2 + index * 2),
  );
}

/** The glyphs that a subtable is about, in the order of what follows in it. */
function coveredGlyphs(subtable: Buffer): number[] {
  const coverage = subtable.subarray(subtable.readUInt16BE(2));
  if (coverage.readUInt16BE(0) === 1) return offsetsAt(coverage, 2);
  const glyphs: number[] = [];
  for (let range = 0; range < coverage.readUInt16BE(2); range += 1) {
    const at = 4 + range * 6;
    for (let glyph = coverage.readUInt16BE(at); glyph <= coverage.readUInt16BE(at + 2); glyph += 1)
      glyphs.push(glyph);
  }
  return glyphs;
}
