import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fdatasync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFile,
  writeFileSync,
} from 'node:fs';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type BlobEntry, type Blobs, checkBlobKey, type OpenBlob } from '#lib/ports/blobs.ts';

const sync = promisify(fdatasync);
const writeLarge = promisify(writeFile);

/** Ends the name of every blob's file. Keys cannot contain it, so a file and a folder never want the same name. */
const MARK = '~';
const PAGE_SIZE = 1_000;
/** Up to this size a write into the page cache takes less than handing it to another thread. */
const INSTANT_BYTES = 262_144;
/** No put takes this long. */
const PART_LIFE_MS = 60 * 60 * 1000;

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** undefined when the file or one of its folders is not there. */
async function ifPresent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Writes and syncs: the file is whole on disk before it gets its name. Without the sync a power cut
 * could leave an empty file under a name that an item already points to. Measured on ext4, 30 kB: it
 * is 0.2 to 0.5 of about 1 ms. Only it waits in the thread pool: sending each small call there as
 * well doubled the CPU time of a put (1.2 instead of 0.6 ms).
 */
async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    if (content.byteLength <= INSTANT_BYTES) writeFileSync(descriptor, content);
    else await writeLarge(descriptor, content);
    await sync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function renameInto(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!isMissing(error)) throw error;
    // Folders are made when a name needs them: most names find theirs.
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
    renameSync(from, to);
  }
}

/**
 * Blobs as files: the segments of a key are folders, so keys that spread over folders keep each of
 * them small. Content types are not kept; the item that points to a blob knows them.
 */
export function createFileBlobs(folder: string): Blobs {
  const blobFolder = join(folder, 'blobs');
  const partFolder = join(folder, 'parts');
  mkdirSync(blobFolder, { recursive: true, mode: 0o700 });
  mkdirSync(partFolder, { recursive: true, mode: 0o700 });
  removeDeadParts(partFolder);
  const fileOf = (key: string) => join(blobFolder, `${checkBlobKey(key)}${MARK}`);

  return {
    async put(key, content) {
      const file = fileOf(key);
      const part = join(partFolder, randomUUID());
      try {
        await writeDurably(part, content);
        renameInto(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(key) {
      return ifPresent(readFile(fileOf(key)));
    },
    async open(key): Promise<OpenBlob | undefined> {
      const handle = await ifPresent(open(fileOf(key), 'r'));
      if (handle === undefined) return undefined;
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream() };
    },
    async delete(key) {
      await ifPresent(rm(fileOf(key)));
    },
    async list(prefix, cursor) {
      const entries: BlobEntry[] = [];
      for await (const key of walk(blobFolder, '', prefix, cursor ?? '')) {
        if (entries.length === PAGE_SIZE) return { entries, cursor: entries.at(-1)?.key ?? '' };
        const status = await ifPresent(stat(fileOf(key)));
        if (status !== undefined) entries.push({ key, modifiedAt: status.mtime });
      }
      return { entries };
    },
  };
}

/** Keys below `path` (empty, or ending in a slash) that begin with `prefix` and come after `after`, in key order. */
async function* walk(
  root: string,
  path: string,
  prefix: string,
  after: string,
): AsyncGenerator<string> {
  const found = (await ifPresent(readdir(join(root, path), { withFileTypes: true }))) ?? [];
  const names = found.map((entry) =>
    // The slash takes part in the order of keys, as it does in an object store.
    entry.isDirectory() ? `${path}${entry.name}/` : `${path}${entry.name.slice(0, -MARK.length)}`,
  );
  for (const name of names.sort((a, b) => (a < b ? -1 : 1))) {
    if (!name.endsWith('/')) {
      if (name.startsWith(prefix) && name > after) yield name;
    } else if (
      (name.startsWith(prefix) || prefix.startsWith(name)) &&
      (name > after || after.startsWith(name))
    ) {
      yield* walk(root, name, prefix, after);
    }
  }
}

/** Removes what a killed process was writing. By age, because another process may be writing now. */
function removeDeadParts(partFolder: string): void {
  for (const name of readdirSync(partFolder)) {
    const part = join(partFolder, name);
    const status = statSync(part, { throwIfNoEntry: false });
    if (status !== undefined && Date.now() - status.mtimeMs > PART_LIFE_MS) {
      rmSync(part, { force: true });
    }
  }
}
