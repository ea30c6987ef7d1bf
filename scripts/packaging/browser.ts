import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ZipEntry } from './zip.ts';

const decompress = promisify(brotliDecompress);
const packageDir = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));

/** Where the browser stands in the zip: lib/compose/aws-renderer.ts looks for it there. */
const FOLDER = 'browser';
/** Libraries that Amazon Linux lacks, and fonts: small enough to be unpacked at the start. No swiftshader: the GPU is off. */
const ARCHIVES = ['al2023.tar.br', 'fonts.tar.br'] as const;

const readPart = (name: string): Promise<Buffer> => readFile(join(packageDir, 'bin', name));

/** What the browser's part of the zip depends on. */
export async function browserVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  return (manifest as { version: string }).version;
}

/**
 * The browser as it runs, not as it is published: unpacking its brotli would take two thirds of a
 * cold start. 209 MB of the 250 MB that Lambda allows.
 */
export async function browserEntries(): Promise<ZipEntry[]> {
  const chromium = await decompress(await readPart('chromium.br'));
  const archives = ARCHIVES.map(async (name) => ({
    path: `${FOLDER}/${name}`,
    content: await readPart(name),
  }));
  return [
    { path: `${FOLDER}/chromium`, content: chromium, executable: true },
    ...(await Promise.all(archives)),
  ];
}
