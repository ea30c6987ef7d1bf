import { numberFormat } from './numbers.ts';

const DURATION =
  /^P(?=\d|T\d)(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?=\d)(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7}(?:[.,]\d{1,9})?)S)?)?$/;
const PARTS = ['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds'] as const;
const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;
const STEP = 1000;

/** A span of time by its parts; those that are nothing are absent. */
export type Duration = Partial<Record<(typeof PARTS)[number], number>>;

/** Reads an ISO 8601 duration such as "PT1H30M". undefined: another form. */
export function parseDuration(text: string): Duration | undefined {
  const match = DURATION.exec(text);
  if (match === null) return undefined;
  const parts = PARTS.flatMap((part, index) => {
    const count = Number((match[index + 1] ?? '0').replace(',', '.'));
    return count === 0 ? [] : [[part, count] as const];
  });
  return parts.length === 0 ? { seconds: 0 } : Object.fromEntries(parts);
}

const millisecondsIn = (language: string) =>
  numberFormat(language, {
    style: 'unit',
    unit: 'millisecond',
    maximumFractionDigits: 1,
  });

/** "1 hr 30 min", "182.4 ms", in the words of a language. */
export function formatDuration(duration: Duration, language: string): string {
  const parts = PARTS.flatMap((part) => {
    const count = duration[part];
    if (count === undefined) return [];
    if (part === 'seconds' && count > 0 && count < 1)
      return millisecondsIn(language).format(count * 1000);
    const unit = part.slice(0, -1);
    return numberFormat(language, { style: 'unit', unit, unitDisplay: widthOf(part) }).format(
      count,
    );
  });
  return parts.join(' ');
}

/** A short "m" of a month is that of a minute in some languages. */
function widthOf(part: string): 'long' | 'short' {
  return ['years', 'months', 'weeks', 'days'].includes(part) ? 'long' : 'short';
}

/** A number of bytes as people say it: "1.5 MB", in steps of a thousand. */
export function formatBytes(bytes: number, language: string): string {
  const size = Math.abs(bytes);
  const step = size < STEP ? 0 : Math.min(SIZES.length - 1, Math.floor(Math.log10(size) / 3));
  const unit = SIZES[step] ?? 'byte';
  return numberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / STEP ** step);
}
