import assert from 'node:assert/strict';
import { test } from 'vitest';
import { deactivateKeys, revokeKeys } from '#lib/domain/accounts/end-key.ts';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import { describeEverywhere } from '#tests/support/service.ts';

const TIERS = JSON.stringify({ free: { requestsPerMinute: 5 }, pro: { documentsPerMonth: 3 } });

describeEverywhere(
  'keys, limits and quotas',
  (service) => {
    const newKey = async (tier: 'free' | 'pro') => {
      const { apiKey, caller } = await issueKey(service.ports, { tier });
      return { ownerId: caller.ownerId, headers: { authorization: `Bearer ${apiKey}` } };
    };

    test('[limits.rate] [limits.retry-after] exactly the limit passes of 50 parallel requests; the rest get Retry-After', async () => {
      const { headers } = await newKey('free');
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => service.send('GET', '/v1/templates', undefined, headers)),
      );
      const passed = responses.filter(({ status }) => status === 200);
      // The window may turn over once while they run.
      assert.ok(passed.length === 5 || passed.length === 10, `${passed.length} passed`);
      const refused = responses.find(({ status }) => status === 429);
      assert.ok(refused);
      const body = (await refused.json()) as Record<string, unknown>;
      assert.equal(body['code'], 'RATE_LIMIT_EXCEEDED');
      assert.equal(body['limit'], 5);
      assert.equal(body['tier'], 'free');
      assert.equal(body['windowMs'], 60_000);
      assert.equal(refused.headers.get('retry-after'), String(body['retryAfter']));
      assert.ok(Number(body['retryAfter']) >= 1 && Number(body['retryAfter']) <= 60);
      assert.equal(refused.headers.get('ratelimit-remaining'), '0');
      assert.equal(refused.headers.get('ratelimit-limit'), '5');
    });

    test('[limits.monthly] exactly the quota is made of 10 parallel documents', async () => {
      const { headers } = await newKey('pro');
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          service.send('POST', '/v1/create', { html: `<p>${n}` }, headers),
        ),
      );
      assert.equal(responses.filter(({ status }) => status === 200).length, 3);
      const refused = responses.find(({ status }) => status === 429);
      const body = (await refused?.json()) as Record<string, unknown>;
      assert.equal(body['code'], 'MONTHLY_LIMIT_EXCEEDED');
      assert.equal(body['limit'], 3);
      assert.equal(body['used'], 3);
      assert.equal(body['tier'], 'pro');
      assert.match(String(body['upgrade']), /^https?:\/\//);
    });

    test('[limits.refund] a document that could not be made is not counted', async () => {
      const { headers } = await newKey('pro');
      for (let n = 0; n < 4; n++) {
        const failed = await service.send(
          'POST',
          '/v1/create',
          { html: '<p>one page', options: { pageRanges: '7-9' } },
          headers,
        );
        assert.equal(failed.status, 400);
      }
      for (let n = 0; n < 3; n++) {
        assert.equal(
          (await service.send('POST', '/v1/create', { html: '<p>fine' }, headers)).status,
          200,
        );
      }
    });

    test('[auth.revoked] treats revoked keys as unknown, and names deactivated ones as such', async () => {
      const revoked = await newKey('free');
      await revokeKeys(service.ports, revoked.ownerId);
      assert.equal(
        (await service.send('GET', '/v1/templates', undefined, revoked.headers)).status,
        401,
      );
      const deactivated = await newKey('free');
      await deactivateKeys(service.ports, deactivated.ownerId);
      const response = await service.send('GET', '/v1/templates', undefined, deactivated.headers);
      assert.equal(response.status, 403);
      assert.equal(((await response.json()) as { code: string }).code, 'HTTP_ERROR');
    });

    test('[limits.unlimited] the owner’s key has no limit, and says so with a number that clients can read', async () => {
      const response = await service.send('GET', '/v1/templates');
      assert.equal(response.headers.get('ratelimit-limit'), '2147483647');
    });
  },
  { TIERS },
);
