import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { Frame, Page } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import {
  type Download,
  type OpenSite,
  type SiteBrowser,
  startSiteBrowser,
  type Visitor,
} from '#tests/support/open-site.ts';
import { OWNER_KEY, type TestService, useService } from '#tests/support/service.ts';

/** A visit of the pages, with what visitors do on them. */
export interface Visit {
  readonly page: Page;
  readonly errors: readonly string[];
  readonly requests: readonly string[];
  /** Activates the control of this name. */
  press(name: string, role?: string): Promise<void>;
  /** Pastes into the editor in place of everything. */
  paste(text: string): Promise<void>;
  /** Waits until the document that is shown says this. */
  documentSays(text: string): Promise<void>;
  documentText(): Promise<string>;
  /** Waits until the document that is shown does not say this. */
  documentLacks(text: string): Promise<void>;
  /** Waits until the page says this. */
  says(text: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  /** Presses what saves a file; the file. */
  download(name: string): Promise<Download>;
  close(): Promise<void>;
}

/** Longer than anything takes on a busy machine. */
const HANGS_MS = 20_000;

const isDocument = (frame: Frame): boolean => !frame.detached && frame.url().endsWith('/app/frame');

/** A frame that is scrolled out of sight draws nothing, so waiting for it to draw would not end. */
const POLLING_MS = 100;

const documentFrame = (page: Page): Frame => {
  const found = page.frames().find(isDocument);
  assert.ok(found, 'a document is shown');
  return found;
};

/** Longer than a document takes to answer, shorter than a test. */
const ANSWER_MS = 1_000;

/** Whether a document says something; one that is just being replaced does not answer. */
const saysIn = (frame: Frame, text: string): Promise<boolean> =>
  Promise.race([
    frame
      .evaluate((expected) => document.body.innerText.includes(expected), text)
      .catch(() => false),
    delay(ANSWER_MS, false),
  ]);

/** Control by its accessible name, also in the editor's shadow root. */
const control = (name: string, role: string) => `::-p-aria([name="${name}"][role="${role}"])`;

async function pasteInto(page: Page, text: string): Promise<void> {
  const editor = await page.waitForSelector('>>> .cm-content', { visible: true });
  await editor?.focus();
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await editor?.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

function visitOf({ page, errors, requests, nextDownload, close }: OpenSite): Visit {
  page.setDefaultTimeout(HANGS_MS);
  return {
    page,
    errors,
    requests,
    close,
    press: (name, role = 'button') => page.locator(control(name, role)).click(),
    paste: (text) => pasteInto(page, text),
    async documentSays(text) {
      // Another document may take the place of the one that is looked at.
      for (const end = Date.now() + HANGS_MS; ; await delay(POLLING_MS)) {
        const documents = page.frames().filter(isDocument);
        const says = await Promise.all(documents.map((frame) => saysIn(frame, text)));
        if (says.includes(true)) return;
        assert.ok(Date.now() < end, `no document says “${text}”`);
      }
    },
    async documentLacks(text) {
      await documentFrame(page).waitForFunction(
        (unexpected) => !document.body.innerText.includes(unexpected),
        { polling: POLLING_MS },
        text,
      );
    },
    documentText: () => documentFrame(page).evaluate(() => document.body.innerText),
    async says(text) {
      await page.waitForFunction(
        (expected) => document.body.innerText.includes(expected),
        {},
        text,
      );
    },
    fill: (label, text) => page.locator(control(label, 'textbox')).fill(text),
    async choose(label, option) {
      const select = await page.waitForSelector(control(label, 'combobox'));
      const found = await page.waitForFunction(
        (element, name) =>
          [...(element as HTMLSelectElement).options].find((each) => each.text === name),
        {},
        select,
        option,
      );
      await select?.select(String(await found.evaluate((each) => each?.value)));
    },
    async download(name) {
      const [file] = await Promise.all([
        nextDownload(),
        page.locator(control(name, 'button')).click(),
      ]);
      return file;
    },
  };
}

/** One service and one browser for the tests of a file. */
export function usePages(environment: Record<string, string> = {}) {
  const service: TestService = useService(environment);
  let browser: SiteBrowser | undefined;
  beforeAll(async () => {
    browser = await startSiteBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });
  return {
    service,
    /** Opens a view. `key`: as the owner, whose key comes with the address. */
    async visit(
      view = '',
      { hasKey = false, ...visitor }: Visitor & { readonly hasKey?: boolean } = {},
    ): Promise<Visit> {
      assert.ok(browser, 'use it inside a test');
      const start = `${service.url}/${hasKey ? `#key=${OWNER_KEY}` : ''}`;
      const site = await browser.open(start, visitor);
      if (view !== '')
        await site.page.evaluate((path) => {
          location.hash = path;
        }, `#/${view}`);
      return visitOf(site);
    },
  };
}
