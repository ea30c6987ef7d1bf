import type { EgressProxy } from '#lib/ports/egress-proxy.ts';
import type { RenderBudget } from '../budget.ts';
import type { BrowserHost, Running } from '../process/browser-host.ts';
import type { Run } from '../run.ts';
import { type ContextKind, ScriptContext } from './script-context.ts';

/**
 * Contexts of one kind that wait in an idle browser. Two: the second one serves a request that
 * follows at once, while the next is made.
 */
const SPARES = 2;

/** Contexts for pages with script: made ahead of time, of each kind that has been asked for; each serves once. */
export class ContextPool {
  readonly #host: BrowserHost;
  readonly #egress: EgressProxy;
  readonly #budget: RenderBudget;
  readonly #stocks = new WeakMap<Running, Record<ContextKind, Stock>>();

  constructor(host: BrowserHost, egress: EgressProxy, budget: RenderBudget) {
    this.#host = host;
    this.#egress = egress;
    this.#budget = budget;
  }

  async use<T>(
    run: Run,
    kind: ContextKind,
    work: (context: ScriptContext) => Promise<T>,
  ): Promise<T> {
    const running = await run.race(this.#host.lease());
    const stock = this.#stockOf(running, kind);
    const taken = stock.take();
    try {
      const context = await run.race(taken);
      return await run.race(Promise.race([work(context), context.crashed]));
    } catch (error) {
      throw this.#host.blame(running, error);
    } finally {
      // Also when the run ended while the context was being made.
      void taken.then((context) => context.close()).catch(() => {});
      this.#host.release(running);
      stock.fill(SPARES);
    }
  }

  #stockOf(running: Running, kind: ContextKind): Stock {
    let stocks = this.#stocks.get(running);
    if (stocks === undefined) {
      const open = (of: ContextKind) => () =>
        ScriptContext.open(running.browser, this.#egress, this.#budget, of);
      stocks = { html: new Stock(running, open('html')), url: new Stock(running, open('url')) };
      this.#stocks.set(running, stocks);
    }
    return stocks[kind];
  }
}

/** The contexts of one kind in one browser that nobody uses yet. */
class Stock {
  readonly #running: Running;
  readonly #open: () => Promise<ScriptContext>;
  readonly #ready: ScriptContext[] = [];
  /** The one that is being made. */
  #next: Promise<ScriptContext | undefined> | undefined;

  constructor(running: Running, open: () => Promise<ScriptContext>) {
    this.#running = running;
    this.#open = open;
  }

  async take(): Promise<ScriptContext> {
    for (let spare = this.#ready.shift(); spare !== undefined; spare = this.#ready.shift()) {
      if (!spare.isGone) {
        // The last one: who follows at once shall not wait for all of the next.
        if (this.#ready.length === 0) this.fill(1);
        return spare;
      }
      spare.close();
    }
    const next = this.#next;
    this.#next = undefined;
    const made = await next;
    return made?.isGone === false ? made : this.#open();
  }

  /** Makes contexts, one after the other, until so many wait. */
  fill(count: number): void {
    const { retired, browser } = this.#running;
    if (retired || browser.isGone() || this.#next !== undefined) return;
    if (this.#ready.length >= count) return;
    const next = this.#open().catch(() => undefined);
    this.#next = next;
    void next.then((context) => {
      // Someone has come for it meanwhile.
      if (this.#next !== next) return;
      this.#next = undefined;
      if (context === undefined) return;
      this.#ready.push(context);
      if (this.#running.active === 0) this.fill(SPARES);
    });
  }
}
