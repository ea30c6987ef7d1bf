import assert from 'node:assert/strict';
import { test } from 'vitest';
import { cleanUp } from '#lib/domain/cleanup/clean-up.ts';
import {
  claimAnswer,
  keepAnswer,
  releaseClaim,
  renewClaim,
} from '#lib/domain/idempotency/claim-answer.ts';
import { retentions } from '#lib/domain/retentions.ts';
import { newCaller, onEveryStore } from '#tests/support/stores.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const LARGE = { status: 200, headers: { 'content-type': 'x/y' }, body: Buffer.alloc(50_000, 7) };

onEveryStore('idempotency keys', (stores) => {
  test('[forms.idempotency-key] gives one of many the claim, and the others its answer', async () => {
    const { ports } = stores();
    const caller = newCaller();
    const results = await Promise.all(
      Array.from({ length: 20 }, () => claimAnswer(ports, caller, 'k', 'f')),
    );
    const claims = results.flatMap((result) => (result.kind === 'claimed' ? [result.claim] : []));
    assert.equal(claims.length, 1);
    assert.ok(results.every(({ kind }) => kind === 'claimed' || kind === 'running'));
    for (const claim of claims) await keepAnswer(ports, claim, LARGE);
    const again = await claimAnswer(ports, caller, 'k', 'f');
    assert.ok(again.kind === 'answered');
    assert.equal(Buffer.compare(again.answer.body, LARGE.body), 0);
    assert.deepEqual(again.answer.headers, LARGE.headers);
    await assert.rejects(claimAnswer(ports, caller, 'k', 'other'), {
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test('[forms.idempotency-key] takes over a claim whose worker died, and no other', async () => {
    const { ports, advance } = stores();
    const caller = newCaller();
    const first = await claimAnswer(ports, caller, 'k', 'f');
    assert.ok(first.kind === 'claimed');
    advance(20 * SECOND_MS);
    assert.equal(await renewClaim(ports, first.claim), true);
    advance(20 * SECOND_MS);
    assert.equal((await claimAnswer(ports, caller, 'k', 'f')).kind, 'running');
    advance(20 * SECOND_MS);
    const second = await claimAnswer(ports, caller, 'k', 'f');
    assert.ok(second.kind === 'claimed');
    assert.equal(await renewClaim(ports, first.claim), false);
    await keepAnswer(ports, first.claim, { ...LARGE, status: 500 });
    await releaseClaim(ports, first.claim);
    assert.equal((await claimAnswer(ports, caller, 'k', 'f')).kind, 'running');
    await releaseClaim(ports, second.claim);
    assert.equal((await claimAnswer(ports, caller, 'k', 'f')).kind, 'claimed');
  });

  test('[forms.idempotency-key] expires an answer after 24 hours, and removes its file', async () => {
    const { ports, advance } = stores();
    const caller = newCaller();
    const first = await claimAnswer(ports, caller, 'k', 'f');
    assert.ok(first.kind === 'claimed');
    await keepAnswer(ports, first.claim, LARGE);
    const files = async () =>
      (await ports.blobs.list('answers/')).entries.filter(({ key }) =>
        key.includes(caller.ownerId),
      );
    assert.equal((await files()).length, 1);
    advance(24 * HOUR_MS + SECOND_MS);
    assert.equal((await claimAnswer(ports, caller, 'k', 'another')).kind, 'claimed');
    await cleanUp(ports, retentions);
    assert.equal((await files()).length, 0);
  });
});
