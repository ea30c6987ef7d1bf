import { NAMED_COLORS } from './named-colors.ts';

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const FUNCTION =
  /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[-+\d.]+(%|deg|rad|turn)?(\s*[,/\s]\s*[-+\d.]+%?){2,3}\s*\)$/;
const SIZE = /^(\d{1,3}(?:\.\d{1,3})?)(px|pt|em|rem|%|mm)?$/;
const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,63}$/u;
const GENERIC_FAMILIES = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
  'math',
  'emoji',
  'inherit',
]);

/** A colour as CSS takes it: hex, a name, rgb(), hsl() and their kin. undefined: not a colour. */
export function cssColor(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 80) return undefined;
  const color = value.trim().toLowerCase();
  if (HEX.test(color) || FUNCTION.test(color) || NAMED_COLORS.has(color)) return color;
  return HEX.test(`#${color}`) ? `#${color}` : undefined;
}

/** A font-family list of plain names, each quoted unless generic. undefined: anything else in it. */
export function fontFamily(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 300) return undefined;
  const names = value.split(',').map((name) =>
    name
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
      .trim(),
  );
  if (!names.every((name) => FAMILY.test(name))) return undefined;
  // Single quotes, since the list also stands in style attributes.
  const list = names.map((name) =>
    GENERIC_FAMILIES.has(name.toLowerCase()) ? name.toLowerCase() : `'${name}'`,
  );
  return list.join(', ');
}

const FONT_SIZE_LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  px: [6, 48],
  pt: [5, 36],
  em: [0.5, 3],
  rem: [0.5, 3],
  '%': [50, 300],
  mm: [1.5, 13],
};

/** A readable font size; a bare number is pixels. undefined: not a size, or outside of what can be read. */
export function fontSize(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const match = SIZE.exec(text.trim().toLowerCase());
  if (match?.[1] === undefined) return undefined;
  const unit = match[2] ?? 'px';
  const [least, most] = FONT_SIZE_LIMITS[unit] ?? [0, 0];
  const size = Number(match[1]);
  return size >= least && size <= most ? `${size}${unit}` : undefined;
}

/** A value that can stand in any CSS declaration and do nothing but be a value there. undefined: could be more. */
export function cssValue(value: string): string | undefined {
  if (value.length > 500) return undefined;
  return cssColor(value) ?? (/^[\w\s#%.,+-]*$/.test(value) ? value : fontFamily(value));
}

/** Text for the inside of a quoted CSS string. */
export function cssString(value: string): string {
  return value.replace(
    /[^\p{L}\p{N} .,:;_/?#&=%+-]/gu,
    (char) => `\\${(char.codePointAt(0) ?? 0).toString(16)} `,
  );
}
