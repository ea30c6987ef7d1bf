import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer as createTcpServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it } from 'vitest';
import { createEgressPolicy } from '#lib/adapters/egress/policy.ts';
import { createEgressProxy } from '#lib/adapters/egress/proxy.ts';
import type { EgressBudget } from '#lib/ports/egress-proxy.ts';
import type { Log } from '#lib/ports/log.ts';
import { serve } from './loopback-server.ts';

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

/** Names under `.example` are on loopback; only `allow` may be reached. */
async function openProxy(allow: string[], budget: Partial<EgressBudget> = {}) {
  const policy = createEgressPolicy({ allow, resolve: async () => ['127.0.0.1'] });
  const channel = await createEgressProxy(policy, silent).open({
    maxRequests: 300,
    maxBytes: 60_000_000,
    ...budget,
  });
  return {
    channel,
    port: Number(new URL(channel.address).port),
    /** Writes to the proxy, and reads until it hangs up. */
    async say(message: string) {
      const socket = dialProxy(channel.address);
      socket.write(message);
      return text(socket).catch(() => '');
    },
    [Symbol.asyncDispose]: () => channel.close(),
  };
}

function dialProxy(address: string): Socket {
  return connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
}

const get = (url: string, headers = '') =>
  `GET ${url} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`;
const CONNECT = (authority: string) =>
  `CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`;
const statusOf = (answer: string) => Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]);

describe('egress proxy: plain requests', () => {
  it('passes on method, path, headers and body, and the answer', async () => {
    await using server = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        response.writeHead(418, { 'x-answer': 'yes', 'proxy-authenticate': 'Basic' });
        response.end(JSON.stringify({ body, headers: request.headers }));
      });
    });
    await using proxy = await openProxy([`a.example:${server.port}`]);
    const answer = await proxy.say(
      `POST http://a.example:${server.port}/p?q HTTP/1.1\r\nHost: evil.example\r\n` +
        'Proxy-Authorization: secret\r\nX-Mine: 1\r\nX-Hop: 1\r\nConnection: close, x-hop\r\n' +
        'Content-Length: 4\r\n\r\nbody',
    );
    assert.equal(statusOf(answer), 418);
    assert.match(answer, /x-answer: yes/);
    assert.doesNotMatch(answer, /proxy-authenticate/i);
    const seen = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
    assert.equal(seen.body, 'body');
    assert.equal(seen.headers.host, `a.example:${server.port}`);
    assert.equal(seen.headers['x-mine'], '1');
    assert.equal(seen.headers['x-hop'], undefined);
    assert.equal(seen.headers['proxy-authorization'], undefined);
    assert.deepEqual(server.requests, ['POST /p?q']);
    assert.deepEqual(proxy.channel.failures, []);
  });

  it('frames the body of any method', async () => {
    await using server = await serve(async (request, response) => {
      response.end(`[${await text(request)}]`);
    });
    await using proxy = await openProxy([`a.example:${server.port}`]);
    const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
    const answer = await proxy.say(
      `DELETE http://a.example:${server.port}/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n` +
        `Transfer-Encoding: chunked\r\n\r\n${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`,
    );
    assert.equal(statusOf(answer), 200);
    assert.deepEqual(server.requests, ['DELETE /']);
  });

  it('refuses what the policy forbids, without a connection and without a body', async () => {
    await using server = await serve((_request, response) => response.end('secret'));
    await using proxy = await openProxy([]);
    const { port } = server;
    for (const host of ['127.0.0.1', 'localhost', 'a.example', '[::1]', '0.0.0.0', '2130706433']) {
      const answer = await proxy.say(get(`http://${host}:${port}/`));
      assert.equal(statusOf(answer), 403, host);
      assert.match(answer, /\r\n\r\n$/);
    }
    assert.equal(statusOf(await proxy.say(get('http://a.example/'))), 403);
    assert.equal(statusOf(await proxy.say(get('http://u:p@a.example/'))), 403);
    assert.equal(server.connections(), 0);
    assert.ok(
      proxy.channel.failures.some(
        ({ host, reason }) => host === `127.0.0.1:${port}` && reason === 'blocked',
      ),
    );
  });

  it('is no web server and no proxy to itself', async () => {
    await using proxy = await openProxy([]);
    assert.equal(statusOf(await proxy.say(get('/'))), 400);
    assert.equal(statusOf(await proxy.say(get('https://a.example/'))), 400);
    assert.equal(statusOf(await proxy.say(get('file:///etc/passwd'))), 400);
    const policy = createEgressPolicy({
      allow: Array.from({ length: 64_511 }, (_, index) => `127.0.0.1:${index + 1_024}`),
    });
    const channel = await createEgressProxy(policy, silent).open({
      maxRequests: 9,
      maxBytes: 9_999,
    });
    const socket = dialProxy(channel.address);
    socket.write(get(`${channel.address}/`));
    assert.equal(statusOf(await text(socket)), 403);
    await channel.close();
  });

  it('does not pass on an upgrade', async () => {
    await using server = await serve((request, response) =>
      response.end(`upgrade: ${request.headers.upgrade}`),
    );
    await using proxy = await openProxy([`a.example:${server.port}`]);
    const headers = 'Upgrade: websocket\r\n';
    const answer = await proxy.say(get(`http://a.example:${server.port}/`, headers));
    assert.match(answer, /upgrade: undefined/);
  });

  it('hides a demand for a proxy password', async () => {
    await using server = await serve((_request, response) => response.writeHead(407).end());
    await using proxy = await openProxy([`a.example:${server.port}`]);
    assert.equal(statusOf(await proxy.say(get(`http://a.example:${server.port}/`))), 502);
  });

  it('tells a dead host', async () => {
    await using server = await serve(() => {});
    const { port } = server;
    await server[Symbol.asyncDispose]();
    await using proxy = await openProxy([`a.example:${port}`]);
    assert.equal(statusOf(await proxy.say(get(`http://a.example:${port}/`))), 502);
    assert.deepEqual(proxy.channel.failures, [{ host: `a.example:${port}`, reason: 'connect' }]);
  });
});

