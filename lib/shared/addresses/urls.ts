const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const DATA_IMAGE =
  /^data:image\/(png|jpe?g|gif|webp|avif|bmp|svg\+xml|x-icon|vnd\.microsoft\.icon)[;,]/i;
const IMAGE_FILE = /\.(png|jpe?g|gif|webp|avif|bmp|svg|ico)$/i;
/** The URL parser drops these, so a scheme may hide behind them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const IGNORED_BY_PARSERS = /[\u0000-\u0020\u007f]+/g;

/** An address that an image may be loaded from: absolute http(s), or an image in a data URL. undefined: not one. */
export function imageUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const url = value.trim();
  if (DATA_IMAGE.test(url)) return /[\s"'<>]/.test(url.slice(0, 200)) ? undefined : url;
  return absoluteHttpUrl(url);
}

/** The address when it is an absolute http or https one without credentials. */
export function absoluteHttpUrl(value: string): string | undefined {
  if (value.length > 4_000 || !/^https?:\/\/[^\s]/i.test(value) || !URL.canParse(value))
    return undefined;
  const url = new URL(value);
  return url.username === '' && url.password === '' ? value : undefined;
}

/** True for addresses that say by themselves that they are images: by data type or by file ending. */
export function looksLikeImage(value: string): boolean {
  if (DATA_IMAGE.test(value)) return true;
  const url = absoluteHttpUrl(value);
  return url !== undefined && IMAGE_FILE.test(new URL(url).pathname);
}

/** An address as an attribute may carry it: relative, http, https, mailto, tel, or an image in a data URL. undefined: any other scheme. */
export function safeUrl(value: string): string | undefined {
  const compact = value.slice(0, 100).replace(IGNORED_BY_PARSERS, '');
  const scheme = SCHEME.exec(compact)?.[1]?.toLowerCase();
  if (scheme === undefined || ['http', 'https', 'mailto', 'tel', 'cid'].includes(scheme))
    return value;
  return DATA_IMAGE.test(compact) ? value : undefined;
}

/** An address without what every address begins with. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
