import type { Element } from 'domhandler';
import { contrastRatio, over, type SrgbColor } from '../../style/colors.ts';
import type { Styles } from '../../style/read-styles.ts';
import { namesOf } from '../describe.ts';
import type { Editing, Effect } from '../effect.ts';
import { hasOwnText } from '../text.ts';
import { isSameColor, stylesOf } from './computed-style.ts';
import { setInlineStyle } from './inline-style.ts';
import { styleCheck } from './set-style.ts';

/** WCAG's ratios for text, and for large text. */
const READABLE = 4.5;
const READABLE_LARGE = 3;
const LARGE_PIXELS = 24;
const LARGE_BOLD_PIXELS = 18.66;
/** Dark on dark is read far worse than its ratio says, and pale on paper somewhat better. */
const LEAST_ON_DARK = 3;
const LEAST_ON_LIGHT = 1.4;
/** The luminance of a ground that is as far from black as from white. */
const DARK = 0.18;
/** Channels that are nearer to each other than this have no colour that a shade could keep. */
const COLORED = 40;
const STEPS = 20;

const BLACK: SrgbColor = { red: 0, green: 0, blue: 0, alpha: 1 };
const WHITE: SrgbColor = { red: 255, green: 255, blue: 255, alpha: 1 };

/**
 * A colour that was asked for where it cannot be read gives way to the nearest shade of its hue that
 * can. Black, white and greys have none: asking for these is refused.
 */
export function readableColors(editing: Editing, effects: readonly Effect[]): readonly Effect[] {
  const elements = coloredBy(effects);
  if (elements.length === 0) return [];
  const styles = stylesOf(editing);
  const groups = new Map<string, { readonly asked: string; readonly elements: Element[] }>();
  for (const element of elements) {
    const color = styles.colorOf(element, 'color');
    if (color === undefined || color.alpha === 0) continue;
    const shade = readableShade(color, styles.backgroundOf(element), goalFor(element, styles));
    if (shade === undefined) continue;
    const group = groups.get(hex(shade)) ?? { asked: hex(color), elements: [] };
    groups.set(hex(shade), { ...group, elements: [...group.elements, element] });
  }
  return [...groups].map(([shade, { asked, elements: unread }]) => {
    for (const element of unread) setInlineStyle(element, 'color', shade);
    const whose = namesOf(editing.content, unread);
    return {
      changes: [`Used ${shade} for ${whose}: in ${asked} it could not be read on its background`],
      checks: unread.map((element) => styleCheck(element, 'color', shade)),
      restyled: unread,
    };
  });
}

function goalFor(element: Element, styles: Styles): number {
  const size = Number.parseFloat(styles.valueOf(element, 'font-size'));
  const isBold = Number.parseFloat(styles.valueOf(element, 'font-weight')) >= 700;
  return size >= (isBold ? LARGE_BOLD_PIXELS : LARGE_PIXELS) ? READABLE_LARGE : READABLE;
}

/** Elements with text of their own that were given a colour. */
function coloredBy(effects: readonly Effect[]): readonly Element[] {
  const elements = effects.flatMap(({ checks }) =>
    checks.filter(({ aspect }) => aspect === 'color').map(({ element }) => element),
  );
  return [...new Set(elements)].filter(hasOwnText);
}

/** undefined: the colour can be read there, or no shade of it would be of its hue. */
function readableShade(
  color: SrgbColor,
  background: SrgbColor,
  goal: number,
): SrgbColor | undefined {
  const isDark = contrastRatio(background, BLACK) < (DARK + 0.05) / 0.05;
  const now = contrastRatio(over(color, background), background);
  if (now >= (isDark ? LEAST_ON_DARK : LEAST_ON_LIGHT) || !isColored(color)) return undefined;
  // In the very colour of the ground something is to be hidden.
  if (isSameColor(color, background)) return undefined;
  const end = contrastRatio(WHITE, background) > contrastRatio(BLACK, background) ? WHITE : BLACK;
  for (let step = 1; step < STEPS; step++) {
    const shade = over({ ...end, alpha: step / STEPS }, color);
    if (contrastRatio(shade, background) >= goal) return shade;
  }
  return undefined;
}

const isColored = ({ red, green, blue }: SrgbColor): boolean =>
  Math.max(red, green, blue) - Math.min(red, green, blue) >= COLORED;

const hex = ({ red, green, blue }: SrgbColor): string =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
