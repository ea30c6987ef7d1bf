import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, test } from 'vitest';
import type { z } from 'zod';
import { deactivateKeys } from '#lib/domain/accounts/end-key.ts';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import type { Dashboard } from '#schemas/service/account.ts';
import { DEMO_KEY, describeEverywhere, useService } from '#tests/support/service.ts';

interface Answer {
  success: boolean;
  apiKey: string;
  keyId: string;
  revoked: string[];
  message: string;
  code: string;
  error: string;
  upgrade: string;
  details: { path: string[]; message: string }[];
  account: { id: string; email: string; name: string | null; tier: string };
}

const NOBODY = { authorization: '' };
const bearer = (apiKey: string) => ({ authorization: `Bearer ${apiKey}` });
const LOOK_MS = 20;

describeEverywhere(
  'accounts',
  (service) => {
    /** Each caller is another client, as the trusted proxy tells. */
    let clients = 0;
    const post = async (path: string, body: unknown, client = `2001:db8:${++clients}::1`) => {
      const headers = { ...NOBODY, 'x-forwarded-for': client };
      const response = await service.send('POST', path, body, headers);
      const answer = (await response.json()) as Answer;
      return { status: response.status, body: answer };
    };
    const signUp = (email: string, client?: string) =>
      post('/v1/auth/signup', { email, name: 'Ada' }, client);
    const isValid = async (apiKey: string) =>
      (await service.send('GET', '/v1/dashboard', undefined, bearer(apiKey))).status === 200;
    const mailTo = async (email: string, count = 1) => {
      for (let looks = 0; looks < 1_000; looks++) {
        const messages = (await service.sentMail()).filter(({ to }) => to === email);
        if (messages.length >= count) return messages;
        await delay(LOOK_MS);
      }
      return assert.fail(`no message for ${email}`);
    };
    const tokenIn = (text: string) => /^ {4}(\S{32})$/m.exec(text)?.[1] ?? assert.fail(text);
    const dashboard = async (apiKey: string) => {
      const response = await service.send('GET', '/v1/dashboard', undefined, bearer(apiKey));
      assert.equal(response.status, 200);
      return (await response.json()) as z.infer<typeof Dashboard>;
    };

    test('[accounts.signup] signing up makes an account and shows its key once', async () => {
      const { status, body } = await signUp('grace@example.com');
      assert.equal(status, 201);
      assert.match(body.apiKey, /^gk_[A-Za-z0-9_-]{43}$/);
      assert.deepEqual(
        [body.account.email, body.account.name, body.account.tier],
        ['grace@example.com', 'Ada', 'free'],
      );
      assert.ok(await isValid(body.apiKey));
      const { items } = await service.ports.table.query({
        partition: `OWNER#${body.account.id}`,
        limit: 100,
      });
      assert.ok(items.length > 0);
      assert.ok(!JSON.stringify(items).includes(body.apiKey.slice(3)));
    });

    test('[accounts.email-taken] of many at once one gets the address, however it is written', async () => {
      const answers = await Promise.all(
        ['a.b+x@gmail.com', 'ab@gmail.com', 'A.B@GoogleMail.com', 'ab@gmail.com'].map((email) =>
          signUp(email),
        ),
      );
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409]);
      assert.equal(answers.find(({ status }) => status === 409)?.body.code, 'EMAIL_TAKEN');
      assert.equal((await signUp('a.b@example.org')).status, 201);
      assert.equal((await signUp('ab@example.org')).status, 201, 'dots count elsewhere');
      for (const email of ['x', 'x@', 'x@y', 'a@b.c\r\nBcc: e@f.g', 'a@b.c, e@f.g', ' ', '@b.c']) {
        assert.equal((await signUp(email)).body.code, 'VALIDATION_ERROR', email);
      }
    });

    test('[accounts.recover] [accounts.recover-token] a token makes a new key once, and the old keys are dead', async () => {
      const { body } = await signUp('Lost.Key@example.com');
      const asked = await post('/v1/auth/recover-key', { email: 'lost.key@example.com' });
      assert.deepEqual([asked.status, asked.body.apiKey], [200, undefined]);
      const [message] = await mailTo('Lost.Key@example.com');
      const token = tokenIn(message?.text ?? '');
      assert.ok(message?.html.includes(token));
      const redeem = (with_: string, email = 'lost.key@example.com') =>
        post('/v1/auth/recover-key', { email, token: with_ });
      assert.equal((await redeem(`${token}x`)).body.code, 'VALIDATION_ERROR');
      assert.equal((await redeem(token, 'grace@example.com')).status, 400, 'another address');
      assert.ok(await isValid(body.apiKey));
      const redeemed = await Promise.all(Array.from({ length: 5 }, () => redeem(token)));
      const made = redeemed.filter(({ status }) => status === 200);
      assert.equal(made.length, 1, 'one of five at once');
      assert.equal(made[0]?.body.revoked.length, 1);
      assert.ok(await isValid(made[0]?.body.apiKey ?? ''));
      assert.ok(!(await isValid(body.apiKey)));
      assert.deepEqual((await redeem(token)).body.details[0]?.path, ['token']);
    });

    test('[accounts.recover-same] an unknown address gets the same answer and no message', async () => {
      await signUp('known@example.com');
      const [known, unknown] = [
        await post('/v1/auth/recover-key', { email: 'known@example.com' }),
        await post('/v1/auth/recover-key', { email: 'unknown@example.com' }),
      ];
      assert.deepEqual(unknown, known);
      await mailTo('known@example.com');
      const wrong = await Promise.all(
        ['known@example.com', 'unknown@example.com'].map((email) =>
          post('/v1/auth/recover-key', { email, token: 'x'.repeat(32) }),
        ),
      );
      assert.deepEqual(wrong[0], wrong[1]);
      assert.ok((await service.sentMail()).every(({ to }) => to !== 'unknown@example.com'));
    });

    test('keys that the operator deactivated are not recovered', async () => {
      const { body } = await signUp('barred@example.com');
      await deactivateKeys(service.ports, body.account.id);
      const asked = await post('/v1/auth/recover-key', { email: 'barred@example.com' });
      assert.equal(asked.status, 200);
      await post('/v1/auth/recover-key', { email: 'known@example.com' });
      await mailTo('known@example.com', 2);
      assert.ok((await service.sentMail()).every(({ to }) => to !== 'barred@example.com'));
    });

    test('[accounts.limits] [settings.trusted-proxies] guesses are limited by client and by account', async () => {
      const guess = (client?: string) =>
        post('/v1/auth/recover-key', { email: 'guessed@example.com', token: 'x' }, client);
      const guesses = await Promise.all(Array.from({ length: 30 }, () => guess()));
      const passed = guesses.filter(({ status }) => status === 400).length;
      // The window may turn over once while they run.
      assert.ok(passed === 10 || passed === 20, `${passed} guesses at one address`);
      assert.equal(guesses.find(({ status }) => status === 429)?.body.code, 'RATE_LIMIT_EXCEEDED');
      // One network, whatever half of its addresses and whatever the client says of itself.
      const signups = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          signUp(`flood-${n}@example.com`, `198.51.100.${n}, 2001:db8:ffff:1::${n.toString(16)}`),
        ),
      );
      const made = signups.filter(({ status }) => status === 201).length;
      assert.ok(made === 10 || made === 20, `${made} accounts for one network`);
    });

    test('[accounts.regenerate] a new key replaces the calling one at once, or comes in addition', async () => {
      const { body } = await signUp('keys@example.com');
      const regenerate = async (apiKey: string, query = '') => {
        const path = `/v1/keys/regenerate${query}`;
        const headers = { ...bearer(apiKey), 'idempotency-key': 'same' };
        const response = await service.send('POST', path, undefined, headers);
        return { status: response.status, body: (await response.json()) as Answer };
      };
      const second = (await regenerate(body.apiKey, '?keep=true&name=Build')).body;
      assert.deepEqual(second.revoked, []);
      assert.ok((await isValid(body.apiKey)) && (await isValid(second.apiKey)));
      const { keys } = await dashboard(second.apiKey);
      assert.deepEqual(
        keys.map(({ name, current }) => [name, current]).toSorted(),
        [
          ['Build', true],
          [null, false],
        ].toSorted(),
      );
      const third = (await regenerate(body.apiKey)).body;
      assert.equal(third.revoked.length, 1);
      assert.ok(!(await isValid(body.apiKey)));
      assert.equal((await regenerate(body.apiKey)).status, 401);
      const fourth = (await regenerate(third.apiKey, `?keyId=${second.keyId}`)).body;
      assert.deepEqual(fourth.revoked, [second.keyId]);
      assert.ok(!(await isValid(second.apiKey)));
      const stranger = await issueKey(service.ports, { tier: 'free' });
      const foreign = await regenerate(third.apiKey, `?keyId=${stranger.caller.keyId}`);
      assert.deepEqual([foreign.status, foreign.body.details[0]?.path], [400, ['keyId']]);
      assert.ok(await isValid(stranger.apiKey));
      assert.equal((await regenerate(DEMO_KEY)).body.code, 'DEMO_TIER_LIMITATION');
      assert.ok(await isValid(DEMO_KEY));
    });

    test('[accounts.dashboard] tells usage, limits, counts and the newest documents', async () => {
      const { body } = await signUp('dash@example.com');
      const before = await dashboard(body.apiKey);
      assert.deepEqual(
        [before.account.email, before.usage.documents, before.recentDocuments],
        ['dash@example.com', 0, []],
      );
      assert.deepEqual(before.counts, { templates: 0, sources: 0, mappings: 0 });
      const template = { name: 'T', html: '<p>{{a}}' };
      await service.send('POST', '/v1/templates/saved', template, bearer(body.apiKey));
      for (const html of ['<p>first', '<p>second']) {
        const made = await service.send('POST', '/v1/create', { html }, bearer(body.apiKey));
        assert.equal(made.status, 200);
        await made.arrayBuffer();
      }
      const after = await dashboard(body.apiKey);
      assert.deepEqual(
        [after.usage.documents, after.usage.limit, after.counts.templates],
        [2, 100, 1],
      );
      assert.deepEqual(after.rateLimit, { limit: 60, windowMs: 60_000 });
      const [newest, older] = after.recentDocuments;
      assert.ok(newest && older && newest.createdAt >= older.createdAt);
      assert.equal((await fetch(newest.documentUrl)).status, 200);
      assert.equal(after.keys[0]?.lastUsedOn, new Date().toISOString().slice(0, 10));
      assert.deepEqual((await dashboard(DEMO_KEY)).account.email, null);
    });

    test('[accounts.upgrade] upgrade leads to an endpoint that exists', async () => {
      const headers = bearer(DEMO_KEY);
      const create = () => service.send('POST', '/v1/create', { html: '<p>x' }, headers);
      await (await create()).arrayBuffer();
      const refused = await create();
      const { upgrade } = (await refused.json()) as Answer;
      assert.equal(refused.status, 429);
      assert.equal(upgrade, `${service.url}/v1/auth/signup`);
      assert.equal((await fetch(upgrade, { method: 'OPTIONS' })).status, 204);
    });
  },
  { TRUSTED_PROXIES: '1', TIERS: '{"demo":{"documentsPerMonth":1,"requestsPerMinute":100}}' },
);

describe('a service where nobody can sign up', () => {
  const service = useService({ SIGNUP: 'closed' });

  test('[settings.signup] answers 403, and leads nobody there', async () => {
    const body = { email: 'ada@example.com' };
    const refused = await service.send('POST', '/v1/auth/signup', body, NOBODY);
    assert.equal(refused.status, 403);
    assert.equal(((await refused.json()) as Answer).code, 'FORBIDDEN');
  });
});
