import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { Secrets } from '#lib/ports/secrets.ts';

const PLACE = { ownerId: 'owner', recordId: 'record' };

/** What every adapter of the port keeps. */
export function secretsContract(secretsOf: () => Secrets): void {
  test('opens what it sealed, in its place alone', async () => {
    const secrets = secretsOf();
    const sealed = await secrets.seal('pat-Ünïcode-1234', PLACE);
    assert.doesNotMatch(sealed, /pat|1234/);
    assert.match(sealed, /^[\w.-]+$/);
    assert.equal(await secrets.open(sealed, PLACE), 'pat-Ünïcode-1234');
    await assert.rejects(secrets.open(sealed, { ...PLACE, ownerId: 'other' }));
    await assert.rejects(secrets.open(sealed, { ...PLACE, recordId: 'other' }));
  });

  test('seals the same text differently each time', async () => {
    const secrets = secretsOf();
    const sealed = await Promise.all(Array.from({ length: 20 }, () => secrets.seal('same', PLACE)));
    assert.equal(new Set(sealed).size, 20);
  });

  test('refuses what was changed, cut short or never sealed', async () => {
    const secrets = secretsOf();
    const sealed = await secrets.seal('a secret', PLACE);
    for (const at of [5, sealed.length - 30, sealed.length - 2]) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      await assert.rejects(secrets.open(changed, PLACE), changed);
    }
    for (const text of ['', 'v1', 'v1..', 'a secret', sealed.slice(0, -4)])
      await assert.rejects(secrets.open(text, PLACE), text);
  });
}
