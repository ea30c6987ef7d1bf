import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What an invocation comes to: a result, the text of the function's failure, or a refusal by Lambda itself. */
export type Invoked =
  | { readonly result: unknown }
  | { readonly error: string }
  | { readonly status: number; readonly refusal: string };

const NOT_FOUND = { status: 404, refusal: 'ResourceNotFoundException' } as const;

/** Lambda's Invoke operation on loopback, for AWS_ENDPOINT_URL_LAMBDA. */
export interface InvokeEndpoint {
  readonly endpoint: string;
  /** Names of the functions that were invoked, in order. */
  readonly invocations: readonly string[];
  close(): Promise<void>;
}

/** Serves `POST /2015-03-31/functions/<name>/invocations` for the functions given; others are not found. */
export async function startInvokeEndpoint(
  functions: Readonly<Record<string, (event: unknown) => Promise<Invoked>>>,
): Promise<InvokeEndpoint> {
  const invocations: string[] = [];
  const server = createServer(async (message, response) => {
    const name = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(message.url ?? '')?.[1];
    const event: unknown = await json(message);
    const invoke = functions[decodeURIComponent(name ?? '')];
    const invoked = await (invoke?.(event) ?? NOT_FOUND);
    invocations.push(name ?? '');
    if ('refusal' in invoked) {
      response.writeHead(invoked.status, { 'x-amzn-errortype': invoked.refusal });
      response.end(JSON.stringify({ Message: invoked.refusal }));
      return;
    }
    response.writeHead(200, 'error' in invoked ? { 'x-amz-function-error': 'Unhandled' } : {});
    response.end('error' in invoked ? invoked.error : JSON.stringify(invoked.result));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    invocations,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
