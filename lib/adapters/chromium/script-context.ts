import type { Protocol } from 'devtools-protocol';
import type { EgressChannel, EgressProxy } from '#lib/ports/egress-proxy.ts';
import { type Browser, CLOSING_TIMEOUT_MS } from './browser.ts';
import type { RenderBudget } from './budget.ts';
import type { Viewport } from './capture.ts';
import { CdpError, type CdpSession } from './cdp.ts';
import { type WatchFrame, watchChildren } from './child-targets.ts';
import { DOCUMENT_ADDRESS, DocumentGate } from './document-gate.ts';
import { PAGE_FONTS } from './fonts/page-fonts.ts';

/** A service worker would outlive its page and answer for it; the page finds that there is no such thing. */
const BEFORE_SCRIPTS = 'delete Navigator.prototype.serviceWorker; window.print = () => {};';

const ALL_REQUESTS: Protocol.Fetch.RequestPattern = { urlPattern: '*', requestStage: 'Request' };
const PATTERNS: Record<ContextKind, Protocol.Fetch.RequestPattern[]> = {
  html: [ALL_REQUESTS],
  // What an address answers is judged.
  url: [ALL_REQUESTS, { urlPattern: '*', requestStage: 'Response', resourceType: 'Document' }],
};

/** What most renders ask for: markup is printed on US Letter with the default margins, an address shows itself on a screen. */
const WINDOWS: Record<ContextKind, Viewport> = {
  html: { width: 720, height: 1056, deviceScaleFactor: 1 },
  url: { width: 1280, height: 800, deviceScaleFactor: 1 },
};

/** What a context is made for: an address, or markup that its page waits for. */
export type ContextKind = 'url' | 'html';

interface OpenedPage {
  readonly session: CdpSession;
  readonly targetId: string;
  /** Markup only: hands in the document that the page waits for. */
  readonly fill: ((html: string) => Promise<void>) | undefined;
}

/** A browsing context of its own for one page with script: made ahead of time, used once, thrown away. */
export class ScriptContext {
  readonly browser: Browser;
  readonly session: CdpSession;
  readonly channel: EgressChannel;
  /** Also the id of the main frame. */
  readonly targetId: string;
  /** Called with the session of each frame that is a target of its own. */
  watchFrame: WatchFrame = () => {};
  readonly #window: Viewport;
  readonly #contextId: string;
  readonly #fill: OpenedPage['fill'];
  readonly #crashed = Promise.withResolvers<never>();
  #gone = false;

  private constructor(
    browser: Browser,
    { session, targetId, fill }: OpenedPage,
    channel: EgressChannel,
    contextId: string,
  ) {
    this.browser = browser;
    this.session = session;
    this.channel = channel;
    this.targetId = targetId;
    this.#contextId = contextId;
    this.#fill = fill;
    this.#window = WINDOWS[fill === undefined ? 'url' : 'html'];
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
    kind: ContextKind,
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
      const page = await openPage(browser, contextId, kind);
      const context = new ScriptContext(browser, page, channel, contextId);
      await Promise.all([
        prepare(page.session, PATTERNS[kind]),
        watchChildren(browser.connection, page.session, PATTERNS[kind], (child) =>
          context.watchFrame(child),
        ),
      ]);
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

  /** Sets the window; costs nothing when it is the one that the page was opened with. */
  async resize(window: Viewport): Promise<void> {
    const { width, height, deviceScaleFactor } = this.#window;
    const isFitting =
      window.width === width &&
      window.height === height &&
      window.deviceScaleFactor === deviceScaleFactor;
    if (isFitting) return;
    await this.session.send('Emulation.setDeviceMetricsOverride', { ...window, mobile: false });
  }

  /** Lets the page draw frames, which its scripts may wait for. */
  async show(): Promise<void> {
    const { cdp } = this.browser;
    const { windowId } = await cdp.send('Browser.getWindowForTarget', { targetId: this.targetId });
    await cdp.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'normal' } });
  }

  /** Hands in the document of a context made for markup. Resolves when the browser has taken it. */
  async fill(html: string): Promise<void> {
    if (this.#fill === undefined) throw new Error('This context was made for an address');
    await this.#fill(html);
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
  const { cdp } = browser;
  cdp
    .send('Target.disposeBrowserContext', { browserContextId }, CLOSING_TIMEOUT_MS)
    .catch((error: unknown) => {
      if (error instanceof CdpError && error.failure === 'timeout') void browser.kill();
    });
}

async function openPage(
  browser: Browser,
  browserContextId: string,
  kind: ContextKind,
): Promise<OpenedPage> {
  const denied = browser.cdp.send('Browser.setDownloadBehavior', {
    behavior: 'deny',
    browserContextId,
  });
  const { width, height } = WINDOWS[kind];
  const create = (url: string) =>
    browser.cdp.send('Target.createTarget', {
      url,
      browserContextId,
      width,
      height,
      // It draws nothing before it is shown.
      windowState: 'minimized',
    });
  if (kind === 'url') {
    const [{ targetId }] = await Promise.all([create('about:blank'), denied]);
    return { session: await attach(browser, targetId), targetId, fill: undefined };
  }
  const gate = await DocumentGate.of(browser);
  const [{ targetId, asked }] = await Promise.all([
    gate.admit(() => create(DOCUMENT_ADDRESS)),
    denied,
  ]);
  const session = await attach(browser, targetId);
  const fill = async (html: string) => gate.serve(await asked, html);
  return { session, targetId, fill };
}

async function attach(browser: Browser, targetId: string): Promise<CdpSession> {
  const attached = await browser.cdp.send('Target.attachToTarget', { targetId, flatten: true });
  return browser.connection.session(attached.sessionId);
}

async function prepare(
  session: CdpSession,
  patterns: Protocol.Fetch.RequestPattern[],
): Promise<void> {
  await Promise.all([
    session.send('Page.enable'),
    session.send('Page.setFontFamilies', PAGE_FONTS),
    session.send('Inspector.enable'),
    session.send('Fetch.enable', { patterns }),
    session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: BEFORE_SCRIPTS }),
  ]);
}
