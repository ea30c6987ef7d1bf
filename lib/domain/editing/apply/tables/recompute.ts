import type { Element } from 'domhandler';
import { readContent } from '../../read-content.ts';
import { recomputed } from '../../values/arithmetic.ts';
import { writingOf } from '../../values/document-writing.ts';
import type { ArithmeticResult } from '../../values/new-value.ts';
import type { Applier, Check, Editing } from '../effect.ts';
import { wholeText } from '../text.ts';
import { replaceWritten } from './cell-text.ts';

/**
 * Brings line totals and totals in line with what the operations before this one changed, as far as
 * they were in line before. `keep` holds values that were asked for, which stay as they are.
 */
export const recompute: Applier<'recompute'> = (editing, { keep }) => {
  const { document, content } = editing;
  const now = readContent(document);
  const fixed = new Set(
    keep.map((id) => content.elementById(id)).filter((one) => one !== undefined),
  );
  const results = recomputed(content, now, writingOf(document, content), fixed);
  for (const { element, before, text } of results) replaceWritten(element, before, text);
  return {
    changes: results.map(describeResult),
    rewritten: results.map(({ element }) => ({ element, text: wholeText(element) })),
    checks: [
      settled(editing, fixed),
      ...results.map(({ element, text, name }) => ({
        element,
        aspect: 'text',
        read: () => (wholeText(element).includes(text) ? undefined : `${name} is not ${text}`),
      })),
    ],
  };
};

function describeResult({ name, before, text }: ArithmeticResult): string {
  return before === '' ? `${name} is ${text}` : `${name} is now ${text} (it was ${before})`;
}

/** A format without decimals that is set later rounds each amount for itself. */
const ROUNDING = 1;

/** Computed once more, nothing comes out otherwise. */
function settled({ document, content }: Editing, fixed: ReadonlySet<Element>): Check {
  return {
    element: document.body,
    aspect: 'arithmetic',
    read(after) {
      const writing = writingOf(document, after.content);
      const wrong = recomputed(content, after.content, writing, fixed).find(({ before, text }) => {
        const [is, should] = [writing.read(before)?.value, writing.read(text)?.value];
        return is === undefined || should === undefined || Math.abs(is - should) > ROUNDING;
      });
      return wrong && `${wrong.name} is not ${wrong.text}.`;
    },
  };
}
