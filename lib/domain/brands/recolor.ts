import type { Operation, StyleProperty } from '#lib/domain/editing/operations.ts';
import { distance, type Hex, isNeutral, oklch, opaque, WHITE } from './color.ts';
import { LEAST_CONTRAST, leastContrast } from './legible.ts';
import type { Painted } from './paint.ts';
import type { CheckedBrand } from './read-brand.ts';

type Style = Partial<Record<StyleProperty, string>>;

/** What to set on which elements, by their ids. */
export class Styles {
  readonly #byId = new Map<string, Style>();

  set(id: string, style: Style): void {
    this.#byId.set(id, { ...this.#byId.get(id), ...style });
  }

  get size(): number {
    return this.#byId.size;
  }

  /** One operation for all elements that get the same style: on them as they are, not on what is in them. */
  operations(): Operation[] {
    const groups = new Map<string, { style: Style; ids: string[] }>();
    for (const [id, style] of this.#byId) {
      const key = JSON.stringify(Object.entries(style).sort());
      const group = groups.get(key) ?? { style, ids: [] };
      group.ids.push(id);
      groups.set(key, group);
    }
    return [...groups.values()].flatMap(({ style, ids }) => {
      const operations: Operation[] = [];
      for (let at = 0; at < ids.length; at += MAX_TARGETS) {
        const targets = ids.slice(at, at + MAX_TARGETS);
        operations.push({ op: 'set-style', targets, reach: 'element', style });
      }
      return operations;
    });
  }
}

/** Targets that one operation may have. */
const MAX_TARGETS = 2_000;
/** Shades of one colour: apart by lightness, near in hue. */
const SAME_HUE_DEGREES = 25;

/**
 * Exchanges the colours of somebody's markup for the brand's: its first colour for the
 * primary one, its second for the second. What it has in pale tints stays a tint. A document without
 * colours gets the brand's in its headings and table heads.
 */
export function recolor(painted: readonly Painted[], brand: CheckedBrand, styles: Styles): void {
  const set = (id: string, style: Style) => styles.set(id, style);
  const { primary, secondary = primary, text } = brand;
  const hues = huesOf(painted);
  const exchange = (color: Hex): Hex | undefined => {
    if (primary === undefined || secondary === undefined || !hasHue(color)) return undefined;
    const at = hues.findIndex((hue) => isNear(hue, oklch(color).h));
    return shade(at <= 0 ? primary : secondary, color);
  };
  const ink = inkOf(painted);
  for (const { id, color, background, borders, backdrops } of painted) {
    const surface = background === undefined ? undefined : exchange(background);
    if (surface !== undefined) set(id, { 'background-color': surface });
    if (color !== undefined) {
      const written = exchange(color);
      if (written !== undefined) set(id, { color: written });
      else if (text !== undefined && ink !== undefined && distance(color, ink) < 0.05)
        if (leastContrast(text, backdrops) >= LEAST_CONTRAST) set(id, { color: text });
    }
    for (const { side, color: line, width, style } of borders) {
      const drawn = exchange(opaque(line) ?? WHITE);
      if (drawn !== undefined && /^(solid|dashed|dotted|double)$/.test(style))
        set(id, { [`border-${side}`]: `${width}px ${style} ${drawn}` });
    }
  }
  if (hues.length === 0 && primary !== undefined)
    for (const { id, tag, color } of painted)
      if (color !== undefined && /^(h[1-3]|th)$/.test(tag)) set(id, { color: primary });
}

/** The hues of a document, the most shown first. */
function huesOf(painted: readonly Painted[]): number[] {
  const areas: { hue: number; area: number }[] = [];
  const count = (color: Hex | undefined, area: number) => {
    if (color === undefined || isNeutral(color)) return;
    const { h, c } = oklch(color);
    const known = areas.find(({ hue }) => isNear(hue, h));
    if (known === undefined) areas.push({ hue: h, area: area * c });
    else known.area += area * c;
  };
  for (const { color, background, borders, characters, area } of painted) {
    count(background, area);
    count(color, Math.min(area, characters * 100));
    for (const { color: line, width } of borders) count(opaque(line), Math.sqrt(area) * width);
  }
  return areas.sort((a, b) => b.area - a.area).map(({ hue }) => hue);
}

/** Tints are pale, and yet of a hue. */
function hasHue(color: Hex): boolean {
  const { l, c } = oklch(color);
  return l > 0.85 ? c >= 0.012 : !isNeutral(color);
}

function isNear(one: number, other: number): boolean {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart) <= SAME_HUE_DEGREES;
}

/** The brand's colour where it was strong, a tint of it where it was pale. */
function shade(brand: Hex, like: Hex): Hex {
  const { l } = oklch(like);
  if (l < 0.85) return brand;
  const share = Math.round(Math.max(0.04, Math.min(0.3, (1 - l) * 1.6)) * 255);
  return opaque(`${brand}${share.toString(16).padStart(2, '0')}`, WHITE) ?? WHITE;
}

/** What most of the text is written in, where that is no colour. */
function inkOf(painted: readonly Painted[]): Hex | undefined {
  const counts = new Map<Hex, number>();
  for (const { color, characters } of painted)
    if (color !== undefined && isNeutral(color))
      counts.set(color, (counts.get(color) ?? 0) + characters);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
