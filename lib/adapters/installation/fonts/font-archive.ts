import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const deflate = promisify(zstdCompress);
const inflate = promisify(zstdDecompress);

/** A file of the fonts' folder. */
export interface FontFile {
  readonly name: string;
  readonly content: Buffer;
}

const COMPRESSED = '.zst';
const CONTENTS_FILE = 'contents.json';
/** The files of each frame in their order, with their sizes. */
type Contents = Record<string, (readonly [name: string, size: number])[]>;

/**
 * The Chinese, Japanese and Korean families share most of their outlines in one weight: in one frame
 * they take two thirds of the bytes, and the rest four fifths. A start unpacks each frame on a thread
 * of its own.
 */
function frameOf(name: string): string {
  const [, weight] = /^NotoSans(?:SC|TC|JP|KR)_(\d+)/.exec(name) ?? [];
  if (weight !== undefined) return `han-${weight}`;
  return name.startsWith('Noto') ? 'noto' : 'others';
}

/** Long-distance matching over the whole frame finds what its fonts share. Level 12 makes 1.09 times of it, 19 times faster. */
const PARAMS = {
  [constants.ZSTD_c_compressionLevel]: 19,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  [constants.ZSTD_c_windowLog]: 26,
};

/** Packs fonts, and what belongs to them, into the files of an archive. */
export async function packFonts(files: AsyncIterable<FontFile>): Promise<FontFile[]> {
  const frames = new Map<string, FontFile[]>();
  for await (const file of files) {
    const frame = `${frameOf(file.name)}${COMPRESSED}`;
    frames.set(frame, [...(frames.get(frame) ?? []), file]);
  }
  const packed = [...frames].map(async ([name, members]) => ({
    name,
    content: await deflate(Buffer.concat(members.map(({ content }) => content)), {
      params: PARAMS,
    }),
  }));
  const contents: Contents = Object.fromEntries(
    [...frames].map(([frame, members]) => [
      frame,
      members.map(({ name, content }) => [name, content.length] as const),
    ]),
  );
  const index = { name: CONTENTS_FILE, content: Buffer.from(JSON.stringify(contents)) };
  return [...(await Promise.all(packed)), index];
}

/** Reads what `packFonts` made: all frames at once, each on a thread of its own. */
export async function* readArchive(dir: string): AsyncGenerator<FontFile> {
  const contents = JSON.parse(await readFile(join(dir, CONTENTS_FILE), 'utf8')) as Contents;
  const frames = Object.entries(contents).map(async ([frame, members]) => {
    const size = members.reduce((sum, [, bytes]) => sum + bytes, 0);
    // In one piece: in Node's pieces of 16 kB it would come back to this thread for each.
    const content = await inflate(await readFile(join(dir, frame)), { chunkSize: size });
    return { members, content };
  });
  for (const frame of frames) frame.catch(() => {});
  for (const frame of frames) {
    const { members, content } = await frame;
    let at = 0;
    for (const [name, size] of members) {
      yield { name, content: content.subarray(at, at + size) };
      at += size;
    }
  }
}

/** The files of an archive, sorted. Rejects when there is none. */
export async function archiveNames(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith(COMPRESSED)).sort();
  if (names.length === 0) throw new Error(`There are no fonts in ${dir}`);
  return [CONTENTS_FILE, ...names];
}

/** Tells one archive from another without reading it. */
export async function archiveSizes(dir: string): Promise<number[]> {
  const names = await archiveNames(dir);
  return Promise.all(names.map(async (name) => (await stat(join(dir, name))).size));
}
