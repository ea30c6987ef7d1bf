import type { Block } from '#lib/domain/presentation/printed-document.ts';
import { imageUrl, looksLikeImage } from '#lib/shared/addresses/urls.ts';
import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { keyWords, normalizeKey } from '../keys/keys.ts';
import { isImageKey } from '../keys/value-kinds.ts';
import { isTechnical } from '../normalize/technical.ts';
import { isObject, joinPath } from '../normalize/unwrap.ts';

/** Where an object that is a picture has its address. */
const ADDRESSES = wordSet('url src href link image img photo picture file source');
const CAPTIONS = wordSet('caption alt{ text} title name label description text credit');
/** What of a picture nobody reads. */
const SIZES = wordSet('width height id type mimetype position order size');

type Picture = Block & { readonly kind: 'image' };

/** A list of pictures, each an address or an object with one and a caption. undefined: something else is in it. */
export function galleryOf(
  list: readonly JsonValue[],
  path: string,
  label: string,
  key: string,
): Block | undefined {
  const blocks: Picture[] = [];
  for (const [index, item] of list.entries()) {
    const picture = pictureOf(item, joinPath(path, index), key);
    if (picture === undefined) return undefined;
    blocks.push(picture);
  }
  return blocks.length === 0 ? undefined : { kind: 'group', path, label, blocks };
}

/** One picture with its caption. undefined: it is none, or more than that. */
export function pictureOf(value: JsonValue, path: string, key: string): Picture | undefined {
  if (typeof value === 'string') {
    const url = addressOf(value, key);
    return url === undefined ? undefined : { kind: 'image', path, url };
  }
  return isObject(value) ? captioned(value, path, key) : undefined;
}

function captioned(value: JsonObject, path: string, key: string): Picture | undefined {
  let url: string | undefined;
  let caption: string | undefined;
  for (const [inner, content] of Object.entries(value)) {
    const name = normalizeKey(inner);
    if (isTechnical(inner, content) || (SIZES.has(name) && isMeasure(content))) continue;
    if (typeof content !== 'string') return undefined;
    const found = ADDRESSES.has(name) ? addressOf(content, `${key} ${inner}`) : undefined;
    if (found !== undefined && url === undefined) url = found;
    else if (CAPTIONS.has(name) && (caption === undefined || caption === content))
      caption = content;
    else return undefined;
  }
  if (url === undefined) return undefined;
  return { kind: 'image', path, url, ...(caption === undefined ? {} : { label: caption }) };
}

function isMeasure(value: JsonValue): boolean {
  return (
    typeof value === 'number' || /^(?:\d{1,6}(?:px)?|image\/[\w.+-]{1,20})$/.test(String(value))
  );
}

function addressOf(text: string, key: string): string | undefined {
  if (!looksLikeImage(text) && !isImageKey(keyWords(key))) return undefined;
  return imageUrl(text);
}
