import { attach } from '#lib/adapters/chromium/process/connection.ts';
import { spawnBrowser } from '#lib/adapters/chromium/process/spawn-browser.ts';
import { locateBrowser } from '#lib/adapters/installation/locate-browser.ts';
import { readConfig } from '#lib/config.ts';

/** A page of a real browser, to ask what it makes of markup. It has no network. */
export interface ShownPage {
  /** Shows the markup, then evaluates an expression in it. The document's own scripts do not run. */
  evaluate<Result>(html: string, expression: string): Promise<Result>;
  /** The window as a PNG file, 816 pixels wide and as high as the content. */
  screenshot(html: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

export async function openPage(): Promise<ShownPage> {
  const { render, cacheDir } = readConfig();
  const installed = await locateBrowser({ ...render, cacheDir }).ready();
  const sandbox = process.getuid?.() !== 0;
  const browser = await spawnBrowser({ kind: 'screen', installed, sandbox });
  const { targetId } = await browser.root.send('Target.createTarget', { url: 'about:blank' });
  const page = await attach(browser.root, targetId);
  await page.send('Page.enable');
  await page.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 816,
    height: 1056,
    deviceScaleFactor: 1,
    mobile: false,
  });
  const { frameTree } = await page.send('Page.getFrameTree');
  const frameId = frameTree.frame.id;
  const show = async (html: string): Promise<number> => {
    await page.send('Page.setDocumentContent', { frameId, html });
    const world = await page.send('Page.createIsolatedWorld', { frameId, worldName: 'test' });
    return world.executionContextId;
  };
  return {
    async evaluate<Result>(html: string, expression: string): Promise<Result> {
      const contextId = await show(html);
      const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
        expression,
        contextId,
        returnByValue: true,
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined)
        throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as Result;
    },
    async screenshot(html) {
      await show(html);
      const { cssContentSize } = await page.send('Page.getLayoutMetrics');
      const { data } = await page.send('Page.captureScreenshot', {
        format: 'png',
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width: 816, height: Math.max(1, cssContentSize.height), scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
    close: () => browser.kill(),
  };
}
