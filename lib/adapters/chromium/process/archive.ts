import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress, createZstdDecompress } from 'node:zlib';
import { readTar } from './tar.ts';

const inflate = promisify(brotliDecompress);

/** The compressed program in that folder: one file, or zstd pieces in their order. Rejects when there is none. */
export async function findPieces(dir: string): Promise<string[]> {
  const names = await readdir(dir);
  const single = ['chromium.zst', 'chromium.br'].find((name) => names.includes(name));
  const numbered = names
    .filter((name) => /^chromium\.zst\.\d+$/.test(name))
    .sort((a, b) => Number(a.split('.')[2]) - Number(b.split('.')[2]));
  if (numbered.length > 0) return numbered.map((name) => join(dir, name));
  if (single === undefined) throw new Error(`No browser archive in ${dir}`);
  return [join(dir, single)];
}

/** Decompresses the pieces side by side into one program. Resolves to the paths written. */
export async function unpackProgram(pieces: readonly string[], path: string): Promise<string[]> {
  const parts = pieces.map((_, index) => (index === 0 ? path : `${path}.${index}`));
  await Promise.all(
    pieces.map((piece, index) =>
      pipeline(
        createReadStream(piece, { highWaterMark: 1 << 22 }),
        piece.endsWith('.br')
          ? createBrotliDecompress({ chunkSize: 1 << 21 })
          : createZstdDecompress({ chunkSize: 1 << 21 }),
        createWriteStream(parts[index] ?? path),
      ),
    ),
  );
  for (const part of parts.slice(1)) {
    await pipeline(createReadStream(part), createWriteStream(path, { flags: 'a' }));
    await rm(part);
  }
  await chmod(path, 0o755);
  return [path];
}

/** Resolves to the paths written. An archive that is not there leaves nothing out that every machine needs. */
export async function unpackTar(archive: string, dir: string): Promise<string[]> {
  const packed = await readFile(archive).catch(() => undefined);
  if (packed === undefined) return [];
  const paths: string[] = [];
  for (const file of readTar(await inflate(packed))) {
    const path = resolve(dir, file.path);
    if (!path.startsWith(`${dir}/`)) throw new Error(`${archive} reaches outside its folder`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.content, { mode: file.mode });
    paths.push(path);
  }
  return paths;
}
