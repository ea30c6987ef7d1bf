import { textIn } from '#lib/domain/layout/prose/text-of-markup.ts';
import { escapeHtml } from '#lib/shared/html/escape.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { Warning } from '#schemas/warning.ts';

/** Names of what explains a value, or is no text. */
const NO_VALUES: ReadonlySet<string> = new Set('label name rate code url returnLine'.split(' '));
const IMAGES: ReadonlySet<string> = new Set(['image', 'logo']);
/** What stands before a line of a party: "Attn.". */
const LINE_LABEL = /^.{1,40}[.:]\s+(?=\S)/;
const MAX_WARNINGS = 20;

/** Values of a printed document that do not stand in the filled template: it has no place for them. */
export function unshownValues(printed: JsonObject, html: string): readonly Warning[] {
  const shown = compact(textIn(html));
  const missing = new Map<string, string>();
  const pending: [string, JsonValue][] = [['printed', printed]];
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    const [path, value] = next;
    if (Array.isArray(value)) for (const item of value) pending.push([`${path}[]`, item]);
    else if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value))
        if (typeof inner !== 'string' || !NO_VALUES.has(key) || isPartyName(path, key)) {
          if (!IMAGES.has(key)) pending.push([`${path}.${key}`, inner]);
          else if (typeof inner === 'string' && !html.includes(escapeHtml(inner)))
            missing.set(`${path}.${key}`, key);
        }
    } else if (
      typeof value === 'string' &&
      !shown.includes(compact(path.endsWith('.lines[]') ? value.replace(LINE_LABEL, '') : value))
    )
      missing.set(path, missing.get(path) ?? value);
  }
  return [...missing].slice(0, MAX_WARNINGS).map(([subject, value]) => ({
    code: 'VALUE_LEFT_OUT' as const,
    message: `The template has no place for "${value.slice(0, 80)}"`,
    subject,
  }));
}

/** Who a document is from and for is a value; the name of an amount is its label. */
const isPartyName = (path: string, key: string): boolean =>
  key === 'name' && !path.startsWith('printed.totals');

const compact = (text: string): string => text.replace(/\s+/g, '');
