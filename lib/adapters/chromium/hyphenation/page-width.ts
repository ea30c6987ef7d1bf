import { lengthToInches } from '#schemas/css-length.ts';
import { PRELUDE } from '../pages/page-script.ts';
import type { Evaluate } from '../pages/settle.ts';
import { isNearlyWhole, PAPER, type PrintPlan } from '../print/print-plan.ts';

/** A document whose styles may say something about the page itself. */
const MAYBE_PAGE_RULES = /@page|@import|<link|\\/i;
/** Page rules that hold margin boxes and nothing else say nothing about paper or margins. */
const MARGIN_BOXES =
  /@page(?::first)?\{(?:@(?:top|bottom)-(?:left|center|right)\{(?:[^{}"'\\]|"[^"\\\n]*")*\})+\}/g;

/** Whether page rules in the markup may say something about paper or margins. */
export function mayHavePageRules(html: string): boolean {
  return MAYBE_PAGE_RULES.test(html.replace(MARGIN_BOXES, ''));
}

/** What page rules say about paper and margins, as they stand in the style sheets. */
interface PageRules {
  /** Some pages have a width of their own. */
  readonly differ: boolean;
  readonly declarations: Readonly<Partial<Record<'size' | 'margin-left' | 'margin-right', string>>>;
}

const PAGE_RULES_EXPRESSION = `(() => {${PRELUDE}
  const found = new Map();
  let differ = false;
  const read = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      if (!(rule instanceof CSSPageRule)) { if (rule.cssRules !== undefined) read(rule.cssRules); continue; }
      for (const name of ['size', 'margin-left', 'margin-right']) {
        const value = rule.style.getPropertyValue(name);
        if (value === '') continue;
        differ ||= rule.selectorText !== '';
        const isImportant = rule.style.getPropertyPriority(name) === 'important';
        if (isImportant || found.get(name)?.isImportant !== true) found.set(name, { value, isImportant });
      }
    }
  };
  for (const sheet of [...of('styleSheets'), ...of('adoptedStyleSheets')]) {
    try { read(sheet.cssRules); } catch {}
  }
  return { differ, declarations: Object.fromEntries([...found].map(([name, { value }]) => [name, value])) };
})()`;

/** A width in CSS pixels, and whether it is known to the pixel. */
export interface PageWidth {
  readonly width: number;
  readonly isCertain: boolean;
}

/** The width that a document with page rules of its own is laid out in; undefined when it is not one width, or none that is known. */
export async function ownPageWidth(
  evaluate: Evaluate,
  plan: PrintPlan,
): Promise<PageWidth | undefined> {
  const { differ, declarations } = await evaluate<PageRules>(PAGE_RULES_EXPRESSION);
  if (differ) return undefined;
  if (Object.keys(declarations).length === 0) {
    return { width: plan.contentWidth, isCertain: plan.isWidthCertain };
  }
  const { sheet, params, enlargement } = plan;
  // Paper that is enlarged afterwards is not what is laid out.
  if (enlargement !== 1) return undefined;
  const { size = 'auto' } = declarations;
  const paper = params.preferCSSPageSize && size !== 'auto' ? paperWidth(size) : sheet.width;
  const left = marginOf(declarations['margin-left'], params.marginLeft);
  const right = marginOf(declarations['margin-right'], params.marginRight);
  if (paper === undefined || left === undefined || right === undefined) return undefined;
  const content = ((paper - left - right) * 96) / (params.scale ?? 1);
  if (content < 1) return undefined;
  return { width: Math.ceil(content - 0.001), isCertain: !isNearlyWhole(content) };
}

function marginOf(declared: string | undefined, planned = 0): number | undefined {
  return declared === undefined ? planned : lengthToInches(declared);
}

/** Inches of a `size`: a paper's name, an orientation, one or two lengths. */
function paperWidth(size: string): number | undefined {
  const words = size.toLowerCase().split(/\s+/);
  const turned = words.includes('landscape');
  const [first = '', second] = words.filter((word) => !/^(?:landscape|portrait)$/.test(word));
  const named = Object.entries(PAPER).find(([name]) => name.toLowerCase() === (first || 'letter'));
  const [width, height] = named?.[1] ?? [lengthToInches(first), lengthToInches(second ?? first)];
  if (width === undefined || height === undefined) return undefined;
  return turned ? Math.max(width, height) : width;
}
