/** Stores documents without end, many at a time, and prints each one once it is acknowledged. To be killed. */
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openStores } from '#lib/adapters/local/open-stores.ts';
import { storeDocument } from '#lib/domain/documents/store-document.ts';
import { DEFAULT_TIERS } from '#schemas/settings.ts';

const AT_A_TIME = 16;
const [folder = '', ownerId = ''] = process.argv.slice(2);

const ports = {
  ...openStores(folder),
  settings: {
    publicUrl: 'https://pages.example',
    tiers: DEFAULT_TIERS,
    egressAllow: [],
    maxBodyBytes: 0,
    maxBatchItems: 0,
    maxJobItems: 0,
    pageSize: 'letter' as const,
    batchConcurrency: 1,
    signup: 'open' as const,
    sendsMail: true,
  },
  now: () => new Date(),
  newId: randomUUID,
};
const caller = { ownerId, keyId: 'key', tier: 'unlimited', registered: true } as const;

async function storeForever(): Promise<never> {
  for (;;) {
    const bytes = randomBytes(randomInt(1, 200_000));
    const digest = createHash('sha256').update(bytes).digest('hex');
    const { id } = await storeDocument(ports, caller, {
      rendering: { content: { bytes }, size: bytes.length, pageCount: 1, warnings: [] },
      format: 'pdf',
      filename: digest,
      documentType: 'document',
      ttlSeconds: 300,
    });
    // Synchronous: what is printed was acknowledged before the process died.
    writeSync(1, `${id} ${digest}\n`);
  }
}

await Promise.all(Array.from({ length: AT_A_TIME }, storeForever));
