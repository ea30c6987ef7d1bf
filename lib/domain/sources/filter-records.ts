import { plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { Condition, Filter } from '#schemas/source.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The value of a field by its name, or by its path into objects. */
export function fieldValue(fields: Fields, name: string): unknown {
  if (Object.hasOwn(fields, name)) return fields[name];
  return stepInto(fields, name.split('.'));
}

/** `items[].total` is the list of the items' totals. */
function stepInto(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return value;
  const isList = step.endsWith('[]');
  const key = isList ? step.slice(0, -2) : step;
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
  const next = (value as Record<string, unknown>)[key];
  if (!isList) return stepInto(next, rest);
  return Array.isArray(next) ? next.map((item) => stepInto(item, rest)) : undefined;
}

/** What a value says: an option's, a file's or a person's name stands for it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  const named = (value as { name?: unknown; text?: unknown; filename?: unknown }) ?? {};
  return String(named.name ?? named.text ?? named.filename ?? '');
}

const folded = (value: unknown): string => textOf(value).trim().toLocaleLowerCase('en');

function numberOf(value: unknown): number | undefined {
  return plainNumber(typeof value === 'string' ? value.replaceAll(/[\s,$€£]/g, '') : value);
}

function momentOf(value: unknown): number {
  return typeof value === 'string' && /^\d{4}/.test(value) ? Date.parse(value) : Number.NaN;
}

function equals(value: unknown, wanted: string | number | boolean): boolean {
  if (typeof wanted === 'number') return numberOf(value) === wanted;
  // The provider leaves an unchecked box out.
  if (typeof wanted === 'boolean')
    return (value ?? false) === wanted || folded(value) === String(wanted);
  return folded(value) === folded(wanted);
}

function holds(condition: Condition, value: unknown): boolean {
  const { is, contains, before, after, above, below } = condition;
  const number = numberOf(value);
  const moment = momentOf(value);
  return (
    (is === undefined || equals(value, is)) &&
    (contains === undefined || folded(value).includes(folded(contains))) &&
    (before === undefined || moment < momentOf(before)) &&
    (after === undefined || moment > momentOf(after)) &&
    (above === undefined || (number !== undefined && number > above)) &&
    (below === undefined || (number !== undefined && number < below))
  );
}

/** Whether all conditions hold; of a list, one of its values is enough. */
export function matchesFilter(filter: Filter, fields: Fields): boolean {
  return filter.every((condition) => {
    const value = fieldValue(fields, condition.field);
    const values = Array.isArray(value) && value.length > 0 ? value : [value];
    return values.some((one) => holds(condition, one));
  });
}
