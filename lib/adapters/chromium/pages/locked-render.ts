import { isFoundIn } from '#lib/shared/html/markup-parts.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import { hyphenatePage, hyphenateSheet, mayHyphenate } from '../hyphenation/hyphenate-page.ts';
import { mayHavePageRules } from '../hyphenation/page-width.ts';
import { compactExpression } from '../print/avoid-short-last-page.ts';
import { mayForceManyPages, refuseManyPages } from '../print/forced-pages.ts';
import { measuringDocument } from '../print/header-footer.ts';
import { HeightCache } from '../print/height-cache.ts';
import { type MeasureHeaderFooter, type PrintPlan, planPrint } from '../print/print-plan.ts';
import type { Run } from '../run.ts';
import { capturePage, type Printed, printPage, viewportOf } from './capture.ts';
import { cutInImage, cutOnPaper, pageWindow } from './cut-text.ts';
import type { CutText } from './found-text.ts';
import type { LockedPage } from './locked-page.ts';
import { HEIGHT_EXPRESSION } from './page-script.ts';
import { notePlaceholders } from './placed-text.ts';
import type { Resources } from './resources.ts';
import { complete, settle, waitForLoad } from './settle.ts';

/**
 * Without any of these a document is complete as soon as it is parsed: it loads nothing and has no
 * animation to bring to its end. Escapes and character references could spell one of them. The
 * `img-src` of a content security policy, which every generated document has, is no attribute.
 */
const MAYBE_INCOMPLETE =
  /(?<!-)src|poster|<link|background\s*=|<image|<use|<feimage|xlink|url(?:\(|&)|@import|image-set|animation|\\|&bsol|&#/i;

const maybeIncomplete = (markup: string) => MAYBE_INCOMPLETE.test(markup);

const PIXELS_PER_INCH = 96;
const heights = new HeightCache();

/** A document without script, and what its render is bound to. */
export interface LockedJob {
  readonly html: string;
  readonly options: RenderOptions;
  /** See RenderJob. */
  readonly fit?: 'content' | undefined;
  readonly run: Run;
  readonly resources: Resources;
}

/** Prints markup without script. The page is at rest when `page.isAtRest()` has resolved. */
export async function printLocked(page: LockedPage, job: LockedJob): Promise<Printed> {
  const { html, options, run } = job;
  const plan = await planPrint(options, measureOn(page, run));
  const pageRule =
    plan.pageRule !== undefined && mayHavePageRules(html) ? plan.pageRule : undefined;
  const isHyphenated = mayHyphenate(html, options.css);
  const isCounted = mayForceManyPages(html, options.css);
  const closer = compactExpression(html, plan);
  if (pageRule === undefined && !isHyphenated && !isCounted && isComplete(html, options)) {
    // All at once: the browser takes them in order, and round trips are saved.
    const [, , bytes] = await Promise.all([
      page.resize(pageWindow(plan)),
      page.write(html),
      printChecked(page, job, plan, closer),
    ]);
    return { bytes, plan };
  }
  await Promise.all([page.resize(pageWindow(plan)), fill(page, job, pageRule)]);
  if (isCounted) await refuseManyPages(page.evaluate);
  if (!isHyphenated) return { bytes: await printChecked(page, job, plan, closer), plan };
  // What is set closer breaks its lines elsewhere.
  if (closer !== undefined) await page.evaluate<null>(closer);
  const widen = (width: number) => page.resize({ ...pageWindow(plan), width });
  await hyphenateSheet({ evaluate: page.evaluate, widen }, html, options, plan);
  return { bytes: await printChecked(page, job, plan, undefined), plan };
}

/** Prints what the page holds and notes what of its text the paper does not show. */
async function printChecked(
  page: LockedPage,
  { html, options, run }: LockedJob,
  plan: PrintPlan,
  closer: string | undefined,
): Promise<Buffer> {
  const [, cut, bytes] = await Promise.all([
    closer === undefined ? null : page.evaluate<null>(closer),
    page.evaluate<CutText[]>(cutOnPaper(html, options, plan)),
    printPage(page.session, plan.params, run),
    notePlaceholders(page.evaluate, html, run),
  ]);
  run.warnings.cut(cut);
  return bytes;
}

/** Captures markup without script. */
export async function captureLocked(page: LockedPage, job: LockedJob): Promise<Buffer> {
  const { html, options, fit } = job;
  // Before anything else: the screenshot's session and ours are not taken in one order.
  await page.resize(viewportOf(options));
  const isHyphenated = mayHyphenate(html, options.css);
  if (!isHyphenated && isComplete(html, options)) {
    const sent = Promise.all([page.write(html), noteCut(page, job)]);
    return capturePage(page, options, { sent, fit });
  }
  await fill(page, job);
  if (isHyphenated) await hyphenatePage(page.evaluate);
  await noteCut(page, job);
  return capturePage(page, options, { fit });
}

async function noteCut({ evaluate }: LockedPage, { html, run }: LockedJob): Promise<void> {
  await notePlaceholders(evaluate, html, run);
  const expression = cutInImage(html);
  if (expression !== undefined) run.warnings.cut(await evaluate<CutText[]>(expression));
}

function isComplete(html: string, options: RenderOptions): boolean {
  const { css, waitFor, waitMs } = options;
  return css === undefined && waitFor === undefined && !waitMs && !isFoundIn(html, maybeIncomplete);
}

async function fill(page: LockedPage, job: LockedJob, pageRule?: string): Promise<void> {
  const { html, options, run } = job;
  if (pageRule === undefined && isComplete(html, options)) return page.write(html);
  const { evaluate } = page;
  const until = performance.now() + run.budget.scriptMs;
  await Promise.all([page.forgetResources(), page.write(html)]);
  // What has not come by then is left out.
  if (!(await waitForLoad(page.loaded, evaluate, run, until))) {
    job.resources.report();
    await page.giveUp();
  }
  // No script runs here, so what does not match now never will.
  await complete(evaluate, run, options, { matchUntil: 0, pageRule });
  await settle(evaluate, run, until);
}

/** Measures by filling the page, which must be refilled afterwards. */
export function measureOn(page: LockedPage, run: Run): MeasureHeaderFooter {
  return (markup, width) =>
    heights.of(markup, width, async () => {
      await page.write(measuringDocument(markup, width));
      const until = performance.now() + run.budget.scriptMs;
      await waitForLoad(page.loaded, page.evaluate, run, until);
      return (await page.evaluate<number>(HEIGHT_EXPRESSION)) / PIXELS_PER_INCH;
    });
}
