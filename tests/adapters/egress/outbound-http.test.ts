import assert from 'node:assert/strict';
import { createServer as createTcpServer } from 'node:net';
import { describe, it } from 'vitest';
import { createOutboundHttp } from '#lib/adapters/egress/outbound-http.ts';
import { createEgressPolicy } from '#lib/adapters/egress/policy.ts';
import { certificate } from './fixtures/certificate.ts';
import { serve } from './loopback-server.ts';
import { fails, outbound, text } from './outbound.ts';

describe('outbound HTTP', () => {
  it('sends method, headers and body, and returns status, headers and body', async () => {
    await using server = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        response.writeHead(418, { 'x-twice': ['a', 'b'] });
        response.end(JSON.stringify({ body, headers: request.headers }));
      });
    });
    const fetch = outbound([`a.example:${server.port}`]);
    const url = `http://a.example:${server.port}/p?q=1#fragment`;
    const response = await fetch(url, {
      method: 'POST',
      body: 'payload',
      headers: { 'X-Mine': '1', Host: 'evil.example', 'Proxy-Authorization': 'x' },
    });
    assert.equal(response.status, 418);
    assert.equal(response.headers['x-twice'], 'a, b');
    assert.equal(response.url, `http://a.example:${server.port}/p?q=1`);
    const seen = JSON.parse(text(response.body));
    assert.equal(seen.body, 'payload');
    assert.equal(seen.headers['x-mine'], '1');
    assert.equal(seen.headers.host, `a.example:${server.port}`);
    assert.equal(seen.headers['proxy-authorization'], undefined);
    assert.deepEqual(server.requests, ['POST /p?q=1']);
  });

  it('does not connect to what the policy forbids', async () => {
    await using server = await serve((_request, response) => response.end('secret'));
    const fetch = outbound([`a.example:${server.port}`]);
    const { port } = server;
    for (const url of [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      `http://2130706433:${port}/`,
      `http://b.example:${port}/`,
      `http://u:p@a.example:${port}/`,
      'http://b.example/',
      'file:///etc/passwd',
      'data:text/plain,x',
      'nonsense',
    ]) {
      await assert.rejects(fetch(url), fails('blocked'), url);
    }
    assert.equal(server.connections(), 0);
  });

  it('[egress.rebinding] dials the checked address when the name changes its mind', async () => {
    await using first = await serve((_request, response) => response.end('first'));
    await using canary = await serve((_request, response) => response.end('canary'), {
      host: '127.0.0.2',
      port: first.port,
    });
    const answers = ['127.0.0.1', '127.0.0.2'];
    const asked: string[] = [];
    const policy = createEgressPolicy({
      allow: [`rebind.example:${first.port}`],
      resolve: async (hostname) => {
        asked.push(hostname);
        return [answers[asked.length - 1] ?? '127.0.0.2'];
      },
    });
    const http = createOutboundHttp(policy);
    const url = `http://rebind.example:${first.port}/`;
    const response = await http.fetch({ url, maxBytes: 100, timeoutMs: 5_000 });
    assert.equal(text(response.body), 'first');
    assert.equal(asked.length, 1);
    assert.equal(canary.connections(), 0);
  });

  it('keeps a connection for the next request', async () => {
    await using server = await serve((_request, response) => response.end('x'));
    const fetch = outbound([`a.example:${server.port}`]);
    for (let n = 0; n < 10; n += 1) await fetch(`http://a.example:${server.port}/${n}`);
    assert.equal(server.requests.length, 10);
    assert.ok(server.connections() <= 2, String(server.connections()));
  });
});

describe('outbound HTTP: failures', () => {
  it('tells a refused connection, a missing name and garbage apart', async () => {
    const garbage = createTcpServer((socket) => {
      socket
        .resume()
        .on('error', () => {})
        .end('SSH-2.0-OpenSSH\r\n');
    });
    await new Promise<void>((resolve) => garbage.listen(0, '127.0.0.1', resolve));
    const { port } = garbage.address() as { port: number };
    await assert.rejects(
      outbound([`a.example:${port}`])(`http://a.example:${port}/`),
      fails('protocol'),
    );
    await new Promise((resolve) => garbage.close(resolve));
    await assert.rejects(
      outbound([`a.example:${port}`])(`http://a.example:${port}/`),
      fails('connect'),
    );
    const policy = createEgressPolicy({ allow: [], resolve: async () => [] });
    const http = createOutboundHttp(policy);
    const request = { url: 'http://gone.example/', maxBytes: 1, timeoutMs: 5_000 };
    await assert.rejects(http.fetch(request), fails('dns'));
  });

  it('checks the certificate against the name, at the checked address', async () => {
    await using server = await serve(
      (request, response) => response.end(String(Reflect.get(request.socket, 'servername'))),
      { secure: true },
    );
    const { port } = server;
    const allow = [`secure.example:${port}`, `other.example:${port}`, `127.0.0.1:${port}`];
    const fetch = outbound(allow, { ca: certificate });
    assert.equal(text((await fetch(`https://secure.example:${port}/`)).body), 'secure.example');
    await assert.rejects(fetch(`https://other.example:${port}/`), fails('tls'));
    await assert.rejects(outbound(allow)(`https://secure.example:${port}/`), fails('tls'));
  });
});
