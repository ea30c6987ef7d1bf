import { randomUUID } from 'node:crypto';

/** A request as a test writes it. */
export interface GatewayRequest {
  readonly method: string;
  /** With the query, percent-encoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The event that a REST API's proxy integration (format 1.0) makes of a request, as documented. */
export function gatewayEvent({ method, path, headers = {}, body }: GatewayRequest) {
  const url = new URL(path, 'https://api.example.com');
  const names = [...new Set(url.searchParams.keys())];
  const requestId = randomUUID();
  // Whom a test says that it is: the gateway itself sees the address of the peer, which it adds here.
  const peer = headers['x-forwarded-for']?.split(',').at(-1)?.trim();
  return {
    resource: url.pathname,
    path: url.pathname,
    httpMethod: method,
    headers,
    multiValueHeaders: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, [value]]),
    ),
    queryStringParameters: names.length === 0 ? null : Object.fromEntries(url.searchParams),
    multiValueQueryStringParameters:
      names.length === 0
        ? null
        : Object.fromEntries(names.map((name) => [name, url.searchParams.getAll(name)])),
    pathParameters: null,
    stageVariables: null,
    requestContext: {
      requestId,
      stage: 'dev',
      path: `/dev${url.pathname}`,
      httpMethod: method,
      identity: { sourceIp: peer ?? '203.0.113.7', userAgent: 'test' },
    },
    body: body ?? null,
    isBase64Encoded: false,
  };
}
