import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the gateway does with a request: answers by itself, or (undefined) passes it on to the service. */
export type Incident = {
  /** Whether the service gets the request before its answer is lost. */
  readonly reaches: boolean;
  readonly answer: (response: ServerResponse) => void;
};

/** Somebody's gateway between the client and the service, on which incidents happen in turn. */
export async function startGateway(target: () => string) {
  const incidents: Incident[] = [];
  const seen: { readonly path: string; readonly idempotencyKey: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = '', method = 'GET', headers } = request;
    const idempotencyKey = headers['idempotency-key'];
    seen.push({ path, idempotencyKey: idempotencyKey?.toString() });
    const incident = incidents.shift();
    const body = await buffer(request);
    if (incident === undefined || incident.reaches) {
      const { host: _, connection: __, ...passed } = headers;
      const answer = await fetch(`${target()}${path}`, {
        method,
        headers: passed as Record<string, string>,
        ...(body.length === 0 ? {} : { body }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (incident === undefined)
        response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(bytes);
    }
    incident?.answer(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    next: (...what: Incident[]) => void incidents.push(...what),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
