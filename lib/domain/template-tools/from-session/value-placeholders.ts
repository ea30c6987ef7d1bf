import type { JsonObject, JsonValue } from '#schemas/json.ts';

const MIN_CHARS = 3;
const MAX_VALUES = 2_000;

/** Texts of the data that stand in the markup once, and whole, as placeholders. */
export function withPlaceholders(html: string, data: JsonObject): string {
  const paths = new Map<string, string | null>();
  const pending: [string, JsonValue][] = Object.entries(data);
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    const [path, value] = next;
    if (paths.size >= MAX_VALUES) break;
    if (typeof value === 'string' && value.trim().length >= MIN_CHARS && !/[<>{}\n]/.test(value))
      paths.set(value.trim(), paths.has(value.trim()) ? null : path);
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) pending.push([`${path}.${key}`, inner]);
  }
  const seen = new Map<string, number>();
  const texts = />([^<>]+)</g;
  for (const [, text = ''] of html.matchAll(texts))
    seen.set(plain(text), (seen.get(plain(text)) ?? 0) + 1);
  return html.replace(texts, (whole, text: string) => {
    const path = paths.get(plain(text));
    return path && seen.get(plain(text)) === 1 ? `>{{${path}}}<` : whole;
  });
}

const plain = (text: string): string =>
  text.trim().replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity);

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
