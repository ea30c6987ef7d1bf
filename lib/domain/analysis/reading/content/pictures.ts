import type { Section } from '#lib/domain/document-model/content.ts';
import { imageUrl, looksLikeImage } from '#lib/shared/addresses/urls.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import { plainOf, wordsOfKey } from '../key-words.ts';

type Picture = NonNullable<Section['images']>[number];

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Where an object that is a picture has its address. */
const ADDRESSES = set('url src href link image img photo picture file source');
const CAPTIONS = set('caption alt alttext title name label description text credit');
/** What of a picture nobody reads. */
const SIZES = set('width height id type mimetype position order size');
const IMAGE_WORDS = set(
  'image images img photo photos picture pictures logo avatar thumbnail icon badge',
);

/** A picture or a list of nothing but pictures. undefined: something else is in it. */
export function picturesIn(key: string, value: JsonValue): Picture[] | undefined {
  const list = Array.isArray(value) ? value : [value];
  const pictures = list.map((each) => pictureOf(key, each));
  return pictures.length > 0 && pictures.every((each) => each !== undefined) ? pictures : undefined;
}

function pictureOf(key: string, value: JsonValue): Picture | undefined {
  if (typeof value === 'string') {
    const url = addressOf(value, key);
    return url === undefined ? undefined : { url };
  }
  return isObject(value) ? captioned(key, value) : undefined;
}

function captioned(key: string, value: JsonObject): Picture | undefined {
  let url: string | undefined;
  let caption: string | undefined;
  for (const [inner, content] of Object.entries(value)) {
    const name = plainOf(inner);
    if (SIZES.has(name) && isMeasure(content)) continue;
    if (typeof content !== 'string') return undefined;
    const found = ADDRESSES.has(name) ? addressOf(content, `${key} ${inner}`) : undefined;
    if (found !== undefined && url === undefined) url = found;
    else if (CAPTIONS.has(name) && (caption === undefined || caption === content))
      caption = content;
    else return undefined;
  }
  return url === undefined ? undefined : { url, ...(caption !== undefined && { caption }) };
}

const isMeasure = (value: JsonValue): boolean =>
  typeof value === 'number' || /^(?:\d{1,6}(?:px)?|image\/[\w.+-]{1,20})$/.test(String(value));

const addressOf = (text: string, key: string): string | undefined =>
  looksLikeImage(text) || wordsOfKey(key).some((word) => IMAGE_WORDS.has(word))
    ? imageUrl(text)
    : undefined;
