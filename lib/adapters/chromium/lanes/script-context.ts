import type { BrowserContext, CDPSession, Protocol } from 'puppeteer-core';
import { CDPSessionEvent } from 'puppeteer-core/internal/api/CDPSession.js';
import type { EgressChannel, EgressProxy } from '#lib/ports/egress-proxy.ts';
import { RenderError } from '#lib/ports/renderer.ts';
import type { RenderBudget } from '../budget.ts';
import { commandFailure, pageHasGone } from '../failures.ts';
import type { Viewport } from '../pages/capture.ts';
import type { Browser } from '../process/browser.ts';
import { attach } from '../process/connection.ts';
import { type WatchFrame, watchChildren } from './child-targets.ts';
import { DOCUMENT_ADDRESS } from './document-address.ts';
import { DocumentGate } from './document-gate.ts';
import { closeContext } from './open-page.ts';
import { pageFonts } from './page-fonts.ts';

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

/** What a context is made for: an address, or markup that its page waits for. */
export type ContextKind = 'url' | 'html';

interface OpenedPage {
  readonly session: CDPSession;
  readonly targetId: string;
  /** For markup only: gives the page the document that it waits for. */
  readonly fill: ((html: string) => Promise<void>) | undefined;
}

/** A browsing context of its own for one page with script: made ahead of time, used once, thrown away. */
export class ScriptContext {
  readonly browser: Browser;
  readonly session: CDPSession;
  readonly channel: EgressChannel;
  /** Also the id of the main frame. */
  readonly targetId: string;
  /** Called with the session of each frame that is a target of its own. */
  watchFrame: WatchFrame = () => {};
  readonly #window: Viewport;
  readonly #context: BrowserContext;
  readonly #fill: OpenedPage['fill'];
  readonly #crashed = Promise.withResolvers<never>();
  #gone = false;

  private constructor(
    browser: Browser,
    context: BrowserContext,
    { session, targetId, fill }: OpenedPage,
    channel: EgressChannel,
  ) {
    this.browser = browser;
    this.session = session;
    this.channel = channel;
    this.targetId = targetId;
    this.#context = context;
    this.#fill = fill;
    this.#window = WINDOWS[fill === undefined ? 'url' : 'html'];
    this.#crashed.promise.catch(() => {});
    session.on('Inspector.targetCrashed', () => this.#end(pageHasGone()));
    session.once(CDPSessionEvent.Disconnected, () =>
      this.#end(new RenderError('crashed', 'The page closed itself')),
    );
    session.on('Page.javascriptDialogOpening', () => {
      session.send('Page.handleJavaScriptDialog', { accept: false }).catch(() => {});
    });
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
      const page = await openPage(browser, context, kind);
      const script = new ScriptContext(browser, context, page, channel);
      const rules = { patterns: PATTERNS[kind], source: BEFORE_SCRIPTS };
      await Promise.all([
        prepare(browser, page.session, rules.patterns),
        watchChildren(browser.root, page.session, rules, (child) => script.watchFrame(child)),
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
    if (isFitting) return;
    await this.session.send('Emulation.setDeviceMetricsOverride', { ...window, mobile: false });
  }

  /** Lets the page draw frames, which its scripts may wait for. */
  async show(): Promise<void> {
    const { root } = this.browser;
    const { windowId } = await root.send('Browser.getWindowForTarget', { targetId: this.targetId });
    await root.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'normal' } });
  }

  /** Gives the page the document that it waits for. Resolves when the browser has taken it. */
  async fill(html: string): Promise<void> {
    if (this.#fill === undefined) throw new Error('This context was made for an address');
    await this.#fill(html);
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

async function openPage(
  browser: Browser,
  context: BrowserContext,
  kind: ContextKind,
): Promise<OpenedPage> {
  const { width, height } = WINDOWS[kind];
  const create = (url: string) =>
    browser.root.send('Target.createTarget', {
      url,
      ...(context.id !== undefined && { browserContextId: context.id }),
      width,
      height,
      // It draws nothing before it is shown.
      windowState: 'minimized',
    });
  if (kind === 'url') {
    const { targetId } = await create('about:blank');
    return { session: await attach(browser.root, targetId), targetId, fill: undefined };
  }
  const gate = await DocumentGate.of(browser);
  const { targetId, asked } = await gate.admit(() => create(DOCUMENT_ADDRESS));
  const session = await attach(browser.root, targetId);
  return { session, targetId, fill: async (html) => gate.serve(await asked, html) };
}

async function prepare(
  browser: Browser,
  session: CDPSession,
  patterns: Protocol.Fetch.RequestPattern[],
): Promise<void> {
  await Promise.all([
    session.send('Page.enable'),
    session.send('Page.setFontFamilies', pageFonts(browser.fonts)),
    session.send('Inspector.enable'),
    // Not Page.setRequestInterception: it sees neither frames of another site nor answers.
    session.send('Fetch.enable', { patterns }),
    session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: BEFORE_SCRIPTS }),
  ]);
}
