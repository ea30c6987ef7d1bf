import { LockedPage } from '../pages/locked-page.ts';
import type { Resources } from '../pages/resources.ts';
import type { BrowserHost, Running } from '../process/browser-host.ts';
import type { Run } from '../run.ts';

/** A page that is ready, or one that is being made ready; undefined when that failed. */
type IdlePage = LockedPage | Promise<LockedPage | undefined>;

/** Warm script-free pages of one browser kind. */
export class PagePool {
  readonly #host: BrowserHost;
  readonly #maxDocumentsPerPage: number;
  readonly #idle = new WeakMap<Running, IdlePage[]>();

  constructor(host: BrowserHost, maxDocumentsPerPage: number) {
    this.#host = host;
    this.#maxDocumentsPerPage = maxDocumentsPerPage;
  }

  /** Lends a page for one document. A page that failed is thrown away. */
  async use<T>(run: Run, resources: Resources, work: (page: LockedPage) => Promise<T>): Promise<T> {
    const running = await run.race(this.#host.lease());
    let page: LockedPage | undefined;
    try {
      page = await run.race(this.#take(running));
      const lost = page.lease(run, resources);
      const result = await run.race(Promise.race([work(page), lost]));
      page.release();
      this.#giveBack(running, page);
      return result;
    } catch (error) {
      if (page !== undefined) discard(page);
      throw this.#host.blame(running, error);
    } finally {
      this.#host.release(running);
    }
  }

  /** Opens pages ahead of time. */
  async warm(count: number): Promise<void> {
    const running = await this.#host.lease();
    try {
      const pages = await Promise.all(
        Array.from({ length: count }, () => LockedPage.open(running.browser)),
      );
      this.#idleOf(running).push(...pages);
    } finally {
      this.#host.release(running);
    }
  }

  async #take(running: Running): Promise<LockedPage> {
    const idle = this.#idleOf(running);
    for (let next = idle.pop(); next !== undefined; next = idle.pop()) {
      const page = await next;
      if (page === undefined) continue;
      if (await page.isAtRest()) return page;
      discard(page);
    }
    return LockedPage.open(running.browser);
  }

  #giveBack(running: Running, page: LockedPage): void {
    const idle = this.#idleOf(running);
    const { upkeep } = page;
    if (page.documents >= this.#maxDocumentsPerPage || page.isSpent) {
      discard(page);
      // The next render finds a page that is as ready as the old one was.
      idle.unshift(LockedPage.open(running.browser).catch(() => undefined));
    } else if (upkeep === undefined) idle.push(page);
    else idle.unshift(prepare(page, upkeep));
  }

  #idleOf(running: Running): IdlePage[] {
    let idle = this.#idle.get(running);
    if (idle === undefined) {
      idle = [];
      this.#idle.set(running, idle);
    }
    return idle;
  }
}

/** Does to a page what is to be done between two documents. */
async function prepare(
  page: LockedPage,
  work: () => Promise<void>,
): Promise<LockedPage | undefined> {
  try {
    if (!(await page.isAtRest())) throw new Error('The page does not come to rest');
    await work();
    return page;
  } catch {
    discard(page);
    return undefined;
  }
}

/** A browser that cannot close a page any more is killed. */
function discard(page: LockedPage): void {
  page.close().catch(() => {
    if (!page.browser.isGone()) void page.browser.kill();
  });
}
