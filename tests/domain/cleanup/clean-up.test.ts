import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'vitest';
import { cleanUp } from '#lib/domain/cleanup/clean-up.ts';
import { documentKey } from '#lib/domain/documents/document-store.ts';
import { findDocument, readDocument } from '#lib/domain/documents/find-document.ts';
import { takeFile } from '#lib/domain/documents/shared-file.ts';
import { type NewDocument, storeDocument } from '#lib/domain/documents/store-document.ts';
import { retentions } from '#lib/domain/retentions.ts';
import { createSession, type NewSession } from '#lib/domain/sessions/create-session.ts';
import { revisionPrefix, sessionKey } from '#lib/domain/sessions/session-store.ts';
import { useSession } from '#lib/domain/sessions/use-session.ts';
import { deleteTemplate } from '#lib/domain/templates/saved/delete-saved-template.ts';
import { findSavedTemplate } from '#lib/domain/templates/saved/find-saved-template.ts';
import { saveTemplate, updateTemplate } from '#lib/domain/templates/saved/write-saved-template.ts';
import type { Caller } from '#lib/ports/caller.ts';
import { SavedTemplateDraft } from '#schemas/saved-template.ts';
import { newCaller, onEveryStore, type Stores } from '#tests/support/stores.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function document(ttlSeconds: number): NewDocument {
  const bytes = Buffer.from('%PDF');
  return {
    rendering: { content: { bytes }, size: bytes.length, pageCount: 1, warnings: [] },
    format: 'pdf',
    filename: 'secret-name.pdf',
    documentType: 'invoice',
    ttlSeconds,
  };
}

const session = (html: string): NewSession => ({
  origin: { type: 'html' },
  documentType: 'document',
  title: 'Secret title',
  filenameStem: 'document',
  html,
  data: null,
  options: {},
});

/** Everything that is still stored of an owner. */
async function leftovers({ ports }: Stores, caller: Caller) {
  const { items } = await ports.table.query({ partition: `OWNER#${caller.ownerId}`, limit: 100 });
  const blobs = [];
  for (const prefix of ['documents/', 'sessions/', 'templates/']) {
    const { entries } = await ports.blobs.list(prefix);
    blobs.push(...entries.map(({ key }) => key).filter((key) => key.includes(caller.ownerId)));
  }
  return { items, blobs };
}

