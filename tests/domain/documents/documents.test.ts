import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { test } from 'vitest';
import { cleanUp } from '#lib/domain/cleanup/clean-up.ts';
import { findDocument, openDocument, readDocument } from '#lib/domain/documents/find-document.ts';
import { hashRenderInput, reuseDocument } from '#lib/domain/documents/reuse-rendering.ts';
import { type NewDocument, storeDocument } from '#lib/domain/documents/store-document.ts';
import { retentions } from '#lib/domain/retentions.ts';
import type { Rendering } from '#lib/ports/renderer.ts';
import { newCaller, onEveryStore } from '#tests/support/stores.ts';

const DAY_MS = 86_400_000;

function rendering(text: string): Rendering & { content: { bytes: Uint8Array } } {
  const bytes = Buffer.from(text);
  return { content: { bytes }, size: bytes.length, pageCount: 2, warnings: [] };
}

const draft = (part: Partial<NewDocument> = {}): NewDocument => ({
  rendering: rendering('%PDF-1.7 …'),
  format: 'pdf',
  filename: 'rechnung-1042-für-zoë.pdf',
  documentType: 'invoice',
  ttlSeconds: 300,
  ...part,
});

const tokenOf = (documentUrl: string) => new URL(documentUrl).searchParams.get('token') ?? '';

onEveryStore('documents', (stores) => {
  test('a stored document is found whole by its owner', async () => {
    const { ports } = stores();
    const caller = newCaller();
    const sessionId = randomUUID();
    const stored = await storeDocument(
      ports,
      caller,
      draft({ sessionId, templateId: 'invoice-clean' }),
    );
    const found = await findDocument(ports, stored.id, { caller });
    assert.deepEqual(found, stored);
    assert.equal(Buffer.from(await readDocument(ports, found)).toString(), '%PDF-1.7 …');
    const opened = await openDocument(ports, found);
    assert.equal(opened.size, stored.size);
    assert.equal((await buffer(opened.stream)).toString(), '%PDF-1.7 …');
    assert.deepEqual(
      [found.sessionId, found.templateId, found.pageCount, found.filename, found.documentType],
      [sessionId, 'invoice-clean', 2, 'rechnung-1042-für-zoë.pdf', 'invoice'],
    );
    assert.equal(Date.parse(found.expiresAt) - Date.parse(found.createdAt), 300_000);
  });

  test('a rendering that already lies in the object store stays there', async () => {
    const { ports } = stores();
    const caller = newCaller();
    const blobKey = `renders/ab/${randomUUID()}.pdf`;
    await ports.blobs.put(blobKey, Buffer.from('remote'), 'application/pdf');
    const stored = await storeDocument(
      ports,
      caller,
      draft({ rendering: { ...rendering('remote'), content: { blobKey } } }),
    );
    assert.equal(stored.blobKey, blobKey);
    assert.equal(Buffer.from(await readDocument(ports, stored)).toString(), 'remote');
  });

  test('the signed link opens its document, to anybody, and no other', async () => {
    const { ports } = stores();
    const caller = newCaller();
    const stored = await storeDocument(ports, caller, draft());
    const other = await storeDocument(ports, caller, draft());
    assert.match(
      stored.documentUrl,
      new RegExp(`^https://pages\\.example/v1/documents/${stored.id}\\?token=`),
    );
    const token = tokenOf(stored.documentUrl);
    assert.equal((await findDocument(ports, stored.id, { token })).id, stored.id);
    assert.equal(
      (await findDocument(ports, stored.id, { token, caller: newCaller() })).id,
      stored.id,
    );
    const [owner = '', expires = '', signature = ''] = token.split('.');
    const forged = [
      '',
      '.',
      'x',
      tokenOf(other.documentUrl),
      `${owner}.${Number(expires) + 1}.${signature}`,
      `${newCaller().ownerId}.${expires}.${signature}`,
      `${owner}.${expires}.${signature.slice(0, -1)}`,
      `${owner}.${expires}.${'A'.repeat(43)}`,
      `${owner}.${expires}.`,
      `${token}x`,
      `${token}\n`,
      'x'.repeat(100_000),
    ];
    for (const wrong of forged) {
      await assert.rejects(findDocument(ports, stored.id, { token: wrong }), {
        condition: 'documentNotFound',
      });
    }
  });

  test('unknown, foreign and impossible ids are the same 404', async () => {
    const { ports } = stores();
    const caller = newCaller();
    const { id } = await storeDocument(ports, caller, draft());
    const notFound = { code: 'DOCUMENT_NOT_FOUND', status: 404, fields: {} };
    await assert.rejects(findDocument(ports, id, { caller: newCaller() }), notFound);
    await assert.rejects(findDocument(ports, id, {}), notFound);
    for (const wrong of [randomUUID(), '', 'x', `${id}#`, '../../x', '\ud800']) {
      await assert.rejects(findDocument(ports, wrong, { caller }), notFound, wrong);
    }
  });

  test('[documents.forgotten] after its end a document is 410 with expiredAt, to owner and link alike', async () => {
    const { ports, advance } = stores();
    const caller = newCaller();
    const { id, expiresAt, documentUrl } = await storeDocument(ports, caller, draft());
    const token = tokenOf(documentUrl);
    advance(299_999);
    await findDocument(ports, id, { caller });
    await findDocument(ports, id, { token });
    advance(1);
    const expired = {
      code: 'DOCUMENT_EXPIRED',
      status: 410,
      fields: { expiredAt: expiresAt },
    };
    await assert.rejects(findDocument(ports, id, { caller }), expired);
    await assert.rejects(findDocument(ports, id, { token }), expired);
    advance(29 * DAY_MS);
    await assert.rejects(findDocument(ports, id, { caller }), expired, 'remembered');
    await assert.rejects(findDocument(ports, id, { caller: newCaller() }), {
      condition: 'documentNotFound',
    });
  });
});

