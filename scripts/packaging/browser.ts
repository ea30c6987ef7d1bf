import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { readTar } from './tar.ts';
import type { ZipEntry } from './zip.ts';

const decompress = promisify(brotliDecompress);
const packageDir = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));

/** Where the browser stands in the zip; lib/compose/aws.ts looks for it there. */
const FOLDER = 'browser';
/** Libraries that Amazon Linux lacks, and fonts. swiftshader stays out: the GPU is off. */
const ARCHIVES = ['al2023.tar', 'fonts.tar'] as const;

const readPart = async (name: string): Promise<Buffer> =>
  decompress(await readFile(join(packageDir, 'bin', `${name}.br`)));

/** What the browser's part of the zip depends on. */
export async function browserVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  return (manifest as { version: string }).version;
}

/**
 * The browser as it runs, not as it is published: unpacking brotli would take two thirds of a cold
 * start. 213 MB of Lambda's 250 MB, and nothing is written to /tmp.
 */
export async function browserEntries(): Promise<ZipEntry[]> {
  const chromium = {
    path: `${FOLDER}/chromium`,
    content: await readPart('chromium'),
    executable: true,
  };
  const archives = await Promise.all(ARCHIVES.map(readPart));
  const files = archives.flatMap((archive) => [...readTar(archive)]);
  return [chromium, ...files.map((file) => ({ ...file, path: `${FOLDER}/${file.path}` }))];
}
