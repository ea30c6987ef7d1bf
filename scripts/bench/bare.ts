import type { CDPSession, Protocol } from 'puppeteer-core';
import type { Browser, LaunchOptions } from '#lib/adapters/chromium/process/browser.ts';
import { attach } from '#lib/adapters/chromium/process/connection.ts';
import { spawnBrowser } from '#lib/adapters/chromium/process/spawn-browser.ts';
import { locateBrowser } from '#lib/adapters/installation/locate-browser.ts';
import { readConfig } from '#lib/config.ts';

const IS_ROOT = process.getuid?.() === 0;

/** What the usual driver of a headless Chromium starts it with: processes are forked from one that is ready. */
const FORKING = [
  '--headless=shell',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-breakpad',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-renderer-backgrounding',
  '--disable-sync',
  '--enable-automation',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-first-run',
  '--remote-debugging-pipe',
  ...(IS_ROOT ? ['--no-sandbox'] : []),
];

/** The service's own paper: US Letter with half an inch of margin, tagged, with an outline. */
const PRINT: Protocol.Page.PrintToPDFRequest = {
  paperWidth: 8.5,
  paperHeight: 11,
  marginTop: 0.5,
  marginBottom: 0.5,
  marginLeft: 0.5,
  marginRight: 0.5,
  printBackground: true,
  preferCSSPageSize: false,
  generateTaggedPDF: true,
  generateDocumentOutline: true,
};

async function launch(options: Pick<LaunchOptions, 'kind' | 'flags'>): Promise<Browser> {
  const { cacheDir, render } = readConfig();
  const installed = await locateBrowser({ ...render, cacheDir }).ready();
  return spawnBrowser({ ...options, installed, sandbox: !IS_ROOT });
}

/** A browser without anything of the service around it: what the service is measured against. */
export const launchBare = (kind: 'print' | 'screen'): Promise<Browser> => launch({ kind });

/** How a rival's browser starts its processes: forked, or as in containers, each from the program file. */
export type ProcessStart = 'forked' | 'executed';

/** A browser as others run it. */
export const launchOrdinary = (start: ProcessStart): Promise<Browser> =>
  launch({
    kind: 'script',
    flags: start === 'forked' ? FORKING : [...FORKING, '--no-zygote', '--no-sandbox'],
  });

/** A page of its own in that browser, in a context of its own when `browserContextId` is given. */
export async function openPage(browser: Browser, browserContextId?: string): Promise<CDPSession> {
  const { targetId } = await browser.root.send('Target.createTarget', {
    url: 'about:blank',
    ...(browserContextId === undefined ? {} : { browserContextId }),
  });
  const page = await attach(browser.root, targetId);
  await page.send('Page.enable');
  return page;
}

/** Fills the page and waits for its load event, where there are sub-resources or script to wait for. */
export async function fill(page: CDPSession, html: string): Promise<void> {
  const { frameTree } = await page.send('Page.getFrameTree');
  await page.send('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
}

/** A page that is filled again and again: the frame's id is asked for once. */
export async function warmPage(browser: Browser): Promise<(html: string) => Promise<Buffer>> {
  const page = await openPage(browser);
  const { frameTree } = await page.send('Page.getFrameTree');
  await page.send('Emulation.setScriptExecutionDisabled', { value: true });
  return async (html) => {
    await page.send('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
    return print(page);
  };
}

export async function print(page: CDPSession): Promise<Buffer> {
  const { data } = await page.send('Page.printToPDF', PRINT);
  return Buffer.from(data, 'base64');
}

/** A script-free page of fixed size, captured whole. */
export async function warmScreenshot(browser: Browser): Promise<(html: string) => Promise<Buffer>> {
  const page = await openPage(browser);
  const { frameTree } = await page.send('Page.getFrameTree');
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 800,
    deviceScaleFactor: 1,
    mobile: false,
  });
  return async (html) => {
    await page.send('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
    const { data } = await page.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: true,
    });
    return Buffer.from(data, 'base64');
  };
}

/** A context made ahead, used once, thrown away: only its use is on the clock. */
export async function spareContexts(browser: Browser): Promise<(html: string) => Promise<Buffer>> {
  const make = async () => {
    const { browserContextId } = await browser.root.send('Target.createBrowserContext', {});
    return { browserContextId, page: await openPage(browser, browserContextId) };
  };
  let spare = make();
  return async (html) => {
    const { browserContextId, page } = await spare;
    spare = make();
    await fill(page, html);
    const bytes = await print(page);
    void browser.root.send('Target.disposeBrowserContext', { browserContextId });
    return bytes;
  };
}
