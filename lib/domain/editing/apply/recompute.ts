import { readContent } from '../read-content.ts';
import { type ArithmeticResult, recomputed } from '../values/arithmetic.ts';
import { writingOf } from '../values/document-writing.ts';
import { replaceSaid } from './cell-text.ts';
import type { Applier } from './effect.ts';
import { wholeText } from './text.ts';

/**
 * Brings line totals and totals in line with what the operations before this one changed, as far as
 * they were in line before. `keep` holds values that were asked for, which stay as they are.
 */
export const recompute: Applier<'recompute'> = (editing, { keep }) => {
  const { document, content } = editing;
  const now = readContent(document);
  const kept = new Set(
    keep.map((id) => content.elementById(id)).filter((one) => one !== undefined),
  );
  const results = recomputed(content, now, writingOf(document, content), kept);
  for (const { element, before, text } of results) replaceSaid(element, before, text);
  return {
    changes: results.map(said),
    rewritten: results.map(({ element }) => ({ element, text: wholeText(element) })),
    checks: results.map(({ element, text, name }) => ({
      element,
      aspect: 'text',
      read: () => (wholeText(element).includes(text) ? undefined : `${name} is not ${text}`),
    })),
  };
};

function said({ name, before, text }: ArithmeticResult): string {
  return before === '' ? `${name} is ${text}` : `${name} is now ${text} (it was ${before})`;
}
