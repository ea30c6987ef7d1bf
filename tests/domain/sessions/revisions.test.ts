import assert from 'node:assert/strict';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { test } from 'vitest';
import { createSession } from '#lib/domain/sessions/create-session.ts';
import {
  addRevision,
  editOf,
  openSession,
  undoRevision,
} from '#lib/domain/sessions/revise-session.ts';
import { revisionPrefix, sessionKey } from '#lib/domain/sessions/session-store.ts';
import { useSession } from '#lib/domain/sessions/use-session.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Put } from '#lib/ports/table.ts';
import { newCaller, onEveryStore, type Stores } from '#tests/support/stores.ts';

const MINUTE_MS = 60_000;

onEveryStore('revisions', (stores) => {
  const begin = async (html = '<p>0</p>') => {
    const caller = newCaller();
    const { id } = await createSession(stores().ports, caller, {
      origin: { type: 'html' },
      documentType: 'custom',
      title: '',
      filenameStem: 'document',
      html,
      data: null,
      options: { pageSize: 'A4' },
    });
    return { caller, id };
  };

  /** Sets one more sign into the session's markup, on top of whatever is there. */
  const append = async (ports: Stores['ports'], caller: Caller, id: string, sign: string) => {
    for (;;) {
      const opened = await openSession(ports, caller, id);
      const { session } = opened;
      const edit = editOf(session, {
        instruction: sign,
        operations: [],
        changes: [`Set ${sign}.`],
      });
      const content = { html: `${session.html}${sign}`, data: null, options: {}, edit };
      const revised = await addRevision(ports, caller, opened, content);
      if (revised !== undefined) return revised;
      await nextTurn();
    }
  };

  const undo = async (caller: Caller, id: string) => {
    const { ports } = stores();
    return undoRevision(ports, caller, await openSession(ports, caller, id));
  };

  const revisionsOf = async (caller: Caller, id: string) => {
    const partition = `OWNER#${caller.ownerId}`;
    const page = await stores().ports.table.query({
      partition,
      prefix: revisionPrefix(id),
      limit: 1_000,
    });
    return page.items.map(({ sort }) => Number(sort.slice(-6)));
  };

  test('a revision shows its own content and options, and moves the end', async () => {
    const { ports, advance } = stores();
    const { caller, id } = await begin();
    advance(30 * MINUTE_MS);
    const revised = await append(ports, caller, id, 'a');
    assert.equal(revised.revision, 2);
    assert.equal(Date.parse(revised.expiresAt), ports.now().getTime() + 60 * MINUTE_MS);
    assert.deepEqual(await useSession(ports, caller, id), revised);
    assert.deepEqual([revised.html, revised.options], ['<p>0</p>a', {}]);
  });

  test('undoes one revision at a time, and never uses a number twice', async () => {
    const { ports } = stores();
    const { caller, id } = await begin();
    for (const sign of ['a', 'b', 'c']) await append(ports, caller, id, sign);
    const once = await undo(caller, id);
    assert.deepEqual([once?.session.html, once?.identical], ['<p>0</p>ab', true]);
    assert.deepEqual(once?.edit.changes, ['Set c.']);
    assert.equal((await undo(caller, id))?.session.html, '<p>0</p>a');
    const other = await append(ports, caller, id, 'x');
    assert.deepEqual([other.revision, other.html], [5, '<p>0</p>ax']);
    assert.equal((await undo(caller, id))?.session.html, '<p>0</p>a');
    const first = await undo(caller, id);
    assert.deepEqual(
      [first?.session.html, first?.session.options],
      ['<p>0</p>', { pageSize: 'A4' }],
    );
    await assert.rejects(undo(caller, id), { condition: 'requestNotFeasible' });
    assert.equal((await useSession(ports, caller, id)).html, '<p>0</p>', 'still alive');
  });

  test('applies 20 parallel revisions on top of each other', async () => {
    const { ports } = stores();
    const { caller, id } = await begin('');
    const signs = [...'abcdefghijklmnopqrst'];
    await Promise.all(signs.map((sign) => append(ports, caller, id, sign)));
    const { html } = await useSession(ports, caller, id);
    assert.deepEqual([...(html ?? '')].sort(), signs);
    assert.equal((await revisionsOf(caller, id)).length, 21, 'what lost was taken away');
    for (let left = signs.length - 1; left >= 0; left--) {
      assert.equal((await undo(caller, id))?.session.html, html?.slice(0, left));
    }
  });

  test('a revision that loses to another changes nothing; one that lost to a use is retried', async () => {
    const { ports, advance } = stores();
    const { caller, id } = await begin();
    const [first, second] = [
      await openSession(ports, caller, id),
      await openSession(ports, caller, id),
    ];
    advance(MINUTE_MS);
    await useSession(ports, caller, id);
    const content = (html: string) => ({ html, data: null, options: {} });
    assert.ok(await addRevision(ports, caller, first, content('first')));
    assert.equal(await addRevision(ports, caller, second, content('second')), undefined);
    assert.equal((await useSession(ports, caller, id)).html, 'first');
    assert.equal(await undoRevision(ports, caller, second).catch(() => 'refused'), 'refused');
  });

  test('a write whose response was lost counts once', async () => {
    const { ports } = stores();
    const { caller, id } = await begin();
    const opened = await openSession(ports, caller, id);
    const { sort } = sessionKey(caller.ownerId, id);
    const put: typeof ports.table.put = async (item: Put, precondition) => {
      const written = await ports.table.put(item, precondition);
      return item.sort === sort ? undefined : written;
    };
    const deaf = { ...ports, table: { ...ports.table, put } };
    const content = { html: 'done', data: null, options: {} };
    assert.equal((await addRevision(deaf, caller, opened, content))?.revision, 2);
    assert.equal((await useSession(ports, caller, id)).html, 'done');
  });

  test('a revision of a session that expired meanwhile is refused and leaves nothing', async () => {
    const { ports, advance } = stores();
    const { caller, id } = await begin();
    const opened = await openSession(ports, caller, id);
    await useSession(ports, caller, id);
    advance(1);
    await useSession(ports, caller, id);
    advance(60 * MINUTE_MS);
    const content = { html: 'late', data: null, options: {} };
    await assert.rejects(addRevision(ports, caller, opened, content), {
      condition: 'sessionExpired',
    });
  });
});
