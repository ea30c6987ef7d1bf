import type { Protocol } from 'devtools-protocol';
import type { EgressChannel, EgressProxy } from '#lib/ports/egress-proxy.ts';
import type { Browser } from './browser.ts';
import type { RenderBudget } from './budget.ts';
import { CdpError, type CdpSession } from './cdp.ts';
import { type WatchFrame, watchChildren } from './child-targets.ts';

/** A service worker would outlive its page and answer for it; the page finds that there is no such thing. */
const BEFORE_SCRIPTS = 'delete Navigator.prototype.serviceWorker; window.print = () => {};';

const PATTERNS: Protocol.Fetch.RequestPattern[] = [
  { urlPattern: '*', requestStage: 'Request' },
  { urlPattern: '*', requestStage: 'Response', resourceType: 'Document' },
];

/** A browsing context of its own for one page with script: made ahead of time, used once, thrown away. */
export class ScriptContext {
  readonly browser: Browser;
  readonly session: CdpSession;
  readonly channel: EgressChannel;
  /** Also the id of the main frame. */
  readonly targetId: string;
  /** Called with the session of each frame that is a target of its own. */
  watchFrame: WatchFrame = () => {};
  readonly #contextId: string;
  readonly #crashed = Promise.withResolvers<never>();
  #gone = false;

  private constructor(
    browser: Browser,
    session: CdpSession,
    channel: EgressChannel,
    ids: { readonly targetId: string; readonly contextId: string },
  ) {
    this.browser = browser;
    this.session = session;
    this.channel = channel;
    this.targetId = ids.targetId;
    this.#contextId = ids.contextId;
    this.#crashed.promise.catch(() => {});
    session.on('Inspector.targetCrashed', () => this.#end());
    session.on('Page.javascriptDialogOpening', () => {
      session.send('Page.handleJavaScriptDialog', { accept: false }).catch(() => {});
    });
    browser.onGone.add(this.#end);
  }

  static async open(
    browser: Browser,
    egress: EgressProxy,
    budget: RenderBudget,
  ): Promise<ScriptContext> {
    const channel = await egress.open(budget);
    let contextId = '';
    try {
      const made = await browser.cdp.send('Target.createBrowserContext', {
        proxyServer: channel.address,
        proxyBypassList: '<-loopback>',
        disposeOnDetach: true,
      });
      contextId = made.browserContextId;
      const { session, targetId } = await openPage(browser, contextId);
      const context = new ScriptContext(browser, session, channel, { targetId, contextId });
      await watchChildren(browser.connection, session, PATTERNS, (child) =>
        context.watchFrame(child),
      );
      return context;
    } catch (error) {
      if (contextId !== '') dispose(browser, contextId);
      await channel.close();
      throw error;
    }
  }

  get isGone(): boolean {
    return this.#gone || this.browser.isGone();
  }

  /** Rejects when the page's process dies. */
  get crashed(): Promise<never> {
    return this.#crashed.promise;
  }

  /** Takes the page, its process and its connections away, also while its script runs forever. */
  close(): void {
    if (this.#gone) return;
    this.#end();
    dispose(this.browser, this.#contextId);
  }

  readonly #end = (): void => {
    this.#gone = true;
    this.browser.onGone.delete(this.#end);
    this.channel.close().catch(() => {});
    this.browser.connection.end(this.session.id);
    this.#crashed.reject(new CdpError('closed', 'The page has gone'));
  };
}

/** A browser that cannot even do this any more is killed. */
function dispose(browser: Browser, browserContextId: string): void {
  browser.cdp.send('Target.disposeBrowserContext', { browserContextId }).catch((error: unknown) => {
    if (error instanceof CdpError && error.failure === 'timeout') void browser.kill();
  });
}

async function openPage(
  browser: Browser,
  browserContextId: string,
): Promise<{ session: CdpSession; targetId: string }> {
  const [{ targetId }] = await Promise.all([
    browser.cdp.send('Target.createTarget', { url: 'about:blank', browserContextId }),
    browser.cdp.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId }),
  ]);
  const attached = await browser.cdp.send('Target.attachToTarget', { targetId, flatten: true });
  const session = browser.connection.session(attached.sessionId);
  await Promise.all([
    session.send('Page.enable'),
    session.send('Inspector.enable'),
    session.send('Fetch.enable', { patterns: PATTERNS }),
    session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: BEFORE_SCRIPTS }),
  ]);
  return { session, targetId };
}
