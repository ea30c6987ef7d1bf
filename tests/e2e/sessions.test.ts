import assert from 'node:assert/strict';
import { test } from 'vitest';
import { examples } from '#tests/examples/payloads.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { DEMO_KEY, describeEverywhere } from '#tests/support/service.ts';

const quote = {
  client: { name: 'Ada Lovelace' },
  lineItems: [{ description: 'Consulting', quantity: 2, unitPrice: 60, total: 120 }],
  totals: { subtotal: 120, total: 120 },
};

describeEverywhere('sessions', (service) => {
  const preview = async () => {
    const response = await service.send('POST', '/v1/preview', {
      template: 'quote-modern',
      data: quote,
    });
    assert.equal(response.status, 200);
    return (await response.json()) as { html: string; sessionId: string };
  };

  test('[preview.response] preview fills the template and opens a session', async () => {
    const { html, sessionId } = await preview();
    assert.match(html, /^<!doctype html>/i);
    for (const region of ['header', 'client-info', 'line-items', 'totals'])
      assert.ok(html.includes(`data-service-region="${region}"`), region);
    assert.match(sessionId, /^[0-9a-f-]{36}$/);
  });

  test('[preview.error] [preview.validation] an unknown template and unusable data are PREVIEW_ERROR', async () => {
    const unknown = await service.send('POST', '/v1/preview', { template: 'nope', data: {} });
    assert.equal(unknown.status, 500);
    assert.equal(((await unknown.json()) as { code: string }).code, 'PREVIEW_ERROR');
    const lacking = await service.send('POST', '/v1/preview', {
      template: 'quote-modern',
      data: {},
    });
    assert.equal(lacking.status, 500);
    const { code, details } = (await lacking.json()) as {
      code: string;
      details: { path: unknown[] }[];
    };
    assert.equal(code, 'PREVIEW_ERROR');
    assert.ok(details.some(({ path }) => path.join('.') === 'data.client.name'));
    assert.equal((await service.send('POST', '/v1/preview', { template: 7 })).status, 400);
  });

  test('[generate.response] [generate.format] [generate.response-document] generate renders the session, as file or as JSON', async () => {
    const { sessionId } = await preview();
    const file = await service.send('POST', '/v1/generate', { sessionId });
    assert.equal(file.headers.get('content-type'), 'application/pdf');
    const bytes = Buffer.from(await file.arrayBuffer());
    assert.ok((await readPdf(bytes)).pages[0]?.text.includes('Ada Lovelace'));
    const json = await service.send(
      'POST',
      '/v1/generate',
      { sessionId },
      { accept: 'application/json' },
    );
    const body = (await json.json()) as Record<string, unknown>;
    for (const field of [
      'url',
      'format',
      'size',
      'documentId',
      'documentUrl',
      'expiresAt',
      'filename',
      'pageCount',
    ])
      assert.ok(field in body, field);
  });

  test('[generate.same-bytes] [generate.options] generating again unchanged gives the same bytes', async () => {
    const { sessionId } = await preview();
    const once = Buffer.from(
      await (await service.send('POST', '/v1/generate', { sessionId })).arrayBuffer(),
    );
    const again = Buffer.from(
      await (await service.send('POST', '/v1/generate', { sessionId })).arrayBuffer(),
    );
    assert.ok(once.equals(again));
    const wide = Buffer.from(
      await (
        await service.send('POST', '/v1/generate', {
          sessionId,
          options: { orientation: 'landscape' },
        })
      ).arrayBuffer(),
    );
    assert.ok(!once.equals(wide));
    const page = (await readPdf(wide)).pages[0];
    assert.ok((page?.width ?? 0) > (page?.height ?? 0));
  });

  test('[generate.keeps-options] what the document was created with stays unless the request says otherwise', async () => {
    const created = (await (
      await service.send(
        'POST',
        '/v1/create',
        { data: examples.invoice, options: { pageSize: 'A4' } },
        { accept: 'application/json' },
      )
    ).json()) as { sessionId: string };
    const bytes = Buffer.from(
      await (
        await service.send('POST', '/v1/generate', { sessionId: created.sessionId })
      ).arrayBuffer(),
    );
    assert.ok(Math.abs(((await readPdf(bytes)).pages[0]?.width ?? 0) - 595.3) < 1);
  });

  test('[sessions.unknown] [sessions.foreign] [generate.not-found] unknown ids and other keys’ sessions look the same', async () => {
    const { sessionId } = await preview();
    const answers = await Promise.all([
      service.send('POST', '/v1/generate', { sessionId: '00000000-0000-4000-8000-000000000000' }),
      service.send('POST', '/v1/generate', { sessionId: '../../etc/passwd' }),
      service.send('POST', '/v1/generate', { sessionId }, { authorization: `Bearer ${DEMO_KEY}` }),
    ]);
    for (const answer of answers) {
      assert.equal(answer.status, 404);
      assert.deepEqual(await answer.json(), { error: 'Session not found', code: 'HTTP_ERROR' });
    }
  });
});
