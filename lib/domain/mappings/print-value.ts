import { kindOf } from '#lib/domain/tabledb/field-types.ts';
import { formatValue } from '#lib/domain/tabledb/format-value.ts';
import type { TableField } from '#schemas/tabledb.ts';
import type { TemplateField } from '#schemas/template.ts';

type Kind = TemplateField['type'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** What of an object a reader wants to see, the most telling first: a person, a file, a code, a generated text, a button. */
const SHOWN = ['name', 'url', 'text', 'value', 'label', 'email', 'title', 'filename', 'id'];

function textOf(value: unknown): unknown {
  if (!isObject(value)) return value;
  // The provider's way to say that a formula has no result.
  if ('error' in value || 'specialValue' in value) return null;
  const key = SHOWN.find((one) => typeof value[one] === 'string' || typeof value[one] === 'number');
  return key === undefined ? null : value[key];
}

/** A file's address: of the first one that is an image, where there are several. */
function fileOf(files: readonly unknown[]): unknown {
  const isImage = (file: unknown) => isObject(file) && String(file['type']).startsWith('image/');
  const file = files.find(isImage) ?? files[0];
  return isObject(file) ? (file['url'] ?? null) : file;
}

const seconds = (value: number): string => {
  const minutes = Math.round(Math.abs(value) / 60);
  const sign = value < 0 ? '-' : '';
  return `${sign}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A value as text, as a reader expects it. */
function asText(value: unknown, field: TableField): unknown {
  const { serviceType } = kindOf(field.type);
  if (serviceType === 'attachment') return fileOf(listed(value));
  if (serviceType === 'duration' && typeof value === 'number') return seconds(value);
  const written = formatValue(value, field);
  if (!Array.isArray(written)) return textOf(written);
  const texts = written.map(textOf).filter((text) => !isEmpty(text));
  return texts.length > 1 ? texts.join(', ') : (texts[0] ?? null);
}

/**
 * Numbers stay numbers, so that the template writes them; money is written with the field's own symbol.
 * Of several values none is the number: they are listed, where a reader sees that.
 */
function asNumber(value: unknown, field: TableField): unknown {
  const [only, other] = listed(value);
  const { serviceType } = kindOf(field.type);
  const isPlain =
    other === undefined &&
    typeof only === 'number' &&
    !['currency', 'percent'].includes(serviceType);
  return isPlain ? only : asText(value, field);
}

const FALSE = /^(?:|no|false|0|off|n|nein|non)$/i;

export const truthOf = (value: unknown): boolean =>
  typeof value === 'string' ? !FALSE.test(value.trim()) : Boolean(value);

/** A value in the form in which a placeholder of this kind can print it; null where there is none. */
export function printValue(value: unknown, field: TableField, kind: Kind): unknown {
  if (isEmpty(value) || (Array.isArray(value) && value.length === 0))
    return kind === 'boolean' ? false : null;
  switch (kind) {
    case 'boolean':
      return truthOf(Array.isArray(value) ? value[0] : value);
    case 'number':
      return asNumber(value, field);
    case 'array':
      return listed(formatValue(value, field)).map((one) =>
        kindOf(field.type).serviceType === 'attachment' ? one : textOf(one),
      );
    case 'object':
      return isObject(value) ? value : asText(value, field);
    case 'string':
      return asText(value, field);
  }
}
