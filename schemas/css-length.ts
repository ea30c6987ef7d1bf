// Without zod, as it is loaded on its own with what sets data.

/** CSS pixels (1/96 inch) in one unit of a CSS length. */
const PIXELS_PER_UNIT = {
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
} as const;
const LENGTH = /^(\d+(?:\.\d+)?|\.\d+)(px|pt|pc|in|cm|mm|q)?$/i;

/** Inches of a CSS length such as `0.5in`, `12mm`, `36pt` or `0`; a bare number is pixels. undefined: not a length. */
export function lengthToInches(length: string): number | undefined {
  const match = LENGTH.exec(length.trim());
  if (match?.[1] === undefined) return undefined;
  const unit = (match[2] ?? 'px').toLowerCase() as keyof typeof PIXELS_PER_UNIT;
  return (Number(match[1]) * PIXELS_PER_UNIT[unit]) / 96;
}
