import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'vitest';
import { createSession, type NewSession } from '#lib/domain/sessions/create-session.ts';
import { writeRevision } from '#lib/domain/sessions/revision-content.ts';
import { endedSessionItem, revisionKey, sessionKey } from '#lib/domain/sessions/session-store.ts';
import { useSession } from '#lib/domain/sessions/use-session.ts';
import type { Item, Key } from '#lib/ports/table.ts';
import { newCaller, onEveryStore, type Stores } from '#tests/support/stores.ts';

const MINUTE_MS = 60_000;

const draft = (part: Partial<NewSession> = {}): NewSession => ({
  origin: { type: 'template', templateId: 'quote-modern' },
  documentType: 'quote',
  title: 'Quote Q-7',
  filenameStem: 'quote-q-7',
  html: '<p>Zoë</p>',
  data: { client: { name: 'Zoë' }, lineItems: [] },
  options: { pageSize: 'A4' },
  ...part,
});

onEveryStore('sessions', (stores) => {
  test('a session is used as it was created', async () => {
    const { ports } = stores();
    const caller = newCaller();
    const created = await createSession(ports, caller, draft());
    assert.match(created.id, /^[0-9a-f-]{36}$/);
    assert.equal(created.revision, 1);
    assert.equal(Date.parse(created.expiresAt) - Date.parse(created.createdAt), 60 * MINUTE_MS);
    assert.deepEqual(await useSession(ports, caller, created.id), created);
  });

  test('origins without markup or data are kept as such', async () => {
    const { ports } = stores();
    const caller = newCaller();
    const created = await createSession(
      ports,
      caller,
      draft({ origin: { type: 'url', url: 'https://a.example/' }, html: null, data: null }),
    );
    const used = await useSession(ports, caller, created.id);
    assert.deepEqual(used.origin, { type: 'url', url: 'https://a.example/' });
    assert.deepEqual([used.html, used.data], [null, null]);
  });

  test('content above 100 kB lies in the object store', async () => {
    const { ports } = stores();
    const caller = newCaller();
    const small = await createSession(ports, caller, draft({ html: 'é'.repeat(40_000) }));
    const large = await createSession(ports, caller, draft({ html: 'é'.repeat(60_000) }));
    const item = (id: string) => ports.table.get(revisionKey(caller.ownerId, id, 1));
    assert.ok('content' in ((await item(small.id))?.value ?? {}));
    assert.deepEqual(Object.keys((await item(large.id))?.value ?? {}), ['blobKey']);
    assert.deepEqual(await useSession(ports, caller, large.id), large);
    const huge = await createSession(ports, caller, draft({ html: 'x'.repeat(5_000_000) }));
    assert.equal((await useSession(ports, caller, huge.id)).html?.length, 5_000_000);
  });

  test('unknown, foreign and impossible ids are the same 404', async () => {
    const { ports } = stores();
    const owner = newCaller();
    const { id } = await createSession(ports, owner, draft());
    const notFound = { condition: 'sessionNotFound', status: 404, message: 'Session not found' };
    await assert.rejects(useSession(ports, newCaller(), id), notFound);
    for (const wrong of [randomUUID(), '', 'x', '../x', `${id}#`, '\ud800', `${id}\u0000`]) {
      await assert.rejects(useSession(ports, owner, wrong), notFound, wrong);
    }
    const item = await ports.table.get(sessionKey(owner.ownerId, id));
    assert.equal(item?.revision, 1, 'a stranger does not prolong it');
  });

  test('every use extends the session to an hour from then; an hour without use is 410', async () => {
    const { ports, advance } = stores();
    const caller = newCaller();
    const { id } = await createSession(ports, caller, draft());
    for (let hour = 0; hour < 3; hour++) {
      advance(60 * MINUTE_MS - 1);
      const { expiresAt } = await useSession(ports, caller, id);
      assert.equal(Date.parse(expiresAt), ports.now().getTime() + 60 * MINUTE_MS);
    }
    advance(60 * MINUTE_MS);
    const expired = { condition: 'sessionExpired', status: 410, message: 'Session expired' };
    await assert.rejects(useSession(ports, caller, id), expired);
    advance(29 * 24 * 60 * MINUTE_MS);
    await assert.rejects(useSession(ports, caller, id), expired, 'remembered');
    await assert.rejects(useSession(ports, newCaller(), id), { condition: 'sessionNotFound' });
  });

  test('30 parallel uses all succeed and leave one consistent expiry', async () => {
    const { ports, advance } = stores();
    const caller = newCaller();
    const { id, html } = await createSession(ports, caller, draft());
    advance(10 * MINUTE_MS);
    let tick = ports.now().getTime();
    const ticking = { ...ports, now: () => new Date(tick++) };
    const uses = await Promise.all(
      Array.from({ length: 30 }, () => useSession(ticking, caller, id)),
    );
    for (const used of uses) assert.equal(used.html, html);
    const item = await ports.table.get(sessionKey(caller.ownerId, id));
    const end = Date.parse(String(item?.value['expiresAt']));
    assert.ok(end >= ports.now().getTime() + 60 * MINUTE_MS, 'not before any of the uses');
    assert.ok(end <= tick + 60 * MINUTE_MS);
  });

  test('a use that loses to a newer revision continues with that one', async () => {
    const { ports, advance } = stores();
    const caller = newCaller();
    const { id } = await createSession(ports, caller, draft());
    advance(MINUTE_MS);
    const racing = interrupted(ports, async (item) => {
      const { html, data, options } = draft({ html: '<p>second</p>' });
      const revision = { ownerId: caller.ownerId, id, revision: 2 };
      assert.ok(await writeRevision(ports, revision, { html, data, options }));
      await ports.table.put({ ...item, value: { ...item.value, revision: 2 } });
    });
    const used = await useSession(racing, caller, id);
    assert.deepEqual([used.revision, used.html], [2, '<p>second</p>']);
    assert.equal((await useSession(ports, caller, id)).revision, 2);
  });

  test('a use that loses to the clean-up does not bring the session back', async () => {
    const { ports, advance } = stores();
    const caller = newCaller();
    const { id, expiresAt } = await createSession(ports, caller, draft());
    advance(60 * MINUTE_MS - 1);
    const racing = interrupted(ports, async () => {
      await ports.table.put(endedSessionItem(caller.ownerId, id, expiresAt));
    });
    await assert.rejects(useSession(racing, caller, id), { condition: 'sessionExpired' });
    await assert.rejects(useSession(ports, caller, id), { condition: 'sessionExpired' });
  });

  test('a revision is written once', async () => {
    const { ports } = stores();
    const caller = newCaller();
    const { id, ownerId, html } = await createSession(ports, caller, draft());
    for (const other of ['short', 'x'.repeat(150_000)]) {
      const content = { html: other, data: null, options: {} };
      assert.equal(await writeRevision(ports, { ownerId, id, revision: 1 }, content), false);
    }
    assert.equal((await useSession(ports, caller, id)).html, html);
    const { entries } = await ports.blobs.list('sessions/');
    assert.ok(!entries.some(({ key }) => key.includes(id)), 'the loser took its file away');
  });
});

/** The same ports, but somebody else does something right after the first read. */
function interrupted(
  ports: Stores['ports'],
  interrupt: (read: Item) => Promise<void>,
): Stores['ports'] {
  let pending = true;
  const get = async (key: Key) => {
    const item = await ports.table.get(key);
    if (pending && item !== undefined) {
      pending = false;
      await interrupt(item);
    }
    return item;
  };
  return { ...ports, table: { ...ports.table, get } };
}
