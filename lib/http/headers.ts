export const API_VERSION = 'v1';

/** On every response, so that pages of any origin can use the API with their own key. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'X-Request-Id, X-Service-Version, X-Service-Session-Id, X-Service-Document-Id, X-Service-Document-Type, X-Service-Warnings, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Content-Disposition, Idempotency-Replayed',
} as const;

/** Request headers that callers use. */
const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'Accept',
  'Idempotency-Key',
  'X-Provider-Key',
  'X-Webhook-Secret',
] as const;

export function commonHeaders(requestId: string): Record<string, string> {
  return {
    'x-service-version': API_VERSION,
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...CORS,
  };
}

export function preflightHeaders(methods: readonly string[]): Record<string, string> {
  return {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': REQUEST_HEADERS.join(', '),
    'access-control-max-age': '86400',
  };
}
