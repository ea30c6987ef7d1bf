import type { CDPSession, Protocol } from 'puppeteer-core';
import { pageHasGone } from '../failures.ts';
import { PAGE_FONTS } from '../fonts/page-fonts.ts';
import { type OpenedPage, openPage } from '../lanes/open-page.ts';
import { refuseRequest } from '../lanes/refuse-request.ts';
import type { Browser } from '../process/browser.ts';
import type { Run } from '../run.ts';
import { camera, type Shoot, type Viewport } from './capture.ts';
import { hasLastingState } from './lasting-state.ts';
import type { Resources } from './resources.ts';

/** How long the load event of a document that needs nothing may take. */
const LOAD_TIMEOUT_MS = 5_000;
/** 140,000 characters of table took 350 MB, tagged, which the page gives back only when it is pressed; a new page takes 80 ms. */
const HEAVY_CHARACTERS = 100_000;
const WORLD_NAME = 'pagewright';
const WINDOW: Viewport = { width: 1280, height: 800, deviceScaleFactor: 1 };

/**
 * A page without script that is filled with one document after another, never through a
 * navigation. All its requests are intercepted; it has no network of its own.
 */
export class LockedPage {
  readonly browser: Browser;
  readonly session: CDPSession;
  documents = 0;
  readonly #opened: OpenedPage;
  #worldId: number;
  #resources: Resources | undefined;
  #window = '';
  #loaded = quiet<void>();
  #resting = true;
  #isMarked = false;
  #isHeavy = false;
  #isStuck = false;
  #gone = false;
  #lost: ((error: Error) => void) | undefined;

