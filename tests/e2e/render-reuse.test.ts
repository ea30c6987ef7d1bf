import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'vitest';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import { documentKey, readDocumentItem } from '#lib/domain/documents/document-store.ts';
import type { Caller } from '#lib/ports/caller.ts';
import { describeEverywhere, type TestService, useService } from '#tests/support/service.ts';

const INVOICE = {
  data: { invoiceNumber: 'INV-9', items: [{ description: 'Cogs', total: 4 }], total: 4 },
};

interface Created {
  readonly documentId: string;
  readonly sessionId: string;
  readonly url: string;
  readonly warnings: readonly { code: string }[];
}

async function newKey(service: TestService) {
  const { apiKey, caller } = await issueKey(service.ports, { tier: 'unlimited' });
  const create = async (body: object): Promise<Created> => {
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
    const response = await service.send('POST', '/v1/create', body, headers);
    assert.equal(response.status, 200);
    return (await response.json()) as Created;
  };
  return { caller, create };
}

async function fileOf(service: TestService, { ownerId }: Caller, { documentId }: Created) {
  const item = await service.ports.table.get(documentKey(ownerId, documentId));
  assert.ok(item);
  return readDocumentItem(item).stored?.blobKey;
}

describeEverywhere('rendering the same again', (service) => {
  const filesOf = async (owner: Awaited<ReturnType<typeof newKey>>, bodies: readonly object[]) => {
    const files = [];
    for (const body of bodies)
      files.push(await fileOf(service, owner.caller, await owner.create(body)));
    return new Set(files).size;
  };

  test('[renderer.reuse] the same content with the same options is another document of the same file', async () => {
    const { caller, create } = await newKey(service);
    const [first, second] = [await create(INVOICE), await create(INVOICE)];
    assert.notEqual(first.documentId, second.documentId);
    assert.notEqual(first.sessionId, second.sessionId);
    assert.equal(first.url, second.url);
    assert.equal(await fileOf(service, caller, first), await fileOf(service, caller, second));
  });

  test('[renderer.reuse] not with other options, and not for another owner', async () => {
    const [owner, stranger] = [await newKey(service), await newKey(service)];
    const bodies = [
      INVOICE,
      { ...INVOICE, format: 'png' },
      { ...INVOICE, options: { pageSize: 'A4' } },
      { ...INVOICE, options: { metadata: { author: 'Ada' } } },
      { ...INVOICE, style: 'bold' },
    ];
    assert.equal(await filesOf(owner, bodies), bodies.length);
    assert.equal(await filesOf(owner, bodies), bodies.length);
    const own = await fileOf(service, owner.caller, await owner.create(INVOICE));
    const other = await fileOf(service, stranger.caller, await stranger.create(INVOICE));
    assert.notEqual(own, other);
  });

  test('[renderer.reuse] not what script or another server has a say in', async () => {
    const owner = await newKey(service);
    for (const html of [
      '<p>now</p><script>document.title = Date.now()</script>',
      '<p>a</p><img src="http://images.invalid/a.png">',
      '<p style="background: url( //images.invalid/a.png )">a</p>',
      '<style>@import "http://styles.invalid/a.css";</style><p>a</p>',
      '<link rel="stylesheet" href="http://styles.invalid/a.css"><p>a</p>',
    ])
      assert.equal(await filesOf(owner, [{ html }, { html }]), 2, html);
    const html = '<p>See <a href="https://example.com/a.png">the picture</a></p>';
    assert.equal(await filesOf(owner, [{ html }, { html }]), 1);
  });

  test('[renderer.reuse] repeats the warnings of the first render', async () => {
    const { create } = await newKey(service);
    const body = { html: '<p>a \u{12000} b</p>' };
    const [first, second] = [await create(body), await create(body)];
    assert.deepEqual(
      first.warnings.map(({ code }) => code),
      ['GLYPH_MISSING'],
    );
    assert.deepEqual(second.warnings, first.warnings);
  });
});

describe('the bytes of a document', () => {
  const digests = new Set<string>();
  for (const restart of [1, 2, 3]) {
    describe(`after start ${restart}`, () => {
      const service = useService();
      test('[renderer.deterministic] many owners at once, eight at a time', async () => {
        const pending = Array.from({ length: 17 }, () => newKey(service));
        const worker = async () => {
          for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
            const { create } = await next;
            digests.add(
              createHash('sha256')
                .update((await create(INVOICE)).url)
                .digest('hex'),
            );
          }
        };
        await Promise.all(Array.from({ length: 8 }, worker));
        assert.equal(digests.size, 1);
      });
    });
  }
});
