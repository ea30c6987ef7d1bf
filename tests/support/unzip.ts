import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { open } from 'yauzl-promise';

/** A file inside a zip: sizes in bytes, `mode` as the file system shall have it. */
export interface ZippedFile {
  readonly path: string;
  readonly size: number;
  readonly mode: number;
}

export async function listZip(zip: string): Promise<ZippedFile[]> {
  const archive = await open(zip);
  const files: ZippedFile[] = [];
  for await (const entry of archive) {
    files.push({
      path: entry.filename,
      size: entry.uncompressedSize,
      mode: (entry.externalFileAttributes >>> 16) & 0o777,
    });
  }
  await archive.close();
  return files;
}

/** Unpacks a zip into a new folder, with the modes that it names. */
export async function unzip(zip: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'pagewright-task-'));
  const archive = await open(zip);
  for await (const entry of archive) {
    const target = join(directory, entry.filename);
    await mkdir(dirname(target), { recursive: true });
    const mode = (entry.externalFileAttributes >>> 16) & 0o777;
    await pipeline(await entry.openReadStream(), createWriteStream(target, { mode }));
  }
  await archive.close();
  return directory;
}
