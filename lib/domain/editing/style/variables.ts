import { splitValue } from './split.ts';

const MAX_CHARS = 10_000;
const MAX_DEPTH = 30;

/**
 * A value with its `var()` replaced. `custom` says what a custom property is on the element. undefined
 * where one is missing and has no fallback, refers to itself, or grows without end.
 */
export function substitute(
  value: string,
  custom: (name: string) => string | undefined,
  depth = 0,
): string | undefined {
  if (depth > MAX_DEPTH || value.length > MAX_CHARS) return undefined;
  if (!value.includes('(')) return value;
  const start = value.search(/\bvar\(/i);
  if (start === -1) return value;
  const end = closing(value, start + 'var'.length);
  const [name = '', ...fallback] = splitValue(value.slice(start + 'var('.length, end), ',');
  const declared = custom(name.trim());
  const used =
    declared ??
    (fallback.length === 0 ? undefined : substitute(fallback.join(', '), custom, depth + 1));
  if (used === undefined) return undefined;
  return substitute(`${value.slice(0, start)}${used}${value.slice(end + 1)}`, custom, depth + 1);
}

function closing(value: string, open: number): number {
  let depth = 0;
  for (let at = open; at < value.length; at += 1) {
    if (value[at] === '(') depth += 1;
    else if (value[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return value.length;
}
