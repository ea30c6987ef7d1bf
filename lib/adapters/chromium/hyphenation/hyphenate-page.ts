import { isFoundIn } from '#lib/shared/html/markup-parts.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import { LARGEST_SHRINK } from '../pages/cut-text.ts';
import type { Evaluate } from '../pages/settle.ts';
import type { PrintPlan } from '../print/print-plan.ts';
import { wordBreaker } from './break-word.ts';
import { patternsOf } from './languages.ts';
import { mayHavePageRules, ownPageWidth } from './page-width.ts';
import {
  type PageWords,
  type PlacedIn,
  placeExpression,
  USUAL_LIMITS,
  WORDS_EXPRESSION,
  type WordBreaks,
  type WordsByTag,
} from './page-words.ts';

/** Style sheets of elsewhere and escapes may ask for hyphens without a word of it here. */
const MAYBE_ASKS = /hyphens\s*:\s*auto|<link|@import|\\/i;
const SOFT_HYPHEN = /\u00ad|&shy|&#(?:173|x0*ad)\b/i;
const mayAsk = (markup: string) => MAYBE_ASKS.test(markup);
const mayHoldSoft = (markup: string) => SOFT_HYPHEN.test(markup);
const [LESS_THAN, GREATER_THAN] = [0x3c, 0x3e];
const LIMIT = /hyphenate-limit-chars\s*:\s*(\d{1,3})/gi;

/** Whether a document may ask for hyphens: its markup and the caller's styles do, and have words long enough. */
export function mayHyphenate(html: string, css = ''): boolean {
  if (isFoundIn(html, mayHoldSoft)) return true;
  const styles = html + css;
  if (!isFoundIn(styles, mayAsk) || !/\blang\s*=/i.test(html)) return false;
  const limits = [...styles.matchAll(LIMIT)].map(([, letters]) => Number(letters));
  const least = Math.max(4, Math.min(...(limits.length === 0 ? [USUAL_LIMITS[0]] : limits)));
  return holdsWord(html, least);
}

/** Whether the text between the tags holds a run of so many letters. What is not ASCII counts as letters. */
function holdsWord(html: string, least: number): boolean {
  let letters = 0;
  for (let at = 0; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    if (code > 0x7f || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a)) {
      letters += 1;
      if (letters === least) return true;
      continue;
    }
    letters = 0;
    if (code === LESS_THAN) at = endOfTag(html, at);
  }
  return false;
}

/** The last place of the tag that begins here, and of the sheet behind it; where none does, this place. */
function endOfTag(html: string, start: number): number {
  let end = start + 1;
  while (end < html.length && html.charCodeAt(end) !== GREATER_THAN) {
    if (html.charCodeAt(end) === LESS_THAN) return start;
    end += 1;
  }
  if (end === html.length) return start;
  if (!/^<style/i.test(html.slice(start, start + 6))) return end;
  const next = html.indexOf('<', end);
  return next < 0 ? end : next - 1;
}

/** A page that is about to be printed, laid out in the width of its plan. */
export interface LaidOutPage {
  readonly evaluate: Evaluate;
  /** Lays the page out in another width, in CSS pixels. */
  readonly widen: (width: number) => Promise<void>;
}

/** Hyphenates a page that is about to be printed, in the width that it will have on paper. */
export async function hyphenateSheet(
  { evaluate, widen }: LaidOutPage,
  html: string,
  { css = '' }: RenderOptions,
  plan: PrintPlan,
): Promise<void> {
  let isCertain = plan.isWidthCertain;
  if (mayHavePageRules(html + css)) {
    const own = await ownPageWidth(evaluate, plan);
    if (own === undefined) return;
    isCertain = own.isCertain;
    await widen(own.width);
  }
  const placed = await hyphenatePage(evaluate, isCertain);
  if (placed === undefined || placed.content <= placed.window) return;
  // What is too wide is laid out again, wider, and printed smaller.
  await widen(Math.min(placed.content, Math.floor(placed.window * LARGEST_SHRINK)));
  await evaluate(placeExpression({}, false));
}

/**
 * Breaks the words of a page whose style says `hyphens: auto`, by the language of their elements, which the
 * packaged browser has no dictionaries for. The page is laid out as it will be shown,
 * or, unless `isCertain`, nearly so.
 */
export async function hyphenatePage(
  evaluate: Evaluate,
  isCertain = true,
): Promise<PlacedIn | undefined> {
  const { words, soft } = await evaluate<PageWords>(WORDS_EXPRESSION);
  const breaks = await breaksByTag(words);
  if (!soft && Object.keys(breaks).length === 0) return undefined;
  return evaluate<PlacedIn>(placeExpression(breaks, isCertain));
}

async function breaksByTag(words: WordsByTag): Promise<Record<string, WordBreaks[]>> {
  const breaks: Record<string, WordBreaks[]> = {};
  for (const [tag, list] of Object.entries(words)) {
    const patterns = await patternsOf(tag);
    if (patterns === undefined) continue;
    const breaksOf = wordBreaker(patterns);
    const found = list.map((word): WordBreaks => [word, breaksOf(word)]);
    const broken = found.filter(([, places]) => places.length > 0);
    if (broken.length > 0) breaks[tag] = broken;
  }
  return breaks;
}
