import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { z } from 'zod';
import { createSqliteTable } from '#lib/adapters/local/sqlite-table.ts';
import { composeListener } from '#lib/compose/listener.ts';
import { readConfig } from '#lib/config.ts';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { type NodeServer, startNodeServer } from '#lib/node-server/server.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { LogFields } from '#lib/ports/log.ts';

const aborted = Promise.withResolvers<void>();
const left = Promise.withResolvers<void>();

const echo = endpoint({
  id: 'fixture.echo',
  method: 'POST',
  path: '/v1/echo/:name',
  summary: 'Echo',
  auth: 'key',
  input: {
    params: z.object({ name: z.string() }),
    query: z.object({ times: z.coerce.number().int().max(3).default(1) }),
    body: z.object({ text: z.string().max(20), size: z.enum(['s', 'm']).optional() }),
  },
  output: { kind: 'json', status: 201, body: z.object({ name: z.string(), text: z.string() }) },
  uses: [],
  errors: [],
}).handle(({ params, body, query }) => ({
  name: params.name,
  text: body.text.repeat(query.times),
  secret: 'undeclared',
}));

const fixed = endpoint({
  id: 'fixture.fixed',
  method: 'GET',
  path: '/v1/echo/fixed',
  summary: 'A fixed path next to a parameter',
  auth: 'none',
  input: {},
  output: { kind: 'json', status: 200, body: z.object({ fixed: z.literal(true) }) },
  uses: [],
  errors: [],
}).handle(() => ({ fixed: true }));

const broken = endpoint({
  id: 'fixture.broken',
  method: 'GET',
  path: '/v1/broken',
  summary: 'Throws what no caller may see',
  auth: 'none',
  input: {},
  output: { kind: 'json', status: 200, body: z.object({}) },
  uses: [],
  errors: [],
}).handle(() => {
  throw new Error('password=hunter2');
});

const ticks = endpoint({
  id: 'fixture.ticks',
  method: 'GET',
  path: '/v1/ticks',
  summary: 'Events',
  auth: 'none',
  input: { query: z.object({ fail: z.string().optional(), linger: z.string().optional() }) },
  output: { kind: 'events', events: { tick: z.object({ n: z.int() }) }, body: z.object({}) },
  uses: [],
  errors: [],
}).handle(({ query }) => ({
  events: async function* (gone: AbortSignal) {
    yield { event: 'tick', data: { n: 1 } };
    if (query.fail !== undefined) throw new Error('internal detail');
    if (query.linger !== undefined) {
      await once(gone, 'abort');
      left.resolve();
    }
    yield { event: 'tick', data: { n: 2 } };
  },
}));

const waiting = endpoint({
  id: 'fixture.waiting',
  method: 'GET',
  path: '/v1/waiting',
  summary: 'Waits until the client leaves',
  auth: 'none',
  input: {},
  output: { kind: 'json', status: 200, body: z.object({}) },
  uses: [],
  errors: [],
}).handle(async ({ signal }) => {
  await once(signal, 'abort');
  aborted.resolve();
  return {};
});

