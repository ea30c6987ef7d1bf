import { createHash } from 'node:crypto';
import { access, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { sites } from '#lib/compose/sites.ts';
import { browserEntries, browserVersion } from './browser.ts';
import { BUILD_DIR, type Bundle, bundleFunctions, type CodeFile, ROOT } from './bundle.ts';
import { writeZip, type ZipEntry } from './zip.ts';

/** The function that carries the browser, and the one that carries the pages. */
const WITH_BROWSER = 'renderer';
const WITH_PAGES = 'pages';
/** Part of every zip's name: change it when the layout of the zips changes. */
const LAYOUT = '3';

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** A process that packages at the same time may still need a zip this young. */
const CACHE_LIFETIME_MS = 3_600_000;

/** Removes what earlier code was zipped to: a renderer takes 94 MB. */
async function removeOutdated(folder: string, current: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    const path = join(folder, entry);
    // Gone by now: another process was first.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (path === current || Date.now() - mtimeMs < CACHE_LIFETIME_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** The built sites, where the handler looks for them. @throws Error when one is not built */
async function siteFiles(): Promise<CodeFile[]> {
  const files: CodeFile[] = [];
  for (const { folder } of sites) {
    if (!(await exists(folder)))
      throw new Error(`${relative(ROOT, folder)} is not built: run "npm run prepare"`);
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile())
        files.push({ path: relative(ROOT, file), contents: await readFile(file) });
    }
  }
  return files;
}

/** The folder of a zip is named by a digest of what goes into it, so that an unchanged one is not made again. */
async function zipFunction(name: string, bundle: Bundle): Promise<string> {
  const browser = name === WITH_BROWSER ? await browserVersion() : '';
  const code = [bundle, ...bundle.parts, ...(name === WITH_PAGES ? await siteFiles() : [])];
  const digest = createHash('sha256').update(`${LAYOUT}\0${browser}\0`);
  for (const { path, contents } of code) digest.update(`${path}\0`).update(contents);
  const folder = join(BUILD_DIR, 'zips', name);
  const target = join(folder, digest.digest('hex').slice(0, 16), `${name}.zip`);
  if (await exists(target)) return target;
  const files: ZipEntry[] = code.map(({ path, contents }) => ({ path, content: contents }));
  await writeZip(target, [...files, ...(browser === '' ? [] : await browserEntries())]);
  await removeOutdated(folder, dirname(target));
  return target;
}

/** Bundles the functions of these names and zips each. The paths of the zips by name. */
export async function packageFunctions(names: readonly string[]): Promise<Map<string, string>> {
  const zips = new Map<string, string>();
  for (const [name, bundle] of await bundleFunctions(names)) {
    zips.set(name, await zipFunction(name, bundle));
  }
  return zips;
}
