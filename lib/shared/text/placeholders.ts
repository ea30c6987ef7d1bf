/** Whether any of the forms below may be in a text: a look that costs next to nothing. */
const MAYBE = /\{\{|\$\{|\[\[|%[A-Z]/;
/** `{{name}}`, `${name}`, `[[name]]` and `%NAME%`; each repetition is bounded, so time is linear. */
const PLACEHOLDER =
  /\{\{\{?[^{}\n]{0,20}\p{L}[^{}\n]{0,80}\}?\}\}|\$\{\s{0,5}[\p{L}_][\p{L}\p{N}_.[\]-]{0,80}\s{0,5}\}|\[\[\s{0,5}[\p{L}_][\p{L}\p{N}_ .-]{0,80}\]\]|(?<![\w%])%[A-Z][A-Z0-9_]{1,60}%(?!\w)/gu;
const MAX_FOUND = 50;

/** True when a text may hold placeholders that nothing has filled. */
export function mayHoldPlaceholders(text: string): boolean {
  return MAYBE.test(text);
}

/** The placeholders that stand in a document's text, with their place in it; each once, the first 50. */
export function findPlaceholders(text: string): { readonly name: string; readonly at: number }[] {
  const found = new Map<string, number>();
  for (const match of text.matchAll(PLACEHOLDER)) {
    if (!found.has(match[0])) found.set(match[0], match.index);
    if (found.size >= MAX_FOUND) break;
  }
  return [...found].map(([name, at]) => ({ name, at }));
}

/** The warning about a placeholder. */
export function placeholderMessage(name: string): string {
  return `${name} was not filled in: it stands in the document as it is`;
}
