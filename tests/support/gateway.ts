import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Context } from 'aws-lambda';
import { gatewayEvent } from './gateway-event.ts';

/** A handler in the streaming mode, as Lambda's runtime calls it. */
type StreamingHandler = (
  event: unknown,
  stream: ServerResponse,
  context: Pick<Context, 'awsRequestId' | 'getRemainingTimeInMillis'>,
) => Promise<void>;

interface Prelude {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
}

/**
 * Defines what Lambda's runtime defines before it loads a handler. To be called before
 * lambdaHandler.
 */
export function defineStreaming(): void {
  Object.assign(globalThis, {
    awslambda: {
      streamifyResponse: (handler: unknown) => handler,
      HttpResponseStream: {
        from(response: ServerResponse, { statusCode, headers }: Prelude) {
          response.writeHead(statusCode, headers);
          return response;
        },
      },
    },
  });
}

/** A REST API on loopback in front of one streaming handler of this process. */
export async function startGateway(
  deadlineMs: number,
): Promise<{ url: string; serve(handler: unknown): void; close(): Promise<void> }> {
  let serving: StreamingHandler | undefined;
  const server = createServer(async (message: IncomingMessage, response) => {
    const headers = Object.fromEntries(
      Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
    );
    const event = gatewayEvent({
      method: message.method ?? 'GET',
      path: message.url ?? '/',
      headers,
      body: await text(message),
    });
    const end = Date.now() + deadlineMs;
    const context = {
      awsRequestId: event.requestContext.requestId,
      getRemainingTimeInMillis: () => end - Date.now(),
    };
    await serving?.(event, response, context).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(handler) {
      serving = handler as StreamingHandler;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
