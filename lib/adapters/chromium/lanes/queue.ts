import { RenderError } from '#lib/ports/renderer.ts';
import type { Run } from '../run.ts';

type Admit = () => void;

/** How many may wait, over all lanes that share it. */
export interface WaitingRoom {
  readonly limit: number;
  waiting: number;
}

const FIRST_GUESS_MS = 200;
/** Weight of the newest render in the running mean. */
const SMOOTHING = 0.1;
const LONGEST_RETRY_SECONDS = 60;

/** Places for work at the same time; who waits is served in turns, one of each owner. */
export class FairLane {
  readonly #places: number;
  readonly #room: WaitingRoom;
  /** In the order in which the owners' turns come. */
  readonly #owners = new Map<string, Admit[]>();
  #active = 0;
  #meanMs = FIRST_GUESS_MS;

  constructor(places: number, room: WaitingRoom) {
    this.#places = places;
    this.#room = room;
  }

  get active(): number {
    return this.#active;
  }

  /** Why there is neither a place nor room to wait for one; undefined: there is. */
  refusal(): RenderError | undefined {
    return this.#active >= this.#places && this.#room.waiting >= this.#room.limit
      ? this.#overloaded()
      : undefined;
  }

  /** Runs `work` when its turn comes. Rejects with `overloaded` when the queue is full, or with the run's error when it ends while waiting. */
  async use<T>(run: Run, work: () => Promise<T>): Promise<T> {
    run.throwIfEnded();
    if (this.#active < this.#places) this.#active += 1;
    else await this.#wait(run);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.#meanMs += (performance.now() - startedAt - this.#meanMs) * SMOOTHING;
      this.#leave();
    }
  }

  async #wait(run: Run): Promise<void> {
    const refusal = this.refusal();
    if (refusal !== undefined) throw refusal;
    const { promise: turn, resolve: admit } = Promise.withResolvers<void>();
    const line = this.#owners.get(run.ownerId) ?? [];
    this.#owners.set(run.ownerId, line);
    line.push(admit);
    this.#room.waiting += 1;
    try {
      await run.race(turn);
    } catch (error) {
      // Its turn may have come at the moment at which it ended.
      if (line.includes(admit)) this.#remove(run.ownerId, line, admit);
      else this.#leave();
      throw error;
    }
  }

  /** Hands the place on, or gives it back. */
  #leave(): void {
    const next = this.#owners.entries().next().value;
    if (next === undefined) {
      this.#active -= 1;
      return;
    }
    const [ownerId, line] = next;
    const [admit] = line;
    if (admit === undefined) return;
    // Behind the others.
    this.#owners.delete(ownerId);
    this.#owners.set(ownerId, line);
    this.#remove(ownerId, line, admit);
    admit();
  }

  #remove(ownerId: string, line: Admit[], admit: Admit): void {
    line.splice(line.indexOf(admit), 1);
    this.#room.waiting -= 1;
    if (line.length === 0) this.#owners.delete(ownerId);
  }

  #overloaded(): RenderError {
    const seconds = Math.ceil((this.#room.waiting * this.#meanMs) / this.#places / 1000);
    return new RenderError('overloaded', 'The renderer is busy: too many documents are waiting', {
      retryAfterSeconds: Math.min(LONGEST_RETRY_SECONDS, Math.max(1, seconds)),
    });
  }
}
