import { join } from 'node:path';
import { RenderError } from '#lib/ports/renderer.ts';
import type { FontSource } from '../fonts/font-files.ts';
import { type InstalledFonts, installFonts } from '../fonts/install-fonts.ts';
import {
  type BrowserSource,
  type InstalledBrowser,
  installBrowser,
  packagedArchive,
} from './unpack.ts';

const INSTALL_PACKAGE = 'npm install @sparticuz/chromium';
const INSTALL_FONTS = 'npm ci';
const INSTALL_LIBRARIES = 'apt-get install -y libnss3 libnspr4 libexpat1 libgcc-s1';
/** Where a deployed artifact has its fonts, below its archives. */
export const ARCHIVED_FONTS = 'fonts';

/** A browser with the fonts that it is to be started with. */
export interface Installed extends InstalledBrowser {
  readonly fonts: InstalledFonts;
}

/** The one installation that every browser of a renderer is started from. */
export interface Installation {
  /** Unpacked once; a failed attempt is made again by the next caller. */
  ready(): Promise<Installed>;
  /** RenderError `not-installed` when `error` says that there is nothing to start. */
  explain(error: unknown): RenderError | undefined;
}

class MissingBrowser extends Error {}
class MissingFonts extends Error {}

/** Makes browser and fonts ready, at the same time. Rejects when one of them is not there. */
export async function install(
  source: BrowserSource | (() => BrowserSource),
  cacheDir: string,
): Promise<Installed> {
  const browser = async () => {
    try {
      const found = typeof source === 'function' ? source() : source;
      return await installBrowser(found, cacheDir);
    } catch (cause) {
      throw new MissingBrowser('There is no browser', { cause });
    }
  };
  const archiveDir = typeof source === 'object' && 'archiveDir' in source && source.archiveDir;
  const fontSource: FontSource = archiveDir
    ? { kind: 'archive', dir: join(archiveDir, ARCHIVED_FONTS) }
    : { kind: 'packages' };
  const fonts = installFonts(fontSource, cacheDir).catch((cause: unknown) => {
    throw new MissingFonts('There are no fonts', { cause });
  });
  const [installed, installedFonts] = await Promise.all([browser(), fonts]);
  return { ...installed, fonts: installedFonts };
}

export function locateBrowser(config: {
  readonly executablePath?: string | undefined;
  readonly source?: BrowserSource | undefined;
  readonly cacheDir: string;
}): Installation {
  let pending: Promise<Installed> | undefined;
  const configured: BrowserSource | undefined =
    config.executablePath === undefined
      ? undefined
      : { kind: 'executable', path: config.executablePath };
  return {
    ready() {
      pending ??= install(config.source ?? configured ?? packagedArchive, config.cacheDir).catch(
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
    explain: (error) => explain(error, config.executablePath),
  };
}

function explain(error: unknown, executablePath: string | undefined): RenderError | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof MissingFonts) {
    return new RenderError('not-installed', 'The fonts are not installed', {
      install: INSTALL_FONTS,
      cause: error,
    });
  }
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code ?? '';
  const missing = error instanceof MissingBrowser || /^(ENOENT|EACCES|ENOEXEC)$/.test(code);
  if (missing && !(error instanceof RenderError)) {
    const hint = executablePath === undefined ? '' : ' at the configured path';
    return new RenderError('not-installed', `The browser is not installed${hint}`, {
      install: INSTALL_PACKAGE,
      cause: error,
    });
  }
  if (/shared libraries/.test(error.message)) {
    return new RenderError('not-installed', 'The browser lacks libraries of the system', {
      install: INSTALL_LIBRARIES,
      cause: error,
    });
  }
  return undefined;
}
