import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export interface ReceivedHook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = (response: ServerResponse, hook: ReceivedHook) => void;

const LOOK_MS = 20;
const LOOKS = 1_000;

/** Somebody's server that events are sent to. */
export async function startHookReceiver() {
  const hooks: ReceivedHook[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const hook = { path, headers, body: await text(request) };
    hooks.push(hook);
    const answer = answers.get(path);
    if (answer === undefined) response.writeHead(204).end();
    else answer(response, hook);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const at = (path: string) => hooks.filter((hook) => hook.path === path);
  return {
    host,
    url: `http://${host}`,
    at,
    /** How a path is answered from now on. */
    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    async until(
      path: string,
      count: number,
      counts: (hook: ReceivedHook) => boolean = () => true,
    ): Promise<ReceivedHook[]> {
      const counted = () => at(path).filter(counts);
      for (let looks = 0; looks < LOOKS; looks++) {
        if (counted().length >= count) return counted();
        await delay(LOOK_MS);
      }
      throw new Error(`${counted().length} of ${count} deliveries at ${path}`);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
