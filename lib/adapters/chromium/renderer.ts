import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EgressProxy } from '#lib/ports/egress-proxy.ts';
import type { FontFacts, Installation } from '#lib/ports/installation.ts';
import type { Log } from '#lib/ports/log.ts';
import type { OutboundHttp } from '#lib/ports/outbound-http.ts';
import {
  type ExpectedRender,
  type InspectionJob,
  RenderError,
  type Renderer,
  type Rendering,
  type RenderJob,
  type RenderSource,
} from '#lib/ports/renderer.ts';
import { isActive } from '#lib/shared/html/active-content.ts';
import type { PageFacts } from '#schemas/rendering/page-facts.ts';
import { DEFAULT_BUDGET, type RenderBudget } from './budget.ts';
import { isCrash, toRenderError } from './failures.ts';
import { finishImage, finishPrint } from './finish-output.ts';
import { inspectPage } from './inspect/inspect-page.ts';
import { ContextPool } from './lanes/context-pool.ts';
import { PagePool } from './lanes/page-pool.ts';
import { FairLane, type WaitingRoom } from './lanes/queue.ts';
import type { LockedPage } from './pages/locked-page.ts';
import { captureLocked, type LockedJob, measureOn, printLocked } from './pages/locked-render.ts';
import { missingInMarkup, missingInPage } from './pages/missing-glyphs.ts';
import { Resources } from './pages/resources.ts';
import { ScriptRender } from './pages/script-render.ts';
import { checkAddress } from './pages/source-address.ts';
import type { MeasureHeaderFooter } from './print/print-plan.ts';
import { BrowserHost, type HostOptions } from './process/browser-host.ts';
import type { BrowserKind } from './process/flags.ts';
import { Run } from './run.ts';
import { type RendererStatus, readStatus } from './status.ts';
import { Warnings } from './warnings.ts';

export interface ChromiumRendererConfig {
  readonly installation: Installation;
  /** Renders at the same time, for documents without script and again for pages with script. */
  readonly concurrency: number;
  /** Renders that may wait. */
  readonly queueLimit: number;
  /** One render, waiting included, in milliseconds. */
  readonly timeoutMs: number;
  readonly egress: EgressProxy;
  readonly http: OutboundHttp;
  readonly log: Log;
  readonly sandbox: boolean | 'auto';
  readonly budget?: Partial<RenderBudget>;
  readonly recycle?: Partial<RecycleLimits>;
}

/** When pages and browsers are replaced, without a render noticing. */
export interface RecycleLimits {
  readonly documentsPerPage: number;
  readonly documentsPerBrowser: number;
  /** Memory of one browser's processes. */
  readonly browserBytes: number;
}

const DEFAULT_RECYCLE: RecycleLimits = {
  documentsPerPage: 1_000,
  documentsPerBrowser: 20_000,
  browserBytes: 1_500_000_000,
};

export interface ChromiumRenderer extends Renderer {
  /** Unpacks and starts the browser, opens its pages; otherwise the first render does. Rejects with RenderError. */
  start(): Promise<void>;
  /** Ends what is being rendered and kills every browser. Renders afterwards reject. */
  stop(): Promise<void>;
  status(): RendererStatus;
}

const WARM_UP_MARKUP = '<!doctype html><title>Ready</title><p>Ready <b>when</b> you are.';

export function createChromiumRenderer(config: ChromiumRendererConfig): ChromiumRenderer {
  return new ChromiumPool(config);
}

class ChromiumPool implements ChromiumRenderer {
  readonly #config: ChromiumRendererConfig;
  readonly #budget: RenderBudget;
  readonly #hosts: Record<BrowserKind, BrowserHost>;
  readonly #prints: PagePool;
  readonly #images: PagePool;
  readonly #contexts: ContextPool;
  readonly #room: WaitingRoom;
  readonly #lanes: Record<'print' | 'screen', FairLane>;
  readonly #runs = new Set<Run>();
  #documents = 0;
  #stopped = false;

