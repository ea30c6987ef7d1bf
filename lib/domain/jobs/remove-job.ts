import type { Outcome } from '#lib/domain/cleanup/removals.ts';
import type { Ports } from '#lib/ports/index.ts';
import { readHead } from './find-job.ts';
import { headKey, itemsBlobKey, type JobHead, jobPartition, slicesOf } from './job-store.ts';

type Needs = Pick<Ports, 'table' | 'blobs'>;

/** Removes a job that is past its end: its parts first, the head that leads to them last. */
export async function removeJob(
  needs: Needs,
  { ownerId, id }: Pick<JobHead, 'ownerId' | 'id'>,
  now: number,
): Promise<Outcome> {
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

async function removeParts(needs: Needs, id: string): Promise<void> {
  for (;;) {
    const { items } = await needs.table.query({ partition: jobPartition(id), limit: 100 });
    if (items.length === 0) return;
    for (const item of items) await needs.table.delete(item);
  }
}
