import type { Protocol } from 'devtools-protocol';
import type { Browser } from './browser.ts';
import { refuseRequest } from './refuse-request.ts';

/** Where markup with script is served from: an origin of its own, a secure context, and never asked on the network. */
export const DOCUMENT_ADDRESS = 'http://document.localhost/';
export const DOCUMENT_HOST = new URL(DOCUMENT_ADDRESS).host;

const gates = new WeakMap<Browser, Promise<DocumentGate>>();

/**
 * Holds the first request of each page that is opened at DOCUMENT_ADDRESS until its markup is
 * there, and refuses every other request for that address. A page that waits like this has its
 * process already, and loads one document instead of an empty one and its own: 80 instead of 95 ms
 * of CPU.
 */
export class DocumentGate {
  readonly #browser: Browser;
  /** Requests by main frame, of pages whose opening has not been answered yet. */
  readonly #early = new Map<string, string>();
  readonly #expected = new Map<string, (requestId: string) => void>();
  #opening = 0;

  private constructor(browser: Browser) {
    this.#browser = browser;
    browser.cdp.on('Fetch.requestPaused', (paused) => this.#hold(paused));
  }

  /** The gate of that browser. */
  static of(browser: Browser): Promise<DocumentGate> {
    let gate = gates.get(browser);
    if (gate === undefined) {
      gate = DocumentGate.#open(browser);
      gates.set(browser, gate);
    }
    return gate;
  }

  static async #open(browser: Browser): Promise<DocumentGate> {
    const gate = new DocumentGate(browser);
    await browser.cdp.send('Fetch.enable', { patterns: [{ urlPattern: `${DOCUMENT_ADDRESS}*` }] });
    return gate;
  }

  /** Admits the page that `create` opens. `asked` resolves to the id of its request. */
  async admit(
    create: () => Promise<{ readonly targetId: string }>,
  ): Promise<{ targetId: string; asked: Promise<string> }> {
    this.#opening += 1;
    try {
      const { targetId } = await create();
      const { promise, resolve } = Promise.withResolvers<string>();
      const early = this.#early.get(targetId);
      this.#early.delete(targetId);
      if (early === undefined) this.#expected.set(targetId, resolve);
      else resolve(early);
      return { targetId, asked: promise };
    } finally {
      this.#opening -= 1;
      if (this.#opening === 0) this.#refuseEarly();
    }
  }

  /** Answers a request that was held. */
  async serve(requestId: string, html: string): Promise<void> {
    await this.#browser.cdp.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html; charset=utf-8' }],
      body: Buffer.from(html).toString('base64'),
    });
  }

  #hold({ requestId, frameId, resourceType }: Protocol.Fetch.RequestPausedEvent): void {
    const expected = this.#expected.get(frameId);
    this.#expected.delete(frameId);
    if (resourceType === 'Document' && expected !== undefined) expected(requestId);
    else if (resourceType === 'Document' && this.#opening > 0 && !this.#early.has(frameId)) {
      this.#early.set(frameId, requestId);
    } else this.#refuse(requestId);
  }

  #refuseEarly(): void {
    for (const requestId of this.#early.values()) this.#refuse(requestId);
    this.#early.clear();
  }

  #refuse(requestId: string): void {
    // The page may have gone in between.
    refuseRequest(this.#browser.cdp, requestId, 'Aborted').catch(() => {});
  }
}
