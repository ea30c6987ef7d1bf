/** The glyph of each code point. */
export type CharacterMap = Map<number, number>;

const SUBTABLE_BYTES = 8;
const UNICODE = 0;
const WINDOWS = 3;

interface Subtable {
  readonly platform: number;
  readonly encoding: number;
  readonly content: Buffer;
}

function subtablesOf(cmap: Buffer): Subtable[] {
  return Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => {
    const at = 4 + index * SUBTABLE_BYTES;
    return {
      platform: cmap.readUInt16BE(at),
      encoding: cmap.readUInt16BE(at + 2),
      content: cmap.subarray(cmap.readUInt32BE(at + 4)),
    };
  });
}

/** Reads the table `cmap`: all of Unicode where the font maps it, else its first 65,536 code points. */
export function readCharacterMap(cmap: Buffer): CharacterMap {
  const unicode = subtablesOf(cmap)
    .filter(({ platform }) => platform === UNICODE || platform === WINDOWS)
    .map(({ content }) => content);
  const full = unicode.find((content) => content.readUInt16BE(0) === 12);
  if (full !== undefined) return readGroups(full);
  const basic = unicode.find((content) => content.readUInt16BE(0) === 4);
  if (basic === undefined) throw new Error('The font maps no Unicode');
  return readSegments(basic);
}

/** Format 12: groups of code points whose glyphs follow each other. */
function readGroups(subtable: Buffer): CharacterMap {
  const map: CharacterMap = new Map();
  for (let group = 0; group < subtable.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    const first = subtable.readUInt32BE(at);
    const last = subtable.readUInt32BE(at + 4);
    const glyph = subtable.readUInt32BE(at + 8);
    for (let code = first; code <= last; code += 1) map.set(code, glyph + code - first);
  }
  return map;
}

/** Format 4: segments with a distance from code point to glyph, or with a list of glyphs. */
function readSegments(subtable: Buffer): CharacterMap {
  const map: CharacterMap = new Map();
  const bytes = subtable.readUInt16BE(6);
  const [lasts, firsts, deltas, ranges] = [14, 16 + bytes, 16 + bytes * 2, 16 + bytes * 3];
  for (let at = 0; at < bytes; at += 2) {
    const first = subtable.readUInt16BE(firsts + at);
    const last = subtable.readUInt16BE(lasts + at);
    const delta = subtable.readUInt16BE(deltas + at);
    const range = subtable.readUInt16BE(ranges + at);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = ranges + at + range + (code - first) * 2;
      const base = range === 0 ? code : subtable.readUInt16BE(listed);
      const glyph = base === 0 ? 0 : (base + delta) & 0xffff;
      if (glyph !== 0) map.set(code, glyph);
    }
  }
  return map;
}

/** The table `cmap` with this map instead of its own; its variation sequences stay. */
export function writeCharacterMap(map: CharacterMap, previous: Buffer): Buffer {
  const groups = writeGroups(map);
  const variations = subtablesOf(previous).find(({ content }) => content.readUInt16BE(0) === 14);
  const start = 4 + SUBTABLE_BYTES * (variations === undefined ? 1 : 2);
  const header = Buffer.alloc(start);
  header.writeUInt16BE(variations === undefined ? 1 : 2, 2);
  let at = 4;
  const add = (platform: number, encoding: number, offset: number) => {
    header.writeUInt16BE(platform, at);
    header.writeUInt16BE(encoding, at + 2);
    header.writeUInt32BE(offset, at + 4);
    at += SUBTABLE_BYTES;
  };
  if (variations === undefined) {
    add(WINDOWS, 10, start);
    return Buffer.concat([header, groups]);
  }
  const records = variations.content.subarray(0, variations.content.readUInt32BE(2));
  add(UNICODE, 5, start + groups.length);
  add(WINDOWS, 10, start);
  return Buffer.concat([header, groups, records]);
}

function writeGroups(map: CharacterMap): Buffer {
  const groups: { first: number; last: number; glyph: number }[] = [];
  for (const [code, glyph] of [...map].sort(([a], [b]) => a - b)) {
    const group = groups.at(-1);
    const continues =
      group !== undefined && code === group.last + 1 && glyph === group.glyph + code - group.first;
    if (continues) group.last = code;
    else groups.push({ first: code, last: code, glyph });
  }
  const subtable = Buffer.alloc(16 + groups.length * 12);
  subtable.writeUInt16BE(12, 0);
  subtable.writeUInt32BE(subtable.length, 4);
  subtable.writeUInt32BE(groups.length, 12);
  for (const [index, { first, last, glyph }] of groups.entries()) {
    subtable.writeUInt32BE(first, 16 + index * 12);
    subtable.writeUInt32BE(last, 20 + index * 12);
    subtable.writeUInt32BE(glyph, 24 + index * 12);
  }
  return subtable;
}
