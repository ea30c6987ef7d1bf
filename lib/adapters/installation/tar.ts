/** One regular file of a tar archive. */
export interface TarFile {
  readonly path: string;
  readonly mode: number;
  readonly content: Uint8Array;
}

const BLOCK = 512;
const SIZE_AT = 124;
const MODE_AT = 100;
const TYPE_AT = 156;
const PREFIX_AT = 345;
const REGULAR = new Set(['0', '\0', '']);

/** The regular files of a plain (ustar) archive, such as the ones that come with the packaged browser. Throws on a cut-off archive. */
export function readTar(archive: Buffer): TarFile[] {
  const files: TarFile[] = [];
  let at = 0;
  while (at + BLOCK <= archive.length && archive[at] !== 0) {
    const text = (from: number, length: number) =>
      archive.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(text(SIZE_AT, 12), 8) || 0;
    const start = at + BLOCK;
    if (start + size > archive.length) throw new Error('The archive is cut off');
    if (REGULAR.has(text(TYPE_AT, 1))) {
      const prefix = text(PREFIX_AT, 155);
      files.push({
        path: prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`,
        mode: Number.parseInt(text(MODE_AT, 8), 8) || 0o644,
        content: archive.subarray(start, start + size),
      });
    }
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
