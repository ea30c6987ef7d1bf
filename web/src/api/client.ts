import { computed } from '@preact/signals';
import { createClient, PagewrightError } from '../../../packages/client/src/index.ts';
import { apiKey, setKey } from './key.ts';
import { notePace } from './pace.ts';

/** The page may be below a path, as in a deployment: the service is where the page is. */
export const SERVICE_URL = new URL('.', document.baseURI).href.replace(/\/$/, '');

/** Sends each request once, so that the service need not keep its answer for a second time. */
async function fetchOnce(request: Request, init?: RequestInit): Promise<Response> {
  request.headers.delete('idempotency-key');
  const response = await fetch(request, init);
  notePace(response.headers);
  // A key that is not valid any more is none.
  if (response.status === 401) setKey(undefined);
  return response;
}

/** The API, with the tab's key. */
export const api = computed(() =>
  createClient({
    baseUrl: SERVICE_URL,
    ...(apiKey.value === undefined ? {} : { apiKey: apiKey.value }),
    retries: 0,
    fetch: fetchOnce,
  }),
);

/** Why something was not done, for a reader. */
export interface Failure {
  readonly message: string;
  readonly code: string;
  readonly details: unknown;
}

export function toFailure(error: unknown): Failure {
  if (error instanceof PagewrightError) {
    const { message, code, details } = error;
    return { message, code, details };
  }
  const isNetwork = error instanceof TypeError;
  const message = isNetwork ? 'The service cannot be reached' : (error as Error).message;
  return { message, code: isNetwork ? 'NETWORK' : 'PAGE', details: undefined };
}
