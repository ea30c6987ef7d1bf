import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** The earliest time a zip can carry. A fixed one makes equal content an equal file, which deploys as "no change". */
const MTIME = new Date(1980, 0, 1);

export interface ZipEntry {
  /** Path inside the zip. */
  readonly path: string;
  readonly content: Uint8Array | { readonly file: string };
  readonly executable?: boolean;
}

/** Writes a zip whose bytes depend on its entries alone. The file appears under its name when it is whole. */
export async function writeZip(target: string, entries: readonly ZipEntry[]): Promise<void> {
  const zip = new ZipFile();
  for (const { path, content, executable } of [...entries].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  )) {
    const options = {
      mtime: MTIME,
      mode: executable ? 0o100755 : 0o100644,
      forceDosTimestamp: true,
    };
    if (content instanceof Uint8Array) zip.addBuffer(Buffer.from(content), path, options);
    else zip.addFile(content.file, path, options);
  }
  zip.end();
  await mkdir(dirname(target), { recursive: true });
  const partial = `${target}.${process.pid}.partial`;
  await pipeline(zip.outputStream, createWriteStream(partial));
  await rename(partial, target);
}
