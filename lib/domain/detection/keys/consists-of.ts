/**
 * Whether a text has at least `min` characters and none that `outside` matches, the pattern of one
 * character. A counted repetition such as `^\w{16,}$` overflows the stack on a text of megabytes.
 */
export function consistsOf(text: string, min: number, outside: RegExp): boolean {
  return text.length >= min && !outside.test(text);
}
