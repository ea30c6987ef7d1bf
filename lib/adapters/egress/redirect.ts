import type { Dispatcher } from 'undici';
import { OutboundError, type OutboundRequest } from '#lib/ports/outbound-http.ts';

/** One request on the way through redirects. */
export interface Hop {
  readonly url: URL;
  readonly method: NonNullable<OutboundRequest['method']>;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: OutboundRequest['body'];
}

const REDIRECTS = [301, 302, 303, 307, 308];
/** What another origin may see: everything else could be a secret of the first one. */
const HARMLESS_HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'user-agent',
  'content-type',
];

/** The next request, or undefined when the response is not a redirect. */
export function followRedirect(hop: Hop, response: Dispatcher.ResponseData): Hop | undefined {
  const { location } = response.headers;
  if (!REDIRECTS.includes(response.statusCode) || typeof location !== 'string') return undefined;
  if (!URL.canParse(location, hop.url.href)) {
    throw new OutboundError('protocol', 'The answer redirects to something that is not a URL');
  }
  const url = new URL(location, hop.url);
  url.hash = '';
  const keepsMethod = response.statusCode >= 307 || hop.method === 'GET' || hop.method === 'HEAD';
  const headers = Object.entries(hop.headers).filter(
    ([name]) =>
      (url.origin === hop.url.origin || HARMLESS_HEADERS.includes(name)) &&
      (keepsMethod || name !== 'content-type'),
  );
  return {
    url,
    method: keepsMethod ? hop.method : 'GET',
    headers: Object.fromEntries(headers),
    body: keepsMethod ? hop.body : undefined,
  };
}
