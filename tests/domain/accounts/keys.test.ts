import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'vitest';
import { adoptKey } from '#lib/domain/accounts/adopt-key.ts';
import { authenticate } from '#lib/domain/accounts/authenticate.ts';
import { deactivateKeys, reactivateKeys, revokeKeys } from '#lib/domain/accounts/end-key.ts';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import { onEveryStore } from '#tests/support/stores.ts';

const operatorKey = (letter: string) => `gk_${letter.repeat(43)}`;

onEveryStore('API keys', (stores) => {
  test('an issued key authenticates as its caller, and is random', async () => {
    const { ports } = stores();
    const first = await issueKey(ports, { tier: 'free' });
    const second = await issueKey(ports, { tier: 'demo' });
    assert.match(first.apiKey, /^gk_[A-Za-z0-9_-]{43}$/);
    assert.notEqual(first.apiKey, second.apiKey);
    assert.notEqual(first.caller.ownerId, second.caller.ownerId);
    assert.deepEqual(await authenticate(ports, first.apiKey), first.caller);
    assert.equal(first.caller.registered, true);
    assert.equal(second.caller.registered, false);
  });

  test('[auth.hashed] only the hash of a key is stored', async () => {
    const { ports } = stores();
    const { apiKey, caller } = await issueKey(ports, { tier: 'free' });
    const hash = createHash('sha256').update(apiKey).digest('hex');
    const key = await ports.table.get({ partition: `KEY#${hash}`, sort: 'KEY' });
    const owned = await ports.table.query({ partition: `OWNER#${caller.ownerId}`, limit: 10 });
    assert.ok(key);
    assert.equal(owned.items.length, 1);
    assert.doesNotMatch(JSON.stringify([key, owned]), new RegExp(apiKey.slice(3)));
  });

  test('authenticates nobody by unknown and malformed keys', async () => {
    const { ports } = stores();
    const { apiKey } = await issueKey(ports, { tier: 'free' });
    const wrong = [
      '',
      'gk_',
      'gk_short',
      operatorKey('x'),
      apiKey.slice(3),
      `${apiKey} `,
      `${apiKey}\n`,
      apiKey.toUpperCase(),
      `gk_${'a'.repeat(5_000)}`,
      `gk_${'\u0000'.repeat(30)}`,
    ];
    for (const text of wrong) assert.equal(await authenticate(ports, text), undefined, text);
  });

  test('authenticates nobody by revoked keys, and keeps the key that is excepted', async () => {
    const { ports } = stores();
    const old = await issueKey(ports, { tier: 'free' });
    const { ownerId } = old.caller;
    const fresh = await issueKey(ports, { ownerId, tier: 'free' });
    assert.equal(fresh.caller.ownerId, ownerId);
    assert.deepEqual(await revokeKeys(ports, ownerId, fresh.caller.keyId), [old.caller.keyId]);
    assert.equal(await authenticate(ports, old.apiKey), undefined);
    assert.deepEqual(await authenticate(ports, fresh.apiKey), fresh.caller);
    assert.deepEqual(await revokeKeys(ports, ownerId, fresh.caller.keyId), []);
  });

  test('names deactivated keys as such; they can be reactivated, revoked ones cannot', async () => {
    const { ports } = stores();
    const revoked = await issueKey(ports, { tier: 'free' });
    const { ownerId } = revoked.caller;
    await revokeKeys(ports, ownerId);
    const { apiKey, caller } = await issueKey(ports, { ownerId, tier: 'free' });
    await deactivateKeys(ports, ownerId);
    assert.equal(await authenticate(ports, apiKey), 'deactivated');
    assert.equal(await authenticate(ports, revoked.apiKey), undefined);
    await reactivateKeys(ports, ownerId);
    assert.deepEqual(await authenticate(ports, apiKey), caller);
    assert.equal(await authenticate(ports, revoked.apiKey), undefined);
  });

  test('the operator’s key is adopted once, also by two starts at the same time', async () => {
    const { ports } = stores();
    const adopted = await Promise.all(
      Array.from({ length: 5 }, () => adoptKey(ports, operatorKey('a'), 'unlimited')),
    );
    const caller = await authenticate(ports, operatorKey('a'));
    for (const result of adopted) assert.deepEqual(result, caller);
    assert.deepEqual(await adoptKey(ports, operatorKey('a'), 'unlimited'), caller);
    assert.deepEqual(caller !== 'deactivated' && caller?.tier, 'unlimited');
  });

  test('another operator’s key takes over the account and ends the one before', async () => {
    const { ports } = stores();
    const first = await adoptKey(ports, operatorKey('b'), 'scale');
    const second = await adoptKey(ports, operatorKey('c'), 'scale');
    assert.equal(second?.ownerId, first?.ownerId);
    assert.equal(await authenticate(ports, operatorKey('b')), undefined);
    assert.deepEqual(await authenticate(ports, operatorKey('c')), second);
    assert.equal(await adoptKey(ports, operatorKey('b'), 'scale'), undefined, 'stays revoked');
  });

  test('an issued key that is put into the settings keeps its owner and gets the tier', async () => {
    const { ports } = stores();
    const { apiKey, caller } = await issueKey(ports, { tier: 'free' });
    const adopted = await adoptKey(ports, apiKey, 'pro');
    assert.deepEqual(adopted, { ...caller, tier: 'pro' });
    assert.deepEqual(await authenticate(ports, apiKey), adopted);
  });

  test('refuses a setting that is not a key, by its name', async () => {
    await assert.rejects(adoptKey(stores().ports, 'secret', 'unlimited'), {
      condition: 'configuration',
      message: /gk_/,
    });
  });
});
