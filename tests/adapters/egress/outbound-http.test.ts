import assert from 'node:assert/strict';
import { createServer as createTcpServer } from 'node:net';
import { describe, it } from 'node:test';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  createOutboundHttp,
  type OutboundHttpOptions,
} from '#lib/adapters/egress/outbound-http.ts';
import { createEgressPolicy } from '#lib/adapters/egress/policy.ts';
import { OutboundError, type OutboundRequest } from '#lib/ports/outbound-http.ts';
import { certificate } from './fixtures/certificate.ts';
import { serve } from './loopback-server.ts';

/** Names under `.example` are on loopback; only `allow` may be reached. */
function outbound(allow: string[], options: OutboundHttpOptions = {}) {
  const policy = createEgressPolicy({ allow, resolve: async () => ['127.0.0.1'] });
  const http = createOutboundHttp(policy, options);
  return (url: string, request: Partial<OutboundRequest> = {}) =>
    http.fetch({ url, maxBytes: 100_000, timeoutMs: 5_000, ...request });
}

function fails(reason: string) {
  return (error: unknown) => {
    assert.ok(error instanceof OutboundError, String(error));
    assert.equal(error.reason, reason, error.message);
    return true;
  };
}

const text = (body: Uint8Array) => Buffer.from(body).toString();

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

describe('outbound HTTP: redirects', () => {
  it('[egress.redirect] checks every hop', async () => {
    await using canary = await serve((_request, response) => response.end('secret'));
    const targets = [
      `http://127.0.0.1:${canary.port}/`,
      `http://localhost:${canary.port}/`,
      `http://other.example:${canary.port}/`,
      `//127.0.0.1:${canary.port}/`,
      'file:///etc/passwd',
      'data:text/html,x',
      'http://169.254.169.254/latest/meta-data/',
    ];
    await using server = await serve((request, response) => {
      const n = Number(request.url?.slice(1));
      response.writeHead([301, 302, 303, 307, 308][n % 5] ?? 302, { location: targets[n] }).end();
    });
    const fetch = outbound([`a.example:${server.port}`]);
    for (const [n, target] of targets.entries()) {
      await assert.rejects(fetch(`http://a.example:${server.port}/${n}`), fails('blocked'), target);
    }
    assert.equal(canary.connections(), 0);
  });

  it('follows as many as asked, returns the redirect itself for 0', async () => {
    await using server = await serve((request, response) => {
      const n = Number(request.url?.slice(1));
      if (n === 0) response.end('end');
      else response.writeHead(302, { location: `/${n - 1}` }).end();
    });
    const fetch = outbound([`a.example:${server.port}`]);
    const base = `http://a.example:${server.port}`;
    const followed = await fetch(`${base}/5`);
    assert.equal(followed.url, `${base}/0`);
    assert.equal(text(followed.body), 'end');
    await assert.rejects(fetch(`${base}/6`), fails('too-many-redirects'));
    await assert.rejects(fetch(`${base}/2`, { maxRedirects: 1 }), fails('too-many-redirects'));
    assert.equal((await fetch(`${base}/2`, { maxRedirects: 0 })).status, 302);
  });

  it('drops secrets on the way to another origin, and cookies anyway', async () => {
    await using second = await serve((request, response) =>
      response.end(JSON.stringify(request.headers)),
    );
    await using first = await serve((request, response) => {
      if (request.url === '/same') response.end(JSON.stringify(request.headers));
      else {
        const location = request.url === '/away' ? `http://b.example:${second.port}/` : '/same';
        response.writeHead(307, { location, 'set-cookie': 'session=1' }).end();
      }
    });
    const fetch = outbound([`a.example:${first.port}`, `b.example:${second.port}`]);
    const headers = {
      Authorization: 'Bearer x',
      Cookie: 'c=1',
      'X-Api-Key': 'k',
      'webhook-signature': 's',
      'Accept-Language': 'de',
    };
    const same = JSON.parse(
      text((await fetch(`http://a.example:${first.port}/`, { headers })).body),
    );
    assert.equal(same.authorization, 'Bearer x');
    assert.equal(same.cookie, 'c=1');
    const away = JSON.parse(
      text((await fetch(`http://a.example:${first.port}/away`, { headers })).body),
    );
    for (const name of ['authorization', 'cookie', 'x-api-key', 'webhook-signature']) {
      assert.equal(away[name], undefined, name);
    }
    assert.equal(away['accept-language'], 'de');
  });

  it('turns POST into GET for 303 and keeps it for 307', async () => {
    await using server = await serve((request, response) => {
      const status = Number(request.url?.slice(1));
      if (status) response.writeHead(status, { location: '/' }).end();
      else {
        request.setEncoding('utf8');
        request.once('data', (body) => response.end(`${request.method} ${body}`));
        request.once('end', () => response.end(request.method));
      }
    });
    const fetch = outbound([`a.example:${server.port}`]);
    const post = { method: 'POST', body: 'b' } as const;
    const base = `http://a.example:${server.port}`;
    assert.equal(text((await fetch(`${base}/303`, post)).body), 'GET');
    assert.equal(text((await fetch(`${base}/307`, post)).body), 'POST b');
  });
});

