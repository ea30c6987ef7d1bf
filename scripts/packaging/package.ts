import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { browserEntries, browserVersion } from './browser.ts';
import { BUILD_DIR, type Bundle, bundleFunctions } from './bundle.ts';
import { writeZip, type ZipEntry } from './zip.ts';

/** The function that carries the browser. */
const WITH_BROWSER = 'renderer';
/** Part of every zip's name: change it when the layout of the zips changes. */
const LAYOUT = '1';

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** The name of a zip is a digest of what goes into it, so that an unchanged one is not made again. */
async function zipFunction(name: string, bundle: Bundle): Promise<string> {
  const browser = name === WITH_BROWSER ? await browserVersion() : '';
  const digest = createHash('sha256').update(`${LAYOUT}\0${browser}\0`).update(bundle.contents);
  const target = join(BUILD_DIR, 'zips', digest.digest('hex').slice(0, 16), `${name}.zip`);
  if (await exists(target)) return target;
  const code: ZipEntry = { path: bundle.path, content: bundle.contents };
  await writeZip(target, [code, ...(browser === '' ? [] : await browserEntries())]);
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
