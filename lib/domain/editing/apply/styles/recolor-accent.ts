import type { Element } from 'domhandler';
import type { StyleProperty } from '../../operations.ts';
import type { SrgbColor } from '../../style/colors.ts';
import type { Styles } from '../../style/read-styles.ts';
import type { Check, Editing } from '../effect.ts';
import { descendants, hasOwnText } from '../text.ts';
import { isSameColor, stylesOf } from './computed-style.ts';
import { setInlineStyle } from './inline-style.ts';
import { styleCheck } from './set-style.ts';

/** Where a colour of an element shows, and how much that says about what the accent is. */
const USES = [
  { property: 'background-color', weight: 3 },
  { property: 'border-top-color', weight: 1, side: 'border-top' },
  { property: 'border-bottom-color', weight: 1, side: 'border-bottom' },
  { property: 'border-left-color', weight: 1, side: 'border-left' },
  { property: 'border-right-color', weight: 1, side: 'border-right' },
  { property: 'color', weight: 1 },
] as const;

interface Use {
  readonly element: Element;
  readonly property: (typeof USES)[number]['property'];
  readonly side: StyleProperty | undefined;
  readonly color: SrgbColor;
  readonly weight: number;
}

/**
 * Gives every use of a document's most used colour another one. Black, white and grey are no accents;
 * where there is nothing else, the headings take the colour.
 */
export function recolorAccent(editing: Editing, color: string): readonly Check[] {
  const styles = stylesOf(editing);
  const uses = [editing.document.body, ...descendants(editing.document.body)].flatMap((element) =>
    usesOf(styles, element),
  );
  const accent = mostUsed(uses);
  const own = accent && uses.filter((use) => isSameColor(use.color, accent));
  if (own === undefined)
    return editing.content.nodes
      .filter(({ role }) => role === 'heading' || role === 'title')
      .map(({ element }) => paint(styles, { element, property: 'color', side: undefined }, color));
  return own.map((use) => paint(styles, use, color));
}

function usesOf(styles: Styles, element: Element): Use[] {
  return USES.flatMap((use) => {
    const side = 'side' in use ? use.side : undefined;
    if (side !== undefined && Number.parseFloat(styles.valueOf(element, `${side}-width`)) === 0)
      return [];
    if (side !== undefined && styles.valueOf(element, `${side}-style`) === 'none') return [];
    if (use.property === 'color' && !hasOwnText(element)) return [];
    const color = styles.colorOf(element, use.property);
    if (color === undefined || !isChromatic(color)) return [];
    const isHeading = use.property === 'color' && /^h[1-6]$/.test(element.name);
    return [{ element, property: use.property, side, color, weight: isHeading ? 3 : use.weight }];
  });
}

const LEAST_CHROMA = 36;

function isChromatic({ red, green, blue, alpha }: SrgbColor): boolean {
  return alpha > 0.5 && Math.max(red, green, blue) - Math.min(red, green, blue) >= LEAST_CHROMA;
}

/** Links have the browser's own blue, which is nobody's accent. */
const LINK_BLUE = '0,0,238';

function mostUsed(uses: readonly Use[]): SrgbColor | undefined {
  const weights = new Map<string, { color: SrgbColor; weight: number }>();
  for (const { color, weight } of uses) {
    const key = `${color.red},${color.green},${color.blue}`;
    if (key === LINK_BLUE) continue;
    const known = weights.get(key);
    weights.set(key, { color, weight: (known?.weight ?? 0) + weight });
  }
  return [...weights.values()].toSorted((a, b) => b.weight - a.weight)[0]?.color;
}

function paint(
  styles: Styles,
  { element, property, side }: Pick<Use, 'element' | 'property' | 'side'>,
  color: string,
): Check {
  if (side === undefined) {
    setInlineStyle(element, property, color);
    return styleCheck(element, property as StyleProperty, color);
  }
  const line = `${styles.valueOf(element, `${side}-width`)} ${styles.valueOf(element, `${side}-style`)} ${color}`;
  setInlineStyle(element, side, line);
  return styleCheck(element, side, line);
}
