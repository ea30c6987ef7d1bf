import { dictionary } from '../dictionary.ts';
import { splitValue } from './split.ts';

type Longhands = readonly (readonly [property: string, value: string])[];

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
const LINE_STYLES = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/i;
const WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/i;
const WIDTH = /^(?:thin|medium|thick|[+-]?[\d.]+[a-z%]*|(?:calc|min|max|clamp)\(.*\))$/i;

/** Old names and those relative to the writing direction, which is taken to run from left to right. */
const ALIASES: Readonly<Record<string, string>> = dictionary({
  'page-break-before': 'break-before',
  'page-break-after': 'break-after',
  'page-break-inside': 'break-inside',
  'margin-block-start': 'margin-top',
  'margin-block-end': 'margin-bottom',
  'margin-inline-start': 'margin-left',
  'margin-inline-end': 'margin-right',
  'padding-block-start': 'padding-top',
  'padding-block-end': 'padding-bottom',
  'padding-inline-start': 'padding-left',
  'padding-inline-end': 'padding-right',
  'border-block-start': 'border-top',
  'border-block-end': 'border-bottom',
  'border-inline-start': 'border-left',
  'border-inline-end': 'border-right',
  'border-start-start-radius': 'border-top-left-radius',
  'border-start-end-radius': 'border-top-right-radius',
  'border-end-start-radius': 'border-bottom-left-radius',
  'border-end-end-radius': 'border-bottom-right-radius',
  'inline-size': 'width',
  'block-size': 'height',
  'max-inline-size': 'max-width',
  'max-block-size': 'max-height',
  'word-wrap': 'overflow-wrap',
});

/** The longhands that a declaration sets; itself where it is one. A value must hold no `var()`. */
export function expandShorthand(name: string, value: string): Longhands {
  const property =
    ALIASES[name] ?? name.replace(/^border-(?:(block|inline)-(start|end))-/, physicalBorder);
  const expand = SHORTHANDS[property];
  if (expand === undefined) return [[property, value]];
  return expand(value, property);
}

/** Whether a declaration of the property sets others. */
export const isShorthand = (name: string): boolean =>
  SHORTHANDS[ALIASES[name] ?? name] !== undefined;

/** The longhands that a shorthand resets, whatever its value. */
export function longhandsOf(name: string): string[] {
  const value = name === 'font' ? '1px serif' : 'initial';
  return expandShorthand(name, value).map(([property]) => property);
}

function physicalBorder(_: string, axis: string, side: string): string {
  const start = side === 'start';
  return `border-${axis === 'block' ? (start ? 'top' : 'bottom') : start ? 'left' : 'right'}-`;
}

function boxSides(value: string): string[] {
  const [top = '', right = top, bottom = top, left = right] = splitValue(value, ' ');
  return [top, right, bottom, left];
}

const box =
  (nameOf: (side: string) => string, sides: readonly string[] = SIDES) =>
  (value: string): Longhands => {
    const values = boxSides(value);
    return sides.map((side, index) => [nameOf(side), values[index] ?? '']);
  };

const axis =
  (first: string, second: string) =>
  (value: string): Longhands => {
    const [start = '', end = start] = splitValue(value, ' ');
    return [
      [first, start],
      [second, end],
    ];
  };

function line(value: string, sides: readonly string[]): Longhands {
  const parts = splitValue(value, ' ');
  const wide = WIDE.test(value.trim());
  const style = parts.find((part) => LINE_STYLES.test(part));
  const width = parts.find((part) => part !== style && WIDTH.test(part));
  const color = parts.find((part) => part !== style && part !== width);
  return sides.flatMap((side) => [
    [`border-${side}-width`, wide ? value : (width ?? 'medium')] as const,
    [`border-${side}-style`, wide ? value : (style ?? 'none')] as const,
    [`border-${side}-color`, wide ? value : (color ?? 'currentcolor')] as const,
  ]);
}

