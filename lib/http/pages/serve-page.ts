import { readFile } from 'node:fs/promises';
import Negotiator from 'negotiator';
import type { HttpRequest, HttpResponse } from '../message.ts';
import { ENCODINGS, type Page } from './open-pages.ts';

/** The encoding to send: of those that there are, the one that the client takes. */
function encodingFor({ encodings }: Page, { headers }: HttpRequest): string | undefined {
  // Without the header a client may take anything; few that leave it out can unpack.
  if (headers['accept-encoding'] === undefined) return undefined;
  const accepted = new Negotiator({ headers }).encodings();
  return encodings.find((name) => accepted.includes(name));
}

const isKnown = ({ headers }: Page, request: HttpRequest): boolean =>
  headers['etag'] !== undefined &&
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((each) => each.trim() === headers['etag']);

/** Answers with a page. @param common headers of every response. */
export async function servePage(
  page: Page,
  request: HttpRequest,
  common: Readonly<Record<string, string>>,
): Promise<HttpResponse> {
  const headers = { ...common, ...page.headers };
  if (isKnown(page, request)) return { status: 304, headers, body: '' };
  const encoding = encodingFor(page, request);
  const suffix = encoding === undefined ? '' : ENCODINGS[encoding];
  return {
    status: 200,
    headers: encoding === undefined ? headers : { ...headers, 'content-encoding': encoding },
    body: await readFile(`${page.file}${suffix}`),
  };
}
