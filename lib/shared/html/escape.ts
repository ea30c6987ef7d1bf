const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // By its name: a numeric reference could spell the address of something to load, so a page with one is waited for.
  "'": '&apos;',
};
const SPECIAL = /[&<>"']/;
const SPECIALS = /[&<>"']/g;

/** Text made safe for element content and for quoted attribute values. */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(SPECIALS, (char) => ENTITIES[char] ?? char) : text;
}

/** Text made safe for an attribute value without quotes. */
export function escapeUnquoted(text: string): string {
  return text.replace(/[^\w.-]/gu, (char) => `&#${char.codePointAt(0)};`);
}
