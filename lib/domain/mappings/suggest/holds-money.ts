import type { ServiceType } from '#schemas/tabledb.ts';

/** A field, as far as it says what it stands for. */
export interface Named {
  readonly name: string;
  readonly serviceType?: ServiceType;
  readonly samples?: readonly string[];
}

/** A figure with one sign or code before or after it. */
const AMOUNT =
  /^[-−(]?\s*(?:(?<before>\p{Sc}|[A-Z]{3})\s*)?-?\d[\d.,'’\p{Zs}]*(?:(?<after>\p{Sc}|[A-Z]{3})\s*)?\)?$/u;

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** "INV-1" and "PT 7" begin with no currency. */
function isMoney(text: string): boolean {
  const { before, after } = AMOUNT.exec(text.trim())?.groups ?? {};
  const mark = before ?? after;
  return mark !== undefined && (/\p{Sc}/u.test(mark) || CURRENCIES.has(mark));
}

/** Whether the values of a field are amounts, each with its currency. */
export const holdsMoney = ({ serviceType, samples = [] }: Named): boolean =>
  serviceType === 'currency' || (samples.length > 0 && samples.every(isMoney));
