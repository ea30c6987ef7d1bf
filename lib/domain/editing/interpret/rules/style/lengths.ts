import { dictionary } from '../../../dictionary.ts';

const PX: Readonly<Record<string, number>> = dictionary({
  px: 1,
  pt: 96 / 72,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  em: 16,
  rem: 16,
});

/** A length in CSS pixels; 0 for what is none. */
export function pixels(css: string): number {
  const found = /^(-?\d+(?:\.\d+)?)(px|pt|in|cm|mm|r?em)$/.exec(css.trim());
  return found === null ? 0 : Number(found[1]) * (PX[found[2] ?? ''] ?? 0);
}

export function px(value: number): string {
  return `${Math.round(value * 100) / 100}px`;
}

/** A bare number means pixels. */
export function withUnit(css: string): string {
  return /^\d+(?:\.\d+)?$/.test(css) ? `${css}px` : css;
}