  private constructor(browser: Browser, opened: OpenedPage, worldId: number) {
    this.browser = browser;
    this.session = opened.session;
    this.#opened = opened;
    this.#worldId = worldId;
    const { session } = opened;
    session.on('Page.loadEventFired', () => {
      this.#resting = true;
      this.#loaded.resolve();
    });
    session.on('Inspector.targetCrashed', () => this.#crash());
    browser.onGone.add(this.#end);
    session.on('Fetch.requestPaused', (paused) => this.#answer(paused));
  }

  static async open(browser: Browser): Promise<LockedPage> {
    const opened = await openPage(browser);
    const { session, targetId } = opened;
    const [world] = await Promise.all([
      session.send('Page.createIsolatedWorld', { frameId: targetId, worldName: WORLD_NAME }),
      session.send('Page.enable'),
      session.send('Page.setFontFamilies', PAGE_FONTS),
      session.send('Inspector.enable'),
      session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      session.send('Emulation.setScriptExecutionDisabled', { value: true }),
      // A policy in one document's head would stay in force for all that follow it.
      session.send('Page.setBypassCSP', { enabled: true }),
      browser.kind === 'print'
        ? session.send('Emulation.setEmulatedMedia', { media: 'print' })
        : undefined,
    ]);
    return new LockedPage(browser, opened, world.executionContextId);
  }

  get isGone(): boolean {
    return this.#gone || this.browser.isGone();
  }

  /** Binds the page to a render until `release`. The promise rejects when the page's process dies meanwhile. */
  lease(resources: Resources): Promise<never> {
    this.#resources = resources;
    this.documents += 1;
    // One for each render: a promise that outlives it would keep its result alive.
    const { promise, reject } = quiet<never>();
    this.#lost = reject;
    return promise;
  }

  release(): void {
    this.#resources = undefined;
    this.#lost = undefined;
  }

  /** Replaces the document. Resolves when the markup has been parsed; `loaded` tells when its resources are there. */
  async write(html: string, run: Run): Promise<void> {
    this.#loaded = quiet();
    this.#resting = false;
    this.#isMarked ||= hasLastingState(html);
    this.#isHeavy ||= html.length > HEAVY_CHARACTERS;
    await this.session.send(
      'Page.setDocumentContent',
      { frameId: this.#opened.targetId, html },
      { timeout: run.remainingMs() },
    );
  }

  /** Whether a document may have left something in the page that only `reset` removes. */
  get isMarked(): boolean {
    return this.#isMarked;
  }

  /** Whether a document was so large that a new page costs less than the memory that it leaves behind. */
  get isHeavy(): boolean {
    return this.#isHeavy;
  }

  /** Whether the last document never came to its load event. */
  get isStuck(): boolean {
    return this.#isStuck;
  }

  /** Ends the loading of a document that has taken too long: the page is not to be used again. */
  async giveUp(): Promise<void> {
    this.#isStuck = true;
    await this.session.send('Page.stopLoading');
  }

  /** Gives the page a new, empty document object. */
  async reset(): Promise<void> {
    this.#loaded = quiet();
    await this.session.send('Page.navigate', { url: 'about:blank' });
    // Its load event must not be taken for that of the next document.
    await this.#loaded.promise;
    const world = await this.session.send('Page.createIsolatedWorld', {
      frameId: this.#opened.targetId,
      worldName: WORLD_NAME,
    });
    this.#worldId = world.executionContextId;
    this.#isMarked = false;
    this.#resting = true;
  }

  /** Frees what earlier documents left. */
  collectGarbage(): Promise<void> {
    return this.session.send('HeapProfiler.collectGarbage');
  }

  /** Otherwise an image would be taken from an earlier document's memory and never be asked for. */
  forgetResources(): Promise<void> {
    return this.session.send('Network.setCacheDisabled', { cacheDisabled: true });
  }

  /** Resolves with the load event of the last document written. */
  get loaded(): Promise<void> {
    return this.#loaded.promise;
  }

  /** Resolves to false when the last document's load event is overdue: the page is not to be used again. */
  async isAtRest(): Promise<boolean> {
    if (this.#resting) return !this.isGone;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), LOAD_TIMEOUT_MS);
    this.#loaded.promise.then(
      () => resolve(true),
      () => resolve(false),
    );
    const rests = await promise;
    clearTimeout(timer);
    return rests;
  }

  async evaluate<T>(expression: string, run: Run): Promise<T> {
    const { result, exceptionDetails } = await this.session.send(
      'Runtime.evaluate',
      { expression, contextId: this.#worldId, returnByValue: true },
      { timeout: run.remainingMs() },
    );
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result.value as T;
  }

  /** Sets the window of an image; costs nothing when it is the last one's. */
  async resize(window: Partial<Viewport>): Promise<void> {
    const wanted = { ...WINDOW, ...window };
    const key = JSON.stringify(wanted);
    if (key === this.#window) return;
    const { page, session } = this.#opened;
    // Over the session that takes the screenshots: one undoes what another has set.
    if (page !== undefined) await page.setViewport(wanted);
    else await session.send('Emulation.setDeviceMetricsOverride', { ...wanted, mobile: false });
    this.#window = key;
  }

  readonly shoot: Shoot = async (options) => {
    const { page } = this.#opened;
    if (page === undefined) throw new Error('This browser draws no frames');
    return camera(page)(options);
  };

  async close(): Promise<void> {
    if (this.#gone) return;
    this.#end();
    await this.#opened.close();
  }

  #answer(paused: Protocol.Fetch.RequestPausedEvent): void {
    const answered =
      this.#resources?.answer(this.session, paused) ??
      refuseRequest(this.session, paused.requestId, 'Aborted');
    // A request whose document has been replaced is no longer there to be answered.
    answered.catch(() => {});
  }

  #crash(): void {
    this.#end();
    this.#opened.close().catch(() => {});
  }

  readonly #end = (): void => {
    this.#gone = true;
    this.browser.onGone.delete(this.#end);
    const error = pageHasGone();
    this.#lost?.(error);
    this.#loaded.reject(error);
  };
}

/** A promise whose rejection may go unheard. */
function quiet<T>(): PromiseWithResolvers<T> {
  const resolvers = Promise.withResolvers<T>();
  resolvers.promise.catch(() => {});
  return resolvers;
}
