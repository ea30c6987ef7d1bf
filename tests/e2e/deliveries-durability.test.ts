import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished, test } from 'vitest';
import { composeLocal } from '#lib/compose/local.ts';
import { createLog } from '#lib/compose/log.ts';
import { readConfig } from '#lib/config.ts';
import { raiseEvent } from '#lib/domain/events/raise-event.ts';
import { sendMail } from '#lib/domain/mail/send-mail.ts';
import { createSubscription } from '#lib/domain/subscriptions/keep-subscriptions.ts';
import type { Caller } from '#lib/ports/caller.ts';
import { startHookReceiver } from '#tests/support/hook-receiver.ts';
import { invoiceData } from '#tests/support/jobs.ts';
import { OWNER_KEY } from '#tests/support/service.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { AFTER_LEASES_MS, spawnService } from '#tests/support/spawned-service.ts';
import { webhooksOf } from '#tests/support/webhooks.ts';

const SUBSCRIPTIONS = 20;
const EVENTS = 10;
const MAILS = 50;
/** Later deliveries are not answered before the service is dead. */
const HELD_FROM = 120;
const RUNS = 60;
const PATH = '/hooks';
const LOOK_MS = 50;
const LOOKS = 6_000;

async function until(holds: () => boolean): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks++) {
    if (holds()) return;
    await delay(LOOK_MS);
  }
  throw new Error('it does not come to that');
}

const newFolder = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-kill-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
};

/** What a service finds waiting at its start. */
async function fill(dataDir: string, environment: Record<string, string>, url: string) {
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, ...environment });
  const { ports, close } = await composeLocal(config, await createLog('silent', false));
  const caller: Caller = { ownerId: ports.newId(), keyId: 'k', tier: 'free', registered: true };
  const events = ['job.failed'] as const;
  for (let n = 0; n < SUBSCRIPTIONS; n++)
    await createSubscription(ports, caller, { url: `${url}${PATH}/${n}`, events: [...events] });
  for (let n = 0; n < MAILS; n++) {
    if (n % (MAILS / EVENTS) === 0) {
      const data = { number: n };
      await raiseEvent(ports, caller.ownerId, { type: 'job.failed', key: `${n}`, data });
    }
    await sendMail(ports, {
      ...{ id: `mail-${n}`, to: `reader-${n}@example.com`, subject: 'S' },
      parts: [{ text: 'T' }],
    });
  }
  await close();
}

test('[subscriptions.deliveries] [mail.once] kill -9 amid 200 deliveries and 50 mails: each arrives, under the same id', async () => {
  const receiver = await startHookReceiver();
  const smtp = await startSmtp();
  onTestFinished(() => Promise.all([receiver.close(), smtp.close()]).then(() => {}));
  const environment = {
    EGRESS_ALLOW: receiver.host,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'pages@example.com',
  };
  const dataDir = await newFolder();
  await fill(dataDir, environment, receiver.url);
  const paths = Array.from({ length: SUBSCRIPTIONS }, (_, n) => `${PATH}/${n}`);
  const arrived = () => paths.flatMap((path) => receiver.at(path));
  /** Subscription and event of each. */
  const idsOf = () =>
    new Set(arrived().map(({ path, headers }) => `${path} ${headers['webhook-id']}`));
  const mails = () => new Set(smtp.taken.map(({ mail }) => mail.id));

  let isDead = false;
  let answered = 0;
  for (const path of paths) {
    receiver.answer(path, (response) => {
      if (!isDead && arrived().length >= HELD_FROM) return;
      answered += 1;
      response.writeHead(204).end();
    });
  }
  const first = await spawnService(dataDir, environment);
  const dead = once(first.child, 'exit');
  await until(() => arrived().length >= HELD_FROM && mails().size >= 5);
  first.child.kill('SIGKILL');
  await dead;
  isDead = true;
  const seen = [answered, mails().size] as const;
  assert.ok(seen[0] < SUBSCRIPTIONS * EVENTS && seen[1] < MAILS, String(seen));

  const second = await spawnService(dataDir, environment, AFTER_LEASES_MS);
  await until(() => idsOf().size >= SUBSCRIPTIONS * EVENTS && mails().size >= MAILS);
  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
  assert.deepEqual([idsOf().size, mails().size], [SUBSCRIPTIONS * EVENTS, MAILS]);
  // What was under way may have come twice, and nothing else.
  assert.ok(arrived().length <= SUBSCRIPTIONS * EVENTS + 128, String(arrived().length));
  const bodies = Map.groupBy(arrived(), ({ headers }) => headers['webhook-id']);
  for (const hooks of bodies.values()) assert.equal(new Set(hooks.map(({ body }) => body)).size, 1);
});

test('[webhooks.burst] kill -9 amid runs: each document is made, and charged once', async () => {
  const dataDir = await newFolder();
  const first = await spawnService(dataDir);
  const senderTo = (url: string) => ({
    send: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${OWNER_KEY}`,
          'content-type': 'application/json',
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  });
  const before = webhooksOf(senderTo(first.url));
  const webhook = await before.make();
  const started = await Promise.all(
    Array.from({ length: RUNS }, (_, n) => before.deliver(webhook, invoiceData(n))),
  );
  assert.ok(started.every(({ status }) => status === 202));
  await before.outcome(started[10]?.body.runId ?? '');
  const dead = once(first.child, 'exit');
  first.child.kill('SIGKILL');
  await dead;

  const second = await spawnService(dataDir, {}, AFTER_LEASES_MS);
  const after = webhooksOf(senderTo(second.url));
  const ended = await Promise.all(started.map(({ body }) => after.outcome(body.runId)));
  assert.deepEqual(new Set(ended.map(({ status }) => status)), new Set([200]));
  const { body } = await after.call('GET', '/v1/dashboard');
  assert.equal((body['usage'] as { documents: number }).documents, RUNS);
  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
});