function font(value: string): Longhands {
  const names = ['font-style', 'font-weight', 'font-size', 'line-height', 'font-family'];
  if (WIDE.test(value.trim())) return names.map((name) => [name, value]);
  const slashed = value.replace(/\s*\/\s*/g, '/');
  const parts = splitValue(slashed, ' ');
  const isBefore = (part: string) =>
    /^(?:normal|italic|oblique|bold|bolder|lighter|small-caps|[1-9]\d{0,2}|1000|(?:semi-|extra-|ultra-)?(?:condensed|expanded))$/i.test(
      part,
    );
  const at = parts.findIndex((part) => !isBefore(part));
  const before = parts.slice(0, Math.max(0, at));
  const [size = '', leading = 'normal'] = splitValue(parts[at] ?? '', '/');
  const family = parts.slice(at + 1).join(' ');
  if (at === -1 || family === '') return [];
  return [
    ['font-style', before.find((part) => /^(?:italic|oblique)$/i.test(part)) ?? 'normal'],
    ['font-weight', before.find((part) => /^(?:bold\w*|lighter|\d+)$/i.test(part)) ?? 'normal'],
    ['font-size', size],
    ['line-height', leading],
    ['font-family', family],
  ];
}

const IMAGE =
  /^(?:url|(?:repeating-)?(?:linear|radial|conic)-gradient|image-set|cross-fade|-webkit-)/i;
const NOT_COLOR =
  /^(?:none|repeat(?:-[xy])?|no-repeat|space|round|scroll|fixed|local|(?:border|padding|content)-box|text|left|right|top|bottom|center|cover|contain|auto|\/|[+-]?[\d.].*|(?:calc|min|max|clamp)\(.*)$/i;

/** The colour is that of the last layer; of images only whether there are any counts. */
function background(value: string): Longhands {
  if (WIDE.test(value.trim()))
    return [
      ['background-color', value],
      ['background-image', value],
    ];
  const layers = splitValue(value, ',').map((layer) =>
    splitValue(layer.replace(/\s*\/\s*/g, ' / '), ' '),
  );
  const color = layers.at(-1)?.find((part) => !IMAGE.test(part) && !NOT_COLOR.test(part));
  const images = layers.flatMap((layer) => layer.filter((part) => IMAGE.test(part)));
  return [
    ['background-color', color ?? 'transparent'],
    ['background-image', images.length > 0 ? images.join(', ') : 'none'],
  ];
}

function decoration(value: string): Longhands {
  if (WIDE.test(value.trim())) return [['text-decoration-line', value]];
  const lines = splitValue(value, ' ').filter((part) =>
    /^(?:underline|overline|line-through|none|blink)$/i.test(part),
  );
  return [['text-decoration-line', lines.length > 0 ? lines.join(' ') : 'none']];
}

const SHORTHANDS: Readonly<
  Record<string, ((value: string, property: string) => Longhands) | undefined>
> = dictionary<((value: string, property: string) => Longhands) | undefined>({
  margin: box((side) => `margin-${side}`),
  padding: box((side) => `padding-${side}`),
  'margin-block': axis('margin-top', 'margin-bottom'),
  'margin-inline': axis('margin-left', 'margin-right'),
  'padding-block': axis('padding-top', 'padding-bottom'),
  'padding-inline': axis('padding-left', 'padding-right'),
  border: (value) => line(value, SIDES),
  'border-block': (value) => line(value, ['top', 'bottom']),
  'border-inline': (value) => line(value, ['left', 'right']),
  'border-top': (value) => line(value, ['top']),
  'border-right': (value) => line(value, ['right']),
  'border-bottom': (value) => line(value, ['bottom']),
  'border-left': (value) => line(value, ['left']),
  'border-width': box((side) => `border-${side}-width`),
  'border-style': box((side) => `border-${side}-style`),
  'border-color': box((side) => `border-${side}-color`),
  'border-radius': (value) =>
    box((corner) => `border-${corner}-radius`, CORNERS)(splitValue(value, '/')[0] ?? ''),
  font,
  background,
  'text-decoration': decoration,
});
