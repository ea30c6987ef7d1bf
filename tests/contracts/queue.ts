import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Delivery, Queue } from '#lib/ports/queue.ts';

/** An adapter under test that buries what was delivered three times, with a clock that tests move. */
export interface OpenQueue {
  readonly queue: Queue;
  advance(seconds: number): void;
  readonly deadLetters: Queue;
  close(): Promise<void> | void;
}

const VISIBILITY = { visibilitySeconds: 30 } as const;
const group = randomUUID();

/** What every queue promises. Each test leaves it empty. */
export function queueContract(adapter: string, open: () => Promise<OpenQueue>): void {
  describe(`queue contract: ${adapter}`, () => {
    let opened: OpenQueue;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    deliveries(() => opened);
    waiting(() => opened);
    turns(() => opened);
  });
}

/** Receives until nothing is visible, one at a time. */
async function drain({ queue }: OpenQueue): Promise<Delivery[]> {
  const drained: Delivery[] = [];
  for (;;) {
    const [delivery] = await queue.receive({ limit: 1, ...VISIBILITY });
    if (delivery === undefined) return drained;
    drained.push(delivery);
    await queue.remove(delivery.receipt);
  }
}

async function receiveOne({ queue }: OpenQueue): Promise<Delivery> {
  const [delivery, ...more] = await queue.receive({ limit: 10, ...VISIBILITY });
  assert.equal(more.length, 0);
  assert.ok(delivery, 'a message is delivered');
  return delivery;
}

function deliveries(opened: () => OpenQueue): void {
  test('a message comes as it was sent, once for each visibility, until it is removed', async () => {
    const { queue, advance } = opened();
    const body = { text: 'Zoë "quoted" 日本 \u{1F600}', list: [1, null, { deep: true }] };
    await queue.send(body, { group });
    const first = await receiveOne(opened());
    assert.deepEqual([first.body, first.deliveries], [body, 1]);
    assert.deepEqual(await queue.receive({ limit: 10, ...VISIBILITY }), []);
    advance(29);
    assert.deepEqual(await queue.receive({ limit: 10, ...VISIBILITY }), []);
    advance(2);
    const second = await receiveOne(opened());
    assert.deepEqual([second.body, second.deliveries], [body, 2]);
    assert.notEqual(second.receipt, first.receipt);
    await queue.remove(second.receipt);
    advance(31);
    assert.deepEqual(await drain(opened()), []);
    await queue.remove(second.receipt);
  });

  test('visibility can be extended, given up, and not after its end', async () => {
    const { queue, advance } = opened();
    await queue.send({ n: 1 }, { group });
    const first = await receiveOne(opened());
    advance(20);
    assert.equal(await queue.extend(first.receipt, 30), true);
    advance(20);
    assert.deepEqual(await queue.receive({ limit: 10, ...VISIBILITY }), []);
    assert.equal(await queue.extend(first.receipt, 0), true);
    const second = await receiveOne(opened());
    assert.equal(await queue.extend(first.receipt, 60), false, 'another delivery has begun');
    advance(31);
    assert.equal(await queue.extend(second.receipt, 60), false, 'this delivery has ended');
    assert.equal((await drain(opened())).length, 1);
  });

  test('what was delivered too often moves to the dead letters, which come for ever', async () => {
    const { queue, advance, deadLetters } = opened();
    await queue.send({ poison: true }, { group });
    await queue.send({ poison: false }, { group });
    const seen: unknown[] = [];
    for (let round = 0; round < 5; round++) {
      for (const { body, receipt } of await queue.receive({ limit: 10, ...VISIBILITY })) {
        if (body['poison'] === true) seen.push(round);
        else await queue.remove(receipt);
      }
      advance(31);
    }
    assert.deepEqual(seen, [0, 1, 2]);
    for (let round = 1; round <= 4; round++) {
      const [dead, ...more] = await deadLetters.receive({ limit: 10, ...VISIBILITY });
      assert.deepEqual([dead?.body, dead?.deliveries, more], [{ poison: true }, round, []]);
      advance(31);
      if (round === 4) await deadLetters.remove(dead?.receipt ?? '');
    }
    assert.deepEqual(await deadLetters.receive({ limit: 10, ...VISIBILITY }), []);
  });

  test('a message may be sent for later', async () => {
    const { queue, advance } = opened();
    await queue.send({ n: 'later' }, { group, delaySeconds: 10 });
    await queue.send({ n: 'now' }, { group });
    assert.deepEqual(
      (await drain(opened())).map(({ body }) => body['n']),
      ['now'],
    );
    advance(9);
    assert.deepEqual(await drain(opened()), []);
    advance(2);
    assert.equal((await drain(opened())).length, 1);
  });

  test('of 40 messages received by 8 consumers at once each comes once', async () => {
    const { queue } = opened();
    await Promise.all(Array.from({ length: 40 }, (_, n) => queue.send({ n }, { group })));
    const taken = await Promise.all(Array.from({ length: 8 }, () => drain(opened())));
    const numbers = taken.flat().map(({ body }) => Number(body['n']));
    assert.deepEqual(
      numbers.sort((a, b) => a - b),
      Array.from({ length: 40 }, (_, n) => n),
    );
  });

  test('delivers at most the requested number of messages', async () => {
    const { queue } = opened();
    for (let n = 0; n < 5; n++) await queue.send({ n }, { group });
    const batch = await queue.receive({ limit: 3, ...VISIBILITY });
    assert.equal(batch.length, 3);
    for (const { receipt } of batch) await queue.remove(receipt);
    assert.equal((await drain(opened())).length, 2);
  });
}

function waiting(opened: () => OpenQueue): void {
  test('delivers what is sent during a wait', async () => {
    const { queue } = opened();
    const received = queue.receive({ limit: 1, waitSeconds: 20, ...VISIBILITY });
    await queue.send({ n: 1 }, { group });
    const [delivery] = await received;
    assert.deepEqual(delivery?.body, { n: 1 });
    await queue.remove(delivery?.receipt ?? '');
  });

  test('ends a wait with the signal, without consuming a message', async () => {
    const { queue } = opened();
    const stop = new AbortController();
    const { signal } = stop;
    const received = queue.receive({ limit: 1, waitSeconds: 20, signal, ...VISIBILITY });
    stop.abort();
    assert.deepEqual(await received, []);
    assert.deepEqual(await queue.receive({ limit: 1, waitSeconds: 20, signal, ...VISIBILITY }), []);
    await queue.send({ n: 1 }, { group });
    assert.equal((await drain(opened())).length, 1);
  });
}

function turns(opened: () => OpenQueue): void {
  test('is not held up by the backlog of another group', async () => {
    const { queue } = opened();
    const [large, small] = [randomUUID(), randomUUID()];
    for (let n = 0; n < 10; n++) await queue.send({ of: 'large' }, { group: large });
    for (let n = 0; n < 2; n++) await queue.send({ of: 'small' }, { group: small });
    const order = (await drain(opened())).map(({ body }) => body['of']);
    assert.deepEqual(order.slice(0, 4).sort(), ['large', 'large', 'small', 'small']);
    assert.equal(order.length, 12);
  });
}
