import type { EgressProxy } from '#lib/ports/egress-proxy.ts';
import type { BrowserHost, Running } from './browser-host.ts';
import type { RenderBudget } from './budget.ts';
import type { Run } from './run.ts';
import { type ContextKind, ScriptContext } from './script-context.ts';

/** Contexts for pages with script: one is made ahead, of the kind that was asked for last; each serves once. */
export class ContextPool {
  readonly #host: BrowserHost;
  readonly #egress: EgressProxy;
  readonly #budget: RenderBudget;
  readonly #spares = new WeakMap<Running, Spare>();

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
    const taken = this.#take(running, kind);
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
      this.#makeSpare(running, kind);
    }
  }

  async #take(running: Running, kind: ContextKind): Promise<ScriptContext> {
    const waiting = this.#spares.get(running);
    if (waiting?.kind !== kind) return this.#open(running, kind);
    this.#spares.delete(running);
    const spare = await waiting.context.catch(() => undefined);
    return spare?.isGone === false ? spare : this.#open(running, kind);
  }

  #makeSpare(running: Running, kind: ContextKind): void {
    if (running.retired || running.browser.isGone()) return;
    const waiting = this.#spares.get(running);
    if (waiting?.kind === kind) return;
    void waiting?.context.then((context) => context.close()).catch(() => {});
    const spare: Spare = { kind, context: this.#open(running, kind) };
    spare.context.catch(() => {
      if (this.#spares.get(running) === spare) this.#spares.delete(running);
    });
    this.#spares.set(running, spare);
  }

  #open(running: Running, kind: ContextKind): Promise<ScriptContext> {
    return ScriptContext.open(running.browser, this.#egress, this.#budget, kind);
  }
}

interface Spare {
  readonly kind: ContextKind;
  readonly context: Promise<ScriptContext>;
}
