import assert from 'node:assert/strict';
import { Webhook } from 'standardwebhooks';
import { afterAll, test } from 'vitest';
import { authenticate } from '#lib/domain/accounts/authenticate.ts';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import type { EventType, Subscription } from '#schemas/service/subscription.ts';
import { type ReceivedHook, startHookReceiver } from '#tests/support/hook-receiver.ts';
import { invoiceData, startInvoices } from '#tests/support/jobs.ts';
import { DEMO_KEY, describeEverywhere, OWNER_KEY } from '#tests/support/service.ts';

const receiver = await startHookReceiver();
afterAll(() => receiver.close());

interface Answer {
  subscription: Subscription & { secret: string };
  subscriptions: Subscription[];
  total: number;
  code: string;
  details: { path: string[] }[];
  [name: string]: unknown;
}
interface Event {
  type: EventType;
  timestamp: string;
  data: Record<string, Record<string, unknown>>;
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
let paths = 0;
const newPath = () => `/hooks/${++paths}`;
const eventOf = ({ body }: ReceivedHook) => JSON.parse(body) as Event;

describeEverywhere(
  'subscriptions',
  (service) => {
    const call = async (method: string, path: string, body?: unknown, headers = {}) => {
      const response = await service.send(method, path, body, headers);
      return { status: response.status, body: (await response.json()) as Answer };
    };
    const subscribe = async (events: EventType[], path = newPath()) => {
      const draft = { url: receiver.url + path, events };
      const { status, body } = await call('POST', '/v1/subscriptions', draft);
      assert.equal(status, 201, JSON.stringify(body));
      return { ...body.subscription, path };
    };
    const read = async (id: string) =>
      (await call('GET', `/v1/subscriptions/${id}`)).body.subscription;
    const verify = (secret: string, hook: ReceivedHook) =>
      new Webhook(secret).verify(hook.body, hook.headers as Record<string, string>);
    const create = async (body: object) => {
      const response = await service.send('POST', '/v1/create', body, {
        accept: 'application/json',
      });
      return (await response.json()) as { documentId: string; sessionId: string };
    };

    test('[subscriptions.lifecycle] [subscriptions.secret] are created, listed, read and deleted, the secret shown once', async () => {
      const { secret, path: _, ...made } = await subscribe(['document.created']);
      assert.match(secret, /^whsec_/);
      assert.deepEqual([made.active, made.lastDelivery], [true, null]);
      assert.deepEqual(await read(made.id), made);
      const { body: list } = await call('GET', '/v1/subscriptions?limit=1');
      assert.deepEqual([list.subscriptions[0], list['limit'], list['offset']], [made, 1, 0]);
      const caller = await authenticate(service.ports, OWNER_KEY);
      assert.ok(typeof caller === 'object');
      const { items } = await service.ports.table.query({
        partition: `OWNER#${caller.ownerId}`,
        prefix: 'SUBSCRIPTION#',
        limit: 100,
      });
      assert.ok(items.length > 0 && !JSON.stringify(items).includes(secret));
      const stranger = await issueKey(service.ports, { tier: 'free' });
      const foreign = { authorization: `Bearer ${stranger.apiKey}` };
      for (const method of ['GET', 'DELETE']) {
        for (const [id, headers] of [
          [made.id, foreign],
          [UNKNOWN, {}],
        ] as const) {
          const answer = await call(method, `/v1/subscriptions/${id}`, undefined, headers);
          assert.deepEqual([answer.status, answer.body.code], [404, 'SUBSCRIPTION_NOT_FOUND']);
        }
      }
      const deleted = await call('DELETE', `/v1/subscriptions/${made.id}`);
      assert.deepEqual(deleted.body, { success: true, deleted: made.id });
      assert.equal((await call('GET', `/v1/subscriptions/${made.id}`)).status, 404);
    });

    test('[subscriptions.deliveries] addresses that are not public are refused, in whatever spelling', async () => {
      for (const url of [
        'http://127.0.0.1/x',
        'http://127.1/x',
        'http://2130706433/',
        'http://[::1]/',
        'http://[::ffff:10.0.0.1]/',
        'http://169.254.169.254/latest/meta-data',
        'http://10.0.0.1/',
        'http://localhost/',
        'http://example.com:22/',
        'http://user:secret@example.com/',
        'ftp://example.com/',
        'file:///etc/passwd',
        'javascript:alert(1)',
        'x',
      ]) {
        const { status, body } = await call('POST', '/v1/subscriptions', {
          url,
          events: ['job.failed'],
        });
        assert.deepEqual([status, body.details?.[0]?.path], [400, ['url']], url);
        const items = [invoiceData(1)];
        const job = { templateId: 'invoice-clean', items, webhookUrl: url };
        assert.equal((await call('POST', '/v1/templates/batch/start', job)).status, 400, url);
      }
      const url = `${receiver.url}/x`;
      for (const events of [[], ['x'], ['job.failed', 'job.failed']])
        assert.equal((await call('POST', '/v1/subscriptions', { url, events })).status, 400);
      const demo = { authorization: `Bearer ${DEMO_KEY}` };
      const refused = await call(
        'POST',
        '/v1/subscriptions',
        { url, events: ['job.failed'] },
        demo,
      );
      assert.equal(refused.body.code, 'DEMO_TIER_LIMITATION');
    });

    test('[subscriptions.events] [subscriptions.deliveries] documents, sessions and templates raise signed events', async () => {
      const { id, secret, path } = await subscribe([
        'document.created',
        'document.failed',
        'session.modified',
        'template.updated',
      ]);
      const { documentId, sessionId } = await create({
        html: '<h1 style="color:red">Minutes</h1>',
      });
      const [made] = await receiver.until(path, 1);
      assert.ok(made);
      assert.ok(verify(secret, made));
      assert.throws(() => verify(secret, { ...made, body: `${made.body} ` }));
      assert.deepEqual(
        [eventOf(made).type, eventOf(made).data['document']?.['id']],
        ['document.created', documentId],
      );
      await create({ html: '<script>for(;;);</script><p>never', options: { waitFor: '#never' } });
      const instruction = 'make the title blue';
      const modified = await call('POST', '/v1/modify', { sessionId, instruction });
      assert.equal(modified.status, 200, JSON.stringify(modified.body));
      const draft = { name: 'T', html: '<p>{{a}}' };
      const { body: saved } = await call('POST', '/v1/templates/saved', draft);
      const template = saved['template'] as { id: string };
      await call('PUT', `/v1/templates/saved/${template.id}`, { name: 'U' });
      const hooks = await receiver.until(path, 4);
      const events = hooks.map(eventOf);
      assert.deepEqual(events.map(({ type }) => type).toSorted(), [
        'document.created',
        'document.failed',
        'session.modified',
        'template.updated',
      ]);
      assert.equal(new Set(hooks.map(({ headers }) => headers['webhook-id'])).size, 4);
      const updated = events.find(({ type }) => type === 'template.updated');
      assert.deepEqual(
        [updated?.data['template']?.['id'], updated?.data['template']?.['version']],
        [template.id, 2],
      );
      const change = events.find(({ type }) => type === 'session.modified');
      assert.equal(change?.data['sessionId'], sessionId);
      await call('DELETE', `/v1/subscriptions/${id}`);
    });

    test('[subscriptions.events] [subscriptions.job] jobs raise an event at their end, and webhookUrl hears of its own alone', async () => {
      const { id, secret, path } = await subscribe(['job.completed', 'job.failed']);
      const own = newPath();
      const body = { templateId: 'invoice-clean', items: [invoiceData(1)] };
      const webhookUrl = receiver.url + own;
      const started = await call('POST', '/v1/templates/batch/start', { ...body, webhookUrl });
      assert.equal(started.status, 202, JSON.stringify(started.body));
      const failing = await startInvoices(service, [{ nothing: true }]);
      const hooks = await receiver.until(path, 2);
      const byType = new Map(hooks.map((hook) => [eventOf(hook).type, hook]));
      const completed = byType.get('job.completed') ?? assert.fail('no job.completed');
      const failed = byType.get('job.failed') ?? assert.fail('no job.failed');
      assert.ok(verify(secret, completed));
      assert.equal(eventOf(completed).data['job']?.['jobId'], started.body['jobId']);
      assert.equal(eventOf(failed).data['job']?.['jobId'], failing.jobId);
      const [told] = await receiver.until(own, 1);
      assert.ok(told && verify(String(started.body['webhookSecret']), told));
      assert.equal(eventOf(told).type, 'job.completed');
      const { body: list } = await call('GET', '/v1/subscriptions');
      assert.ok(list.subscriptions.every(({ url }) => url !== webhookUrl));
      await call('DELETE', `/v1/subscriptions/${id}`);
    });

    test('[subscriptions.redirects] [subscriptions.last-delivery] a failure is told and tried again, a redirect is one', async () => {
      const { id, path } = await subscribe(['document.created']);
      const elsewhere = newPath();
      receiver.answer(path, (response) =>
        response.writeHead(307, { location: receiver.url + elsewhere }).end(),
      );
      await create({ html: '<p>redirected' });
      await receiver.until(path, 1);
      let shown = await read(id);
      for (let looks = 0; looks < 200 && shown.lastDelivery === null; looks++)
        shown = await read(id);
      assert.deepEqual(
        [shown.lastDelivery?.event, shown.lastDelivery?.status, shown.lastDelivery?.attempts],
        ['document.created', 'retrying', 1],
      );
      assert.match(shown.lastDelivery?.error ?? '', /307/);
      assert.ok((shown.lastDelivery?.nextAttemptAt ?? '') > (shown.lastDelivery?.at ?? ''));
      receiver.answer(path, (response) => response.writeHead(200).end('ok'));
      const [first, second] = await receiver.until(path, 2);
      assert.equal(second?.headers['webhook-id'], first?.headers['webhook-id']);
      assert.equal(second?.body, first?.body);
      assert.deepEqual(receiver.at(elsewhere), []);
      await call('DELETE', `/v1/subscriptions/${id}`);
    });

    test('[subscriptions.switched-off] an answer of 410 ends a subscription', async () => {
      const { id, path } = await subscribe(['document.created']);
      receiver.answer(path, (response) => response.writeHead(410).end());
      await create({ html: '<p>gone' });
      await receiver.until(path, 1);
      let shown = await read(id);
      for (let looks = 0; looks < 200 && shown.active; looks++) shown = await read(id);
      assert.deepEqual([shown.active, shown.lastDelivery?.status], [false, 'failed']);
      await create({ html: '<p>unheard' });
      const { id: other, path: heard } = await subscribe(['document.created']);
      await create({ html: '<p>heard' });
      await receiver.until(heard, 1);
      assert.equal(receiver.at(path).length, 1);
      await call('DELETE', `/v1/subscriptions/${other}`);
    });

    test('[subscriptions.rotation] a secret is replaced, with an overlap or at once', async () => {
      const { id, secret, path } = await subscribe(['document.created']);
      const rotate = async (query: string) =>
        call('POST', `/v1/subscriptions/${id}/rotate-secret${query}`);
      const rotated = await rotate('');
      assert.equal(rotated.status, 200, JSON.stringify(rotated.body));
      const { secret: next } = rotated.body.subscription;
      await create({ html: '<p>rotated' });
      const [hook] = await receiver.until(path, 1);
      assert.ok(hook && verify(secret, hook) && verify(next, hook));
      const { secret: last } = (await rotate('?overlapHours=0')).body.subscription;
      await create({ html: '<p>rotated again' });
      const [, later] = await receiver.until(path, 2);
      assert.ok(later && verify(last, later));
      for (const old of [secret, next]) assert.throws(() => verify(old, later));
      assert.equal((await rotate('?overlapHours=169')).status, 400);
      const { apiKey } = await issueKey(service.ports, { tier: 'free' });
      const foreign = { authorization: `Bearer ${apiKey}` };
      const route = `/v1/subscriptions/${id}/rotate-secret`;
      assert.equal((await call('POST', route, undefined, foreign)).status, 404);
      await call('DELETE', `/v1/subscriptions/${id}`);
    });

    test('[subscriptions.order] changes of a session arrive in their order', async () => {
      const { id, path } = await subscribe(['session.modified']);
      const { sessionId } = await create({ html: '<h1>Minutes</h1>' });
      const colours = ['blue', 'red', 'green', 'orange'];
      for (const colour of colours) {
        const instruction = `make the title ${colour}`;
        const { status } = await call('POST', '/v1/modify', { sessionId, instruction });
        assert.equal(status, 200);
      }
      const hooks = await receiver.until(path, colours.length);
      assert.deepEqual(
        hooks.map((hook) => eventOf(hook).data['revision']),
        colours.map((_, n) => n + 2),
      );
      await call('DELETE', `/v1/subscriptions/${id}`);
    });

    test('[subscriptions.slow] receivers that never answer hold up no other', async () => {
      const slow = [];
      for (let n = 0; n < 2; n++) {
        const one = await subscribe(['document.created']);
        receiver.answer(one.path, () => {});
        slow.push(one);
      }
      for (let n = 0; n < 5; n++) await create({ html: `<p>slow ${n}` });
      for (const { path } of slow) await receiver.until(path, 1);
      const { id, path } = await subscribe(['document.created']);
      const { documentId } = await create({ html: '<p>fast' });
      const [hook] = await receiver.until(path, 1);
      assert.ok(hook && eventOf(hook).data['document']?.['id'] === documentId);
      for (const one of [...slow, { id }]) await call('DELETE', `/v1/subscriptions/${one.id}`);
    });
  },
  { EGRESS_ALLOW: receiver.host, RENDER_TIMEOUT_MS: '4000' },
);