describe('the request pipeline', () => {
  let server: NodeServer;
  let base: string;
  let key: string;
  const logged: { fields: LogFields; message: string }[] = [];
  const record = (fields: LogFields, message: string) => void logged.push({ fields, message });
  const { settings } = readConfig({
    MAX_BODY_BYTES: '2000',
    TIERS: '{"free":{"requestsPerMinute":1000}}',
  });
  const table = createSqliteTable(':memory:');
  const ports = {
    table,
    settings,
    log: { debug: record, info: record, warn: record, error: record },
    now: () => new Date(),
    newId: randomUUID,
  } as unknown as Ports;

  beforeAll(async () => {
    key = (await issueKey(ports, { tier: 'free' })).apiKey;
    server = await startNodeServer({ host: '127.0.0.1', port: 0 }, async () =>
      composeListener([echo, fixed, broken, ticks, waiting], ports),
    );
    base = `http://127.0.0.1:${server.port}`;
  });
  afterAll(async () => {
    await server.close(0);
    table.close();
  });

  const post = (path: string, body: string | undefined, headers: Record<string, string> = {}) =>
    fetch(base + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
    });

  test('parses params, query and body, and strips undeclared fields from the response', async () => {
    const response = await post('/v1/echo/a%20b?times=2', '{"text":"hi"}');
    assert.equal(response.status, 201);
    assert.deepEqual(await response.json(), { name: 'a b', text: 'hihi' });
  });

  test('[forms.unknown-fields] ignores an unknown body field and warns about it', async () => {
    const response = await post('/v1/echo/a', '{"text":"hi","other":1,"Size":"m"}');
    assert.equal(response.status, 201);
    const { warnings } = (await response.json()) as { warnings: Record<string, unknown>[] };
    assert.deepEqual(
      warnings.map(({ code, path, suggestion }) => ({ code, path, suggestion })),
      [
        { code: 'UNKNOWN_FIELD', path: ['other'], suggestion: undefined },
        { code: 'UNKNOWN_FIELD', path: ['Size'], suggestion: 'size' },
      ],
    );
  });

  test('prefers fixed segments to parameters', async () => {
    assert.deepEqual(await (await fetch(`${base}/v1/echo/fixed`)).json(), { fixed: true });
  });

  test('[versioning.headers] [forms.rate-limit-headers] every response names version and request; keyed ones the limit', async () => {
    const first = await post('/v1/echo/x', '{"text":"hi"}');
    assert.equal(first.headers.get('x-service-version'), 'v1');
    assert.equal(first.headers.get('ratelimit-limit'), '1000');
    assert.ok(Number(first.headers.get('ratelimit-remaining')) < 1000);
    assert.ok(Number(first.headers.get('ratelimit-reset')) <= 60);
    const second = await fetch(`${base}/nowhere`);
    assert.equal(second.headers.get('x-service-version'), 'v1');
    assert.notEqual(first.headers.get('x-request-id'), second.headers.get('x-request-id'));
  });

  test('[errors.not-found] [forms.method-not-allowed] unknown path and unknown method', async () => {
    const unknown = await fetch(`${base}/v1/nowhere?x=1`);
    assert.equal(unknown.status, 404);
    const body = (await unknown.json()) as Record<string, unknown>;
    assert.equal(body['code'], 'NOT_FOUND');
    assert.equal(body['path'], '/v1/nowhere');
    const method = await fetch(`${base}/v1/echo/x`, { method: 'DELETE' });
    assert.equal(method.status, 404);
    assert.equal(method.headers.get('allow'), 'POST');
  });

  test('[auth.bearer] [forms.check-order] authentication comes before size, syntax and shape', async () => {
    for (const authorization of [
      '',
      'Basic abc',
      'Bearer sk_123',
      'Bearer gk_unknownunknownunknownunknown',
      key,
    ]) {
      const response = await post('/v1/echo/x', 'x'.repeat(3_000), { authorization });
      assert.equal(response.status, 401, authorization);
      const body = (await response.json()) as { code: string; error: string };
      assert.equal(body.code, 'HTTP_ERROR');
      assert.equal(typeof body.error, 'string');
    }
  });

  test('[forms.check-order] [forms.malformed-json] size before syntax before shape', async () => {
    const tooLarge = await post('/v1/echo/x', 'x'.repeat(3_000));
    assert.equal(tooLarge.status, 413);
    assert.equal(((await tooLarge.json()) as { code: string }).code, 'PAYLOAD_TOO_LARGE');
    const malformed = await post('/v1/echo/x', '{"text":');
    assert.equal(malformed.status, 400);
    assert.deepEqual(
      ((await malformed.json()) as { details: { path: unknown }[] }).details[0]?.path,
      [],
    );
  });

  test('[limits.body] a chunked body of unknown length is refused, and its sender gets the answer', async () => {
    let left = 12_000;
    const response = await fetch(`${base}/v1/echo/x`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: new ReadableStream({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode('x'.repeat(1_000)));
          left -= 1;
          if (left === 0) controller.close();
        },
      }),
      duplex: 'half',
    } as RequestInit);
    assert.equal(response.status, 413);
  });

  test('[limits.body] a sender that reads nothing before its last byte gets the refusal', async () => {
    for (const [megabytes, authorization, status] of [
      [6.1, `Bearer ${key}`, 413],
      [15, `Bearer ${key}`, 413],
      [40, `Bearer ${key}`, 413],
      [15, 'Bearer gk_unknownunknownunknownunknown', 401],
    ] as const) {
      const size = megabytes * 1_000_000;
      const socket = connect(server.port, '127.0.0.1');
      socket.pause();
      socket.write(
        `POST /v1/echo/x HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`,
      );
      await new Promise<void>((sent) => socket.write(Buffer.alloc(size, 'x'), () => sent()));
      const answer = (await socket.toArray()).join('');
      assert.match(answer, new RegExp(`^HTTP/1.1 ${status} [^]*"code":`), `${megabytes} MB`);
    }
  });

  test('[limits.body] an endless body is cut off', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      `POST /v1/echo/x HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 999000000\r\n\r\n`,
    );
    const piece = Buffer.alloc(1_000_000, 'x');
    let sent = 0;
    while (!socket.destroyed && sent < 999) {
      sent += 1;
      if (socket.write(piece)) continue;
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {});
    }
    assert.ok(sent < 200, `${sent} MB were taken`);
  });

  test('[forms.media-type] other media types and encodings are refused', async () => {
    assert.equal(
      (await post('/v1/echo/x', 'text=hi', { 'content-type': 'application/x-www-form-urlencoded' }))
        .status,
      415,
    );
    assert.equal((await post('/v1/echo/x', '{}', { 'content-encoding': 'gzip' })).status, 415);
    assert.equal(
      (
        await post('/v1/echo/x', '{"text":"a"}', {
          'content-type': 'application/json; charset=utf-8',
        })
      ).status,
      201,
    );
  });

  test('[errors.validation] [errors.shape] one detail for each problem, with its path', async () => {
    const response = await post('/v1/echo/x?times=9', '{"text":"hi"}');
    assert.equal(response.status, 400);
    const query = (await response.json()) as { code: string; details: { path: unknown[] }[] };
    assert.equal(query.code, 'VALIDATION_ERROR');
    assert.deepEqual(
      query.details.map(({ path }) => path),
      [['times']],
    );
    const body = (await (await post('/v1/echo/x', '{"text":5,"size":"xl"}')).json()) as {
      details: { path: unknown[]; message: string }[];
    };
    assert.deepEqual(
      body.details.map(({ path }) => path),
      [['text'], ['size']],
    );
    assert.match(body.details[1]?.message ?? '', /"s", "m"/);
  });

  test('refuses endless nesting', async () => {
    const response = await post('/v1/echo/x', `${'['.repeat(500)}${']'.repeat(500)}`);
    assert.equal(response.status, 400);
  });

  test('[errors.internal] a bug is logged whole and answered without its text', async () => {
    const response = await fetch(`${base}/v1/broken`);
    assert.equal(response.status, 500);
    const text = await response.text();
    assert.equal(JSON.parse(text).code, 'INTERNAL_ERROR');
    assert.doesNotMatch(text, /hunter2/);
    assert.ok(
      logged.some(
        ({ fields }) => (fields['err'] as Error | undefined)?.message === 'password=hunter2',
      ),
    );
  });

  test('events are streamed in order, and a failure on the way is an error event', async () => {
    const good = await fetch(`${base}/v1/ticks`);
    assert.match(good.headers.get('content-type') ?? '', /^text\/event-stream/);
    assert.equal(await good.text(), 'event: tick\ndata: {"n":1}\n\nevent: tick\ndata: {"n":2}\n\n');
    const bad = await (await fetch(`${base}/v1/ticks?fail=1`)).text();
    assert.match(
      bad,
      /^event: tick\ndata: \{"n":1\}\n\nevent: error\ndata: \{"code":"INTERNAL_ERROR","error":"[^"]+"\}\n\n$/,
    );
    assert.doesNotMatch(bad, /internal detail/);
  });

  test('stops the source of events when the client disconnects', async () => {
    const controller = new AbortController();
    const response = await fetch(`${base}/v1/ticks?linger=1`, { signal: controller.signal });
    const reader = response.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    assert.equal(first, 'event: tick\ndata: {"n":1}\n\n');
    controller.abort();
    await left.promise;
  });

  test('answers the preflight of a known path, for any origin', async () => {
    const response = await fetch(`${base}/v1/echo/x`, { method: 'OPTIONS' });
    assert.equal(response.status, 204);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    assert.equal(response.headers.get('access-control-allow-methods'), 'POST, OPTIONS');
    assert.match(response.headers.get('access-control-allow-headers') ?? '', /X-Provider-Key/);
  });

  test('aborts the request of a client that disconnects', async () => {
    const controller = new AbortController();
    const request = fetch(`${base}/v1/waiting`, { signal: controller.signal }).catch(() => {});
    while (!logged.length) await new Promise(setImmediate);
    setTimeout(() => controller.abort(), 50);
    await request;
    await aborted.promise;
  });

  test('HEAD is GET without its body', async () => {
    const response = await fetch(`${base}/v1/echo/fixed`, { method: 'HEAD' });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-length'), String('{"fixed":true}'.length));
    assert.equal(await response.text(), '');
    const missing = await fetch(`${base}/v1/echo/fixed`, { method: 'PUT' });
    assert.match(missing.headers.get('allow') ?? '', /GET, HEAD/);
  });

  test('a client that leaves in the middle of its body is no failure of ours', async () => {
    const before = logged.filter(({ message }) => message === 'request failed').length;
    const done = logged.filter(({ message }) => message === 'request').length;
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `POST /v1/echo/x HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
    await once(socket, 'connect');
    socket.end();
    socket.resume();
    while (logged.filter(({ message }) => message === 'request').length === done) {
      await new Promise(setImmediate);
    }
    assert.equal(logged.filter(({ message }) => message === 'request failed').length, before);
  });

  test('closing does not wait for connections on which nothing was sent', async () => {
    const other = await startNodeServer({ host: '127.0.0.1', port: 0 }, async () =>
      composeListener([fixed], ports),
    );
    const silent = connect(other.port, '127.0.0.1');
    await once(silent, 'connect');
    const used = await fetch(`http://127.0.0.1:${other.port}/v1/echo/fixed`);
    await used.text();
    const gone = once(silent, 'close');
    await other.close(60_000);
    await gone;
  });

  test('survives raw nonsense on the socket', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.end('GARBAGE\r\n\r\n');
    const [data] = (await once(socket, 'data')) as [Buffer];
    assert.match(data.toString(), /^HTTP\/1\.1 400/);
    assert.equal((await fetch(`${base}/v1/echo/fixed`)).status, 200);
  });
});
