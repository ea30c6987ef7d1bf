const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
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
