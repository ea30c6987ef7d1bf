import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { serve } from './loopback-server.ts';
import { fails, outbound, text } from './outbound.ts';

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
