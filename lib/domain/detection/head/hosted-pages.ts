import type { Value } from '#lib/domain/presentation/printed-document.ts';
import { absoluteHttpUrl } from '#lib/shared/addresses/urls.ts';
import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { type Field, fieldsOf, type Pool } from '../fields/unclaimed-fields.ts';
import { keyWords } from '../keys/keys.ts';
import { isObject } from '../normalize/unwrap.ts';

const LINK = wordSet('url uri link href pdf permalink');
/** What a page of the document is called, the one that a reader would rather open first. */
const PAGES = [
  /\b(?:pay|payment|checkout)\b/,
  /\b(?:hosted|accept|approve|recipient|customer ?portal|public|short|permalink)\b/,
  /\b(?:invoice|receipt|order|quote|estimate|offer|view|online|html)\b/,
  /\b(?:pdf|file|download)\b/,
];
const OTHER = /\b(?:logo|image|photo|picture|icon|website|web ?site|home ?page|success|cancel)\b/;

/** How readily a reader would open the page at this address: 0 first. undefined: it is no page of the document. */
function rankOf(key: string, value: JsonValue): number | undefined {
  if (typeof value !== 'string' || absoluteHttpUrl(value.trim()) === undefined) return undefined;
  const words = keyWords(key);
  const name = words.join(' ');
  if (!LINK.has(words.at(-1) ?? '') || OTHER.test(name)) return undefined;
  const rank = PAGES.findIndex((page) => page.test(name));
  return rank === -1 ? undefined : rank;
}

/** `urls: { receipt: … }` */
function holdsPages({ name, value }: Field): boolean {
  return (
    /^(?:urls|links)$/.test(name) &&
    isObject(value) &&
    Object.entries(value).every(([key, url]) => rankOf(`${key} url`, url) !== undefined)
  );
}

/** Takes the pages where the document can be seen, which are one line: the way to the best of them. */
export function takeHostedPage(pool: Pool): Value | undefined {
  const pages = pool.takeAll(({ key, value }) => rankOf(key, value) !== undefined);
  for (const { value, path } of pool.takeAll(holdsPages))
    for (const field of fieldsOf(value as JsonObject, path))
      pages.push({ ...field, key: `${field.key} url` });
  const [best] = pages.sort(
    (a, b) => (rankOf(a.key, a.value) ?? 0) - (rankOf(b.key, b.value) ?? 0),
  );
  if (best === undefined) return undefined;
  const address = String(best.value).trim();
  return {
    path: best.path,
    label: rankOf(best.key, best.value) === 0 ? 'Pay online' : 'View online',
    kind: 'url',
    text: new URL(address).host.replace(/^www\./, ''),
    address,
  };
}
