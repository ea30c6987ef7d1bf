/** The tables of a TrueType font by their tags. */
export type SfntTables = Map<string, Buffer>;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
const CHECKSUM_MAGIC = 0xb1b0afba;
const CHECKSUM_ADJUSTMENT_AT = 8;

/** Throws when it is no single font, or cut off. */
export function readSfnt(font: Buffer): SfntTables {
  const tables: SfntTables = new Map();
  const version = font.readUInt32BE(0);
  if (version !== 0x00010000) throw new Error(`Not a TrueType font: ${version.toString(16)}`);
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = HEADER_BYTES + index * RECORD_BYTES;
    const start = font.readUInt32BE(at + 8);
    const end = start + font.readUInt32BE(at + 12);
    if (end > font.length) throw new Error('The font is cut off');
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, end));
  }
  return tables;
}

/** The table of that tag. Throws when the font has none. */
export function tableOf(tables: SfntTables, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table "${tag}"`);
  return table;
}

/** A TrueType font of these tables, with its checksums. */
export function writeSfnt(tables: SfntTables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(HEADER_BYTES + sorted.length * RECORD_BYTES);
  const power = Math.floor(Math.log2(sorted.length));
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  directory.writeUInt16BE(2 ** power * RECORD_BYTES, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((sorted.length - 2 ** power) * RECORD_BYTES, 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  let sum = 0;
  for (const [index, [tag, table]] of sorted.entries()) {
    const padded = pad(tag === 'head' ? withoutAdjustment(table) : table);
    const checksum = checksumOf(padded);
    const at = HEADER_BYTES + index * RECORD_BYTES;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    parts.push(padded);
    offset += padded.length;
    sum = (sum + checksum) >>> 0;
  }
  const head = parts[sorted.findIndex(([tag]) => tag === 'head') + 1];
  const adjustment = (CHECKSUM_MAGIC - sum - checksumOf(directory)) >>> 0;
  head?.writeUInt32BE(adjustment, CHECKSUM_ADJUSTMENT_AT);
  return Buffer.concat(parts);
}

function withoutAdjustment(head: Buffer): Buffer {
  const copy = Buffer.from(head);
  copy.writeUInt32BE(0, CHECKSUM_ADJUSTMENT_AT);
  return copy;
}

/** Tables start at multiples of four bytes. */
function pad(table: Buffer): Buffer {
  const rest = table.length % 4;
  return rest === 0 ? table : Buffer.concat([table, Buffer.alloc(4 - rest)]);
}

function checksumOf(padded: Buffer): number {
  // A typed array may start at a multiple of four only, and swapping in place must not touch the font.
  const words = new Uint32Array(padded.length / 4);
  const bytes = Buffer.from(words.buffer);
  padded.copy(bytes);
  bytes.swap32();
  let sum = 0;
  for (const word of words) sum = (sum + word) | 0;
  return sum >>> 0;
}
