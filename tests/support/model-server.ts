import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the model's server got it. */
export interface ModelCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: another party's protocol, looked at by single fields
  readonly body: any;
}

export type Reaction = (response: ServerResponse, call: ModelCall) => void;

/** Somebody's model server on loopback. What it does to the next requests is queued; the last one stays. */
export interface ModelServer {
  readonly url: string;
  readonly calls: readonly ModelCall[];
  /** How many connections the service broke off. */
  readonly broken: () => number;
  will(...reactions: readonly Reaction[]): void;
  close(): Promise<void>;
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reaction =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** An answer of OpenAI's chat completions with this text. */
export const completion = (
  text: string,
  { tokens = [100, 20], finish = 'stop' }: { tokens?: [number, number]; finish?: string } = {},
): Reaction =>
  json(200, {
    id: 'completion',
    object: 'chat.completion',
    created: 1_750_000_000,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage: {
      prompt_tokens: tokens[0],
      completion_tokens: tokens[1],
      total_tokens: tokens[0] + tokens[1],
    },
  });

/** An error in OpenAI's form. */
export const refusal = (
  status: number,
  type: string,
  headers: Record<string, string> = {},
): Reaction =>
  json(status, { error: { message: `${type}: see sk-secret`, type, code: type } }, headers);

export const hang: Reaction = () => {};

export const reset: Reaction = (response) => {
  response.socket?.resetAndDestroy();
};

/** Goes on for as long as somebody listens. */
export const endless =
  (status: number): Reaction =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    const chunk = ' '.repeat(65_536);
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', write);
    write();
  };

export async function startModelServer(): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  let queue: Reaction[] = [];
  let broken = 0;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { url: path = '', headers } = request;
    const call = { path, headers, body: JSON.parse(text) as unknown };
    calls.push(call);
    response.on('close', () => {
      if (!response.writableEnded) broken += 1;
    });
    const reaction = queue.length > 1 ? queue.shift() : queue[0];
    (reaction ?? hang)(response, call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    broken: () => broken,
    will(...reactions) {
      queue = [...reactions];
      calls.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
