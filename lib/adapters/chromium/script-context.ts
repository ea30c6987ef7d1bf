import type { BrowserContext, CDPSession, Page, Protocol } from 'puppeteer-core';
import type { EgressChannel, EgressProxy } from '#lib/ports/egress-proxy.ts';
import { RenderError } from '#lib/ports/renderer.ts';
import type { Browser } from './browser.ts';
import type { RenderBudget } from './budget.ts';
import type { Viewport } from './capture.ts';
import { type WatchFrame, watchChildren } from './child-targets.ts';
import { commandFailure, pageHasGone } from './failures.ts';
import { PAGE_FONTS } from './fonts/page-fonts.ts';
import { closeContext, targetIdOf } from './open-page.ts';

/**
 * A service worker would outlive its page and answer for it; the page finds that there is no such
 * thing. A page that prints or closes itself goes on instead.
 */
const BEFORE_SCRIPTS =
  'delete Navigator.prototype.serviceWorker; window.print = () => {}; window.close = () => {};';

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

/** What a context is made for: an address or markup. */
export type ContextKind = 'url' | 'html';

interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  /** A session of ours, beside Puppeteer's own. */
  readonly session: CDPSession;
  readonly targetId: string;
}

/** A browsing context of its own for one page with script: made ahead of time, used once, thrown away. */
export class ScriptContext {
  readonly browser: Browser;
  readonly page: Page;
  readonly session: CDPSession;
  readonly channel: EgressChannel;
  /** Also the id of the main frame. */
  readonly targetId: string;
  /** Called with the session of each frame that is a target of its own. */
  watchFrame: WatchFrame = () => {};
  readonly #window: Viewport;
  readonly #context: BrowserContext;
  readonly #crashed = Promise.withResolvers<never>();
  #gone = false;

  private constructor(
    browser: Browser,
    { context, page, session, targetId }: Opened,
    channel: EgressChannel,
    kind: ContextKind,
  ) {
    this.browser = browser;
    this.page = page;
    this.session = session;
    this.channel = channel;
    this.targetId = targetId;
    this.#context = context;
    this.#window = WINDOWS[kind];
    this.#crashed.promise.catch(() => {});
    session.on('Inspector.targetCrashed', () => this.#end(pageHasGone()));
    page.once('close', () => this.#end(new RenderError('crashed', 'The page closed itself')));
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
    browser.onGone.add(this.#onBrowserGone);
  }

  static async open(
    browser: Browser,
    egress: EgressProxy,
    budget: RenderBudget,
    kind: ContextKind,
  ): Promise<ScriptContext> {
    const channel = await egress.open(budget);
    let context: BrowserContext | undefined;
    try {
      context = await browser.driver?.createBrowserContext({
        proxyServer: channel.address,
        proxyBypassList: ['<-loopback>'],
        downloadBehavior: { policy: 'deny' },
      });
      if (context === undefined) throw new Error('This browser only prints');
      const opened = await openPage(context, kind);
      const script = new ScriptContext(browser, opened, channel, kind);
      const rules = { patterns: PATTERNS[kind], source: BEFORE_SCRIPTS };
      await Promise.all([
        prepare(opened.session, rules.patterns),
        watchChildren(browser.root, opened.session, rules, (child) => script.watchFrame(child)),
      ]);
      return script;
    } catch (error) {
      if (context !== undefined) dispose(browser, context);
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
    if (!isFitting) await this.page.setViewport(window);
  }

  /** Lets the page draw frames, which its scripts may wait for. */
  async show(): Promise<void> {
    const windowId = await this.page.windowId();
    await this.page.browser().setWindowBounds(windowId, { windowState: 'normal' });
  }

  /** Rejects when the page's process dies, or the page closes itself. */
  get crashed(): Promise<never> {
    return this.#crashed.promise;
  }

  /** Takes the page, its process and its connections away, also while its script runs forever. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#end(pageHasGone());
    if (!this.browser.isGone()) dispose(this.browser, this.#context);
  }
  #isClosed = false;

  readonly #onBrowserGone = (): void => this.#end(pageHasGone());

  #end(error: Error): void {
    if (this.#gone) return;
    this.#gone = true;
    this.browser.onGone.delete(this.#onBrowserGone);
    this.channel.close().catch(() => {});
    this.#crashed.reject(error);
  }
}

/** A browser that cannot even do this any more is killed. */
function dispose(browser: Browser, context: BrowserContext): void {
  closeContext(context).catch((error: unknown) => {
    if (commandFailure(error) === 'timeout') void browser.kill();
  });
}

async function openPage(context: BrowserContext, kind: ContextKind): Promise<Opened> {
  const { width, height } = WINDOWS[kind];
  const page = await context.newPage({
    type: 'window',
    // It draws nothing before it is shown.
    windowBounds: { width, height, windowState: 'minimized' },
  });
  const session = await page.createCDPSession();
  return { context, page, session, targetId: await targetIdOf(session) };
}

async function prepare(
  session: CDPSession,
  patterns: Protocol.Fetch.RequestPattern[],
): Promise<void> {
  await Promise.all([
    session.send('Page.enable'),
    session.send('Page.setFontFamilies', PAGE_FONTS),
    session.send('Inspector.enable'),
    // Not Page.setRequestInterception: it sees neither frames of another site nor answers.
    session.send('Fetch.enable', { patterns }),
    session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: BEFORE_SCRIPTS }),
  ]);
}