onEveryStore('reuse of renderings', (stores) => {
  const warnings = [
    { code: 'RESOURCE_FAILED', message: 'No image', subject: 'https://a.example/x.png' },
    { code: 'WAIT_FOR_NOT_FOUND', message: 'No element' },
  ] as const;
  const newIdentity = () => ({ sessionId: randomUUID(), revision: 1, hash: hashRenderInput({}) });

  test('the document is found for the same session, revision and options alone', async () => {
    const { ports } = stores();
    const caller = newCaller();
    const identity = newIdentity();
    const first = { ...rendering('first'), warnings };
    assert.equal(await reuseDocument(ports, caller, identity, 300), undefined);
    const stored = await storeDocument(ports, caller, draft({ rendering: first, identity }));
    const found = await reuseDocument(ports, caller, identity, 300);
    assert.deepEqual(found, { record: stored, warnings });
    const others = [
      { ...identity, revision: 2 },
      { ...identity, hash: hashRenderInput({ scale: 2 }) },
      { ...identity, sessionId: randomUUID() },
    ];
    for (const other of others) {
      assert.equal(await reuseDocument(ports, caller, other, 300), undefined);
    }
    assert.equal(await reuseDocument(ports, newCaller(), identity, 300), undefined);
  });

  test('a document that is used again lives on, through the clean-up; an expired one is not', async () => {
    const { ports, advance } = stores();
    const caller = newCaller();
    const identity = newIdentity();
    const first = await storeDocument(ports, caller, draft({ identity, ttlSeconds: 300 }));
    advance(200_000);
    const again = await reuseDocument(ports, caller, identity, 600);
    assert.equal(again?.record.id, first.id);
    assert.equal(Date.parse(again?.record.expiresAt ?? '') - Date.parse(first.expiresAt), 500_000);
    const shorter = await reuseDocument(ports, caller, identity, 300);
    assert.equal(shorter?.record.expiresAt, again?.record.expiresAt);
    advance(400_000);
    await cleanUp(ports, retentions);
    assert.ok(again && (await readDocument(ports, again.record)));
    advance(250_000);
    assert.equal(await reuseDocument(ports, caller, identity, 600), undefined);
  });
});

test('the hash does not depend on the order of keys, but on everything else', () => {
  const hash = hashRenderInput({ format: 'pdf', options: { a: 1, b: { c: [1, 2], d: 2 } } });
  assert.equal(hashRenderInput({ options: { b: { d: 2, c: [1, 2] }, a: 1 }, format: 'pdf' }), hash);
  assert.notEqual(
    hashRenderInput({ format: 'pdf', options: { a: 1, b: { c: [2, 1], d: 2 } } }),
    hash,
  );
  assert.notEqual(hashRenderInput({ format: 'png', options: {} }), hash);
});
