import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, test } from 'vitest';
import { createOutboundHttp } from '#lib/adapters/egress/outbound-http.ts';
import { createEgressPolicy } from '#lib/adapters/egress/policy.ts';
import { createSecrets } from '#lib/adapters/secrets/aes-gcm.ts';
import { signUp } from '#lib/domain/accounts/sign-up.ts';
import { raiseEvent } from '#lib/domain/events/raise-event.ts';
import { deliveryTask } from '#lib/domain/subscriptions/delivery-task.ts';
import {
  createSubscription,
  readSubscription,
  rotateSecret,
} from '#lib/domain/subscriptions/keep-subscriptions.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Queue } from '#lib/ports/queue.ts';
import type { JsonObject } from '#schemas/json.ts';
import { startHookReceiver } from '#tests/support/hook-receiver.ts';
import { onEveryStore } from '#tests/support/stores.ts';

const HOUR_MS = 3_600_000;
const never = new AbortController().signal;
const stops = { stop: never, abort: never };
const key = Buffer.alloc(32, 7);
const secrets = createSecrets({
  current: async () => ({ name: 'k', key }),
  find: async () => key,
});

onEveryStore('deliveries', (stores) => {
  let receiver: Awaited<ReturnType<typeof startHookReceiver>>;
  beforeAll(async () => {
    receiver = await startHookReceiver();
  });
  afterAll(() => receiver.close());

  /** A subscription of a new account, and what takes its messages from the queue. */
  const subscribe = async (path: string, allow: string[] = [receiver.host]) => {
    const { ports } = stores();
    const http = createOutboundHttp(createEgressPolicy({ allow }));
    const settings = { ...ports.settings, egressAllow: [receiver.host] };
    const sent: JsonObject[] = [];
    const queue: Queue = {
      ...ports.queue,
      send(body, options) {
        sent.push(body);
        return ports.queue.send(body, options);
      },
    };
    const needs = { ...ports, settings, http, secrets, queue };
    const address = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}::1`;
    const email = `${randomUUID()}@example.com`;
    const { account } = await signUp(needs, { email }, address);
    const caller: Caller = { ownerId: account.id, keyId: 'k', tier: 'free', registered: true };
    const draft = { url: receiver.url + path, events: ['job.failed' as const] };
    const { id, secret } = await createSubscription(needs, caller, draft);
    /** What was queued since: bodies of tasks. */
    const queued = async () => {
      const bodies: JsonObject[] = [];
      for (;;) {
        const [message] = await ports.queue.receive({ limit: 1, visibilitySeconds: 30 });
        if (message === undefined) return bodies;
        bodies.push(message.body);
        await ports.queue.remove(message.receipt);
      }
    };
    const raise = async (name: string, resource?: string) => {
      await queued();
      const about = resource === undefined ? {} : { resource };
      const draft = { type: 'job.failed', key: name, data: { name }, ...about } as const;
      await raiseEvent(needs, account.id, draft);
      await queued();
      return (sent.at(-1)?.['payload'] ?? assert.fail('nothing was queued')) as JsonObject;
    };
    const attempt = (payload: JsonObject, number: number) =>
      deliveryTask.run(needs, { ...payload, attempt: number }, stops);
    const rotate = (hours: number) => rotateSecret(needs, caller, id, hours);
    return {
      read: () => readSubscription(needs, caller, id),
      raise,
      attempt,
      queued,
      rotate,
      secret,
    };
  };
  const fail = (path: string) => receiver.answer(path, (response) => response.writeHead(500).end());

  test('[subscriptions.deliveries] a failing delivery is tried for a day, then given up', async () => {
    const path = `/${randomUUID()}`;
    fail(path);
    const { raise, attempt, read } = await subscribe(path);
    const payload = await raise('one');
    const startedAt = stores().ports.now().getTime();
    let attempts = 0;
    let shown = await read();
    do {
      attempts += 1;
      await attempt(payload, attempts);
      shown = await read();
      const next = shown.lastDelivery?.nextAttemptAt;
      if (next !== undefined) stores().advance(Date.parse(next) - stores().ports.now().getTime());
    } while (shown.lastDelivery?.status === 'retrying');
    const hours = (stores().ports.now().getTime() - startedAt) / HOUR_MS;
    assert.ok(hours >= 23 && hours <= 25, `${hours} hours`);
    assert.deepEqual(
      [shown.lastDelivery?.status, shown.lastDelivery?.attempts, shown.active],
      ['failed', attempts, true],
    );
    assert.equal(receiver.at(path).length, attempts);
  });

  test('an event waits while the receiver fails, without another attempt', async () => {
    const path = `/${randomUUID()}`;
    fail(path);
    const { raise, attempt } = await subscribe(path);
    await attempt(await raise('one'), 1);
    for (const name of ['two', 'three']) await attempt(await raise(name), 1);
    assert.equal(receiver.at(path).length, 1);
    stores().advance(6_000);
    await attempt(await raise('four'), 1);
    assert.equal(receiver.at(path).length, 2);
  });

  test('[subscriptions.switched-off] after five days of failures it is off, and the account is told', async () => {
    const path = `/${randomUUID()}`;
    fail(path);
    const { raise, attempt, read, queued } = await subscribe(path);
    for (let days = 0; days < 5; days++) {
      await attempt(await raise(`day ${days}`), 1);
      assert.equal((await read()).active, true);
      stores().advance(24 * HOUR_MS);
    }
    await attempt(await raise('last'), 1);
    assert.equal((await read()).active, false);
    const types = (await queued()).map(({ type }) => type);
    assert.ok(types.includes('mail'), String(types));
  });

  const namesAt = (path: string): string[] =>
    receiver.at(path).map(({ body }) => JSON.parse(body).data.name);

  test('[subscriptions.order] events about one resource go out one after the other', async () => {
    const path = `/${randomUUID()}`;
    const { raise, attempt } = await subscribe(path);
    const first = await raise('first', 'session#1');
    const second = await raise('second', 'session#1');
    const other = await raise('other', 'session#2');
    await attempt(second, 1);
    await attempt(other, 1);
    assert.deepEqual(namesAt(path), ['other']);
    const waiting = { limit: 1, visibilitySeconds: 30, waitSeconds: 5 };
    const [again] = await stores().ports.queue.receive(waiting);
    assert.deepEqual(again?.body['payload'], second);
    await stores().ports.queue.remove(again?.receipt ?? '');
    await attempt(first, 1);
    await attempt(second, 1);
    assert.deepEqual(namesAt(path), ['other', 'first', 'second']);
  });

  test('[subscriptions.order] while the first one fails, those behind it wait', async () => {
    const path = `/${randomUUID()}`;
    const { raise, attempt, queued } = await subscribe(path);
    const first = await raise('first', 'template#1');
    const second = await raise('second', 'template#1');
    fail(path);
    await attempt(first, 1);
    receiver.answer(path, (response) => response.writeHead(200).end());
    stores().advance(6_000);
    await queued();
    // Its receiver is no longer left alone, but the first one has not arrived.
    await attempt(second, 1);
    assert.deepEqual(namesAt(path), ['first']);
    await attempt(first, 2);
    await attempt(second, 1);
    assert.deepEqual(namesAt(path), ['first', 'first', 'second']);
  });

  test('[subscriptions.order] one that was lost holds up the others for minutes at most', async () => {
    const path = `/${randomUUID()}`;
    const { raise, attempt } = await subscribe(path);
    await raise('lost', 'session#1');
    const second = await raise('second', 'session#1');
    stores().advance(13 * 60_000);
    await attempt(second, 1);
    assert.deepEqual(namesAt(path), ['second']);
  });

  test('[subscriptions.rotation] both secrets verify until the overlap ends', async () => {
    const path = `/${randomUUID()}`;
    const { raise, attempt, rotate, secret } = await subscribe(path);
    const { subscription, previousUntil } = await rotate(1);
    assert.notEqual(subscription.secret, secret);
    const sentAt = stores().ports.now();
    assert.equal(Date.parse(previousUntil) - sentAt.getTime(), HOUR_MS);
    const signaturesOf = async (name: string) => {
      await attempt(await raise(name), 1);
      const { headers, body } = receiver.at(path).at(-1) ?? assert.fail('nothing came');
      const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
      const expected = [subscription.secret, secret].map((one) =>
        new Webhook(one).sign(String(headers['webhook-id']), at, body),
      );
      const sent = String(headers['webhook-signature']).split(' ');
      return expected.map((one) => sent.includes(one));
    };
    assert.deepEqual(await signaturesOf('during'), [true, true]);
    stores().advance(HOUR_MS);
    assert.deepEqual(await signaturesOf('after'), [true, false]);
  });

  test('one success forgets the failures before it', async () => {
    const path = `/${randomUUID()}`;
    const { raise, attempt, read } = await subscribe(path);
    fail(path);
    await attempt(await raise('bad'), 1);
    stores().advance(4 * 24 * HOUR_MS);
    receiver.answer(path, (response) => response.writeHead(200).end());
    await attempt(await raise('good'), 1);
    fail(path);
    stores().advance(2 * 24 * HOUR_MS);
    await attempt(await raise('bad again'), 1);
    assert.equal((await read()).active, true);
  });

  test('[subscriptions.deliveries] an address that leads nowhere public when it is delivered gets nothing', async () => {
    const path = `/${randomUUID()}`;
    const { raise, attempt, read } = await subscribe(path, []);
    await attempt(await raise('one'), 1);
    assert.equal((await read()).lastDelivery?.status, 'retrying');
    assert.equal(receiver.at(path).length, 0);
  });

  test('a long answer is not read to its end', async () => {
    const path = `/${randomUUID()}`;
    receiver.answer(path, (response) => response.writeHead(200).end('x'.repeat(1_000_000)));
    const { raise, attempt, read } = await subscribe(path);
    await attempt(await raise('one'), 1);
    assert.equal((await read()).lastDelivery?.status, 'retrying');
  });
});
