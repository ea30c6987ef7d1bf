import type { CDPSession, CommandOptions, Protocol } from 'puppeteer-core';
import { pageHasGone } from '../failures.ts';
import { type OpenedPage, openPage } from '../lanes/open-page.ts';
import { pageFonts } from '../lanes/page-fonts.ts';
import { refuseRequest } from '../lanes/refuse-request.ts';
import type { Browser } from '../process/browser.ts';
import { COMMAND_TIMEOUT_MS } from '../process/connection.ts';
import type { Run } from '../run.ts';
import { within } from '../within.ts';
import { camera, type Shoot, type ShownPage, type Viewport } from './capture.ts';
import { hasLastingState } from './lasting-state.ts';
import type { Resources } from './resources.ts';
import type { Evaluate } from './settle.ts';

/** How long the load event of a document that needs nothing may take. */
const LOAD_TIMEOUT_MS = 5_000;
/** 140,000 characters of table took 350 MB, tagged, which the page gives back only when it is pressed; a new page takes 80 ms. */
const HEAVY_CHARACTERS = 100_000;
/**
 * How often a page gives back what its documents have left. Measured: left to itself a page grows
 * from 93 to 220 MB within 225 one-page invoices; so it stays below 125, and no slower.
 */
const DOCUMENTS_PER_COLLECTION = 25;
const WORLD_NAME = 'pagewright';
const WINDOW: Viewport = { width: 1280, height: 800, deviceScaleFactor: 1 };

/**
 * A page without script that is filled with one document after another, never through a
 * navigation. All its requests are intercepted; it has no network of its own.
 */
export class LockedPage implements ShownPage {
  readonly browser: Browser;
  readonly session: CDPSession;
  documents = 0;
  readonly #opened: OpenedPage;
  #worldId: number;
  #run: Run | undefined;
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
      session.send('Page.setFontFamilies', pageFonts(browser.fonts)),
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
  lease(run: Run, resources: Resources): Promise<never> {
    this.#run = run;
    this.#resources = resources;
    this.documents += 1;
    // One for each render: a promise that outlives it would keep its result alive.
    const { promise, reject } = quiet<never>();
    this.#lost = reject;
    return promise;
  }

  release(): void {
    this.#run = undefined;
    this.#resources = undefined;
    this.#lost = undefined;
  }

  /** Replaces the document. Resolves when the markup has been parsed; `loaded` tells when its resources are there. */
  async write(html: string): Promise<void> {
    this.#loaded = quiet();
    this.#resting = false;
    this.#isMarked ||= hasLastingState(html);
    this.#isHeavy ||= html.length > HEAVY_CHARACTERS;
    await this.session.send(
      'Page.setDocumentContent',
      { frameId: this.#opened.targetId, html },
      this.#deadline,
    );
  }

  /** Whether the last document never came to its load event, or was so large that a new page costs less than the memory that it leaves behind. */
  get isSpent(): boolean {
    return this.#isStuck || this.#isHeavy;
  }

  /** What is to be done before the next document, if anything. */
  get upkeep(): (() => Promise<void>) | undefined {
    if (this.#isMarked) return () => this.#reset();
    if (this.documents % DOCUMENTS_PER_COLLECTION !== 0) return undefined;
    return () => this.session.send('HeapProfiler.collectGarbage');
  }

  /** Ends the loading of a document that has taken too long: the page is not to be used again. */
  async giveUp(): Promise<void> {
    this.#isStuck = true;
    await this.session.send('Page.stopLoading');
  }

  /** Gives the page a new, empty document object: a document may have left something that nothing else removes. */
  async #reset(): Promise<void> {
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
    if (!this.#resting) await within(LOAD_TIMEOUT_MS, this.#loaded.promise).catch(() => {});
    return this.#resting && !this.isGone;
  }

  readonly evaluate: Evaluate = async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = await this.session.send(
      'Runtime.evaluate',
      { expression, contextId: this.#worldId, returnByValue: true },
      this.#deadline,
    );
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result.value as T;
  };

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

  get #deadline(): CommandOptions {
    return { timeout: this.#run?.remainingMs() ?? COMMAND_TIMEOUT_MS };
  }

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
