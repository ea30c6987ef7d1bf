import { join } from 'node:path';
import type { Installation, Installed } from '#lib/ports/installation.ts';
import { RenderError } from '#lib/ports/renderer.ts';
import type { FontSource } from './fonts/font-files.ts';
import { installFonts } from './fonts/install-fonts.ts';
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

/** Where the browser is and what is unpacked into. */
export interface BrowserLocation {
  /** Another Chromium than the packaged one. */
  readonly executablePath?: string | undefined;
  /** Where the browser is, in more detail than `executablePath`; wins over it. */
  readonly source?: BrowserSource | undefined;
  readonly cacheDir: string;
}

export function locateBrowser(location: BrowserLocation): Installation {
  const hint = location.executablePath === undefined ? '' : ' at the configured path';
  const noBrowser = (cause: unknown) =>
    notInstalled(`The browser is not installed${hint}`, INSTALL_PACKAGE, cause);
  const install = async (): Promise<Installed> => {
    const [browser, fonts] = await Promise.all([
      installLocated(location).catch((cause: unknown) => {
        throw noBrowser(cause);
      }),
      installFonts(fontsOf(location), location.cacheDir).catch((cause: unknown) => {
        throw notInstalled('The fonts are not installed', INSTALL_FONTS, cause);
      }),
    ]);
    return { ...browser, fonts };
  };
  let pending: Promise<Installed> | undefined;
  return {
    ready() {
      pending ??= install().catch((error: unknown) => {
        pending = undefined;
        throw error;
      });
      return pending;
    },
    explain(error) {
      if (!(error instanceof Error)) return undefined;
      if (/^(ENOENT|EACCES|ENOEXEC)$/.test((error as NodeJS.ErrnoException).code ?? ''))
        return noBrowser(error);
      return /shared libraries/.test(error.message)
        ? notInstalled('The browser lacks libraries of the system', INSTALL_LIBRARIES, error)
        : undefined;
    },
  };
}

function notInstalled(what: string, install: string, cause: unknown): RenderError {
  return new RenderError('not-installed', what, { install, cause });
}

async function installLocated(location: BrowserLocation): Promise<InstalledBrowser> {
  const { executablePath, source, cacheDir } = location;
  if (source !== undefined) return installBrowser(source, cacheDir);
  return installBrowser(
    executablePath === undefined ? packagedArchive() : { kind: 'executable', path: executablePath },
    cacheDir,
  );
}

function fontsOf({ source }: BrowserLocation): FontSource {
  return source?.archiveDir === undefined
    ? { kind: 'packages' }
    : { kind: 'archive', dir: join(source.archiveDir, ARCHIVED_FONTS) };
}
