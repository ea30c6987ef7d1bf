const BLOCK = 512;
const REGULAR = new Set(['0', '\0']);

/** A file of a tar archive. */
export interface TarFile {
  readonly path: string;
  readonly executable: boolean;
  readonly content: Uint8Array;
}

const field = (header: Buffer, start: number, length: number): string =>
  header.toString('utf8', start, start + length).replace(/\0.*$/s, '');

/** The regular files of an archive in the ustar format; names above 100 characters do not occur in ours. */
export function* readTar(archive: Buffer): Generator<TarFile> {
  let offset = 0;
  while (offset + BLOCK <= archive.length && archive[offset] !== 0) {
    const header = archive.subarray(offset, offset + BLOCK);
    const size = Number.parseInt(field(header, 124, 12), 8);
    const start = offset + BLOCK;
    if (REGULAR.has(String.fromCharCode(header[156] ?? 0))) {
      yield {
        path: field(header, 0, 100),
        executable: (Number.parseInt(field(header, 100, 8), 8) & 0o100) !== 0,
        content: archive.subarray(start, start + size),
      };
    }
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}
