import type { BrowserContext, CDPSession, Browser as Driver, Page } from 'puppeteer-core';
import { commandTimedOut } from '../failures.ts';
import { type Browser, CLOSING_TIMEOUT_MS } from '../process/browser.ts';
import { attach } from '../process/connection.ts';
import { within } from '../within.ts';

/** A page, however its browser is driven. */
export interface OpenedPage {
  /** A session of ours, in addition to Puppeteer's own. */
  readonly session: CDPSession;
  /** Also the id of the main frame. */
  readonly targetId: string;
  /** undefined in a browser that only prints. */
  readonly page: Page | undefined;
  /** Rejects when the browser does not close it in time. */
  readonly close: () => Promise<void>;
}

/** Opens a page with nothing in it. */
export function openPage(browser: Browser): Promise<OpenedPage> {
  return browser.driver === undefined ? openDirectly(browser) : openDriven(browser.driver);
}

async function openDirectly({ root }: Browser): Promise<OpenedPage> {
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank' });
  const session = await attach(root, targetId);
  return {
    session,
    targetId,
    page: undefined,
    close: async () => {
      await root.send('Target.closeTarget', { targetId }, { timeout: CLOSING_TIMEOUT_MS });
    },
  };
}

/** In a context of its own: Puppeteer takes the screenshots of one context in turn. */
async function openDriven(driver: Driver): Promise<OpenedPage> {
  const context = await driver.createBrowserContext();
  try {
    const page = await context.newPage();
    const session = await page.createCDPSession();
    return {
      page,
      session,
      targetId: await targetIdOf(session),
      close: () => closeContext(context),
    };
  } catch (error) {
    await context.close().catch(() => {});
    throw error;
  }
}

async function targetIdOf(session: CDPSession): Promise<string> {
  const { targetInfo } = await session.send('Target.getTargetInfo');
  return targetInfo.targetId;
}

/** Closes a context and its pages, also while a script in one runs forever. */
export async function closeContext(context: BrowserContext): Promise<void> {
  const isClosed = await within(CLOSING_TIMEOUT_MS, context.close());
  if (!isClosed) throw commandTimedOut(`A context did not close within ${CLOSING_TIMEOUT_MS} ms`);
}