  constructor(config: ChromiumRendererConfig) {
    this.#config = config;
    this.#budget = { ...DEFAULT_BUDGET, ...config.budget };
    const recycle = { ...DEFAULT_RECYCLE, ...config.recycle };
    const host = (kind: BrowserKind) => new BrowserHost(this.#hostOptions(kind, recycle));
    this.#hosts = { print: host('print'), screen: host('screen'), script: host('script') };
    this.#prints = new PagePool(this.#hosts.print, recycle.documentsPerPage);
    this.#images = new PagePool(this.#hosts.screen, recycle.documentsPerPage);
    this.#contexts = new ContextPool(this.#hosts.script, config.egress, this.#budget);
    this.#room = { limit: config.queueLimit, waiting: 0 };
    // A page that waits for its network must not hold up documents that need milliseconds.
    this.#lanes = {
      print: new FairLane(config.concurrency, this.#room),
      screen: new FairLane(config.concurrency, this.#room),
    };
  }

  async start(): Promise<void> {
    try {
      await this.#prints.warm(this.#config.concurrency);
    } catch (error) {
      throw this.#config.installation.explain(error) ?? toRenderError(error);
    }
    await this.render({
      ownerId: '',
      source: { kind: 'html', html: WARM_UP_MARKUP },
      format: 'pdf',
      options: {},
    });
  }

  async render(job: RenderJob, signal?: AbortSignal): Promise<Rendering> {
    const rendering = await this.#run(job.ownerId, signal, (run) =>
      this.#twice(run, job.source, () => this.#renderOnce(job, run)),
    );
    this.#documents += 1;
    return rendering;
  }

  inspect({ ownerId, source, aspects }: InspectionJob, signal?: AbortSignal): Promise<PageFacts> {
    return this.#run(ownerId, signal, (run) => {
      if (source.kind === 'url') checkAddress(source.url);
      // As an image, which is what is looked at: with frames, and in a window of a screen.
      const job: RenderJob = { ownerId, source, format: 'png', options: {} };
      return this.#twice(run, source, () =>
        this.#inContext(job, run, (render) => render.inspect((page) => inspectPage(page, aspects))),
      );
    });
  }

  /** Runs `work` under one deadline; whatever goes wrong in it is a RenderError. */
  async #run<T>(
    ownerId: string,
    signal: AbortSignal | undefined,
    work: (run: Run) => Promise<T>,
  ): Promise<T> {
    if (this.#stopped) throw new RenderError('aborted', 'The renderer has been stopped');
    const run = new Run(ownerId, this.#config.timeoutMs, signal, this.#budget);
    this.#runs.add(run);
    try {
      const result = await work(run);
      run.throwIfEnded();
      return result;
    } catch (error) {
      throw this.#config.installation.explain(error) ?? toRenderError(error);
    } finally {
      run.close();
      this.#runs.delete(run);
    }
  }

  refusal({ format, withoutScript }: ExpectedRender): RenderError | undefined {
    const { print, screen } = this.#lanes;
    if (withoutScript) return (format === 'pdf' ? print : screen).refusal();
    // Only the markup tells whether it is free of script.
    return format === 'pdf' && print.refusal() === undefined ? undefined : screen.refusal();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const run of this.#runs) {
      run.fail(new RenderError('aborted', 'The renderer has been stopped'));
    }
    await Promise.all(Object.values(this.#hosts).map((host) => host.stop()));
  }

  status(): RendererStatus {
    return readStatus(this.#hosts, this.#room, Object.values(this.#lanes), this.#documents);
  }

  #hostOptions(kind: BrowserKind, recycle: RecycleLimits): HostOptions {
    return {
      kind,
      install: () => this.#config.installation.ready(),
      sandbox: this.#config.sandbox,
      log: this.#config.log,
      maxMemoryBytes: this.#budget.maxMemoryBytes,
      maxDocuments: recycle.documentsPerBrowser,
      recycleAboveBytes: recycle.browserBytes,
    };
  }

  /** What had its browser killed under it, by another render or from outside, is done again once. */
  async #twice<T>(run: Run, { kind }: RenderSource, once: () => Promise<T>): Promise<T> {
    try {
      return await once();
    } catch (error) {
      if (!isCrash(error) || run.signal.aborted) throw error;
      this.#config.log.warn({ kind }, 'render done again');
      run.warnings = new Warnings();
      return once();
    }
  }

  #renderOnce(job: RenderJob, run: Run): Promise<Rendering> {
    const { source } = job;
    if (source.kind === 'url') checkAddress(source.url);
    else if (source.scriptFree === true || !isActive(source.html))
      return this.#renderLocked(job, source.html, run);
    return this.#renderScripted(job, run);
  }

  async #renderLocked(job: RenderJob, html: string, run: Run): Promise<Rendering> {
    const resources = new Resources(this.#config.http, run);
    const locked = { html, options: job.options, fit: job.fit, run, resources };
    const use = async <T>(
      lane: FairLane,
      pool: PagePool,
      work: (page: LockedPage, job: LockedJob) => Promise<T>,
    ): Promise<T> => {
      const [result, missing] = await Promise.all([
        lane.use(run, () => pool.use(run, resources, (page) => work(page, locked))),
        this.#missingIn(html),
      ]);
      run.warnings.noGlyph(missing);
      return result;
    };
    if (job.format === 'png')
      return finishImage(await use(this.#lanes.screen, this.#images, captureLocked), run);
    const printed = await use(this.#lanes.print, this.#prints, printLocked);
    return finishPrint(job, printed, run, (await this.#facts()).texts);
  }

  /** A page with script has a context of its own, and waits for its turn. */
  #inContext<T>(job: RenderJob, run: Run, work: (render: ScriptRender) => Promise<T>): Promise<T> {
    return this.#lanes.screen.use(run, () =>
      this.#contexts.use(run, job.source.kind, (context) =>
        work(new ScriptRender(context, job, run)),
      ),
    );
  }

  async #renderScripted(job: RenderJob, run: Run): Promise<Rendering> {
    const use = <T>(work: (render: ScriptRender) => Promise<T>) =>
      this.#inContext(job, run, async (render) => {
        const result = await work(render);
        const { coverage } = await this.#facts();
        run.warnings.noGlyph(missingInPage(render.letters, coverage));
        return result;
      });
    if (job.format === 'png') return finishImage(await use((render) => render.capture()), run);
    const printed = await use((render) => render.print(this.#measure(run)));
    return finishPrint(job, printed, run, (await this.#facts()).texts);
  }

  /** Looked for while the browser has the markup already. */
  async #missingIn(html: string): Promise<string[]> {
    const { coverage } = await this.#facts();
    await nextTurn();
    return missingInMarkup(html, coverage);
  }

  /** Known since the browser was started. */
  async #facts(): Promise<FontFacts> {
    const { fonts } = await this.#config.installation.ready();
    return fonts.facts;
  }

  /** Header and footer are measured where no script of the page can be. */
  #measure(run: Run): MeasureHeaderFooter {
    const resources = new Resources(this.#config.http, run);
    return (markup, width) =>
      this.#prints.use(run, resources, (page) => measureOn(page, run)(markup, width));
  }
}
