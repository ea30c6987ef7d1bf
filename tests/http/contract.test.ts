import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { z } from 'zod';
import { createSqliteTable } from '#lib/adapters/local/sqlite-table.ts';
import { composeListener } from '#lib/compose/listener.ts';
import { readConfig } from '#lib/config.ts';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import { readTemplate } from '#lib/domain/templates/built-in/index.ts';
import { type Endpoint, endpoint } from '#lib/http/endpoint.ts';
import type { Use } from '#lib/http/uses.ts';
import { type NodeServer, startNodeServer } from '#lib/node-server/server.ts';
import type { Ports } from '#lib/ports/index.ts';
import { accessOf, NO_ACCESS } from '#scripts/packaging/access.ts';

const ADMIN_TOKEN = 'a-token-for-the-operator';

const json = <B extends z.ZodType>(body: B) => ({ kind: 'json', status: 200, body }) as const;

const signed = endpoint({
  id: 'fixture.signed',
  method: 'POST',
  path: '/v1/signed',
  summary: 'Reads headers and the body as it was sent',
  auth: 'webhook',
  input: { headers: z.object({ 'x-webhook-secret': z.string().min(4) }), raw: true },
  output: json(z.object({ body: z.string(), secret: z.string(), address: z.string() })),
  uses: [],
  errors: [],
}).handle(({ body, headers, clientAddress }) => ({
  body,
  secret: headers['x-webhook-secret'],
  address: clientAddress,
}));

const admin = endpoint({
  id: 'fixture.admin',
  method: 'GET',
  path: '/v1/admin',
  summary: 'For the operator',
  auth: 'admin',
  input: {},
  output: json(z.object({ ok: z.boolean() })),
  uses: [],
  errors: [],
}).handle(() => ({ ok: true }));

const page = endpoint({
  id: 'fixture.page',
  method: 'GET',
  path: '/page',
  summary: 'A page',
  auth: 'none',
  input: {},
  output: { kind: 'raw', description: 'A page', mediaTypes: ['text/html'] },
  uses: [],
  errors: [],
}).handle(() => ({ status: 203, headers: { 'content-type': 'text/html' }, body: '<h1>Hi</h1>' }));

const old = (path: string, sunset: string): Endpoint =>
  endpoint({
    id: `fixture.${path.slice(4)}`,
    method: 'GET',
    path,
    summary: 'On its way out',
    auth: 'key',
    input: {},
    output: json(z.object({ ok: z.boolean() })),
    uses: ['table'],
    errors: [],
    deprecated: { since: '2026-01-01', sunset, link: 'https://pages.example/move' },
  }).handle(() => ({ ok: true }));

const incomplete = endpoint({
  id: 'fixture.incomplete',
  method: 'GET',
  path: '/v1/incomplete',
  summary: 'Reads a template whose file is not there',
  auth: 'none',
  input: {},
  output: json(z.object({ html: z.string() })),
  uses: [],
  errors: ['templatesError'],
}).handle(() =>
  readTemplate({ id: 'gone', load: () => import(new URL('./gone.ts', import.meta.url).href) }),
);

