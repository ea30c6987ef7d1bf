import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What an invoked function gives back: its result, or (`error`) the text of its failure. */
export type Invoked = { readonly result: unknown } | { readonly error: string };

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
    if (name === undefined || invoke === undefined) {
      response
        .writeHead(404, { 'x-amzn-errortype': 'ResourceNotFoundException' })
        .end(JSON.stringify({ Message: 'Function not found' }));
      return;
    }
    invocations.push(name);
    const invoked = await invoke(event);
    const failed = 'error' in invoked;
    response.writeHead(200, failed ? { 'x-amz-function-error': 'Unhandled' } : {});
    response.end(failed ? invoked.error : JSON.stringify(invoked.result));
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
