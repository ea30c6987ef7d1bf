import assert from 'node:assert/strict';
import { afterAll, test } from 'vitest';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import { CANARY_TEXT, startCanary } from '#tests/support/canaries.ts';
import { invoiceData } from '#tests/support/jobs.ts';
import { makeTemplate, mapInvoices } from '#tests/support/mapped-invoices.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { describeEverywhere } from '#tests/support/service.ts';
import { signed, webhooksOf } from '#tests/support/webhooks.ts';

const canary = await startCanary();
afterAll(() => canary.close());

/** Ways to write this machine, and others that nobody outside may reach. */
const PRIVATE = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0.0.0.0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  'localhost',
  'localhost.',
  '①②⑦.0.0.1',
  '169.254.169.254',
  '10.0.0.1',
  'user:secret@127.0.0.1',
];

/** What is no id, on its way to a storage key or a path. */
const IDS = [
  '..%2f..%2fetc%2fpasswd',
  '%00',
  "'%20OR%201=1--",
  'OWNER%23',
  '*',
  'a'.repeat(2_000),
  '00000000-0000-4000-8000-00000000000g',
  '%F0%9F%92%A5',
];

const ROUTES = [
  ['GET', ''],
  ['DELETE', ''],
  ['GET', 'pdfs/'],
  ['GET', 'test/'],
] as const;

describeEverywhere('attacks on webhooks', (service) => {
  const { call, make, send, deliver, outcome } = webhooksOf(service);

  test('[webhooks.lifecycle] ids that are none reach nothing, on every route', async () => {
    for (const id of IDS) {
      for (const [method, path] of ROUTES) {
        const { status, body } = await call(method, `/v1/webhooks/${path}${id}`);
        assert.ok([400, 404].includes(status), `${method} ${path}${id}: ${status}`);
        assert.ok(['VALIDATION_ERROR', 'NOT_FOUND', 'WEBHOOK_NOT_FOUND'].includes(body.code));
      }
      const sent = await call(
        'POST',
        `/v1/webhooks/tabledb/${id}`,
        { a: 1 },
        { authorization: '' },
      );
      assert.ok([400, 401, 404].includes(sent.status), `${id}: ${sent.status}`);
      const rotated = await call('POST', `/v1/subscriptions/${id}/rotate-secret`);
      assert.ok([400, 404].includes(rotated.status), `${id}: ${rotated.status}`);
    }
  });

  test('[webhooks.create] what belongs to another cannot be named', async () => {
    const { mappingId, sourceId } = await mapInvoices(service);
    const templateId = await makeTemplate(service, '<p>{{secret}}');
    const { apiKey } = await issueKey(service.ports, { tier: 'free' });
    const foreign = { authorization: `Bearer ${apiKey}` };
    for (const [names, code] of [
      [{ templateId }, 'TEMPLATE_NOT_FOUND'],
      [{ templateId: `${templateId}@1` }, 'TEMPLATE_NOT_FOUND'],
      [{ mappingId }, 'MAPPING_NOT_FOUND'],
      [{ sourceId }, 'SOURCE_NOT_FOUND'],
    ] as const) {
      const draft = { name: 'W', templateId: 'invoice-clean', ...names };
      const { status, body } = await call('POST', '/v1/webhooks', draft, foreign);
      assert.deepEqual([status, body.code], [404, code]);
    }
  });

  test('[webhooks.authentication] a secret opens one webhook, and no key opens any', async () => {
    const [one, other] = [await make(), await make()];
    const text = JSON.stringify(invoiceData(1));
    const now = new Date();
    for (const headers of [
      { 'x-webhook-secret': one.secret },
      { 'x-webhook-secret': one.secret.replace('whsec_', '') },
      { 'x-webhook-secret': '*' },
      { authorization: `Bearer ${one.secret}` },
      signed(one.secret, 'msg_1', now, text),
      signed(Buffer.from(other.id).toString('base64'), 'msg_2', now, text),
    ]) {
      const { status, body } = await send(other, text, headers as Record<string, string>);
      assert.deepEqual([status, body.code], [401, 'HTTP_ERROR']);
    }
    // Nor does the secret open anything else.
    const headers = { authorization: `Bearer ${one.secret}`, 'x-webhook-secret': one.secret };
    for (const [method, path] of ROUTES)
      assert.equal(
        (await call(method, `/v1/webhooks/${path}${one.id}`, undefined, headers)).status,
        401,
      );
    // A message that was taken by one webhook is another one’s to take, by its own secret.
    const first = await send(one, text, signed(one.secret, 'msg_3', now, text));
    const second = await send(other, text, signed(other.secret, 'msg_3', now, text));
    assert.deepEqual([first.status, second.status], [202, 202]);
    assert.notEqual(first.body.runId, second.body.runId);
    const replays = await Promise.all(
      Array.from({ length: 8 }, () => send(one, text, signed(one.secret, 'msg_4', now, text))),
    );
    const taken = replays.filter(({ status }) => status === 202);
    assert.equal(taken.length, 1);
    assert.ok(replays.every(({ status }) => status === 202 || status === 409));
    for (const { body } of [first, second, ...taken])
      assert.equal((await outcome(body.runId)).status, 200);
  });

  test('[webhooks.receive] addresses in a record lead nowhere that is not public', async () => {
    const places = PRIVATE.map((host, n) => `http://${host}:${canary.port}/${n}.png`);
    const templateId = await makeTemplate(
      service,
      `<style>p{background:url("{{background}}")}</style><link rel="stylesheet" href="{{sheet}}">
       {{#images}}<img src="{{.}}">{{/images}}<iframe src="{{page}}"></iframe><p>made</p>`,
    );
    const webhook = await make({ templateId });
    const before = canary.connections();
    const { body } = await deliver(webhook, {
      images: [
        ...places,
        `file:///etc/passwd`,
        `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><image href="${places[0]}"/></svg>`,
      ],
      background: places[0],
      sheet: `http://127.0.0.1:${canary.port}/x.css`,
      page: `http://127.0.0.1:${canary.port}/x.html`,
    });
    const ended = await outcome(body.runId);
    assert.equal(ended.status, 200, JSON.stringify(ended.body));
    const file = await service.send('GET', `/v1/webhooks/pdfs/${body.runId}`);
    const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    const shown = pages.map(({ text }) => text).join(' ');
    assert.match(shown, /made/);
    assert.ok(!shown.includes(CANARY_TEXT) && !shown.includes('root:'));
    assert.deepEqual([canary.connections(), canary.packets()], [before, 0]);
  });

  test('[webhooks.receive] names that every object has are data like others', async () => {
    const templateId = await makeTemplate(
      service,
      '<p>[{{constructor}}][{{__proto__.x}}][{{name}}]',
    );
    const webhook = await make({ templateId });
    const sent = '{"__proto__":{"x":"polluted","name":"no"},"constructor":{"a":1},"name":"Ada"}';
    const { body } = await deliver(webhook, sent);
    const ended = await outcome(body.runId);
    assert.equal(ended.status, 200, JSON.stringify(ended.body));
    assert.equal(({} as Record<string, unknown>)['x'], undefined);
    const after = await outcome((await deliver(webhook, { name: 'Grace' })).body.runId);
    assert.equal(after.status, 200);
  });
});
