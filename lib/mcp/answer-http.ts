import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Caller } from '#lib/ports/caller.ts';
import type { McpNeeds } from './context.ts';
import { createMcpServer } from './server.ts';

/** Headers of the protocol; the key and what it may do are settled before. */
const PASSED = ['accept', 'content-type', 'mcp-protocol-version', 'last-event-id'] as const;

export interface McpRequest {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

export interface McpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Readable;
}

/** Whether somebody waits for notifications: only then is the answer a stream. */
const wantsProgress = (body: string): boolean => body.includes('"progressToken"');

/**
 * Answers one message of the Model Context Protocol over streamable HTTP. Nothing is kept between
 * messages, so any process can answer the next one.
 */
export async function answerMcp(
  needs: McpNeeds,
  caller: Caller,
  { body, headers, signal }: McpRequest,
): Promise<McpResponse> {
  const publish = async ({ documentUrl }: { readonly documentUrl: string }) => documentUrl;
  const server = createMcpServer({ needs, caller, publish });
  // Without a generator of session ids the transport is stateless; the option is absent, not undefined.
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: !wantsProgress(body),
  });
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  const close = () => void server.close().catch(() => {});
  signal.addEventListener('abort', close, { once: true });
  const given = PASSED.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value] as [string, string]];
  });
  const request = new Request('http://localhost/mcp', {
    method: 'POST',
    headers: new Headers(given),
    body,
  });
  const response = await transport.handleRequest(request);
  const own = Object.fromEntries(response.headers);
  const isStream = own['content-type']?.startsWith('text/event-stream') === true;
  if (!isStream || response.body === null) {
    const text = await response.text();
    close();
    return { status: response.status, headers: own, body: text };
  }
  const stream = Readable.fromWeb(response.body as ReadableStream);
  stream.once('close', close);
  return { status: response.status, headers: own, body: stream };
}
