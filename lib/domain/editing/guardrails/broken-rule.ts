import type { Rule } from './rule.ts';

const BEFORE_CHARS = 60;
const AFTER_CHARS = 80;

export function breaks(
  { pattern, unlessFollowedBy, unlessPrecededBy }: Rule,
  text: string,
): boolean {
  // Few texts match at all, and finding all matches takes a copy of the pattern.
  if (!pattern.test(text)) return false;
  if (unlessFollowedBy === undefined && unlessPrecededBy === undefined) return true;
  const everywhere = new RegExp(pattern.source, 'gu');
  for (const match of text.matchAll(everywhere)) {
    const end = match.index + match[0].length;
    const after = text.slice(end, end + AFTER_CHARS);
    const before = text.slice(Math.max(0, match.index - BEFORE_CHARS), match.index);
    if (unlessFollowedBy?.test(after) || unlessPrecededBy?.test(before)) continue;
    return true;
  }
  return false;
}
