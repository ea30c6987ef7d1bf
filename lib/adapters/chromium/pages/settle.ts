import { RenderError } from '#lib/ports/renderer.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import type { Run } from '../run.ts';
import {
  LAYOUT_EXPRESSION,
  type Match,
  matchExpression,
  type PageState,
  STATE_EXPRESSION,
  styleExpression,
} from './page-script.ts';

/** Evaluates an expression in a page's isolated world. */
export type Evaluate = <T>(expression: string) => Promise<T>;

const FIRST_LOOK_MS = 2;
const LOOK_AGAIN_MS = 40;

/** Waits between looks at a page: short at first, then longer. */
export async function* looks(run: Run): AsyncGenerator<void> {
  for (let pause = FIRST_LOOK_MS; ; pause = Math.min(LOOK_AGAIN_MS, pause * 2)) {
    yield;
    await run.wait(pause);
  }
}

/** Resolves to false when the load event has not come by `until`. */
export async function waitForLoad(
  loaded: Promise<void>,
  evaluate: Evaluate,
  run: Run,
  until: number,
): Promise<boolean> {
  const isLoaded = loaded.then(() => true);
  isLoaded.catch(() => {});
  for (let pause = FIRST_LOOK_MS; ; pause = Math.min(LOOK_AGAIN_MS, pause * 2)) {
    await evaluate(LAYOUT_EXPRESSION);
    if (await Promise.race([isLoaded, run.wait(pause).then(() => false)])) return true;
    if (performance.now() >= until) return false;
  }
}

/** Waits for fonts and images, at the latest until `until` (on the clock of `performance.now`), and notes the images that did not come. */
export async function settle(evaluate: Evaluate, run: Run, until: number): Promise<void> {
  for await (const _ of looks(run)) {
    const state = await evaluate<PageState>(STATE_EXPRESSION);
    if (state.busy && performance.now() < until) continue;
    run.warnings.broken(state.broken);
    for (const source of state.missing) run.warnings.failed(source, 'timeout');
    return;
  }
}

/**
 * Waits for what the caller asks to wait for, then applies the last style sheets.
 * @param matchUntil when `waitFor` has to match at the latest.
 */
export async function complete(
  evaluate: Evaluate,
  run: Run,
  options: RenderOptions,
  { matchUntil, pageRule }: { readonly matchUntil: number; readonly pageRule: string | undefined },
): Promise<void> {
  if (options.waitFor !== undefined) await waitForMatch(evaluate, run, options.waitFor, matchUntil);
  if (options.waitMs) await run.wait(options.waitMs);
  // Each is one of its own, whatever braces it leaves open.
  for (const css of [pageRule, options.css])
    if (css !== undefined) await evaluate(styleExpression(css));
}

/** Waits until the selector matches, or notes that it never did. Rejects with RenderError `option` when it is not a selector. */
async function waitForMatch(
  evaluate: Evaluate,
  run: Run,
  selector: string,
  until: number,
): Promise<void> {
  for await (const _ of looks(run)) {
    const match = await evaluate<Match>(matchExpression(selector));
    if (match === 'found') return;
    if (match === 'invalid') {
      throw new RenderError('option', 'waitFor: this is not a CSS selector', { detail: 'waitFor' });
    }
    if (performance.now() < until) continue;
    run.warnings.notFound(selector);
    return;
  }
}
