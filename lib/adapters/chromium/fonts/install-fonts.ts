import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fillOnce } from '../whole-folder.ts';
import { Coverage } from './coverage.ts';
import { fontConfiguration } from './font-config.ts';
import { COVERAGE_FILE, describeFonts, type FontSource, readFonts } from './font-files.ts';

/** Fonts that a browser can be started with. */
export interface InstalledFonts {
  /** For FONTCONFIG_FILE. */
  readonly config: string;
  /** Read when it is first asked for. */
  coverage(): Promise<Coverage>;
}

/** Puts the fonts into a folder below `cacheDir`, once, beside the configuration that names them and no others. */
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
      await write(name === COVERAGE_FILE ? name : `fonts/${name}`, content);
    }
    const config = fontConfiguration(join(target, 'fonts'), join(target, 'fonts-cache'));
    await write('fonts.conf', config);
    return paths;
  });
  let coverage: Promise<Coverage> | undefined;
  return {
    config: join(target, 'fonts.conf'),
    coverage() {
      coverage ??= readCoverage(join(target, COVERAGE_FILE));
      return coverage;
    },
  };
}

/** A folder that was configured differently is another folder. */
function configurationId(): string {
  return createHash('sha256').update(fontConfiguration('', '')).digest('hex').slice(0, 8);
}

async function readCoverage(path: string): Promise<Coverage> {
  return new Coverage(JSON.parse(await readFile(path, 'utf8')) as number[]);
}
