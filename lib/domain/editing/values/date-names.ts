/** What a language, and English, call months and weekdays. */
interface Names {
  readonly months: ReadonlyMap<string, number>;
  readonly longMonths: ReadonlySet<string>;
  readonly weekdays: ReadonlyMap<string, 'EEEE' | 'EEE'>;
}

const known = new Map<string, Names>();
const plain = (name: string) => name.toLowerCase().replace(/\.$/, '');

function namesOf(language: string): Names {
  let names = known.get(language);
  if (names !== undefined) return names;
  if (known.size > 50) known.clear();
  const months = new Map<string, number>();
  const longMonths = new Set<string>();
  const weekdays = new Map<string, 'EEEE' | 'EEE'>();
  for (const locale of ['en', language])
    for (let month = 1; month <= 12; month += 1)
      for (const width of ['short', 'long'] as const) {
        const names = [
          nameOf(locale, month, 1, { month: width }),
          nameInDate(locale, month, width),
        ];
        for (const name of names.map(plain)) {
          months.set(name, month);
          if (width === 'long') longMonths.add(name);
        }
      }
  months.set('sept', 9);
  for (const locale of ['en', language])
    for (let day = 1; day <= 7; day += 1) {
      weekdays.set(plain(nameOf(locale, 1, day, { weekday: 'short' })), 'EEE');
      weekdays.set(plain(nameOf(locale, 1, day, { weekday: 'long' })), 'EEEE');
    }
  names = { months, longMonths, weekdays };
  known.set(language, names);
  return names;
}

/** 2024 begins on a Monday. */
function nameOf(
  language: string,
  month: number,
  day: number,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = new Intl.DateTimeFormat(safeLanguage(language), { ...options, timeZone: 'UTC' });
  return format.format(Date.UTC(2024, month - 1, day));
}

/** Some languages inflect a month's name next to a day: "3 marca", but "marzec". */
export function nameInDate(language: string, month: number, width: 'short' | 'long'): string {
  // "Sept" is British dictionaries' form, not that of dates in figures and three letters.
  const english = width === 'short' && /^en\b/i.test(language);
  const format = new Intl.DateTimeFormat(english ? 'en-US' : safeLanguage(language), {
    day: 'numeric',
    month: width,
    year: 'numeric',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(Date.UTC(2024, month - 1, 1));
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

export function safeLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

/** 1 to 12. undefined: no month's name. */
export function monthNamed(name: string, language: string): number | undefined {
  return namesOf(language).months.get(plain(name));
}

export function isLongMonth(name: string, language: string): boolean {
  return namesOf(language).longMonths.has(plain(name));
}

export function weekdayForm(name: string, language: string): 'EEEE' | 'EEE' | undefined {
  return namesOf(language).weekdays.get(plain(name));
}
