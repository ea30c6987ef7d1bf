import { looksLikeImage } from '#lib/shared/addresses/urls.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { measured, type Scalar, wrapped } from '../fits.ts';

export const isTexts = (value: JsonObject | readonly JsonValue[]): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');

/** An image is a long text without a space, and no token. */
export const isImage = (value: JsonValue): boolean =>
  typeof value === 'string' && looksLikeImage(value);

/** The one value that an object stands for. */
export const valueIn = (value: JsonObject): Scalar | undefined =>
  measured(value) ?? wrapped(value)?.value;
