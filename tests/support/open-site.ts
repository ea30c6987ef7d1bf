import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { environment } from '#lib/adapters/chromium/process/browser.ts';
import { locateBrowser } from '#lib/adapters/chromium/process/installation.ts';
import { readConfig } from '#lib/config.ts';

/** A site in a browser as its visitors have it: with scripts, storage and a network. */
export interface OpenSite {
  readonly page: Page;
  /** What the console reported as an error, violations of a content security policy included. */
  readonly errors: readonly string[];
  /** Every address that was asked for. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** Opens an address in the packaged browser, and returns once its network is idle. */
export async function openSite(url: string): Promise<OpenSite> {
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
    defaultViewport: { width: 1_280, height: 900 },
  });
  const page = await browser.newPage();
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
    async close() {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
