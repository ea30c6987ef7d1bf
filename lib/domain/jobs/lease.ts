import type { Ports } from '#lib/ports/index.ts';
import type { Precondition } from '#lib/ports/table.ts';
import { type JobHead, jobRemoveAfter, LEASE_SECONDS, Lease, leaseKey } from './job-store.ts';

type Needs = Pick<Ports, 'table' | 'log' | 'now'>;

/** A lane that this worker alone works on, as long as `lost` is not aborted. */
export interface HeldLane {
  readonly lost: AbortSignal;
  /** Lets others take it over at once. */
  release(): Promise<void>;
}

/**
 * Takes a lane for oneself, for as long as one lives: it is renewed several times within its time.
 * It only spares double work: what is written is guarded by its own conditions.
 *
 * @returns how many seconds another worker has still to be silent for, where one has it.
 */
export async function holdLane(
  needs: Needs,
  job: JobHead,
  lane: number,
): Promise<HeldLane | { readonly busySeconds: number }> {
  const key = leaseKey(job, lane);
  const write = (until: number, condition: Precondition) =>
    needs.table.put({ ...key, value: { until }, removeAfter: jobRemoveAfter(job) }, condition);
  const item = await needs.table.get(key);
  const now = needs.now().getTime();
  const until = item ? Lease.parse(item.value).until : 0;
  if (until > now) return { busySeconds: Math.ceil((until - now) / 1_000) };
  let revision = await write(
    now + LEASE_SECONDS * 1_000,
    item ? { revision: item.revision } : { absent: true },
  );
  if (revision === undefined) return { busySeconds: LEASE_SECONDS };

  const lost = new AbortController();
  let renewing: Promise<void> = Promise.resolve();
  const renew = async () => {
    if (revision === undefined) return;
    const next = needs.now().getTime() + LEASE_SECONDS * 1_000;
    revision = await write(next, { revision });
    if (revision === undefined) lost.abort();
  };
  const timer = setInterval(
    () => {
      renewing = renewing.then(renew).catch((error: unknown) => {
        needs.log.warn({ err: error, jobId: job.id, lane }, 'a lease could not be renewed');
      });
    },
    (LEASE_SECONDS * 1_000) / 4,
  );
  timer.unref();
  return {
    lost: lost.signal,
    async release() {
      clearInterval(timer);
      await renewing;
      if (revision !== undefined) await write(0, { revision });
    },
  };
}
