import { setTimeout as delay } from 'node:timers/promises';
import { RenderError } from '#lib/ports/renderer.ts';
import { DEFAULT_BUDGET, type RenderBudget } from './budget.ts';
import { Warnings } from './warnings.ts';

/**
 * One render: its deadline, its budget and its warnings. Whatever ends it early, the deadline, the
 * caller, the budget, a crash, aborts `signal` with the RenderError to answer with.
 */
export class Run {
  readonly ownerId: string;
  readonly signal: AbortSignal;
  readonly budget: RenderBudget;
  warnings = new Warnings();
  readonly #controller = new AbortController();
  readonly #endsAt: number;
  readonly #timer: NodeJS.Timeout;
  readonly #callerSignal: AbortSignal | undefined;

  constructor(
    ownerId: string,
    timeoutMs: number,
    callerSignal?: AbortSignal,
    budget = DEFAULT_BUDGET,
  ) {
    this.ownerId = ownerId;
    this.budget = budget;
    this.signal = this.#controller.signal;
    this.#endsAt = performance.now() + timeoutMs;
    this.#timer = setTimeout(() => {
      this.fail(new RenderError('timeout', `The document took longer than ${timeoutMs / 1000} s`));
    }, timeoutMs);
    this.#callerSignal = callerSignal;
    if (callerSignal?.aborted) this.#cancel();
    callerSignal?.addEventListener('abort', this.#cancel, { once: true });
  }

  readonly #cancel = () => this.fail(new RenderError('aborted', 'The render was cancelled'));

  /** Milliseconds to the deadline, at least 1. */
  remainingMs(): number {
    return Math.max(1, this.#endsAt - performance.now());
  }

  /** Ends the run with `error`; the first one stays. */
  fail(error: RenderError): void {
    if (!this.signal.aborted) this.#controller.abort(error);
  }

  throwIfEnded(): void {
    this.signal.throwIfAborted();
  }

  /** The work's result, or a rejection with the run's error as soon as the run ends. */
  race<T>(work: Promise<T>): Promise<T> {
    if (this.signal.aborted) {
      work.catch(() => {});
      return Promise.reject(this.signal.reason);
    }
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const onEnd = () => reject(this.signal.reason);
    this.signal.addEventListener('abort', onEnd, { once: true });
    // Once the run has ended its error tells more than that of the work that it interrupted.
    work
      .then(resolve, (error) => reject(this.signal.aborted ? this.signal.reason : error))
      .finally(() => this.signal.removeEventListener('abort', onEnd));
    return promise;
  }

  /** Rejects with the run's error when the run ends first. */
  async wait(ms: number): Promise<void> {
    await this.race(delay(ms, undefined, { signal: this.signal }));
  }

  /** Lets go of the timer and of the caller's signal. */
  close(): void {
    clearTimeout(this.#timer);
    this.#callerSignal?.removeEventListener('abort', this.#cancel);
  }
}
