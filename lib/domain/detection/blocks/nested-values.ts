import type { Value } from '#lib/domain/presentation/printed-document.ts';
import type { JsonValue } from '#schemas/json.ts';
import { labelOf, normalizeKey } from '../keys/keys.ts';
import { isTechnical } from '../normalize/technical.ts';
import { isObject, joinPath } from '../normalize/unwrap.ts';
import { type Writing, writeValue } from '../values.ts';

/** A nested object as one value where it is one: `{ amount, currency }`, or something with a name; `rest` is what that leaves out. */
export function simplify(value: JsonValue): {
  readonly shown: JsonValue;
  readonly rest: JsonValue;
  readonly suffix: string;
} {
  if (Array.isArray(value) && value.every((item) => item !== null && typeof item !== 'object'))
    return { shown: value.join(', '), rest: null, suffix: '' };
  if (!isObject(value))
    return {
      shown: typeof value === 'object' ? null : value,
      rest: value !== null && typeof value === 'object' ? value : null,
      suffix: '',
    };
  for (const key of ['amount', 'value', 'name', 'title', 'label', 'displayName', 'unit_amount']) {
    const inner = Object.hasOwn(value, key) ? value[key] : undefined;
    if (inner === undefined || inner === null || typeof inner === 'object') continue;
    const rest = Object.fromEntries(
      Object.entries(value).filter(
        ([other]) =>
          other !== key &&
          normalizeKey(other) !== 'currency' &&
          normalizeKey(other) !== 'currencycode',
      ),
    );
    return { shown: inner, rest, suffix: `.${key}` };
  }
  return { shown: null, rest: value, suffix: '' };
}

/** What a row holds beyond its columns, as single values. */
export function detailsOf(value: JsonValue, path: string, key: string, writing: Writing): Value[] {
  if (isTechnical(key, value)) return [];
  if (Array.isArray(value)) {
    if (value.every((item) => item !== null && typeof item !== 'object')) {
      const text = value.join(', ').trim();
      return text === '' ? [] : [{ path, label: labelOf(key), kind: 'text', text }];
    }
    return value.flatMap((item, index) => detailsOf(item, joinPath(path, index), key, writing));
  }
  if (isObject(value))
    return Object.entries(value).flatMap(([inner, content]) =>
      detailsOf(content, joinPath(path, inner), inner, writing),
    );
  const written = writeValue(path, key, value, writing, 'medium');
  return written === undefined ? [] : [written];
}
