import { apiKey, setKey } from './key.ts';
import { notePace } from './pace.ts';

/** A failure as the API describes it, or one on the way to it. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  /** The whole response. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(body['error'] ?? 'The service did not answer'));
    this.code = String(body['code'] ?? 'NETWORK');
    this.status = status;
    this.body = body;
  }

  get details(): unknown {
    return this.body['details'];
  }
}

export interface CallOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly accept?: string;
}

/** The page may be below a path, as in a deployment: addresses are relative to it. */
const addressOf = (path: string): URL => new URL(path.replace(/^\//, ''), document.baseURI);

async function failureOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  // A key that is not valid any more is none.
  if (response.status === 401) setKey(undefined);
  return new ApiError(response.status, body);
}

/** Sends a request with the tab's key. @throws ApiError */
export async function send(
  method: string,
  path: string,
  { body, signal, accept = 'application/json' }: CallOptions = {},
): Promise<Response> {
  const response = await fetch(addressOf(path), {
    method,
    headers: {
      accept,
      ...(apiKey.value === undefined ? {} : { authorization: `Bearer ${apiKey.value}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, { error: 'The service cannot be reached', code: 'NETWORK' });
  });
  notePace(response.headers);
  if (!response.ok) throw await failureOf(response);
  return response;
}

/** A JSON endpoint. @throws ApiError */
export async function call<Body>(
  method: string,
  path: string,
  options?: CallOptions,
): Promise<Body> {
  const response = await send(method, path, options);
  return (response.status === 204 ? undefined : await response.json()) as Body;
}

/** A file, and the name that the service suggests for it. */
export interface NamedFile {
  readonly blob: Blob;
  readonly filename: string;
  readonly sessionId: string | undefined;
  readonly warnings: number;
}

const nameIn = (disposition: string): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? '') ||
  (/filename="([^"]+)"/.exec(disposition)?.[1] ?? 'document');

/** An endpoint that answers with a file. @throws ApiError */
export async function callFile(
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<NamedFile> {
  const response = await send(method, path, { accept: '*/*', ...options });
  return {
    blob: await response.blob(),
    filename: nameIn(response.headers.get('content-disposition') ?? ''),
    sessionId: response.headers.get('x-service-session-id') ?? undefined,
    warnings: Number(response.headers.get('x-service-warnings') ?? 0),
  };
}

export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, { error: String(error), code: 'PAGE' });

export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
