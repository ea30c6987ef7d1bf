import { looksLikeImage } from '#lib/shared/addresses/urls.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { readDecimal } from './mapping/read-values.ts';
import { isTyped } from './mapping/typed-property.ts';

/** What a document of data leaves out. Paths are of the data, with `[]` for every entry of a list. */
export interface LeftOut {
  readonly paths: readonly string[];
  /** Those whose values a reader may miss: prose, and amounts with their currency. */
  readonly content: readonly string[];
  /** All of them, one by one. */
  readonly values: readonly { readonly path: string; readonly value: string }[];
}

/** More paths than this tell nobody anything. */
const MAX_PATHS = 500;
const MAX_LOOKS = 5;
/** A sentence: this many words, with letters, that no program wrote. */
const LEAST_WORDS = 5;

/**
 * The values of data that were not read into a document, `printed` being all its texts. A mapping knows which
 * images of its system are for readers: they are none of its `content`.
 */
export function leftOut(
  data: JsonObject,
  consumed: ReadonlySet<string>,
  { printed, isMapped }: { readonly printed: string; readonly isMapped: boolean },
): LeftOut {
  const seen = new Map<string, number>();
  const content = new Set<string>();
  const values: { path: string; value: string }[] = [];
  const pending: (readonly [value: JsonValue, path: string])[] = [[data, '']];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [value, path] = next;
    if (value === null || value === '') continue;
    if (typeof value === 'object') {
      // A list of texts is read as a whole; of an object that was read some parts may not have been.
      if (consumed.has(path) && (isOfTexts(value) || isTyped(value))) continue;
      for (const [key, inner] of Object.entries(value).reverse())
        pending.push([
          inner,
          Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`,
        ]);
      continue;
    }
    // Read with the rest of its object, an image may still stand nowhere.
    const isLost = !isMapped && isPicture(path, value) && !printed.includes(value.trim());
    if (consumed.has(path) && !isLost) continue;
    if (seen.size >= MAX_PATHS) break;
    const general = path.replace(/\[\d+\]/g, '[]');
    const times = seen.get(general) ?? 0;
    seen.set(general, times + 1);
    if (values.length < MAX_PATHS) values.push({ path, value: String(value) });
    // Entries of one list are alike: looking for each of them would take the square of their number.
    if (times >= MAX_LOOKS || typeof value !== 'string') continue;
    if (
      isLost ||
      (isProse(value) ? !printed.includes(value.trim()) : isUnsaidAmount(value, printed))
    )
      content.add(general);
  }
  return { paths: [...seen.keys()], content: [...content], values };
}

const isOfTexts = (value: object): boolean =>
  Array.isArray(value) && value.every((each) => each === null || typeof each !== 'object');

/** Of an image that programs show themselves nobody misses the print. */
const OF_PROGRAM = /thumb|preview|avatar|seo|social|og_?image|proof/i;

const isPicture = (path: string, value: JsonValue): value is string =>
  typeof value === 'string' && looksLikeImage(value) && !OF_PROGRAM.test(path);

/** "€ 24,15": an amount with its currency that stands nowhere, in whatever form. */
function isUnsaidAmount(text: string, printed: string): boolean {
  if (text.length > 30 || !/\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(text) || printed.includes(text.trim()))
    return false;
  const amount = Number(readDecimal(text) ?? 0);
  return (
    amount !== 0 &&
    !printed.includes(`"${Math.abs(amount)}`) &&
    !printed.includes(`"${amount.toFixed(2)}`)
  );
}

/** A sentence shows itself at once; longer texts are not looked through. */
const MAX_LOOKED_AT = 2_000;

function isProse(whole: string): boolean {
  const text = whole.slice(0, MAX_LOOKED_AT);
  // What a browser calls itself is for programs.
  if (/^(?:https?:|data:|Mozilla\/|[\w+/]+={0,2}$)/.test(text)) return false;
  return text.trim().split(/\s+/, LEAST_WORDS).length === LEAST_WORDS && /\p{L}{3}/u.test(text);
}
