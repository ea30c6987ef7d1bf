import { z } from 'zod';
import type { FileArea, Retention } from '#lib/domain/expiry/retention.ts';
import type { BlobEntry } from '#lib/ports/blobs.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Budget } from './budget.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'log' | 'now'>;

/** A file this young may still get its item. */
const YOUNG_MS = 60 * 60_000;
/** A new pass over all files begins this long after the one before began. */
const PASS_INTERVAL_MS = 6 * 60 * 60_000;
/** Where a pass stands: in which area, after which page; null when it is through. */
const Progress = z.object({
  startedAt: z.int(),
  area: z.int().nullable(),
  cursor: z.string().nullable(),
});
type Progress = z.infer<typeof Progress>;
const PROGRESS_KEY = { partition: 'CLEANUP', sort: 'ORPHANS' };

/** Removes files older than an hour that nothing points to, page by page; goes on where the run before stopped. */
export async function sweepOrphans(
  needs: Needs,
  retentions: readonly Retention[],
  budget: Budget,
): Promise<{ orphans: number; failed: number; done: boolean }> {
  const tally = { orphans: 0, failed: 0, done: true };
  const areas = retentions.flatMap(({ areas = [] }) => areas);
  const item = await needs.table.get(PROGRESS_KEY);
  let progress = nextPass(item && Progress.parse(item.value), needs.now().getTime());
  if (progress.area === null) return tally;
  while (progress.area !== null) {
    if (!budget()) {
      tally.done = false;
      break;
    }
    progress = await sweepPage(needs, areas, progress, progress.area, budget, tally);
  }
  // Two runs at once do some pages twice, and either's place is a true one.
  await needs.table.put({ ...PROGRESS_KEY, value: progress });
  return tally;
}

function nextPass(progress: Progress | undefined, now: number): Progress {
  if (progress !== undefined && progress.area !== null) return progress;
  if (progress !== undefined && now - progress.startedAt < PASS_INTERVAL_MS) return progress;
  return { startedAt: now, area: 0, cursor: null };
}

/** A page is always finished, whatever it costs, so that every run gets somewhere. */
async function sweepPage(
  needs: Needs,
  areas: readonly FileArea[],
  progress: Progress,
  area: number,
  budget: Budget,
  tally: { orphans: number; failed: number },
): Promise<Progress> {
  const next = area + 1 < areas.length ? area + 1 : null;
  const current = areas[area];
  if (current === undefined) return { ...progress, area: null, cursor: null };
  const page = await needs.blobs.list(current.prefix, progress.cursor ?? undefined);
  for (const entry of page.entries) await sweep(needs, current.isOrphan, entry, budget, tally);
  if (page.cursor !== undefined) return { ...progress, cursor: page.cursor };
  return { ...progress, area: next, cursor: null };
}

async function sweep(
  needs: Needs,
  isOrphan: FileArea['isOrphan'],
  entry: BlobEntry,
  budget: Budget,
  tally: { orphans: number; failed: number },
): Promise<void> {
  if (needs.now().getTime() - entry.modifiedAt.getTime() < YOUNG_MS) return;
  budget();
  try {
    if (!(await isOrphan(needs, entry))) return;
    await needs.blobs.delete(entry.key);
    tally.orphans += 1;
  } catch (error) {
    tally.failed += 1;
    needs.log.error({ err: error, blob: entry.key }, 'clean-up of an orphan file failed');
  }
}