describe('egress proxy: tunnels', () => {
  it('joins both ends', async () => {
    await using server = await serve((_request, response) => response.end('through'));
    await using proxy = await openProxy([`a.example:${server.port}`]);
    const answer = await proxy.say(CONNECT(`a.example:${server.port}`) + get('/'));
    assert.match(answer, /^HTTP\/1.1 200 .*through/s);
  });

  it('refuses what the policy forbids without a connection', async () => {
    await using server = await serve((_request, response) => response.end('secret'));
    await using proxy = await openProxy([]);
    const { port } = server;
    for (const host of [
      '127.0.0.1',
      'localhost',
      'a.example',
      '[::1]',
      '[::ffff:7f00:1]',
      '0x7f.1',
    ]) {
      assert.equal(statusOf(await proxy.say(CONNECT(`${host}:${port}`) + get('/'))), 403, host);
    }
    for (const authority of ['a.example:22', 'a.example:0', '169.254.169.254:80']) {
      assert.equal(statusOf(await proxy.say(CONNECT(authority))), 403, authority);
    }
    for (const authority of ['a.example', 'u@a.example:443', 'a.example:443/x', '/', ':443']) {
      const status = statusOf(await proxy.say(CONNECT(authority)));
      assert.ok(status === 400 || status === 403, authority);
    }
    assert.equal(server.connections(), 0);
  });

  it('dials the checked address when the name changes its mind', async () => {
    await using first = await serve((_request, response) => response.end('first'));
    await using canary = await serve((_request, response) => response.end('canary'), {
      host: '127.0.0.2',
      port: first.port,
    });
    let asked = 0;
    const policy = createEgressPolicy({
      allow: [`rebind.example:${first.port}`],
      resolve: async () => {
        asked += 1;
        return [asked === 1 ? '127.0.0.1' : '127.0.0.2'];
      },
    });
    const channel = await createEgressProxy(policy, silent).open({
      maxRequests: 9,
      maxBytes: 9_999,
    });
    const socket = dialProxy(channel.address);
    socket.write(CONNECT(`rebind.example:${first.port}`) + get('/'));
    assert.match(await text(socket), /first/);
    assert.equal(asked, 1);
    assert.equal(canary.connections(), 0);
    await channel.close();
  });

  it('ends a tunnel of which one side has left', async () => {
    const gone = Promise.withResolvers<void>();
    const server = createTcpServer((socket) => {
      socket.on('error', () => {}).on('close', () => gone.resolve());
      socket.resume();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    await using proxy = await openProxy([`a.example:${port}`]);
    const socket = dialProxy(proxy.channel.address);
    socket.write(CONNECT(`a.example:${port}`));
    await once(socket, 'data');
    socket.destroy();
    await gone.promise;
    server.close();
  });
});

describe('egress proxy: budget and end', () => {
  it('[egress.budget] is exhausted by requests', async () => {
    await using server = await serve((_request, response) => response.end('x'));
    await using proxy = await openProxy([`a.example:${server.port}`], { maxRequests: 2 });
    const url = `http://a.example:${server.port}/`;
    assert.equal(statusOf(await proxy.say(get(url))), 200);
    assert.equal(statusOf(await proxy.say(get(url))), 200);
    assert.equal(proxy.channel.exhausted.aborted, false);
    assert.notEqual(statusOf(await proxy.say(get(url))), 200);
    assert.equal(proxy.channel.exhausted.aborted, true);
    assert.equal(server.connections(), 2);
  });

  for (const [kind, message] of [
    ['a plain answer', (port: number) => get(`http://a.example:${port}/`)],
    ['a tunnel', (port: number) => CONNECT(`a.example:${port}`) + get('/')],
  ] as const) {
    it(`is exhausted by the bytes of ${kind}, and cut at once`, async () => {
      await using server = await serve((_request, response) => {
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        };
        response.on('drain', more);
        more();
      });
      await using proxy = await openProxy([`a.example:${server.port}`], { maxBytes: 1_000_000 });
      const answer = await proxy.say(message(server.port));
      assert.equal(proxy.channel.exhausted.aborted, true);
      assert.ok(answer.length < 2_000_000, String(answer.length));
    });
  }

  it('ends every connection at once when it is closed', async () => {
    await using server = await serve((_request, response) => void response.write('begun'));
    const proxy = await openProxy([`a.example:${server.port}`]);
    const plain = dialProxy(proxy.channel.address);
    plain.write(get(`http://a.example:${server.port}/`));
    const tunnel = dialProxy(proxy.channel.address);
    tunnel.write(CONNECT(`a.example:${server.port}`));
    const idle = dialProxy(proxy.channel.address);
    await Promise.all([once(plain, 'data'), once(tunnel, 'data'), once(idle, 'connect')]);
    const ends = Promise.all([plain, tunnel, idle].map((socket) => once(socket, 'close')));
    await proxy.channel.close();
    await ends;
    await proxy.channel.close();
    const late = dialProxy(proxy.channel.address);
    await once(late, 'close').catch(() => {});
    assert.equal(late.bytesRead, 0);
    assert.equal(proxy.channel.exhausted.aborted, false);
  });

  it('opens a hundred channels in no time', async () => {
    const proxies = createEgressProxy(createEgressPolicy({ allow: [] }), silent);
    const started = performance.now();
    const channels = [];
    for (let n = 0; n < 100; n += 1)
      channels.push(await proxies.open({ maxRequests: 1, maxBytes: 1 }));
    const each = (performance.now() - started) / 100;
    await Promise.all(channels.map((channel) => channel.close()));
    assert.ok(each < 100, `${each} ms each`);
  });
});
