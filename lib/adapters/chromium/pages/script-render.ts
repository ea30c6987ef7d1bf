import { RenderError, type RenderJob, type RenderSource } from '#lib/ports/renderer.ts';
import { commandFailure, commandTimedOut } from '../failures.ts';
import { hyphenatePage, hyphenateSheet, mayHyphenate } from '../hyphenation/hyphenate-page.ts';
import { judgeAnswer } from '../lanes/page-answer.ts';
import type { ScriptContext } from '../lanes/script-context.ts';
import { ScriptTraffic } from '../lanes/script-traffic.ts';
import { refuseManyPages } from '../print/forced-pages.ts';
import { type MeasureHeaderFooter, type PrintPlan, planPrint } from '../print/print-plan.ts';
import type { Run } from '../run.ts';
import { within } from '../within.ts';
import {
  capturePage,
  type Printed,
  printPage,
  type ShownPage,
  sessionCamera,
  viewportOf,
} from './capture.ts';
import { cutInImage, cutOnPaper } from './cut-text.ts';
import type { CutText } from './found-text.ts';
import { FRAMES_EXPRESSION, LETTERS_EXPRESSION } from './page-script.ts';
import { notePlaceholders } from './placed-text.ts';
import { complete, looks, settle } from './settle.ts';

/** How long data that a page asked for while it loaded may still take. */
const DATA_TIMEOUT_MS = 2_000;
/** A page that answers nothing for this long is stuck in its own script. */
const ANSWER_TIMEOUT_MS = 2_000;
/**
 * Markup without any of these has no script that leaves work to a frame. It is printed without any:
 * 0.85 of the CPU, and no wait for the next one.
 */
const MAYBE_ANIMATED =
  /AnimationFrame|IdleCallback|Observer|src|import|eval|atob|\\[xu]|animat|transition|scroll|visib|\.hidden|decode/i;
const SCREEN = { width: 1280, height: 800, deviceScaleFactor: 1 };
const PRINT_HEIGHT = 1056;

/** Renders one page with script: markup, or what an address shows. */
export class ScriptRender {
  readonly #context: ScriptContext;
  readonly #job: RenderJob;
  readonly #run: Run;
  #world: Promise<number> | undefined;
  #letters = '';
  readonly #loaded = Promise.withResolvers<void>();

