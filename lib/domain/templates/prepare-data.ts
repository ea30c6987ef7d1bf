import { imageUrl } from '#lib/shared/addresses/urls.ts';
import { cssColor, fontFamily, fontSize } from '#lib/shared/css/css-values.ts';
import type { ValidationDetail } from '#schemas/error-body.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';

/** Values that end up in style sheets or are loaded: each goes through the parser of its kind. */
const PARSED_VALUES: readonly {
  readonly group: string;
  readonly key: string;
  readonly parse: (value: JsonValue) => string | undefined;
  readonly expected: string;
}[] = [
  {
    group: 'styles',
    key: 'accentColor',
    parse: visibleColor,
    expected: 'a CSS colour such as "#1e3a5f", "teal" or "rgb(30, 58, 95)"',
  },
  {
    group: 'styles',
    key: 'fontFamily',
    parse: fontFamily,
    expected: 'a list of font names such as "Georgia, serif"',
  },
  { group: 'styles', key: 'fontSize', parse: fontSize, expected: 'a size from 6px to 48px' },
  {
    group: 'branding',
    key: 'logoUrl',
    parse: imageUrl,
    expected: 'an http(s) address or a data URL of an image',
  },
];

function visibleColor(value: JsonValue): string | undefined {
  const color = cssColor(value);
  return color === 'transparent' || color === 'currentcolor' ? undefined : color;
}

/**
 * The data with its style values parsed. A value that is none is left out, so that the template's
 * default stands, and reported in `warnings` (paths begin with "data"). Returns the very same object
 * when there is nothing to change.
 */
export function prepareData(data: JsonObject): {
  readonly data: JsonObject;
  readonly warnings: readonly ValidationDetail[];
} {
  const warnings: ValidationDetail[] = [];
  let prepared = data;
  for (const { group, key, parse, expected } of PARSED_VALUES) {
    const values = Object.hasOwn(prepared, group) ? prepared[group] : undefined;
    if (values === null || typeof values !== 'object' || Array.isArray(values)) continue;
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined) continue;
    const parsed = parse(value) ?? null;
    if (parsed === value) continue;
    prepared = { ...prepared, [group]: { ...values, [key]: parsed } };
    if (parsed === null && value !== null && value !== '')
      warnings.push({ path: ['data', group, key], message: `was left out: expected ${expected}` });
  }
  return { data: prepared, warnings };
}
