import { imageUrl } from '#lib/shared/addresses/urls.ts';

/** Of an image that holds nothing more than the first bytes of its format. */
const LEAST_DATA_CHARS = 80;

/** The address of an image that can be fetched or is given whole. undefined: an id, a relative address, a stub. */
export function printableImage(address: string | undefined): string | undefined {
  const url = imageUrl(address);
  return url?.startsWith('data:') && url.length < LEAST_DATA_CHARS ? undefined : url;
}
