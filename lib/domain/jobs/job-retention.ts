import type { ExpiryPointer } from '#lib/domain/expiry/expiry-pointers.ts';
import type { Removal, Retention, RetentionNeeds } from '#lib/domain/expiry/retention.ts';
import { readHead } from './find-job.ts';
import {
  headKey,
  itemsBlobKey,
  JOB_BLOBS,
  jobPartition,
  parseItemsBlobKey,
  slicesOf,
} from './job-store.ts';

/** Removes a job that is past its end: its parts first, the head that leads to them last. */
async function removeJob(
  needs: RetentionNeeds,
  { ownerId, id }: ExpiryPointer,
  now: number,
): Promise<Removal> {
  const found = await readHead(needs, ownerId, id);
  if (found === undefined) return { kind: 'gone' };
  const { head, revision } = found;
  const end = Date.parse(head.expiresAt);
  if (end > now) return { kind: 'alive', expiresAt: end };
  if (head.finishedAt === undefined) {
    for (let slice = 0; slice < slicesOf(head.total); slice++)
      await needs.blobs.delete(itemsBlobKey(head, slice));
  }
  await removeParts(needs, id);
  const removed = await needs.table.delete(headKey(ownerId, id), { revision });
  return { kind: removed ? 'removed' : 'contended' };
}

async function removeParts(needs: RetentionNeeds, id: string): Promise<void> {
  for (;;) {
    const { items } = await needs.table.query({ partition: jobPartition(id), limit: 100 });
    if (items.length === 0) return;
    for (const item of items) await needs.table.delete(item);
  }
}

export const jobRetention: Retention = {
  kind: 'JOB',
  remove: removeJob,
  areas: [
    {
      prefix: JOB_BLOBS,
      async isOrphan(needs, { key }) {
        const of = parseItemsBlobKey(key);
        const found = of && (await readHead(needs, of.ownerId, of.id));
        return found === undefined || found.head.finishedAt !== undefined;
      },
    },
  ],
};
