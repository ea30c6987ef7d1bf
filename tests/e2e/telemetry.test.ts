import assert from 'node:assert/strict';
import { test } from 'vitest';
import { readCount } from '#lib/domain/telemetry/count-event.ts';
import { describeEverywhere } from '#tests/support/service.ts';

describeEverywhere(
  'telemetry',
  (service) => {
    let clients = 0;
    const send = async (body: object, client = `192.0.2.${++clients % 250}`) => {
      const headers = { authorization: '', 'x-forwarded-for': client };
      const path = '/v1/telemetry/intent-first';
      const response = await service.send('POST', path, body, headers);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const today = () => service.ports.now().toISOString().slice(0, 10);

    test('[telemetry.intent-first] events are taken without a key and counted for the day, and nothing else is stored', async () => {
      const secret = 'ada-lovelace-1815';
      const event = { event: 'intent.submitted', sessionId: secret, properties: { who: secret } };
      for (let n = 0; n < 3; n++) {
        const { status, body } = await send(event);
        assert.deepEqual([status, body['success'], body['accepted']], [202, true, true]);
      }
      assert.equal(await readCount(service.ports, today(), 'intent.submitted'), 3);
      const { items } = await service.ports.table.query({
        partition: `TELEMETRY#${today()}`,
        limit: 100,
      });
      assert.ok(!JSON.stringify(items).includes(secret));
    });

    test('[telemetry.intent-first] names are bounded in form and number, requests by client', async () => {
      for (const event of ['', 'A', 'x y', 'x'.repeat(65), '../x', 'a#b', 7, null])
        assert.equal((await send({ event })).status, 400, String(event));
      for (let n = 0; n < 210; n++)
        assert.equal((await send({ event: `made-up-${n}` })).status, 202);
      assert.ok((await readCount(service.ports, today(), 'other')) >= 10);
      assert.equal(await readCount(service.ports, today(), 'made-up-209'), 0);
      const flood = await Promise.all(
        Array.from({ length: 30 }, () => send({ event: 'flood' }, '198.51.100.1')),
      );
      const passed = flood.filter(({ status }) => status === 202).length;
      // The window may turn over once while they run.
      assert.ok(passed === 10 || passed === 20, `${passed} passed`);
    });
  },
  { TRUSTED_PROXIES: '1' },
);
