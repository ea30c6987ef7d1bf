/**
 * Builds the pages for browsers: `npm ci` runs it. Plain JavaScript that needs nothing: where there is no
 * current Node or no bundler, as in an installation without development dependencies, the service is the API alone.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Folders with a vite.config.ts, each built into its `dist`. */
const PROJECTS = ['web'];
const COMPRESSED = new Set(['.html', '.js', '.mjs', '.css', '.svg', '.json', '.ttf']);
/** One step below the best, which takes ten times as long for two percent. */
const QUALITY = 9;

async function compressFile(file) {
  const bytes = await readFile(file);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    promisify(gzip)(bytes, { level: QUALITY }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)))
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  );
}

/** The tools of the build, as far as they are installed. */
async function loadTools() {
  if (!process.features.typescript) return undefined;
  try {
    const [vite, { buildDocs }] = await Promise.all([import('vite'), import('./build-docs.js')]);
    return { vite, buildDocs };
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

const tools = await loadTools();
if (tools === undefined) {
  console.warn('The pages for browsers were not built: that takes Node 24 and vite.');
} else {
  for (const project of PROJECTS) {
    const root = join(ROOT, project);
    await tools.vite.build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
    await compressFolder(join(root, 'dist'));
  }
  const docs = join(ROOT, 'web/docs/dist');
  await tools.buildDocs(ROOT, docs);
  await compressFolder(docs);
}