describe('outbound HTTP: limits', () => {
  it('decompresses', async () => {
    await using server = await serve((request, response) => {
      const brotli = request.url === '/br';
      response.writeHead(200, { 'content-encoding': brotli ? 'br' : 'gzip' });
      response.end(brotli ? brotliCompressSync('text') : gzipSync('text'));
    });
    const fetch = outbound([`a.example:${server.port}`]);
    assert.equal(text((await fetch(`http://a.example:${server.port}/br`)).body), 'text');
    assert.equal(text((await fetch(`http://a.example:${server.port}/gz`)).body), 'text');
    const head = await fetch(`http://a.example:${server.port}/gz`, { method: 'HEAD' });
    assert.equal(head.body.length, 0);
  });

  it('takes an empty answer for empty, whatever its encoding', async () => {
    await using server = await serve((_request, response) =>
      response.writeHead(204, { 'content-encoding': 'gzip' }).end(),
    );
    const fetch = outbound([`a.example:${server.port}`]);
    assert.equal((await fetch(`http://a.example:${server.port}/`)).body.length, 0);
  });

  it('stops a decompression bomb at the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000));
    const brotliBomb = brotliCompressSync(Buffer.alloc(200_000_000), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3 },
    });
    await using server = await serve((request, response) => {
      const brotli = request.url === '/br';
      response.writeHead(200, { 'content-encoding': brotli ? 'br' : 'gzip' });
      response.end(brotli ? brotliBomb : bomb);
    });
    const fetch = outbound([`a.example:${server.port}`]);
    const before = process.memoryUsage().rss;
    for (const path of ['/gz', '/br']) {
      const url = `http://a.example:${server.port}${path}`;
      await assert.rejects(fetch(url, { maxBytes: 1_000_000 }), fails('too-large'));
    }
    assert.ok(process.memoryUsage().rss - before < 100_000_000);
  });

  it('refuses an encoding that it did not ask for, and broken data', async () => {
    await using server = await serve((request, response) => {
      const encoding = request.url === '/two' ? 'gzip, gzip' : (request.url?.slice(1) ?? '');
      response.writeHead(200, { 'content-encoding': encoding }).end('broken');
    });
    const fetch = outbound([`a.example:${server.port}`]);
    for (const path of ['two', 'zstd', 'gzip', 'br']) {
      await assert.rejects(
        fetch(`http://a.example:${server.port}/${path}`),
        fails('protocol'),
        path,
      );
    }
  });

  it('stops at maxBytes, with and without a declared length', async () => {
    await using server = await serve((request, response) => {
      if (request.url === '/declared') response.setHeader('content-length', 1_001);
      response.write(Buffer.alloc(500));
      response.end(Buffer.alloc(501));
    });
    const fetch = outbound([`a.example:${server.port}`]);
    for (const path of ['/declared', '/chunked']) {
      const url = `http://a.example:${server.port}${path}`;
      await assert.rejects(fetch(url, { maxBytes: 1_000 }), fails('too-large'), path);
      assert.equal((await fetch(url, { maxBytes: 1_001 })).body.length, 1_001);
    }
  });

  it('ends at the deadline: silent server, slow headers, slow body, slow redirects', async () => {
    await using server = await serve((request, response) => {
      if (request.url === '/silent') return;
      if (request.url === '/body') response.write('x');
      else setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 40);
    });
    const fetch = outbound([`a.example:${server.port}`]);
    for (const path of ['/silent', '/body', '/redirects']) {
      const url = `http://a.example:${server.port}${path}`;
      const request = { timeoutMs: 150, maxRedirects: 1_000 };
      await assert.rejects(fetch(url, request), fails('timeout'), path);
    }
  });

  it('ends when the caller gives up', async () => {
    await using server = await serve(() => {});
    const fetch = outbound([`a.example:${server.port}`]);
    const controller = new AbortController();
    const url = `http://a.example:${server.port}/`;
    const pending = fetch(url, { signal: controller.signal });
    controller.abort();
    await assert.rejects(pending, fails('aborted'));
    await assert.rejects(fetch(url, { signal: AbortSignal.abort() }), fails('aborted'));
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
