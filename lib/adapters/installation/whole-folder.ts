import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Written last; its content names every file with its size, so that a half-filled folder is known. */
const MARKER = 'unpacked.json';
const UNFINISHED = '.tmp';
/** An older start that died may have left its folder; a younger one may still be writing. */
const STALE_MS = 600_000;

/**
 * Makes sure that the folder `target` is there with all that `fill` writes. It appears under its
 * name only when it is whole; starts at the same time do not disturb each other, and what was left
 * half filled or has lost a file is made again.
 * @param fill writes into the folder that it is given and resolves to the paths of its files.
 */
export async function fillOnce(
  target: string,
  fill: (dir: string) => Promise<readonly string[]>,
): Promise<void> {
  if (await isWhole(target)) return;
  const parent = dirname(target);
  const work = `${target}.${randomUUID()}${UNFINISHED}`;
  await mkdir(work, { recursive: true });
  try {
    await mark(work, await fill(work));
    await takePlace(work, target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  void removeStale(parent).catch(() => {});
}

async function isWhole(dir: string): Promise<boolean> {
  try {
    const sizes = JSON.parse(await readFile(join(dir, MARKER), 'utf8')) as Record<string, number>;
    const checks = Object.entries(sizes).map(
      async ([name, size]) => (await stat(join(dir, name))).size === size,
    );
    return (await Promise.all(checks)).every(Boolean);
  } catch {
    return false;
  }
}

async function mark(dir: string, paths: readonly string[]): Promise<void> {
  const sizes: Record<string, number> = {};
  for (const path of paths) sizes[path.slice(dir.length + 1)] = (await stat(path)).size;
  await writeFile(join(dir, MARKER), JSON.stringify(sizes));
}

async function takePlace(work: string, target: string): Promise<void> {
  try {
    await rename(work, target);
  } catch (error) {
    // Another start was first, or what lies there is broken.
    if (await isWhole(target)) return;
    const broken = `${target}.${randomUUID()}${UNFINISHED}`;
    await rename(target, broken).catch(() => {});
    await rename(work, target).catch(async () => {
      if (!(await isWhole(target))) throw error;
    });
    await rm(broken, { recursive: true, force: true });
  }
}

async function removeStale(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!/^(chromium|fonts)-/.test(name) || !name.endsWith(UNFINISHED)) continue;
    const path = join(parent, name);
    if (Date.now() - (await stat(path)).mtimeMs > STALE_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
