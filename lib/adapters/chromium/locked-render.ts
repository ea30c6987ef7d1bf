import type { RenderOptions } from '#schemas/render-options.ts';
import { capturePage, printPage, viewportOf } from './capture.ts';
import { measuringDocument } from './furniture.ts';
import { HeightCache } from './height-cache.ts';
import type { LockedPage } from './locked-page.ts';
import { HEIGHT_EXPRESSION, styleExpression } from './page-script.ts';
import { lastStyles, type MeasureFurniture, type PrintPlan, planPrint } from './print-plan.ts';
import type { Run } from './run.ts';
import { type Evaluate, settle, waitForMatch } from './settle.ts';
import type { Warnings } from './warnings.ts';

/**
 * Without any of these a document is complete as soon as it is parsed: it loads nothing and has no
 * animation to bring to its end. Escapes and character references could spell one of them. The
 * `img-src` of a content security policy, which every generated document has, is no attribute.
 */
const MAYBE_INCOMPLETE =
  /(?<!-)src|poster|<link|background\s*=|<image|<use|<feimage|xlink|url|@import|image-set|animation|\\|&#/i;

/** A document whose styles may say something about the page itself. */
const MAYBE_PAGE_RULES = /@page|@import|<link|\\/i;
const PIXELS_PER_INCH = 96;
const heights = new HeightCache();

/** Prints markup without script. The page is at rest when `page.isAtRest()` has resolved. */
export async function printLocked(
  page: LockedPage,
  html: string,
  options: RenderOptions,
  run: Run,
  warnings: Warnings,
): Promise<{ bytes: Buffer; plan: PrintPlan }> {
  const plan = await planPrint(options, measureOn(page, run));
  const pageRule = MAYBE_PAGE_RULES.test(html) ? plan.pageRule : undefined;
  if (pageRule === undefined && isComplete(html, options)) {
    // Both at once: the browser takes them in order, and a round trip is saved.
    const [, bytes] = await Promise.all([
      page.write(html, run),
      printPage(page.session, plan.params, run),
    ]);
    return { bytes, plan };
  }
  await fill(page, html, options, run, warnings, pageRule);
  return { bytes: await printPage(page.session, plan.params, run), plan };
}

/** Captures markup without script. */
export async function captureLocked(
  page: LockedPage,
  html: string,
  options: RenderOptions,
  run: Run,
  warnings: Warnings,
): Promise<Buffer> {
  const resized = page.resize(viewportOf(options));
  await Promise.all([resized, fill(page, html, options, run, warnings)]);
  return capturePage(page.session, evaluateOn(page, run), options, run);
}

function isComplete(html: string, options: RenderOptions): boolean {
  const { css, waitFor, waitMs } = options;
  return css === undefined && waitFor === undefined && !waitMs && !MAYBE_INCOMPLETE.test(html);
}

async function fill(
  page: LockedPage,
  html: string,
  options: RenderOptions,
  run: Run,
  warnings: Warnings,
  pageRule?: string,
): Promise<void> {
  const evaluate = evaluateOn(page, run);
  await Promise.all([page.forgetResources(), page.write(html, run)]);
  await page.loaded;
  for (const css of lastStyles(options, pageRule)) await evaluate(styleExpression(css));
  // No script runs here, so what does not match now never will.
  if (options.waitFor !== undefined) {
    await waitForMatch(evaluate, run, warnings, options.waitFor, 0);
  }
  if (options.waitMs) await run.wait(options.waitMs);
  await settle(evaluate, run, warnings);
}

function evaluateOn(page: LockedPage, run: Run): Evaluate {
  return (expression) => page.evaluate(expression, run);
}

function measureOn(page: LockedPage, run: Run): MeasureFurniture {
  return (markup, width) =>
    heights.of(markup, width, async () => {
      await page.write(measuringDocument(markup, width), run);
      await page.loaded;
      return (await page.evaluate<number>(HEIGHT_EXPRESSION, run)) / PIXELS_PER_INCH;
    });
}
