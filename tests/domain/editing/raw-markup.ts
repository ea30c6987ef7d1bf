import { readdir, readFile } from 'node:fs/promises';

const FOLDER = new URL('../../fixtures/raw-html/', import.meta.url);

/** Documents as other systems write them. */
export async function rawMarkup(): Promise<{ name: string; html: string }[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.html')).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      name: name.replace('.html', ''),
      html: await readFile(new URL(name, FOLDER), 'utf8'),
    })),
  );
}
