import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, test } from 'vitest';
import { authenticate } from '#lib/domain/accounts/authenticate.ts';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import { readUsage } from '#lib/domain/limits/monthly-limit.ts';
import { invoiceRecord } from '#tests/support/airtable/data.ts';
import { startAirtable } from '#tests/support/airtable/server.ts';
import { startHookReceiver } from '#tests/support/hook-receiver.ts';
import { invoiceData } from '#tests/support/jobs.ts';
import { makeSource, makeTemplate, mapInvoices } from '#tests/support/mapped-invoices.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { DEMO_KEY, describeEverywhere, OWNER_KEY } from '#tests/support/service.ts';
import { signed, webhooksOf } from '#tests/support/webhooks.ts';

const airtable = await startAirtable({ penaltyMs: 0 });
const receiver = await startHookReceiver();
afterAll(() => Promise.all([airtable.close(), receiver.close()]));

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const BURST = 40;

describeEverywhere(
  'webhooks',
  (service) => {
    beforeAll(() => {
      airtable.forget();
      airtable.changes.clear();
    });
    const { call, make, send, deliver, outcome } = webhooksOf(service);
    const textOf = async (id: string): Promise<string> => {
      const response = await service.send('GET', `/v1/webhooks/pdfs/${id}`);
      assert.equal(response.status, 200);
      const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
      return pages.map(({ text }) => text).join(' ');
    };
    const ownerOf = async () => {
      const caller = await authenticate(service.ports, OWNER_KEY);
      assert.ok(typeof caller === 'object');
      return caller;
    };

    test('[webhooks.lifecycle] [webhooks.create] are made, listed, read and deleted, the secret shown once', async () => {
      const { secret, ...made } = await make({ name: 'Orders', ttl: 600, format: 'png' });
      assert.match(secret, /^whsec_/);
      assert.equal(made.url, `${service.url}/v1/webhooks/tabledb/${made.id}`);
      assert.deepEqual((await call('GET', `/v1/webhooks/${made.id}`)).body['webhook'], made);
      const { body: list } = await call('GET', '/v1/webhooks?limit=1');
      assert.deepEqual([list['webhooks'], list['limit'], list['offset']], [[made], 1, 0]);
      const { ownerId } = await ownerOf();
      const partition = `OWNER#${ownerId}`;
      const { items } = await service.ports.table.query({
        ...{ partition, prefix: 'WEBHOOK#', limit: 100 },
      });
      assert.ok(items.length > 0 && !JSON.stringify(items).includes(secret));
      const deleted = await call('DELETE', `/v1/webhooks/${made.id}`);
      assert.deepEqual(deleted.body, { success: true, deleted: made.id });
      assert.equal((await call('GET', `/v1/webhooks/${made.id}`)).status, 404);
      assert.equal((await deliver({ ...made, secret }, invoiceData(1))).status, 401);
    });

    test('[webhooks.create] what a webhook names must be there', async () => {
      const draft = { name: 'W', templateId: 'invoice-clean' };
      for (const [more, code] of [
        [{ templateId: 'none' }, 'TEMPLATE_NOT_FOUND'],
        [{ mappingId: UNKNOWN }, 'MAPPING_NOT_FOUND'],
        [{ sourceId: UNKNOWN }, 'SOURCE_NOT_FOUND'],
        [{ sourceId: UNKNOWN, mappingId: UNKNOWN }, 'VALIDATION_ERROR'],
        [{ macSecret: 'A'.repeat(32) }, 'VALIDATION_ERROR'],
        [{ ttl: 1 }, 'VALIDATION_ERROR'],
      ] as const)
        assert.equal((await call('POST', '/v1/webhooks', { ...draft, ...more })).body.code, code);
      const demo = { authorization: `Bearer ${DEMO_KEY}` };
      const refused = await call('POST', '/v1/webhooks', draft, demo);
      assert.equal(refused.body.code, 'DEMO_TIER_LIMITATION');
    });

    test('[webhooks.receive] [webhooks.documents] a record becomes a document in the background', async () => {
      const webhook = await make();
      const empty = await call('GET', `/v1/webhooks/pdfs/${webhook.id}`);
      assert.deepEqual([empty.status, empty.body.code], [404, 'DOCUMENT_NOT_FOUND']);
      const { status, body } = await deliver(webhook, invoiceData(77));
      assert.deepEqual([status, body['success'], body['status']], [202, true, 'queued']);
      const { body: made } = await outcome(body.runId);
      const document = made['document'] as Record<string, unknown>;
      assert.deepEqual(
        [made.runId, made['webhookId'], document['id'], document['format']],
        [body.runId, webhook.id, body.documentId, 'pdf'],
      );
      assert.match(await textOf(body.runId), /INV-77/);
      const file = await service.send('GET', `/v1/documents/${body.documentId}`);
      assert.equal(file.status, 200);
      const next = await deliver(webhook, invoiceData(78));
      await outcome(next.body.runId);
      assert.match(await textOf(webhook.id), /INV-78/);
    });

    test('[webhooks.receive] records are read from the source, with a mapping or by their own fields', async () => {
      const { mappingId, sourceId } = await mapInvoices(service);
      const mapped = await make({ mappingId });
      const bySource = await make({ sourceId });
      const templateId = await makeTemplate(
        service,
        '<p>No. {{Invoice Number}}: {{fields.Total}}</p>',
      );
      const plain = await make({ templateId, sourceId });
      const { id: recordId, createdTime, fields } = invoiceRecord(3);
      for (const [webhook, body] of [
        [mapped, { recordId }],
        [bySource, { recordId }],
        [mapped, { id: recordId, createdTime, fields }],
        [plain, { recordId }],
      ] as const) {
        const { status, body: started } = await deliver(webhook, body);
        assert.equal(status, 202, JSON.stringify(started));
        const made = await outcome(started.runId);
        assert.equal(made.status, 200, JSON.stringify(made.body));
        assert.equal(made.body['recordId'], recordId);
        assert.match(await textOf(started.runId), /INV-1003/);
      }
      assert.match(await textOf(plain.id), /No\. INV-1003: .*360/);
      const json = await makeSource(service, {
        ...{ name: 'Badges', type: 'json' },
        config: { records: [{ id: 'a', name: 'Ada' }] },
      });
      const badge = await makeTemplate(service, '<h1>{{name}}</h1>');
      const badges = await make({ templateId: badge, sourceId: json.id });
      const { body } = await deliver(badges, { recordId: 'a' });
      await outcome(body.runId);
      assert.match(await textOf(body.runId), /Ada/);
    });

    test('[webhooks.receive] notifications of the provider make the documents of what changed', async () => {
      const macSecret = Buffer.from(randomUUID()).toString('base64');
      const { mappingId } = await mapInvoices(service);
      const webhook = await make({ mappingId, macSecret });
      assert.equal(webhook.acceptsProvider, true);
      const provider = `ach${randomUUID().replaceAll('-', '').slice(0, 14)}`;
      const invoices = airtable.bases[0]?.tables[0]?.id ?? '';
      const records = [1, 2, 5].map((n) => invoiceRecord(n).id);
      const noted: Record<string, string[]>[] = [
        { [invoices]: [records[0] ?? ''] },
        { [invoices]: [records[1] ?? ''], tblOther: ['recOther'] },
        { [invoices]: [records[2] ?? '', records[0] ?? ''] },
      ];
      airtable.changes.set(provider, noted);
      const notification = (timestamp: string) => ({
        ...{ base: { id: 'appExample0000001' }, webhook: { id: provider }, timestamp },
      });
      const ping = (text: string, mac = createHmac('sha256', Buffer.from(macSecret, 'base64'))) =>
        send(webhook, text, {
          'x-airtable-content-mac': `hmac-sha256=${mac.update(text).digest('hex')}`,
        });
      const text = JSON.stringify(notification('2026-01-31T09:30:00.000Z'));
      assert.equal((await ping(text, createHmac('sha256', 'other'))).status, 401);
      assert.equal((await ping(text)).status, 204);
      assert.equal((await ping(text)).status, 204);
      // Whoever knows the secret may pass a notification on, and hears of its run.
      const relayed = await deliver(webhook, notification('2026-01-31T09:31:00.000Z'));
      assert.deepEqual([relayed.status, relayed.body.documentId], [202, null]);
      const made = await outcome(relayed.body.runId);
      const { ownerId } = await ownerOf();
      const runs = async () => {
        const partition = `OWNER#${ownerId}`;
        const { items } = await service.ports.table.query({
          ...{ partition, prefix: 'WEBHOOKRUN#', limit: 1_000 },
        });
        return items
          .map(({ value }) => value)
          .filter((run) => run['webhookId'] === webhook.id && run['recordId'] !== null);
      };
      for (let looks = 0; looks < 400; looks++) {
        const all = await runs();
        if (all.length >= 3 && all.every(({ status }) => status === 'made')) break;
        await call('GET', `/v1/webhooks/pdfs/${webhook.id}`);
      }
      assert.deepEqual((await runs()).map(({ recordId }) => recordId).toSorted(), [
        ...[records[0], records[0], records[1], records[2]].toSorted(),
      ]);
      // One of the two notifications found the changes, the other nothing.
      assert.ok([200, 404].includes(made.status), JSON.stringify(made.body));
      assert.match(await textOf(webhook.id), /INV-100[125]/);
      const other = { ...notification('2026-01-31T09:32:00.000Z'), base: { id: 'appOther' } };
      const { body } = await deliver(webhook, other);
      const failed = await outcome(body.runId);
      assert.deepEqual([failed.status, failed.body.code], [400, 'VALIDATION_ERROR']);
    });

    test('[webhooks.authentication] [webhooks.replay] signatures are checked, and taken once', async () => {
      const webhook = await make();
      const text = JSON.stringify(invoiceData(1));
      const now = new Date();
      const headers = signed(webhook.secret, 'msg_1', now, text);
      const first = await send(webhook, text, headers);
      assert.equal(first.status, 202);
      const again = await send(webhook, text, headers);
      assert.deepEqual([again.status, again.body.code], [409, 'IDEMPOTENCY_CONFLICT']);
      assert.deepEqual(again.body.details, { runId: first.body.runId });
      const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
      const signature = (id: string, at: Date, sent = text, secret = webhook.secret) =>
        signed(secret, id, at, sent);
      const other = await make();
      for (const [name, wrong] of Object.entries({
        nothing: {},
        'empty secret': { 'x-webhook-secret': '' },
        'wrong secret': { 'x-webhook-secret': `${webhook.secret}x` },
        'the start of the secret': { 'x-webhook-secret': webhook.secret.slice(0, -1) },
        'secret of another': { 'x-webhook-secret': other.secret },
        'an API key': { authorization: `Bearer ${OWNER_KEY}` },
        'too old': signature('msg_2', minutes(-6)),
        'too new': signature('msg_3', minutes(6)),
        'another body': signature('msg_4', now, `${text} `),
        'another secret': signature('msg_5', now, text, other.secret),
        'another id': { ...headers, 'webhook-id': 'msg_6' },
        'another time': { ...headers, 'webhook-timestamp': String(now.getTime() / 1_000 - 9) },
        'no time': { 'webhook-id': 'msg_7', 'webhook-signature': headers['webhook-signature'] },
        'no time that is one': { ...headers, 'webhook-id': 'msg_8', 'webhook-timestamp': 'now' },
        'another version': {
          ...signature('msg_9', now),
          'webhook-signature': headers['webhook-signature'].replace('v1,', 'v1a,'),
        },
        'an empty signature': { ...headers, 'webhook-signature': 'v1,' },
        'a wrong signature with the secret': {
          ...{ 'x-webhook-secret': webhook.secret },
          ...{ ...headers, 'webhook-id': 'msg_10' },
        },
        'a MAC without its secret': { 'x-airtable-content-mac': 'hmac-sha256=00' },
      })) {
        const { status, body } = await send(webhook, text, wrong as Record<string, string>);
        assert.deepEqual([status, body.code], [401, 'HTTP_ERROR'], name);
      }
      // Before who sends is known nothing is said of what is sent, nor of the webhook.
      for (const [id, sent] of [
        [webhook.id, '{'],
        [webhook.id, 'x'.repeat(300_000)],
        [UNKNOWN, text],
      ] as const)
        assert.equal((await send({ id }, sent, {})).status, 401);
      const several = { ...signature('msg_11', now) };
      several['webhook-signature'] = `v1,AAAA ${several['webhook-signature']}`;
      assert.equal((await send(webhook, text, several)).status, 202);
    });

    test('[webhooks.receive] bodies that are no record are refused, and name what is wrong', async () => {
      const webhook = await make();
      for (const body of ['{', '[]', '"x"', 'null', '1', '{}', '', '{"recordId":"rec1"}']) {
        const { status, body: answer } = await deliver(webhook, body);
        assert.deepEqual([status, answer.code], [400, 'VALIDATION_ERROR'], body);
        assert.ok(answer.details.length > 0);
      }
      assert.equal((await deliver(webhook, `${'['.repeat(500)}${']'.repeat(500)}`)).status, 400);
      const large = await deliver(webhook, { note: 'x'.repeat(256_000) });
      assert.deepEqual([large.status, large.body.code], [413, 'PAYLOAD_TOO_LARGE']);
    });

    test('[webhooks.failure] a run that fails is told, and answers with what it failed of', async () => {
      const path = `/hooks/${randomUUID()}`;
      const events = ['document.failed', 'document.created'];
      await call('POST', '/v1/subscriptions', { url: receiver.url + path, events });
      const { sourceId, mappingId } = await mapInvoices(service);
      const cases = [
        [await make(), { unfit: true }, 400, 'VALIDATION_ERROR'],
        [await make({ mappingId }), { recordId: 'recNoSuchRecord01' }, 404, 'RECORD_NOT_FOUND'],
        [await make({ sourceId }), { recordId: '../x' }, 400, 'RECORDS_ERROR'],
      ] as const;
      for (const [webhook, sent, status, code] of cases) {
        const { body } = await deliver(webhook, sent);
        const ended = await outcome(body.runId);
        assert.deepEqual([ended.status, ended.body.code], [status, code], JSON.stringify(ended));
      }
      // The runs of earlier tests may still be told, to this subscription too.
      const webhookIds = new Set<string>(cases.map(([{ id }]) => id));
      const hooks = await receiver.until(path, cases.length, ({ body }) =>
        webhookIds.has(JSON.parse(body).data.webhookId),
      );
      const told = hooks.map(({ body }) => JSON.parse(body));
      assert.deepEqual(
        told.map(({ type, data }) => [type, data.code]).toSorted(),
        cases.map(([, , , code]) => ['document.failed', code]).toSorted(),
      );
    });

    test('[webhooks.test] the sample record shows whether a webhook works', async () => {
      const { mappingId } = await mapInvoices(service);
      const templateId = await makeTemplate(
        service,
        '<h1>{{title}}</h1>{{#items}}{{name}}{{/items}}',
      );
      for (const webhook of [await make(), await make({ mappingId }), await make({ templateId })]) {
        const { status, body } = await call('GET', `/v1/webhooks/test/${webhook.id}`);
        assert.deepEqual([status, body['ok']], [200, true], JSON.stringify(body));
        assert.equal((await fetch(String(body['documentUrl']))).status, 200);
      }
      const { id } = await makeSource(service, {
        ...{ name: 'Others', type: 'json', config: { records: [{ colour: 'red' }] } },
      });
      const broken = await make({ sourceId: id });
      const { status, body } = await call('GET', `/v1/webhooks/test/${broken.id}`);
      assert.deepEqual(
        [status, body['ok'], body.code, body.documentId],
        [200, false, 'VALIDATION_ERROR', null],
      );
    });

    test('[webhooks.burst] a burst is taken at once and worked off, each charged once', async () => {
      const webhook = await make();
      const caller = await ownerOf();
      const before = await readUsage(service.ports, caller);
      const answers = await Promise.all(
        Array.from({ length: BURST }, (_, n) => deliver(webhook, invoiceData(`B${n}`))),
      );
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([202]));
      const ended = await Promise.all(answers.map(({ body }) => outcome(body.runId)));
      assert.deepEqual(new Set(ended.map(({ status }) => status)), new Set([200]));
      assert.equal(new Set(answers.map(({ body }) => body.documentId)).size, BURST);
      const after = await readUsage(service.ports, caller);
      assert.equal(after.documents - before.documents, BURST);
    });

    test('[webhooks.lifecycle] another owner’s webhooks and runs are as unknown ones', async () => {
      const webhook = await make();
      const { body } = await deliver(webhook, invoiceData(1));
      await outcome(body.runId);
      const { apiKey } = await issueKey(service.ports, { tier: 'free' });
      const foreign = { authorization: `Bearer ${apiKey}` };
      for (const [method, path] of [
        ['GET', ''],
        ['DELETE', ''],
        ['GET', 'pdfs/'],
        ['GET', 'test/'],
      ] as const) {
        const at = (id: string) => `/v1/webhooks/${path}${id}`;
        const theirs = await call(method, at(webhook.id), undefined, foreign);
        const unknown = await call(method, at(UNKNOWN));
        assert.deepEqual(theirs, unknown);
        assert.deepEqual([theirs.status, theirs.body.code], [404, 'WEBHOOK_NOT_FOUND']);
      }
      const run = await call('GET', `/v1/webhooks/pdfs/${body.runId}`, undefined, foreign);
      assert.deepEqual([run.status, run.body.code], [404, 'WEBHOOK_NOT_FOUND']);
      const { body: theirs } = await call('GET', '/v1/webhooks', undefined, foreign);
      assert.deepEqual([theirs['webhooks'], theirs['total']], [[], 0]);
    });
  },
  { TABLEDB_BASE_URL: airtable.url, EGRESS_ALLOW: `${receiver.host},${airtable.host}` },
);
