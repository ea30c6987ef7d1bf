import { isFoundIn } from '#lib/shared/html/markup-parts.ts';
import { overBudget } from '../budget.ts';
import { PRELUDE } from '../pages/page-script.ts';
import type { Evaluate } from '../pages/settle.ts';

/** Chromium takes more than a minute to lay out some 10,000 pages, and cannot be interrupted. */
const MAX_FORCED_PAGES = 5_000;
/** The shortest markup of an element. */
const ELEMENT_CHARACTERS = '<p>'.length;
const BREAKS = /break-(?:before|after)/i;

const mayBreak = (markup: string) => BREAKS.test(markup);

/** Whether markup without script could ask for more pages than can be printed. */
export function mayForceManyPages(html: string, css = ''): boolean {
  if (html.length < MAX_FORCED_PAGES * ELEMENT_CHARACTERS) return false;
  return isFoundIn(html, mayBreak) || mayBreak(css);
}

/** Rejects with RenderError `budget` when the page forces more page breaks than can be printed. */
export async function refuseManyPages(evaluate: Evaluate): Promise<void> {
  if (await evaluate<boolean>(EXPRESSION)) {
    throw overBudget(`forces more than ${MAX_FORCED_PAGES.toLocaleString('en')} page breaks`);
  }
}

const EXPRESSION = `(() => {${PRELUDE}
  const elements = all('*');
  if (elements.length <= ${MAX_FORCED_PAGES}) return false;
  const forced = /^(?:page|always|left|right|recto|verso)$/;
  let breaks = 0;
  for (const element of elements) {
    const { breakBefore, breakAfter } = getComputedStyle(element);
    if (forced.test(breakBefore) || forced.test(breakAfter)) breaks += 1;
    if (breaks > ${MAX_FORCED_PAGES}) return true;
  }
  return false;
})()`;
