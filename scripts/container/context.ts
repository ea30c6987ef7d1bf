import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';

/** Whether a path is left out of the build context, by the patterns of .dockerignore. */
function ignoredBy(patterns: readonly string[]) {
  return (path: string): boolean => patterns.some((pattern) => matchesGlob(path, pattern));
}

/** Copies what Docker would send as the build context. */
export async function copyContext(root: string, target: string): Promise<void> {
  const text = await readFile(join(root, '.dockerignore'), 'utf8');
  const isIgnored = ignoredBy(text.split('\n').filter((line) => line.trim() !== ''));
  async function copyFolder(folder: string): Promise<void> {
    await mkdir(join(target, folder), { recursive: true });
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (isIgnored(path)) continue;
      if (entry.isDirectory()) await copyFolder(path);
      else await cp(join(root, path), join(target, path));
    }
  }
  await copyFolder('');
}