  constructor(context: ScriptContext, job: RenderJob, run: Run) {
    this.#context = context;
    this.#job = job;
    this.#run = run;
    const { session, targetId } = context;
    let isCommitted = false;
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.id !== targetId) return;
      isCommitted = true;
      this.#world = undefined;
    });
    const finish = () => {
      if (isCommitted) this.#loaded.resolve();
    };
    session.on('Page.loadEventFired', finish);
    // Markup that tries to leave is kept, but its load event never fires then.
    session.on('Page.frameStoppedLoading', ({ frameId }) => {
      if (frameId === targetId && job.source.kind === 'html') finish();
    });
  }

  /** The characters beyond Latin that the page showed. */
  get letters(): string {
    return this.#letters;
  }

  async print(measure: MeasureHeaderFooter): Promise<Printed> {
    const { session } = this.#context;
    const plan = await planPrint(this.#job.options, measure);
    const window =
      this.#job.source.kind === 'url' ? SCREEN : { width: plan.contentWidth, height: PRINT_HEIGHT };
    await this.#prepare({ ...SCREEN, ...window }, plan.pageRule);
    await refuseManyPages(this.#evaluate);
    await this.#hyphenate(plan);
    // All at once: the browser takes them in order, and round trips are saved.
    const [bytes] = await Promise.all([
      printPage(session, plan.params, this.#run),
      this.#look((html) => cutOnPaper(html, this.#job.options, plan)),
    ]);
    return { bytes, plan };
  }

  async capture(): Promise<Buffer> {
    await this.#prepare(viewportOf(this.#job.options));
    await this.#hyphenate();
    await this.#look(cutInImage);
    return capturePage(this.#shown, this.#job.options);
  }

  /** Shows the page on a screen, to be inspected. */
  async inspect<T>(look: (page: ShownPage) => Promise<T>): Promise<T> {
    await this.#prepare(SCREEN);
    return look(this.#shown);
  }

  get #shown(): ShownPage {
    const { session } = this.#context;
    return { session, shoot: sessionCamera(session), evaluate: this.#evaluate };
  }

  /** Pages of others are shown as they are. */
  async #hyphenate(plan?: PrintPlan): Promise<void> {
    const { source, options } = this.#job;
    if (source.kind === 'url' || !mayHyphenate(source.html, options.css)) return;
    if (plan === undefined) {
      await hyphenatePage(this.#evaluate);
      return;
    }
    await this.#context.session.send('Emulation.setEmulatedMedia', { media: 'print' });
    const widen = (width: number) =>
      this.#context.resize({ ...SCREEN, width, height: PRINT_HEIGHT });
    await hyphenateSheet({ evaluate: this.#evaluate, widen }, source.html, options, plan);
  }

  /** Notes what a reader misses of markup. Pages of others are shown as they are. */
  async #look(cutExpression: (html: string) => string | undefined): Promise<void> {
    const { source } = this.#job;
    const reading = this.#evaluate<string>(LETTERS_EXPRESSION).then((letters) => {
      this.#letters = letters;
    });
    if (source.kind !== 'html') return reading;
    const expression = cutExpression(source.html);
    const looking =
      expression === undefined
        ? undefined
        : this.#evaluate<CutText[] | undefined>(expression).then((cut) =>
            this.#run.warnings.cut(cut ?? []),
          );
    const placeholders = notePlaceholders(this.#evaluate, source.html, this.#run);
    await Promise.all([reading, looking, placeholders]);
  }

  async #prepare(window: typeof SCREEN, pageRule?: string): Promise<void> {
    const { source, options } = this.#job;
    const run = this.#run;
    const { session } = this.#context;
    const traffic = new ScriptTraffic(this.#context, source, run);
    const until = performance.now() + this.#run.budget.scriptMs;
    const isAnimated = this.#isAnimated;
    await Promise.all([this.#context.resize(window), isAnimated && this.#context.show()]);
    await this.#setCookies(source);
    await this.#load(traffic, until);
    if (isAnimated) await this.#evaluate(FRAMES_EXPRESSION);
    await this.#awaitContent(traffic, until);
    const matchUntil = Math.max(until, performance.now() + 1);
    await complete(this.#evaluate, run, options, { matchUntil, pageRule });
    traffic.report();
    traffic.keepDocument();
    await settle(this.#evaluate, run, until);
    // Printing would wait for what does not come.
    if (performance.now() >= until) await session.send('Page.stopLoading');
  }

  get #isAnimated(): boolean {
    const { source, format } = this.#job;
    return source.kind === 'url' || format === 'png' || MAYBE_ANIMATED.test(source.html);
  }

  async #setCookies(source: RenderSource): Promise<void> {
    if (source.kind !== 'url' || source.cookies === undefined) return;
    const { origin, protocol, port } = new URL(source.url);
    const secure = protocol === 'https:';
    // For exactly one origin, not for a domain.
    await this.#context.session.send('Network.setCookies', {
      cookies: source.cookies.map(({ name, value }) => ({
        name,
        value,
        url: `${origin}/`,
        secure,
        sourceScheme: secure ? 'Secure' : 'NonSecure',
        sourcePort: Number(port) || (secure ? 443 : 80),
      })),
    });
  }

  async #load(traffic: ScriptTraffic, until: number): Promise<void> {
    const { source } = this.#job;
    const { crashed } = this.#context;
    const left = () => Math.max(1, Math.min(until - performance.now(), this.#run.remainingMs()));
    if (source.kind === 'html') await this.#context.fill(source.html);
    else await this.#navigate(source.url, traffic, left());
    const isLoaded = await within(left(), Promise.race([this.#loaded.promise, crashed]));
    // One image that never comes does not make the page worthless; a script that never ends does.
    if (!isLoaded) await this.#proveAlive();
  }

  async #navigate(url: string, traffic: ScriptTraffic, timeoutMs: number): Promise<void> {
    const { session } = this.#context;
    try {
      const { errorText } = await session.send('Page.navigate', { url }, { timeout: timeoutMs });
      judgeAnswer(traffic, errorText);
    } catch (error) {
      if (commandFailure(error) !== 'timeout') throw error;
      throw this.#neverLoaded(error);
    }
  }

  async #proveAlive(): Promise<void> {
    try {
      const world = await this.#worldId(ANSWER_TIMEOUT_MS);
      const { result } = await this.#context.session.send(
        'Runtime.evaluate',
        { expression: 'document.readyState', contextId: world },
        { timeout: ANSWER_TIMEOUT_MS },
      );
      if (result.value === 'loading') throw commandTimedOut('The page is still parsed');
    } catch (error) {
      throw this.#neverLoaded(error);
    }
  }

  #neverLoaded(cause: unknown): RenderError {
    const seconds = this.#run.budget.scriptMs / 1000;
    return this.#job.source.kind === 'url'
      ? new RenderError('navigation', `The page did not load within ${seconds} s`, {
          detail: 'timeout',
          cause,
        })
      : new RenderError('timeout', `The document's scripts ran longer than ${seconds} s`, {
          cause,
        });
  }

  async #awaitContent(traffic: ScriptTraffic, until: number): Promise<void> {
    const end = Math.min(until, performance.now() + DATA_TIMEOUT_MS);
    for await (const _ of looks(this.#run)) {
      // One answer from the page, so that what the last data set off has begun.
      await this.#hear();
      if (!traffic.isWaitingForData || performance.now() >= end) return;
    }
  }

  async #hear(): Promise<void> {
    if (this.#world === undefined) await this.#worldId(this.#run.remainingMs()).catch(() => {});
    else await this.#evaluate('0');
  }

  /**
   * Evaluates in the current document; a page may have moved on in between. In a world of ours: the
   * page's own scripts may have replaced what an expression calls.
   */
  readonly #evaluate = async <T>(expression: string): Promise<T> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const world = await this.#worldId(this.#run.remainingMs());
        const { result } = await this.#context.session.send(
          'Runtime.evaluate',
          { expression, contextId: world, returnByValue: true, awaitPromise: true },
          { timeout: Math.min(this.#run.remainingMs(), this.#run.budget.scriptMs) },
        );
        return result.value as T;
      } catch (error) {
        const moved = commandFailure(error) === 'refused';
        if (!moved || attempt >= 20) throw error;
        this.#world = undefined;
        await this.#run.wait(20);
      }
    }
  };

  #worldId(timeoutMs: number): Promise<number> {
    this.#world ??= this.#context.session
      .send('Page.createIsolatedWorld', { frameId: this.#context.targetId }, { timeout: timeoutMs })
      .then(({ executionContextId }) => executionContextId);
    return this.#world;
  }
}
