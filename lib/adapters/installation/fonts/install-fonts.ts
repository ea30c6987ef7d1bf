import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { InstalledFonts } from '#lib/ports/installation.ts';
import { fillOnce } from '../whole-folder.ts';
import { fontConfiguration } from './font-config.ts';
import { readFontFacts } from './font-facts.ts';
import { describeFonts, FACTS_FILE, type FontSource, readFonts } from './font-files.ts';
import families from './tables/families.json' with { type: 'json' };

/** Puts the fonts into a folder below `cacheDir`, once, next to the configuration that names them and no others. */
export async function installFonts(source: FontSource, cacheDir: string): Promise<InstalledFonts> {
  const target = resolve(cacheDir, `fonts-${await describeFonts(source)}-${configurationId()}`);
  await fillOnce(target, async (dir) => {
    const paths: string[] = [];
    const write = async (name: string, content: Uint8Array | string) => {
      const path = join(dir, name);
      await writeFile(path, content);
      paths.push(path);
    };
    await mkdir(join(dir, 'fonts'));
    for await (const { name, content } of readFonts(source)) {
      await write(name === FACTS_FILE ? name : `fonts/${name}`, content);
    }
    const config = fontConfiguration(join(target, 'fonts'), join(target, 'fonts-cache'));
    await write('fonts.conf', config);
    return paths;
  });
  const facts = readFile(join(target, FACTS_FILE), 'utf8').then(readFontFacts);
  facts.catch(() => {});
  const config = join(target, 'fonts.conf');
  return { config, familyByScript: families.byScript, facts };
}

/** A folder that was configured differently is another folder. */
function configurationId(): string {
  return createHash('sha256').update(fontConfiguration('', '')).digest('hex').slice(0, 8);
}
