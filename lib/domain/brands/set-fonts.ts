import { fontFamily } from '#lib/shared/css/css-values.ts';
import type { Painted } from './paint.ts';
import type { CheckedBrand } from './read-brand.ts';
import type { Styles } from './recolor.ts';

/** Code and figures in columns keep a width of their own. */
const MONOSPACE = /mono|courier|consolas|menlo/i;

/** Sets somebody's markup in the brand's fonts; its own stay behind them. */
export function setFonts(
  painted: readonly Painted[],
  { headingFont, bodyFont }: CheckedBrand,
  styles: Styles,
): void {
  for (const { id, tag, characters, family } of painted) {
    if (characters === 0 || MONOSPACE.test(family)) continue;
    const font = /^h[1-6]$/.test(tag) ? headingFont : bodyFont;
    if (font === undefined) continue;
    const list = fontFamily(`${font}, ${family}`) ?? fontFamily(`${font}, sans-serif`);
    if (list !== undefined) styles.set(id, { 'font-family': list });
  }
}
