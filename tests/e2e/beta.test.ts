import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, test } from 'vitest';
import { deactivateKeys } from '#lib/domain/accounts/end-key.ts';
import { activateCode } from '#lib/domain/beta/activate-code.ts';
import type { BetaInvite, BetaRequest } from '#schemas/service/beta.ts';
import { ADMIN_TOKEN, describeEverywhere, useService } from '#tests/support/service.ts';

const WINDOW_MS = 60_000;
/** Longer than the requests of one flood take on a busy machine. */
const FLOOD_MS = 10_000;

interface Answer {
  code: string;
  apiKey: string;
  account: { id: string; email: string; tier: string };
  details: { path: string[] }[];
  request: BetaRequest;
  requests: BetaRequest[];
  invite: BetaInvite & { code: string };
  invites: BetaInvite[];
  total: number;
}
const ADMIN = { authorization: `Bearer ${ADMIN_TOKEN}` };
const ADMIN_ROUTES = [
  ['GET', '/v1/beta/requests'],
  ['POST', '/v1/beta/approve/0b9df5d1-6c0e-8a6e-9d0f-5d8a4f1c2b3e'],
  ['GET', '/v1/beta/invites'],
  ['GET', '/v1/beta/stats'],
] as const;

describeEverywhere(
  'beta',
  (service) => {
    let clients = 0;
    const send = async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {
        authorization: '',
        'x-forwarded-for': `2001:db8:${++clients}::1`,
      },
    ) => {
      const response = await service.send(method, path, body, headers);
      return { status: response.status, body: (await response.json()) as Answer };
    };
    const ask = (email: string, more: object = {}) =>
      send('POST', '/v1/beta/request', { email, ...more });
    const approve = (id: string) => send('POST', `/v1/beta/approve/${id}`, undefined, ADMIN);
    const activate = (code: string) => send('POST', '/v1/beta/activate', { code });
    const approved = async (email: string) => {
      const { body } = await ask(email);
      const answer = await approve(body.request.id);
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return answer.body;
    };
    const tierOf = async (apiKey: string) => {
      const headers = { authorization: `Bearer ${apiKey}` };
      return (await send('GET', '/v1/dashboard', undefined, headers)).body.account?.tier;
    };
    const mailTo = async (email: string) => {
      for (let looks = 0; looks < 1_000; looks++) {
        const message = (await service.sentMail()).find(({ to }) => to === email);
        if (message !== undefined) return message;
        await delay(20);
      }
      return assert.fail(`no message for ${email}`);
    };

    test('[beta.lifecycle] a request is approved, its code mailed, and turned once into a key of tier pro', async () => {
      const useCase = 'Invoices\nof a workshop';
      const asked = await ask('ada@example.com', { name: 'Ada', useCase });
      assert.deepEqual([asked.status, asked.body.request.status], [201, 'pending']);
      const listed = await send('GET', '/v1/beta/requests?status=pending', undefined, ADMIN);
      const found = listed.body.requests.find(({ email }) => email === 'ada@example.com');
      assert.deepEqual([found?.id, found?.useCase], [asked.body.request.id, useCase]);
      const { request, invite } = (await approve(asked.body.request.id)).body;
      assert.deepEqual([request.status, invite.status], ['approved', 'open']);
      const message = await mailTo('ada@example.com');
      assert.ok(message.text.includes(invite.code) && message.html.includes(invite.code));
      const answers = await Promise.all(Array.from({ length: 5 }, () => activate(invite.code)));
      const made = answers.filter(({ status }) => status === 200);
      assert.equal(made.length, 1, 'one of five at once');
      const body = made[0]?.body ?? assert.fail();
      assert.deepEqual(
        [body.account.email, body.account.tier, await tierOf(body.apiKey)],
        ['ada@example.com', 'pro', 'pro'],
      );
      const lost = answers.find(({ status }) => status !== 200);
      assert.deepEqual(lost?.body.details[0]?.path, ['code']);
      const invites = (await send('GET', '/v1/beta/invites', undefined, ADMIN)).body.invites;
      assert.deepEqual(
        invites.map(({ email, status }) => [email, status]),
        [['ada@example.com', 'activated']],
      );
      assert.ok(!JSON.stringify(invites).includes(invite.code));
    });

    test('[beta.same-answer] asking again is the same request, and says nothing of it', async () => {
      const [first, again] = [await ask('again@gmail.com'), await ask('A.gain+x@gmail.com')];
      assert.equal(again.body.request.id, first.body.request.id);
      await approve(first.body.request.id);
      const later = await ask('again@gmail.com');
      const { createdAt: _, ...shown } = later.body.request;
      const { createdAt: __, ...before } = first.body.request;
      assert.deepEqual([later.status, shown], [201, before]);
      const { requests } = (await send('GET', '/v1/beta/requests', undefined, ADMIN)).body;
      assert.equal(requests.filter(({ email }) => email.includes('gmail')).length, 1);
    });

    test('[beta.codes] a code ends with the next one, with its time, and by being used', async () => {
      const first = await approved('twice@example.com');
      const second = (await approve(first.request.id)).body;
      assert.equal((await activate(first.invite.code)).status, 400, 'replaced');
      const late = { ...service.ports, now: () => new Date(Date.parse(second.invite.expiresAt)) };
      const code = { code: second.invite.code };
      await assert.rejects(activateCode(late, code, '192.0.2.1'), { code: 'VALIDATION_ERROR' });
      assert.equal((await activate(second.invite.code)).status, 200);
      // A key that got lost: the operator approves again.
      const third = (await approve(first.request.id)).body;
      assert.equal((await activate(third.invite.code)).status, 200);
      for (const wrong of ['x', '', '../CODE', `${third.invite.code} `, 'x'.repeat(201), 7, null])
        assert.equal((await activate(wrong as string)).status, 400, String(wrong));
    });

    test('[beta.account] an account keeps its keys, with the new tier; a deactivated one stays shut', async () => {
      const signup = { email: 'grace@example.com' };
      const { body: account } = await send('POST', '/v1/auth/signup', signup);
      assert.equal(await tierOf(account.apiKey), 'free');
      const { invite } = await approved('Grace@Example.com');
      const { body: raised } = await activate(invite.code);
      assert.equal(raised.account.id, account.account.id);
      assert.deepEqual([await tierOf(raised.apiKey), await tierOf(account.apiKey)], ['pro', 'pro']);
      await deactivateKeys(service.ports, account.account.id);
      const again = (await approve((await ask('grace@example.com')).body.request.id)).body;
      assert.equal((await activate(again.invite.code)).status, 400);
    });

    test('[beta.admin] the operator’s routes take the admin token alone; a wrong one is 403', async () => {
      const { body } = await ask('owner@example.com');
      const { invite } = (await approve(body.request.id)).body;
      const { apiKey } = (await activate(invite.code)).body;
      for (const [method, path] of ADMIN_ROUTES) {
        const expected = path.includes('approve') ? 404 : 200;
        assert.equal((await send(method, path, undefined, ADMIN)).status, expected, path);
        for (const token of [apiKey, ADMIN_TOKEN.slice(1), `${ADMIN_TOKEN}x`, '0', 'null']) {
          const headers = { authorization: `Bearer ${token}` };
          const answer = await send(method, path, undefined, headers);
          assert.deepEqual([answer.status, answer.body.code], [403, 'FORBIDDEN'], path);
        }
        for (const authorization of ['', 'Bearer', 'Bearer ', `Basic ${ADMIN_TOKEN}`]) {
          const answer = await send(method, path, undefined, { authorization });
          assert.equal(answer.status, 401, authorization);
        }
        const inQuery = `${path}?token=${ADMIN_TOKEN}&authorization=Bearer%20${ADMIN_TOKEN}`;
        assert.equal((await send(method, inQuery, undefined, { authorization: '' })).status, 401);
      }
      for (const id of ['x', '..%2F..', '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3f', '%00'])
        assert.equal((await approve(id)).body.code, 'RECORD_NOT_FOUND', id);
    });

    test('[beta.stats] stats count what there is', async () => {
      const { body } = await send('GET', '/v1/beta/stats', undefined, ADMIN);
      const { requests, invites } = body as unknown as Record<string, Record<string, number>>;
      const sum = (counts: Record<string, number> = {}) =>
        Object.values(counts).reduce((total, count) => total + count, 0);
      assert.equal(sum(requests), 2 * (requests?.['total'] ?? Number.NaN));
      assert.equal(sum(invites), 2 * (invites?.['total'] ?? Number.NaN));
      const page = await send('GET', '/v1/beta/requests?limit=1&offset=1', undefined, ADMIN);
      assert.deepEqual([page.body.requests.length, page.body.total], [1, requests?.['total']]);
    });

    test('[beta.limits] requests and guesses are limited by client; nothing sent reaches a header', async () => {
      const client = { authorization: '', 'x-forwarded-for': '203.0.113.9, 198.51.100.9' };
      for (const [path, body, status] of [
        ['/v1/beta/request', { email: 'flood@example.com' }, 201],
        ['/v1/beta/activate', { code: 'guess' }, 400],
      ] as const) {
        // All of them in one window: what is sent across its end has a share of each.
        const left = WINDOW_MS - (Date.now() % WINDOW_MS);
        if (left < FLOOD_MS) await delay(left);
        const flood = await Promise.all(
          Array.from({ length: 30 }, () => send('POST', path, body, client)),
        );
        const passed = flood.filter((answer) => answer.status === status).length;
        assert.equal(passed, 10);
        assert.equal(flood.find((each) => each.status === 429)?.body.code, 'RATE_LIMIT_EXCEEDED');
      }
      for (const more of [
        { email: 'a@b.example\r\nBcc: e@f.example' },
        { email: 'a@b.example, e@f.example' },
        { name: 'Ada\r\nBcc: e@f.example' },
        { name: 'x'.repeat(101) },
        { useCase: 'x'.repeat(2_001) },
        { email: '<a@b.example>' },
      ])
        assert.equal((await ask('ok@example.com', more)).body.code, 'VALIDATION_ERROR');
      const tricky = {
        name: '<img src=x onerror=alert(1)>',
        useCase: '{{7*7}}\r\nBcc: e@f.example',
      };
      const { body } = await ask('tricky@example.com', tricky);
      await approve(body.request.id);
      const message = await mailTo('tricky@example.com');
      assert.doesNotMatch(message.html, /<img|onerror|Bcc/);
      assert.ok((await service.sentMail()).every(({ to }) => !to.includes('f.example')));
    });
  },
  { TRUSTED_PROXIES: '1' },
);

describe('without an admin token', () => {
  const service = useService({ ADMIN_TOKEN: '' });

  test('[beta.admin] [settings.admin-token] the operator’s routes are 503 CONFIG_ERROR', async () => {
    for (const [method, path] of ADMIN_ROUTES) {
      const response = await service.send(method, path, undefined, ADMIN);
      const { code } = (await response.json()) as Answer;
      assert.deepEqual([response.status, code], [503, 'CONFIG_ERROR'], path);
    }
  });
});
