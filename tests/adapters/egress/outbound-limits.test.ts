import assert from 'node:assert/strict';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describe, it } from 'vitest';
import { serve } from './loopback-server.ts';
import { fails, outbound, text } from './outbound.ts';

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
