import type { StyleTokens } from '#lib/domain/styles/tokens.ts';

/**
 * Colours derived from the accent keep any accent readable; y of XYZ is the luminance that WCAG's
 * contrast counts in. On the accent stands black or white, whichever contrasts more (4.58:1 at
 * least). Text in the accent is the accent itself where it is dark enough for 4.5:1 on the tint, and
 * darkened to that otherwise.
 */
const WHITE_ON_DARK = 'clamp(0, (.179 - y)*10000, 1)';
const BLACK_ON_DARK = 'clamp(0, (y - .179)*10000, 1)';
const DARKENED = 'min(1, .155/max(y, .001))';

/** A grey in XYZ: its three coordinates at the white point of D65. */
const grey = (luminance: string) =>
  `color(from var(--accent) xyz-d65 calc(.9505*${luminance}) ${luminance} calc(1.089*${luminance})/1)`;

/** Declarations of the colours of a style; `--accent` is declared elsewhere. */
export function colorRules({ ink, muted, rule }: StyleTokens['colors']): string {
  return `
  --on-accent: ${grey(WHITE_ON_DARK)};
  --off-accent: ${grey(BLACK_ON_DARK)};
  --accent-ink: color(from var(--accent) xyz-d65 calc(x*${DARKENED}) calc(y*${DARKENED}) calc(z*${DARKENED})/1);
  --second: color-mix(in oklab, oklch(from var(--accent) l c calc(h - 38)/1) 84%, var(--off-accent));
  --tint: color-mix(in oklab, var(--accent) 5.5%, #fff);
  --ink: ${ink};
  --muted: ${muted};
  --rule: ${rule};`;
}
