import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { openStores } from '#lib/adapters/local/open-stores.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { OWNER_KEY } from '#tests/support/service.ts';
import { spawnService } from '#tests/support/spawned-service.ts';

const CREATES = 200;

test('[storage.kill] kill -9 amid 200 concurrent creates loses no acknowledged document and leaves nothing half-written', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-kill-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const headers = {
    authorization: `Bearer ${OWNER_KEY}`,
    'content-type': 'application/json',
    accept: 'application/json',
  };

  const first = await spawnService(dataDir, { RENDER_QUEUE: String(CREATES) });
  const acknowledged: { documentId: string; size: number; marker: string }[] = [];
  const killed = once(first.child, 'exit');
  await Promise.all(
    Array.from({ length: CREATES }, async (_, n) => {
      const marker = `document-${n}`;
      const body = JSON.stringify({ html: `<p>${marker}</p>` });
      const response = await fetch(`${first.url}/v1/create`, {
        method: 'POST',
        headers,
        body,
      }).catch(() => undefined);
      const answer = (await response?.json().catch(() => undefined)) as
        | { documentId?: string; size?: number }
        | undefined;
      if (answer?.documentId === undefined || answer.size === undefined) return;
      acknowledged.push({ documentId: answer.documentId, size: answer.size, marker });
      if (acknowledged.length === 60) first.child.kill('SIGKILL');
    }),
  );
  await killed;
  assert.ok(
    acknowledged.length >= 60 && acknowledged.length < CREATES,
    `${acknowledged.length} acknowledged`,
  );

  const second = await spawnService(dataDir, { RENDER_QUEUE: String(CREATES) });
  onTestFinished(async () => {
    second.child.kill('SIGTERM');
    await once(second.child, 'exit');
  });
  for (const { documentId, size, marker } of acknowledged) {
    const response = await fetch(`${second.url}/v1/documents/${documentId}`, { headers });
    assert.equal(response.status, 200);
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.equal(bytes.length, size);
    assert.ok((await readPdf(bytes)).pages[0]?.text.includes(marker));
  }
  const { table, blobs } = openStores(dataDir);
  onTestFinished(() => table.close());
  for (const { key } of (await blobs.list('')).entries.filter((entry) =>
    entry.key.endsWith('.pdf'),
  )) {
    const bytes = Buffer.from((await blobs.get(key)) ?? []);
    assert.match(bytes.subarray(-16).toString('latin1'), /%%EOF\s*$/, `${key} is half-written`);
  }
});