describe('what an endpoint may declare', () => {
  let server: NodeServer;
  let closed: NodeServer;
  let key: string;
  const table = createSqliteTable(':memory:');
  const ports = {
    table,
    settings: readConfig({}).settings,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    now: () => new Date('2026-06-15T12:00:00Z'),
    newId: randomUUID,
  } as unknown as Ports;
  const endpoints = [
    signed,
    admin,
    page,
    incomplete,
    old('/v1/old', '2026-07-01'),
    old('/v1/gone', '2026-06-15'),
  ];

  beforeAll(async () => {
    key = (await issueKey(ports, { tier: 'free' })).apiKey;
    const listen = (adminToken?: string) =>
      startNodeServer({ host: '127.0.0.1', port: 0 }, async () =>
        composeListener(endpoints, ports, adminToken),
      );
    [server, closed] = await Promise.all([listen(ADMIN_TOKEN), listen()]);
  });
  afterAll(async () => {
    await Promise.all([server.close(0), closed.close(0)]);
    table.close();
  });

  const get = (path: string, authorization: string, { port }: NodeServer = server) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization } });

  test('headers and the body as it was sent reach the handler, whatever the media type', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${server.port}/v1/signed`, {
        method: 'POST',
        headers,
        body: '{ "a":1 }',
      });
    const good = await send({ 'X-Webhook-Secret': 'open sesame' });
    assert.deepEqual(await good.json(), {
      body: '{ "a":1 }',
      secret: 'open sesame',
      address: '127.0.0.1',
    });
    const bad = await send({});
    assert.equal(bad.status, 400);
    const { details } = (await bad.json()) as { details: { path: unknown }[] };
    assert.deepEqual(details[0]?.path, ['x-webhook-secret']);
  });

  test('[settings.admin-token] admin endpoints open to the admin token alone', async () => {
    const answers = [
      await get('/v1/admin', `Bearer ${ADMIN_TOKEN}`),
      await get('/v1/admin', ''),
      await get('/v1/admin', `Bearer ${key}`),
      await get('/v1/admin', `Bearer ${ADMIN_TOKEN}`, closed),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 401, 403, 503],
    );
    const codes = await Promise.all(
      answers.slice(1).map(async (one) => ((await one.json()) as { code: string }).code),
    );
    assert.deepEqual(codes, ['HTTP_ERROR', 'FORBIDDEN', 'CONFIG_ERROR']);
  });

  test('[errors.templates] a template whose file is missing is 500 TEMPLATES_ERROR', async () => {
    const response = await get('/v1/incomplete', '');
    assert.equal(response.status, 500);
    assert.deepEqual(await response.json(), {
      error: 'The template "gone" could not be loaded: the installation is incomplete',
      code: 'TEMPLATES_ERROR',
    });
  });

  test('a raw response goes out as the handler made it, with the common headers', async () => {
    const response = await get('/page', '');
    assert.equal(response.status, 203);
    assert.equal(response.headers.get('x-service-version'), 'v1');
    assert.equal(response.headers.get('content-type'), 'text/html');
    assert.equal(await response.text(), '<h1>Hi</h1>');
  });

  test('[versioning.deprecation] [versioning.gone] a deprecated endpoint says when it ends, and then answers 410', async () => {
    const before = await get('/v1/old', `Bearer ${key}`);
    assert.equal(before.status, 200);
    assert.equal(before.headers.get('deprecation'), 'true');
    assert.equal(before.headers.get('sunset'), 'Wed, 01 Jul 2026 00:00:00 GMT');
    assert.equal(before.headers.get('link'), '<https://pages.example/move>; rel="deprecation"');
    const after = await get('/v1/gone', `Bearer ${key}`);
    assert.equal(after.status, 410);
    assert.equal(((await after.json()) as { code: string }).code, 'GONE');
    assert.equal(after.headers.get('deprecation'), 'true');
  });

  test('the rights of a function are those of what its endpoints use, and no more', () => {
    const using = (...uses: Use[]) => accessOf([{ ...page, uses } as Endpoint]);
    assert.deepEqual(using(), NO_ACCESS);
    assert.deepEqual(using('read:templates'), { ...NO_ACCESS, readBlobs: ['templates/'] });
    assert.deepEqual(using('write:sessions'), {
      ...NO_ACCESS,
      writeBlobs: ['sessions/'],
      deleteBlobs: ['sessions/'],
    });
    assert.deepEqual(using('queue', 'model'), { ...NO_ACCESS, taskQueue: 'send', askModel: true });
    assert.deepEqual(using('renderer'), {
      ...NO_ACCESS,
      invokeRenderer: true,
      readBlobs: ['renders/'],
      deleteBlobs: ['renders/'],
    });
  });
});
