// Without zod, as it is loaded on its own with what reads data.

/** True for a BCP 47 tag of a language that numbers and dates can be written in. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** True for an IANA name such as "Europe/Berlin". */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
