import puppeteer, { type Connection, type ConnectionTransport } from 'puppeteer-core';
import type { Browser } from './browser.ts';
import { COMMAND_TIMEOUT_MS } from './connection.ts';

/** Lets Puppeteer drive the browser at the other end. Imported when the first such browser is needed. */
export async function drive(
  transport: ConnectionTransport,
  kind: Browser['kind'],
): Promise<Pick<Browser, 'root' | 'driver'>> {
  const driver = await puppeteer.connect({
    transport,
    defaultViewport: null,
    // Pages are watched over sessions of ours, which keep no bodies of responses.
    networkEnabled: false,
    issuesEnabled: false,
    protocolTimeout: COMMAND_TIMEOUT_MS,
  });
  const session = await driver.target().createCDPSession();
  const root = session.connection();
  if (root === undefined) throw new Error('The browser has gone');
  if (kind === 'script') await stopDiscovery(root);
  return { root, driver };
}

/**
 * Stops Puppeteer from attaching to each page, frame and worker. It lets workers run before anyone
 * could intercept their requests, makes Chromium suspend a page that waits for its document, and its
 * `Page` for each document with script took 1.4 times the CPU: such pages are driven over sessions of
 * ours, in contexts that Puppeteer makes.
 */
async function stopDiscovery(root: Connection): Promise<void> {
  await Promise.all([
    root.send('Target.setAutoAttach', {
      autoAttach: false,
      waitForDebuggerOnStart: false,
      flatten: true,
    }),
    root.send('Target.setDiscoverTargets', { discover: false }),
  ]);
}
