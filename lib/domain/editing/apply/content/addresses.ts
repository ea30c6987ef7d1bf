import { absoluteHttpUrl, safeUrl } from '#lib/shared/addresses/urls.ts';

const RASTER_DATA = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=\s]+$/i;
const LINK = /^(?:https?:\/\/|mailto:|tel:|#)/i;
const DOMAIN = /^(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?:[/?#]\S*)?$/i;
const EMAIL = /^[^\s@:/?#]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}$/i;

/** An address that an inserted image may have: https, or a raster image in a data URL. */
export function imageAddress(value: string): string | undefined {
  const address = value.trim();
  if (/^data:/i.test(address)) return RASTER_DATA.test(address) ? address : undefined;
  return /^https:/i.test(address) ? absoluteHttpUrl(address) : undefined;
}

/** An address that a link may have; bare domains and mail addresses are completed. */
export function linkAddress(value: string): string | undefined {
  const address = value.trim();
  if (EMAIL.test(address)) return `mailto:${address}`;
  if (DOMAIN.test(address)) return `https://${address}`;
  if (!LINK.test(address) || address.length > 4_000) return undefined;
  if (/^https?:/i.test(address)) return absoluteHttpUrl(address);
  return /[\s<>"']/.test(address) ? undefined : safeUrl(address);
}
