import type { Color, Mode } from 'culori';
import { converter, parse } from 'culori/fn';
import { dictionary } from '../dictionary.ts';
import { calculate } from './calculate.ts';
import { CHANNELS, SPACES } from './color-spaces.ts';
import { callOf, splitValue } from './split.ts';

/** A colour in sRGB: channels from 0 to 255, alpha from 0 to 1. */
export interface SrgbColor {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const LEGACY_RGB = [
  ['r', 255],
  ['g', 255],
  ['b', 255],
] as const;
const MAX_DEPTH = 12;

type Channels = Record<string, number>;

const known = new Map<string, SrgbColor | undefined>();
const MAX_KNOWN = 1_000;
const MAX_KNOWN_CHARS = 1_000;

/** What a CSS colour is in sRGB, relative colours and mixes included; undefined for what is none. */
export function toSrgb(value: string, currentColor: SrgbColor): SrgbColor | undefined {
  // A document asks for the same few colours for each of its elements.
  const before = known.get(value);
  if (before !== undefined || known.has(value)) return before;
  const color = read(value, currentColor, 0);
  const found = color === undefined ? undefined : fromLibrary(color);
  if (value.length <= MAX_KNOWN_CHARS && !/currentcolor/i.test(value)) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(value, found);
  }
  return found;
}

function fromLibrary(color: Color): SrgbColor {
  const { r, g, b, alpha = 1 } = converter('rgb')(color);
  const channel = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255);
  return {
    red: channel(r),
    green: channel(g),
    blue: channel(b),
    alpha: Math.min(1, Math.max(0, alpha)),
  };
}

function read(value: string, currentColor: SrgbColor, depth: number): Color | undefined {
  const text = value.trim().toLowerCase();
  if (depth > MAX_DEPTH || text === '') return undefined;
  if (text === 'currentcolor') return toLibrary(currentColor);
  const call = callOf(text);
  if (call?.name === 'color-mix') return mix(call.content, currentColor, depth);
  if (call?.name === 'light-dark')
    return read(splitValue(call.content, ',')[0] ?? '', currentColor, depth + 1);
  if (call !== undefined && /^from\s/.test(call.content))
    return relative(call.name, call.content, currentColor, depth);
  return written(SYSTEM[text] ?? text);
}

/** The library looks names up among an object's inherited ones too, and trips over what it finds. */
function written(text: string): Color | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

const SYSTEM: Readonly<Record<string, string>> = dictionary({
  canvas: '#fff',
  canvastext: '#000',
  linktext: '#00e',
  '-webkit-link': '#00e',
});

function toLibrary({ red, green, blue, alpha }: SrgbColor): Color {
  return { mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255, alpha };
}

/** `color(from <color> xyz-d65 …)`, `oklch(from <color> …)`: channels computed from another colour's. */
function relative(
  name: string,
  content: string,
  currentColor: SrgbColor,
  depth: number,
): Color | undefined {
  const [channelPart = '', alphaPart] = splitValue(content, '/');
  const [, origin = '', ...rest] = splitValue(channelPart, ' ');
  const space = name === 'color' ? rest.shift() : name.replace(/^(rgb|hsl)a$/, '$1');
  const mode = name === 'rgb' || name === 'rgba' ? 'rgb' : SPACES[space ?? ''];
  const from = read(origin, currentColor, depth + 1);
  if (mode === undefined || from === undefined || rest.length < 3) return undefined;
  const scales = name.startsWith('rgb') ? LEGACY_RGB : (CHANNELS[mode] ?? []);
  const source = converter(mode)(from) as unknown as Channels;
  const known = new Map(
    scales.map(([channel, scale]) => [channel, (source[channel] ?? 0) * scale]),
  );
  known.set('alpha', source['alpha'] ?? 1);
  const worth = (term: string) => known.get(term) ?? number(term);
  const made: Channels = {};
  for (const [index, [channel, scale]] of scales.entries()) {
    const channelValue = calculate(rest[index] ?? '', worth);
    if (channelValue === undefined) return undefined;
    made[channel] = channelValue / scale;
  }
  const alpha = alphaPart === undefined ? known.get('alpha') : calculate(alphaPart, worth);
  return { mode, ...made, alpha: alpha ?? 1 } as unknown as Color;
}

function number(term: string): number | undefined {
  if (term === 'none') return 0;
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|deg)?$/.exec(term);
  if (match === null) return undefined;
  return Number(match[1]) / (match[2] === '%' ? 100 : 1);
}

/** `color-mix(in oklab, <color> 5%, <color>)`: premultiplied, hues by the shorter way. */
function mix(content: string, currentColor: SrgbColor, depth: number): Color | undefined {
  const [method = '', first = '', second = ''] = splitValue(content, ',');
  const mode = SPACES[method.replace(/^in\s+/, '').split(' ')[0] ?? ''];
  const [one, two] = [weighted(first, currentColor, depth), weighted(second, currentColor, depth)];
  if (mode === undefined || one === undefined || two === undefined) return undefined;
  const share = one.share ?? (two.share === undefined ? 0.5 : 1 - two.share);
  const rest = two.share ?? 1 - share;
  const sum = share + rest;
  if (sum === 0) return undefined;
  return blend(mode, one.color, two.color, rest / sum, Math.min(1, sum));
}

function weighted(part: string, currentColor: SrgbColor, depth: number) {
  const words = splitValue(part, ' ');
  const share = words.find((word) => /^[\d.]+%$/.test(word));
  const color = read(words.filter((word) => word !== share).join(' '), currentColor, depth + 1);
  return color === undefined
    ? undefined
    : { color, share: share === undefined ? undefined : Number.parseFloat(share) / 100 };
}

function blend(mode: Mode, from: Color, to: Color, weight: number, opacity: number): Color {
  const a = converter(mode)(from) as unknown as Channels;
  const b = converter(mode)(to) as unknown as Channels;
  const [alphaA, alphaB] = [a['alpha'] ?? 1, b['alpha'] ?? 1];
  const alpha = alphaA * (1 - weight) + alphaB * weight;
  const made: Channels = {};
  for (const [channel] of CHANNELS[mode] ?? []) {
    // A grey has no hue of its own.
    const [x, y] = [a[channel] ?? b[channel] ?? 0, b[channel] ?? a[channel] ?? 0];
    if (channel === 'h') made[channel] = x + (((((y - x) % 360) + 540) % 360) - 180) * weight;
    else
      made[channel] = alpha === 0 ? 0 : (x * alphaA * (1 - weight) + y * alphaB * weight) / alpha;
  }
  return { mode, ...made, alpha: alpha * opacity } as unknown as Color;
}

/** A colour seen through what lies over it. */
export function over(front: SrgbColor, back: SrgbColor): SrgbColor {
  const channel = (name: 'red' | 'green' | 'blue') =>
    Math.round(front[name] * front.alpha + back[name] * (1 - front.alpha));
  return { red: channel('red'), green: channel('green'), blue: channel('blue'), alpha: 1 };
}

/** WCAG's contrast of two opaque colours: 1 to 21. */
export function contrastRatio(one: SrgbColor, two: SrgbColor): number {
  const [lighter, darker] = [luminance(one), luminance(two)].toSorted((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance({ red, green, blue }: SrgbColor): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
