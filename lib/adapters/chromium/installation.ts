import { RenderError } from '#lib/ports/renderer.ts';
import {
  type BrowserSource,
  type InstalledBrowser,
  installBrowser,
  packagedArchive,
} from './unpack.ts';

const INSTALL_PACKAGE = 'npm install @sparticuz/chromium';
const INSTALL_LIBRARIES = 'apt-get install -y libnss3 libnspr4 libexpat1 libgcc-s1';

/** The one installation that every browser of a renderer is started from. */
export interface Installation {
  /** Unpacked once; a failed attempt is made again by the next caller. */
  ready(): Promise<InstalledBrowser>;
  /** RenderError `not-installed` when `error` says that there is nothing to start. */
  explain(error: unknown): RenderError | undefined;
}

class MissingBrowser extends Error {}

export function locateBrowser(config: {
  readonly executablePath?: string | undefined;
  readonly source?: BrowserSource | undefined;
  readonly cacheDir: string;
}): Installation {
  let pending: Promise<InstalledBrowser> | undefined;
  const find = async () => {
    try {
      const given: BrowserSource | undefined =
        config.executablePath === undefined
          ? undefined
          : { kind: 'executable', path: config.executablePath };
      return await installBrowser(config.source ?? given ?? packagedArchive(), config.cacheDir);
    } catch (cause) {
      throw new MissingBrowser('There is no browser', { cause });
    }
  };
  return {
    ready() {
      pending ??= find().catch((error: unknown) => {
        pending = undefined;
        throw error;
      });
      return pending;
    },
    explain: (error) => explain(error, config.executablePath),
  };
}

function explain(error: unknown, executablePath: string | undefined): RenderError | undefined {
  if (!(error instanceof Error)) return undefined;
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
