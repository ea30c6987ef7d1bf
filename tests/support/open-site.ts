import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type CDPSession, type Page, type Viewport } from 'puppeteer-core';
import { environment } from '#lib/adapters/chromium/process/browser.ts';
import { locateBrowser } from '#lib/adapters/installation/locate-browser.ts';
import { readConfig } from '#lib/config.ts';

/** A site in a browser as its visitors have it: with scripts, storage and a network. */
export interface OpenSite {
  readonly page: Page;
  /** What the console reported as an error, violations of a content security policy included. */
  readonly errors: readonly string[];
  /** Every address that was asked for. */
  readonly requests: readonly string[];
  /** The next file that the site lets the browser save. To be called before it does. */
  nextDownload(): Promise<Download>;
  close(): Promise<void>;
}

/** A saved file. */
export interface Download {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How a visitor sees a site. */
export interface Visitor {
  readonly viewport?: Viewport;
  readonly colours?: 'light' | 'dark';
}

/** The packaged browser, for visits of sites. */
export interface SiteBrowser {
  /** Opens an address as somebody who was never there, and returns once its network is idle. */
  open(url: string, visitor?: Visitor): Promise<OpenSite>;
  close(): Promise<void>;
}

/** Longer than any file takes on a busy machine. */
const DOWNLOAD_HANGS_MS = 20_000;
const VIEWPORT: Viewport = { width: 1_280, height: 900 };

/** Files of one browser are saved one after the other: the next one that is whole is the one. */
async function nextDownload(session: CDPSession, folder: string): Promise<Download> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const names = new Map<string, string>();
  const begin = ({ guid, suggestedFilename }: { guid: string; suggestedFilename: string }) =>
    void names.set(guid, suggestedFilename);
  const progress = ({ guid, state }: { guid: string; state: string }) => {
    if (state === 'completed') resolve(guid);
    if (state === 'canceled') reject(new Error('the download was cancelled'));
  };
  const deadline = AbortSignal.timeout(DOWNLOAD_HANGS_MS);
  deadline.addEventListener('abort', () => reject(deadline.reason), { once: true });
  session.on('Browser.downloadWillBegin', begin);
  session.on('Browser.downloadProgress', progress);
  try {
    const guid = await promise;
    return { name: names.get(guid) ?? guid, bytes: await readFile(join(folder, guid)) };
  } finally {
    session.off('Browser.downloadWillBegin', begin);
    session.off('Browser.downloadProgress', progress);
  }
}

export async function startSiteBrowser(): Promise<SiteBrowser> {
  const { render, cacheDir } = readConfig();
  const installed = await locateBrowser({ ...render, cacheDir }).ready();
  const profile = await mkdtemp(join(tmpdir(), 'pagewright-site-'));
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await puppeteer.launch({
    executablePath: installed.executable,
    headless: 'shell',
    args: [...sandbox, '--disable-gpu', '--disable-dev-shm-usage'],
    userDataDir: profile,
    env: environment(profile, installed),
    defaultViewport: VIEWPORT,
  });
  const downloads = join(profile, 'downloads');
  const session = await browser.target().createCDPSession();
  return {
    async open(url, { viewport = VIEWPORT, colours = 'light' } = {}) {
      const context = await browser.createBrowserContext();
      await session.send('Browser.setDownloadBehavior', {
        behavior: 'allowAndName',
        ...(context.id === undefined ? {} : { browserContextId: context.id }),
        downloadPath: downloads,
        eventsEnabled: true,
      });
      const { origin, protocol } = new URL(url);
      if (protocol.startsWith('http'))
        await context.overridePermissions(origin, [
          'clipboard-read',
          'clipboard-write',
          'clipboard-sanitized-write',
        ]);
      const page = await context.newPage();
      await page.setViewport(viewport);
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: colours }]);
      const errors: string[] = [];
      const requests: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('request', (request) => requests.push(request.url()));
      await page.goto(url, { waitUntil: 'networkidle0' });
      return {
        page,
        errors,
        requests,
        nextDownload: () => nextDownload(session, downloads),
        close: () => context.close(),
      };
    },
    async close() {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Opens an address in a browser of its own. */
export async function openSite(url: string): Promise<OpenSite> {
  const browser = await startSiteBrowser();
  return { ...(await browser.open(url)), close: browser.close };
}
