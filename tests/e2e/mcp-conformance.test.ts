import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { OWNER_KEY, useService } from '#tests/support/service.ts';

const service = useService();

/** The conformance tests send no key: this puts it on. */
const proxy = createServer((incoming, outgoing) => {
  const { pathname, port, hostname } = new URL(incoming.url ?? '/', service.url);
  const headers = { ...incoming.headers, authorization: `Bearer ${OWNER_KEY}` };
  const target = request(
    { hostname, port, path: pathname, method: incoming.method ?? 'GET', headers },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    },
  );
  target.on('error', () => outgoing.destroy());
  incoming.pipe(target);
});
beforeAll(async () => {
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});
afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
});

/** Of the package's scenarios those that do not ask for tools, resources and prompts of its own. */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list'];

for (const scenario of SCENARIOS) {
  test(`[tools.conformance] passes the scenario ${scenario} of the protocol`, async () => {
    await passes(scenario);
  });
}

async function passes(scenario: string): Promise<void> {
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`;
  const program = resolve('node_modules/@modelcontextprotocol/conformance/dist/index.js');
  const args = [program, 'server', '--url', url, '--scenario', scenario];
  const { promise, resolve: done } = Promise.withResolvers<{ code: unknown; output: string }>();
  execFile(process.execPath, args, { timeout: 60_000 }, (error, stdout, stderr) =>
    done({ code: error?.code ?? 0, output: stdout + stderr }),
  );
  const { code, output } = await promise;
  assert.equal(code, 0, output);
  assert.match(output, /pass/i);
}
