import type { Installed } from '#lib/ports/installation.ts';
import type { Log } from '#lib/ports/log.ts';
import { overBudget } from '../budget.ts';
import { isCrash } from '../failures.ts';
import type { Browser } from './browser.ts';
import type { BrowserKind } from './flags.ts';
import { killNow, readGroupMemory } from './process-group.ts';
import { spawnBrowser } from './spawn-browser.ts';

export interface HostOptions {
  readonly kind: BrowserKind;
  readonly install: () => Promise<Installed>;
  readonly sandbox: boolean | 'auto';
  readonly log: Log;
  /** What one render may hold: a process beyond it is ended, as is the largest one when all of them hold more than this for each render, in bytes. */
  readonly maxMemoryBytes: number;
  /** A browser is replaced after this many documents. */
  readonly maxDocuments: number;
  /** A browser is replaced, without harm to any render, when it holds more than this, in bytes. */
  readonly recycleAboveBytes: number;
}

/** A browser in use: what it has done and what still runs in it. */
export interface Running {
  readonly browser: Browser;
  active: number;
  documents: number;
  memoryBytes: number;
  retired: boolean;
  /** When one of its processes was last killed for its memory, on the clock of `performance.now`. */
  overMemoryAt: number;
  /** Processes that are not the browser's, kept while it is watched. */
  readonly others: Set<number>;
}

const WATCH_EVERY_MS = 250;
/** A death this soon after a kill for memory was that kill. */
const BLAME_WITHIN_MS = 2_000;

/** Keeps one browser of a kind: starts it on first use, again after its death, and replaces it before it grows old. */
export class BrowserHost {
  readonly #options: HostOptions;
  #current: Promise<Running> | undefined;
  #running: Running | undefined;
  #watch: NodeJS.Timeout | undefined;
  readonly #living = new Set<Running>();
  #stopped = false;

  constructor(options: HostOptions) {
    this.#options = options;
  }

  get current(): Running | undefined {
    return this.#running;
  }

  /** Takes a share in the browser until `release`. */
  async lease(): Promise<Running> {
    for (;;) {
      this.#current ??= this.#start();
      const running = await this.#current;
      if (running.browser.isGone()) {
        this.#forget(running);
        continue;
      }
      running.active += 1;
      this.#watch ??= setInterval(() => this.#look(), WATCH_EVERY_MS);
      return running;
    }
  }

  release(running: Running): void {
    running.active -= 1;
    running.documents += 1;
    if (running.retired && running.active === 0 && this.#running !== running) {
      void running.browser.kill();
    } else if (running.documents === this.#options.maxDocuments)
      this.#replace(running, 'documents');
  }

  /** The error of a render that failed with `error` in this browser: what it did, when it was ended for its memory. */
  blame(running: Running, error: unknown): unknown {
    const killed = performance.now() - running.overMemoryAt < BLAME_WITHIN_MS;
    return isCrash(error) && killed ? overBudget('uses too much memory') : error;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopWatching();
    await this.#current?.catch(() => {});
    await Promise.all([...this.#living].map(({ browser }) => browser.kill()));
  }

  async #start(): Promise<Running> {
    try {
      const running = await this.#launch();
      this.#running = running;
      return running;
    } catch (error) {
      this.#current = undefined;
      throw error;
    }
  }

  async #launch(): Promise<Running> {
    const { kind, install, log } = this.#options;
    const browser = await this.#launchSandboxed(await install());
    const running: Running = {
      browser,
      active: 0,
      documents: 0,
      memoryBytes: 0,
      retired: false,
      overMemoryAt: Number.NEGATIVE_INFINITY,
      others: new Set(),
    };
    this.#living.add(running);
    void browser.gone.then(() => {
      this.#living.delete(running);
      if (!running.retired && !this.#stopped) log.warn({ kind, pid: browser.pid }, 'browser died');
      this.#forget(running);
    });
    if (this.#stopped) await browser.kill();
    log.debug({ kind, pid: browser.pid }, 'browser started');
    return running;
  }

  /** Root may not use the sandbox; `auto` also does without it where the kernel has none to offer. */
  async #launchSandboxed(installed: Installed): Promise<Browser> {
    const { kind, sandbox, log } = this.#options;
    const wanted = sandbox === 'auto' ? process.getuid?.() !== 0 : sandbox;
    try {
      return await spawnBrowser({ kind, installed, sandbox: wanted });
    } catch (error) {
      const unusable = error instanceof Error && /sandbox|namespace/i.test(error.message);
      if (sandbox !== 'auto' || !wanted || !unusable) throw error;
      log.warn({ kind }, 'browser runs without its sandbox: the system offers none');
      return spawnBrowser({ kind, installed, sandbox: false });
    }
  }

  #forget(running: Running): void {
    if (this.#running !== running) return;
    this.#running = undefined;
    this.#current = undefined;
  }

  /** The next browser is made before the old one is left: no render waits for it. */
  #replace(old: Running, why: 'documents' | 'memory'): void {
    if (old.retired || this.#running !== old || this.#stopped) return;
    const { kind, log } = this.#options;
    old.retired = true;
    log.info({ kind, pid: old.browser.pid, why, bytes: old.memoryBytes }, 'browser replaced');
    this.#launch().then(
      (next) => {
        this.#running = next;
        this.#current = Promise.resolve(next);
        if (old.active === 0) void old.browser.kill();
      },
      (error: unknown) => {
        old.retired = false;
        log.warn({ kind, error: String(error) }, 'browser could not be replaced');
      },
    );
  }

  #look(): void {
    for (const running of this.#living) this.#judge(running);
    // Only here, so that a row of short renders is watched, too.
    if ([...this.#living].every(({ active }) => active === 0)) this.#stopWatching();
  }

  #judge(running: Running): void {
    const { browser } = running;
    const { maxMemoryBytes, recycleAboveBytes, kind, log } = this.#options;
    const processes = readGroupMemory(browser.pid, running.others).sort(
      (a, b) => b.bytes - a.bytes,
    );
    running.memoryBytes = processes.reduce((sum, { bytes }) => sum + bytes, 0);
    const [largest] = processes;
    const allowed = maxMemoryBytes * Math.max(1, running.active);
    const isBeyond = (largest?.bytes ?? 0) > maxMemoryBytes || running.memoryBytes > allowed;
    if (largest !== undefined && isBeyond) {
      log.warn({ kind, pid: largest.pid, bytes: running.memoryBytes }, 'render beyond its memory');
      running.overMemoryAt = performance.now();
      // A page's own process dies alone, and only its render with it.
      if (largest.pid === browser.pid) void browser.kill();
      else killNow(largest.pid);
    } else if (running.memoryBytes > recycleAboveBytes) this.#replace(running, 'memory');
  }

  #stopWatching(): void {
    // Until the next look their numbers may have gone to other processes.
    for (const { others } of this.#living) others.clear();
    clearInterval(this.#watch);
    this.#watch = undefined;
  }
}
