import {
  converter,
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  modeXyz65,
  parse,
  useMode,
  wcagContrast,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeHsl, modeOklab, modeOklch, modeXyz65]) useMode(mode);
const toOklch = converter('oklch');
const toRgb = converter('rgb');

export const READABLE = 4.5;
const DARK_TEXT = '#111111';
const LIGHT_TEXT = '#ffffff';

const known = new Map<string, string | undefined>();
const MOST_KNOWN = 500;
const MOST_CHARS = 40;

/** Any CSS colour as `#rrggbb`. Documents repeat few, and each may be in one of many notations. */
export function hexOf(color: string): string | undefined {
  if (known.has(color)) return known.get(color);
  const hex = readHex(color);
  if (known.size >= MOST_KNOWN) known.clear();
  if (color.length <= MOST_CHARS) known.set(color, hex);
  return hex;
}

function readHex(color: string): string | undefined {
  const parsed = parse(color);
  const rgb = parsed && toRgb(parsed);
  return rgb && (rgb.alpha ?? 1) > 0 ? formatHex(rgb) : undefined;
}

/** Between 1 and 21; 0 where a colour is not known. */
export function contrast(first: string, second: string): number {
  const [one, other] = [hexOf(first), hexOf(second)];
  return one === undefined || other === undefined ? 0 : wcagContrast(one, other);
}

/** Colours nearer than this are told apart only beside each other. */
const ALIKE_HUE = 40;
const COLORED = 0.035;

/** Darker grays are called black. */
const BLACKEST = 0.26;

/** Whether a colour is one that people would call by that name: of its hue, or as black, gray or white. */
export function isLikeColor(color: string, name: string): boolean {
  const [one, other] = [toOklch(color), toOklch(name)];
  if (one === undefined || other === undefined) return false;
  const isGray = one.c < COLORED && other.c < COLORED;
  const isBlack = isGray && one.l < BLACKEST && other.l === 0;
  const isAsLight = Math.abs(one.l - other.l) < (isGray ? 0.16 : 0.3);
  return isOfHue(color, name) && (isBlack || isAsLight);
}

/** Whether a colour is of the hue of another, however light or dark. */
export function isOfHue(color: string, name: string): boolean {
  const [one, other] = [toOklch(color), toOklch(name)];
  if (one === undefined || other === undefined) return false;
  const [isGray, wantsGray] = [one.c < COLORED, other.c < COLORED];
  if (isGray || wantsGray) return isGray && wantsGray;
  const turn = Math.abs((one.h ?? 0) - (other.h ?? 0)) % 360;
  return Math.min(turn, 360 - turn) < ALIKE_HUE;
}

const NEAR_HUE = 90;

/** Whether people may mix up the hues of two colours, as blue and teal. */
export function isNearHue(color: string, name: string): boolean {
  const turn = Math.abs((toOklch(color)?.h ?? 0) - (toOklch(name)?.h ?? 0)) % 360;
  return Math.min(turn, 360 - turn) < NEAR_HUE;
}

/** Black, gray or white. */
export const isNeutral = (color: string): boolean => (toOklch(color)?.c ?? 0) < COLORED;

const HARDLY_COLORED = 0.06;

/** Black, gray or white with a touch of a colour, as texts are set in. */
export const isAlmostNeutral = (color: string): boolean =>
  (toOklch(color)?.c ?? 0) < HARDLY_COLORED;

/** Of several the one that is furthest from gray. */
export const mostColored = (colors: readonly string[]): string | undefined =>
  colors.toSorted((one, other) => (toOklch(other)?.c ?? 0) - (toOklch(one)?.c ?? 0))[0];

/** The same hue, lighter (a part of 1) or darker (less than 0). */
export function shaded(color: string, by: number): string {
  const hex = hexOf(color) ?? '#000000';
  const lch = toOklch(hex);
  if (lch === undefined) return hex;
  const lightness = by > 0 ? lch.l + (1 - lch.l) * by : lch.l * (1 + by);
  // As when white is mixed in, which takes colour away as well.
  const c = by > 0 ? lch.c * (1 - by) : lch.c;
  return formatHex({ ...lch, c, l: Math.min(1, Math.max(0, lightness)) }) ?? hex;
}

/** Stronger: more of its colour. */
export function vivid(color: string): string {
  const hex = hexOf(color) ?? '#000000';
  const lch = toOklch(hex);
  return lch === undefined ? hex : (formatHex({ ...lch, c: lch.c * 1.25 }) ?? hex);
}

/** What is read on a ground: the text's own colour where that can be, else black or white. */
export function readableOn(ground: string, text: string | undefined): string {
  if (text !== undefined && contrast(text, ground) >= READABLE) return text;
  return contrast(LIGHT_TEXT, ground) >= contrast(DARK_TEXT, ground) ? LIGHT_TEXT : DARK_TEXT;
}
