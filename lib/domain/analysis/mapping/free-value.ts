import { fromMinorUnits, isSpanUnit, readDate, readDecimal, readSpan } from './read-values.ts';
import type { Reading, SystemMapping } from './system-mapping.ts';

const FIGURES: ReadonlySet<Reading> = new Set(['number', 'percent', 'money', 'major', 'minor']);

/** A free value in the form of its kind. undefined: it is none of the kind, or the kind has no form. */
export function freeValue(
  value: string | number,
  as: Reading | undefined,
  {
    mapping: { amounts, dates },
    currency,
  }: {
    readonly mapping: Pick<SystemMapping, 'amounts' | 'dates'>;
    readonly currency: string | undefined;
  },
): string | undefined {
  if (as === undefined) return undefined;
  if (as === 'date' || as === 'moment') return readDate(value, dates);
  if (isSpanUnit(as)) return readSpan(value, as);
  const decimal = FIGURES.has(as) ? readDecimal(value) : undefined;
  const isMinor = as === 'minor' || (as === 'money' && amounts === 'minor');
  return decimal === undefined || !isMinor ? decimal : fromMinorUnits(decimal, currency);
}
