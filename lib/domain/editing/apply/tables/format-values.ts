import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { Reformat } from '#schemas/rendering/reformat.ts';
import { writingIn } from '../../values/document-writing.ts';
import { currencyRewriter, dateRewriter, numberRewriter } from './cell-rewriters.ts';

/** Written values with their amounts, numbers and dates in other formats; what cannot be read stays. */
export function formatValues(
  values: JsonObject,
  formats: readonly Reformat[],
  language: string,
): JsonObject {
  const writing = writingIn(language);
  const rewriters = formats.map((to) => {
    if (to.what === 'currency') return currencyRewriter(to, writing);
    return to.what === 'number'
      ? numberRewriter(to, writing, new Set())
      : dateRewriter(to.pattern, writing);
  });
  const rewritten = (text: string): string =>
    rewriters.reduce((now, rewriter) => rewriter.rewrite(now, undefined) ?? now, text);
  const walk = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return isAddress(value) ? value : rewritten(value);
    if (Array.isArray(value)) return value.map(walk);
    return value !== null && typeof value === 'object' ? walkObject(value) : value;
  };
  const walkObject = (object: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, walk(value)]));
  return walkObject(values);
}

/** Images and pages, whose figures are no amounts. */
const isAddress = (text: string): boolean => /^(?:data:|https?:)/.test(text);
