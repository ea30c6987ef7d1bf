import assert from 'node:assert/strict';
import { test } from 'vitest';
import { documentKey } from '#lib/domain/documents/document-store.ts';
import { sessionKey } from '#lib/domain/sessions/session-store.ts';
import type { Key } from '#lib/ports/table.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { DEMO_KEY, describeEverywhere } from '#tests/support/service.ts';

interface Created {
  documentId: string;
  documentUrl: string;
  sessionId: string;
  expiresAt: string;
  size: number;
  filename: string;
  pageCount: number;
}

describeEverywhere('hosted documents', (service) => {
  const create = async (): Promise<Created> => {
    const response = await service.send(
      'POST',
      '/v1/create',
      { html: '<title>Rêve d’été</title><p>hosted' },
      { accept: 'application/json' },
    );
    assert.equal(response.status, 200);
    return (await response.json()) as Created;
  };
  /** Moves an item's end into the past, as waiting would. */
  const expire = async (key: Key): Promise<string> => {
    const { table } = service.ports;
    const item = await table.get(key);
    assert.ok(item);
    const expiresAt = new Date(Date.now() - 1_000).toISOString();
    await table.put({ ...key, value: { ...item.value, expiresAt } });
    return expiresAt;
  };
  const ownerId = async (): Promise<string> => {
    const { value } = (await service.ports.table.get({
      partition: 'OPERATOR',
      sort: 'TIER#unlimited',
    })) ?? { value: {} };
    return String((value as Record<string, unknown>)['ownerId']);
  };

  test('[documents.owner] the owner’s key gets the file inline, or as an attachment', async () => {
    const { documentId, size } = await create();
    const inline = await service.send('GET', `/v1/documents/${documentId}`);
    assert.equal(inline.status, 200);
    assert.equal(inline.headers.get('content-type'), 'application/pdf');
    const disposition = inline.headers.get('content-disposition') ?? '';
    assert.match(disposition, /^inline; /);
    assert.match(disposition, /filename\*=UTF-8''r%C3%AAve-d/i);
    const bytes = Buffer.from(await inline.arrayBuffer());
    assert.equal(bytes.length, size);
    assert.ok((await readPdf(bytes)).pages[0]?.text.includes('hosted'));
    const attachment = await service.send('GET', `/v1/documents/${documentId}?download=1`);
    assert.match(attachment.headers.get('content-disposition') ?? '', /^attachment; /);
    await attachment.arrayBuffer();
  });

  test('[documents.token] the signed link opens it without a key, and only it', async () => {
    const [one, two] = [await create(), await create()];
    for (const headers of [{}, { authorization: 'Bearer gk_wrongwrongwrongwrongwrong' }]) {
      const linked = await fetch(one.documentUrl, { headers });
      assert.equal(linked.status, 200);
      await linked.arrayBuffer();
    }
    const head = await fetch(one.documentUrl, { method: 'HEAD' });
    assert.equal(head.headers.get('content-type'), 'application/pdf');
    assert.ok(Number(head.headers.get('content-length')) > 500);
    const token = new URL(one.documentUrl).searchParams.get('token') ?? '';
    for (const [id, wrong] of [
      [two.documentId, token],
      [one.documentId, `${token}x`],
      [one.documentId, token.replace(/\.(\d+)\./, (_, end: string) => `.${Number(end) + 9_999}.`)],
      [one.documentId, 'x'],
    ] as const) {
      const response = await fetch(
        `${service.url}/v1/documents/${id}?token=${encodeURIComponent(wrong)}`,
      );
      assert.equal(response.status, 404);
      assert.equal(((await response.json()) as { code: string }).code, 'DOCUMENT_NOT_FOUND');
    }
    assert.equal((await fetch(`${service.url}/v1/documents/${one.documentId}`)).status, 401);
  });

  test('[documents.metadata] metadata describes the document and nothing else', async () => {
    const created = await create();
    const { success, document } = (await (
      await service.send('GET', `/v1/documents/${created.documentId}/metadata`)
    ).json()) as {
      success: boolean;
      document: Record<string, unknown>;
    };
    assert.equal(success, true);
    assert.deepEqual(Object.keys(document).sort(), [
      'createdAt',
      'documentType',
      'expiresAt',
      'filename',
      'format',
      'id',
      'pageCount',
      'sessionId',
      'size',
      'templateId',
    ]);
    assert.equal(document['sessionId'], created.sessionId);
    assert.equal(document['expiresAt'], created.expiresAt);
  });

  test('[documents.not-found] unknown ids and other keys’ documents look the same', async () => {
    const { documentId } = await create();
    const bodies = await Promise.all(
      [
        service.send('GET', '/v1/documents/00000000-0000-4000-8000-000000000000'),
        service.send('GET', '/v1/documents/..%2f..%2fetc%2fpasswd'),
        service.send('GET', `/v1/documents/${documentId}`, undefined, {
          authorization: `Bearer ${DEMO_KEY}`,
        }),
        service.send('GET', `/v1/documents/${documentId}/metadata`, undefined, {
          authorization: `Bearer ${DEMO_KEY}`,
        }),
      ].map(async (response) => [(await response).status, await (await response).json()]),
    );
    for (const body of bodies) assert.deepEqual(body, bodies[0]);
    assert.equal(bodies[0]?.[0], 404);
  });

  test('[documents.expired] after its end 410 with expiredAt, by key and by link', async () => {
    const { documentId, documentUrl } = await create();
    const expiredAt = await expire(documentKey(await ownerId(), documentId));
    for (const response of [
      await service.send('GET', `/v1/documents/${documentId}`),
      await service.send('GET', `/v1/documents/${documentId}/metadata`),
      await fetch(documentUrl),
    ]) {
      assert.equal(response.status, 410);
      const body = (await response.json()) as Record<string, unknown>;
      assert.equal(body['code'], 'DOCUMENT_EXPIRED');
      assert.equal(body['expiredAt'], expiredAt);
    }
  });

  test('[sessions.expired] a session that is not used for an hour is 410', async () => {
    const { sessionId } = await create();
    await expire(sessionKey(await ownerId(), sessionId));
    const response = await service.send('POST', '/v1/generate', { sessionId });
    assert.equal(response.status, 410);
    assert.deepEqual(await response.json(), { error: 'Session expired', code: 'HTTP_ERROR' });
  });

  test('[sessions.idle] every use extends the session to an hour from then', async () => {
    const { sessionId } = await create();
    const key = sessionKey(await ownerId(), sessionId);
    const { table } = service.ports;
    const item = await table.get(key);
    assert.ok(item);
    await table.put({
      ...key,
      value: { ...item.value, expiresAt: new Date(Date.now() + 5_000).toISOString() },
    });
    await (await service.send('POST', '/v1/generate', { sessionId })).arrayBuffer();
    const after = await table.get(key);
    assert.ok(Date.parse(String(after?.value['expiresAt'])) > Date.now() + 59 * 60_000);
  });
});