onEveryStore('clean-up', (stores) => {
  test('[cleanup.removes] [sessions.remembered] removes what has expired, remembers that it was, leaves the rest', async () => {
    const { ports, advance, complaints } = stores();
    const caller = newCaller();
    const short = await storeDocument(ports, caller, document(300));
    const long = await storeDocument(ports, caller, document(7_200));
    await createSession(ports, caller, session('small'));
    const { id } = await createSession(ports, caller, session('x'.repeat(150_000)));
    advance(HOUR_MS + 1);
    const report = await cleanUp(ports, retentions);
    assert.deepEqual(
      { ...report, refiled: 0 },
      {
        removed: { DOCUMENT: 1, SESSION: 2, TEMPLATE: 0, JOB: 0, PROPOSAL: 0 },
        refiled: 0,
        orphans: 0,
        failed: 0,
        done: true,
      },
    );
    const { items, blobs } = await leftovers(stores(), caller);
    assert.deepEqual(blobs, [long.blobKey]);
    assert.equal(items.length, 4, 'two documents, two sessions, no revision');
    const ended = items.filter(({ sort }) => !sort.endsWith(long.id));
    assert.doesNotMatch(JSON.stringify(ended), /secret|small/i);
    await assert.rejects(findDocument(ports, short.id, { caller }), {
      condition: 'documentExpired',
      fields: { expiredAt: short.expiresAt },
    });
    await assert.rejects(useSession(ports, caller, id), { condition: 'sessionExpired' });
    assert.equal(Buffer.from(await readDocument(ports, long)).toString(), '%PDF');
    assert.equal(
      (await cleanUp(ports, retentions)).removed['DOCUMENT'],
      0,
      'nothing is left to do',
    );
    assert.deepEqual(complaints, []);
  });

  test('keeps a session in use, and removes it an hour after the last use', async () => {
    const { ports, advance } = stores();
    const caller = newCaller();
    const { id, html } = await createSession(ports, caller, session('x'.repeat(150_000)));
    for (let round = 0; round < 3; round++) {
      advance(50 * MINUTE_MS);
      await useSession(ports, caller, id);
      await cleanUp(ports, retentions);
    }
    advance(59 * MINUTE_MS);
    await cleanUp(ports, retentions);
    assert.equal((await useSession(ports, caller, id)).html, html);
    advance(HOUR_MS);
    assert.equal((await cleanUp(ports, retentions)).removed['SESSION'], 1);
    assert.deepEqual((await leftovers(stores(), caller)).blobs, []);
  });

  test('[cleanup.bounded] finishes in several bounded runs', async () => {
    const { ports, advance } = stores();
    const caller = newCaller();
    await cleanUp(ports, retentions);
    for (let n = 0; n < 25; n++) await storeDocument(ports, caller, document(300));
    advance(10 * MINUTE_MS);
    let removed = 0;
    let runs = 0;
    for (let done = false; !done; runs++) {
      assert.ok(runs < 40);
      const report = await cleanUp(ports, retentions, { budget: 20 });
      removed += report.removed['DOCUMENT'] ?? 0;
      done = report.done;
    }
    assert.ok(runs > 1, 'the budget was too small for one run');
    assert.equal(removed, 25);
    assert.deepEqual((await leftovers(stores(), caller)).blobs, []);
  });

  test('[cleanup.concurrent] allows two runs at once', async () => {
    const { ports, advance, complaints } = stores();
    const caller = newCaller();
    for (let n = 0; n < 20; n++) await storeDocument(ports, caller, document(300));
    const kept = await createSession(ports, caller, session('x'.repeat(150_000)));
    advance(50 * MINUTE_MS);
    await useSession(ports, caller, kept.id);
    advance(50 * MINUTE_MS);
    const reports = await Promise.all([
      cleanUp(ports, retentions),
      cleanUp(ports, retentions),
      cleanUp(ports, retentions),
    ]);
    assert.ok(reports.every(({ failed, done }) => failed === 0 && done));
    assert.equal((await useSession(ports, caller, kept.id)).html, kept.html);
    const { blobs } = await leftovers(stores(), caller);
    assert.equal(blobs.length, 1);
    assert.deepEqual(complaints, []);
    advance(HOUR_MS);
    assert.equal(
      (await cleanUp(ports, retentions)).removed['SESSION'],
      1,
      'its pointer was not lost',
    );
  });

  test('finishes an interrupted run in the next one', async () => {
    const { ports, advance } = stores();
    const caller = newCaller();
    const { id } = await createSession(ports, caller, session('x'.repeat(150_000)));
    advance(HOUR_MS);
    // Dies after the session has ended, before its content is removed.
    const dying = {
      ...ports,
      blobs: { ...ports.blobs, delete: () => Promise.reject(new Error('the store is away')) },
      log: { ...ports.log, error() {} },
    };
    assert.equal((await cleanUp(dying, retentions)).failed, 1);
    await assert.rejects(useSession(ports, caller, id), { condition: 'sessionExpired' });
    assert.equal((await leftovers(stores(), caller)).blobs.length, 1);
    advance(2 * DAY_MS);
    const report = await cleanUp(ports, retentions);
    assert.deepEqual([report.removed['SESSION'], report.failed], [1, 0]);
    const { items, blobs } = await leftovers(stores(), caller);
    assert.deepEqual(blobs, []);
    assert.deepEqual(
      items.map(({ sort }) => sort),
      [sessionKey(caller.ownerId, id).sort],
    );
  });

  test('removes unreferenced files after an hour, and no others', async () => {
    const { ports, advance, complaints } = stores();
    const caller = newCaller();
    const live = await storeDocument(ports, caller, document(7 * 86_400));
    const bytes = Buffer.from('x');
    const rendered = `renders/aa/${randomUUID()}.pdf`;
    const remote = await storeDocument(ports, caller, {
      ...document(7 * 86_400),
      rendering: { content: { blobKey: rendered }, size: 1, pageCount: 1, warnings: [] },
    });
    const used = await createSession(ports, caller, session('x'.repeat(150_000)));
    const orphans = [
      `documents/aa/${caller.ownerId}/${randomUUID()}.pdf`,
      // Of a document that has another file.
      live.blobKey.replace('.pdf', '.png'),
      `documents/aa/${caller.ownerId}`,
      `sessions/aa/${caller.ownerId}/${randomUUID()}/1-${randomUUID()}.json`,
      // Lost the race for a revision.
      `sessions/${used.id.slice(-2)}/${caller.ownerId}/${used.id}/1-${randomUUID()}.json`,
    ];
    const elsewhere = 'exports/kept.zip';
    for (const key of [...orphans, rendered, elsewhere]) {
      await ports.blobs.put(key, bytes, 'application/octet-stream');
    }
    const young = ports.now().getTime() - Date.now() < HOUR_MS;
    if (young) assert.equal((await cleanUp(ports, retentions)).orphans, 0);
    // Past the pause between two passes, with the session kept alive.
    for (let n = 0; n < 14; n++) {
      advance(30 * MINUTE_MS);
      await useSession(ports, caller, used.id);
    }
    await cleanUp(ports, retentions);
    for (const key of orphans) assert.equal(await ports.blobs.get(key), undefined, key);
    assert.ok(await ports.blobs.get(elsewhere), 'only areas that are known are swept');
    assert.ok(await ports.blobs.get(rendered));
    await useSession(ports, caller, used.id);
    await readDocument(ports, live);
    await readDocument(ports, remote);
    assert.deepEqual(complaints, []);
  });

  test('is not held up by an item that cannot be read', async () => {
    const { ports, advance, complaints } = stores();
    const caller = newCaller();
    const broken = await storeDocument(ports, caller, document(300));
    const fine = await storeDocument(ports, caller, document(300));
    const key = documentKey(caller.ownerId, broken.id);
    await ports.table.put({ ...key, value: { blobKey: 7 } });
    advance(HOUR_MS);
    const report = await cleanUp(ports, retentions);
    assert.ok(report.failed >= 1);
    assert.ok(complaints.splice(0).length >= 1);
    assert.equal(await ports.blobs.get(fine.blobKey), undefined);
    await ports.table.delete(key);
    advance(HOUR_MS);
    assert.equal((await cleanUp(ports, retentions)).failed, 0);
  });

  test('leaves no revision of an ended session', async () => {
    const { ports, advance } = stores();
    const caller = newCaller();
    const { id } = await createSession(ports, caller, session('x'));
    advance(HOUR_MS);
    await cleanUp(ports, retentions);
    const page = await ports.table.query({
      partition: `OWNER#${caller.ownerId}`,
      prefix: revisionPrefix(id),
      limit: 10,
    });
    assert.deepEqual(page.items, []);
  });

  test('[cleanup.removes] [saved.delete] finishes the deletion of a template that was cut short', async () => {
    const { ports, advance, complaints } = stores();
    const caller = newCaller();
    const draft = SavedTemplateDraft.parse({ name: 'Long', html: 'x'.repeat(150_000) });
    const { id } = await saveTemplate(ports, caller, draft);
    await updateTemplate(ports, caller, id, { html: 'short' });
    const dying = {
      ...ports,
      table: {
        ...ports.table,
        query: async () => {
          throw new Error('the process dies here');
        },
      },
    };
    await assert.rejects(deleteTemplate(dying as typeof ports, caller, id), /dies here/);
    assert.equal(await findSavedTemplate(ports, caller.ownerId, id), undefined);
    const before = await ports.blobs.list('templates/');
    assert.ok(before.entries.some(({ key }) => key.includes(id)));
    advance(HOUR_MS);
    const { removed } = await cleanUp(ports, retentions);
    const templates = removed['TEMPLATE'];
    assert.equal(templates, 1);
    assert.deepEqual(await leftovers(stores(), caller), { items: [], blobs: [] });
    assert.deepEqual(complaints, []);
  });

  test('[renderer.reuse] [cleanup.removes] a file goes with the last document that shows it', async () => {
    const { ports, advance } = stores();
    const caller = newCaller();
    const identity = { ownerId: caller.ownerId, hash: 'h'.repeat(43) };
    const draft = (ttlSeconds: number) => ({ ...document(ttlSeconds), fileHash: identity.hash });
    const first = await storeDocument(ports, caller, draft(300));
    const end = ports.now().getTime() + 3 * HOUR_MS;
    const file = await takeFile(ports, identity, end);
    assert.ok(file);
    const content = { blobKey: file.blobKey };
    const second = await storeDocument(ports, caller, {
      ...draft(10_800),
      rendering: { content, size: file.size, pageCount: file.pageCount, warnings: [] },
    });
    assert.equal(second.blobKey, first.blobKey);
    advance(2 * HOUR_MS);
    assert.equal((await cleanUp(ports, retentions)).removed['DOCUMENT'], 1);
    assert.ok(await readDocument(ports, second));
    advance(HOUR_MS + MINUTE_MS);
    assert.equal((await cleanUp(ports, retentions)).removed['DOCUMENT'], 1);
    assert.equal(await ports.blobs.get(first.blobKey), undefined);
    assert.equal(await takeFile(ports, identity, ports.now().getTime() + HOUR_MS), undefined);
    assert.deepEqual((await leftovers(stores(), caller)).blobs, []);
  });

  test('[renderer.reuse] a file is not taken beyond its life, nor in its last minute', async () => {
    const { ports, advance } = stores();
    const caller = newCaller();
    const identity = { ownerId: caller.ownerId, hash: 'h'.repeat(43) };
    await storeDocument(ports, caller, { ...document(7_200), fileHash: identity.hash });
    const inDays = (days: number) => ports.now().getTime() + days * DAY_MS;
    assert.ok(await takeFile(ports, identity, inDays(7)));
    assert.equal(await takeFile(ports, identity, inDays(8)), undefined);
    advance(7 * DAY_MS - MINUTE_MS / 2);
    assert.equal(await takeFile(ports, identity, inDays(0.1)), undefined);
  });
});
