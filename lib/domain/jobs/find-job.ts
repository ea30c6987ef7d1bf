import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { Id } from '#schemas/common.ts';
import type { JobKind } from '#schemas/job.ts';
import { cancelKey, headKey, JobHead, jobPartition, LANE_PREFIX, Lane } from './job-store.ts';

const PATHS: Readonly<Record<JobKind, string>> = {
  'template-batch': '/v1/templates/batch',
  'smart-batch': '/v1/generate/smart/batch',
  // It fills one template, too.
  'mapping-batch': '/v1/templates/batch',
};

/** The paths of a job. */
export function linksOf({ kind, id }: Pick<JobHead, 'kind' | 'id'>) {
  const self = `${PATHS[kind]}/${id}`;
  return { self, download: `${self}/download` };
}

/** A job as it is stored, and the revision of its item. */
export interface FoundJob {
  readonly head: JobHead;
  readonly revision: number;
}

export async function readHead(
  needs: Pick<Ports, 'table'>,
  ownerId: string,
  id: string,
): Promise<FoundJob | undefined> {
  const item = await needs.table.get(headKey(ownerId, id));
  return item && { head: JobHead.parse(item.value), revision: item.revision };
}

/** @throws jobNotFound for an unknown or ended job, another owner's, and one of other endpoints, all alike */
export async function findJob(
  needs: Pick<Ports, 'table' | 'now'>,
  caller: Caller,
  kind: JobKind,
  id: string,
): Promise<JobHead> {
  // What is no id must not reach a storage key.
  const found = Id.safeParse(id).success ? await readHead(needs, caller.ownerId, id) : undefined;
  const head = found?.head;
  const isThere = head !== undefined && PATHS[head.kind] === PATHS[kind];
  if (!isThere || Date.parse(head.expiresAt) <= needs.now().getTime()) {
    throw new PagewrightError('jobNotFound');
  }
  return head;
}

export async function isCancelled(
  needs: Pick<Ports, 'table'>,
  job: Pick<JobHead, 'id'>,
): Promise<boolean> {
  return (await needs.table.get(cancelKey(job))) !== undefined;
}

export async function readLanes(
  needs: Pick<Ports, 'table'>,
  { id }: Pick<JobHead, 'id'>,
): Promise<Lane[]> {
  const { items } = await needs.table.query({
    partition: jobPartition(id),
    prefix: LANE_PREFIX,
    limit: 100,
  });
  return items.map(({ value }) => Lane.parse(value));
}
