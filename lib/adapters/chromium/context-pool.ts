import type { EgressProxy } from '#lib/ports/egress-proxy.ts';
import type { BrowserHost, Running } from './browser-host.ts';
import type { RenderBudget } from './budget.ts';
import type { Run } from './run.ts';
import { ScriptContext } from './script-context.ts';

/** Contexts for pages with script: one is made ahead, each serves once. */
export class ContextPool {
  readonly #host: BrowserHost;
  readonly #egress: EgressProxy;
  readonly #budget: RenderBudget;
  readonly #spares = new WeakMap<Running, Promise<ScriptContext>>();

  constructor(host: BrowserHost, egress: EgressProxy, budget: RenderBudget) {
    this.#host = host;
    this.#egress = egress;
    this.#budget = budget;
  }

  async use<T>(run: Run, work: (context: ScriptContext) => Promise<T>): Promise<T> {
    const running = await run.race(this.#host.lease());
    const taken = this.#take(running);
    try {
      const context = await run.race(taken);
      return await run.race(Promise.race([work(context), context.crashed]));
    } catch (error) {
      throw this.#host.blame(running, error);
    } finally {
      // Also when the run ended while the context was being made.
      void taken.then((context) => context.close()).catch(() => {});
      this.#host.release(running);
      // Only now: making it beside a page that loads doubled that page's time.
      this.#makeSpare(running);
    }
  }

  async #take(running: Running): Promise<ScriptContext> {
    const waiting = this.#spares.get(running);
    this.#spares.delete(running);
    const spare = await waiting?.catch(() => undefined);
    return spare?.isGone === false ? spare : this.#open(running);
  }

  #makeSpare(running: Running): void {
    if (running.retired || running.browser.isGone() || this.#spares.has(running)) return;
    const spare = this.#open(running);
    spare.catch(() => this.#spares.delete(running));
    this.#spares.set(running, spare);
  }

  #open(running: Running): Promise<ScriptContext> {
    return ScriptContext.open(running.browser, this.#egress, this.#budget);
  }
}
