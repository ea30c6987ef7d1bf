import { z } from 'zod';
import {
  DOCUMENT_BLOBS,
  documentKey,
  parseDocumentBlobKey,
  readDocumentItem,
} from '#lib/domain/documents/document-store.ts';
import { isOffered } from '#lib/domain/documents/shared-file.ts';
import { ANSWER_BLOBS, ANSWER_LIFE_MS } from '#lib/domain/idempotency/answer-store.ts';
import { readHead } from '#lib/domain/jobs/find-job.ts';
import { JOB_BLOBS, parseItemsBlobKey } from '#lib/domain/jobs/job-store.ts';
import {
  parseRevisionBlobKey,
  revisionKey,
  SESSION_BLOBS,
  StoredRevision,
} from '#lib/domain/sessions/session-store.ts';
import {
  contentKey,
  parseTemplateBlobKey,
  TEMPLATE_BLOBS,
} from '#lib/domain/templates/saved/saved-template-store.ts';
import type { BlobEntry } from '#lib/ports/blobs.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Budget } from './budget.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'log' | 'now'>;

/** A file this young may still get its item. */
const YOUNG_MS = 60 * 60_000;
/** A new pass over all files begins this long after the one before began. */
const PASS_INTERVAL_MS = 6 * 60 * 60_000;
/** No document lives longer than seven days, so a file older than this has none. */
const RENDER_LIFE_MS = 8 * 86_400_000;

/** Where a pass stands: in which area, after which page; null when it is through. */
const Progress = z.object({
  startedAt: z.int(),
  area: z.int().nullable(),
  cursor: z.string().nullable(),
});
type Progress = z.infer<typeof Progress>;
const PROGRESS_KEY = { partition: 'CLEANUP', sort: 'ORPHANS' };

/** Where files lie, and how to tell those that nothing points to. */
const AREAS: readonly {
  readonly prefix: string;
  readonly isOrphan: (needs: Needs, entry: BlobEntry) => Promise<boolean>;
}[] = [
  {
    prefix: DOCUMENT_BLOBS,
    async isOrphan(needs, { key }) {
      const of = parseDocumentBlobKey(key);
      if (of === undefined) return true;
      const { ownerId, id, hash } = of;
      const item = await needs.table.get(documentKey(ownerId, id));
      if (item !== undefined && readDocumentItem(item).stored?.blobKey === key) return false;
      return hash === undefined || !(await isOffered(needs, { ownerId, hash }, key));
    },
  },
  {
    prefix: SESSION_BLOBS,
    async isOrphan(needs, { key }) {
      const of = parseRevisionBlobKey(key);
      const item = of && (await needs.table.get(revisionKey(of.ownerId, of.id, of.revision)));
      if (item === undefined) return true;
      const stored = StoredRevision.parse(item.value);
      return !('blobKey' in stored) || stored.blobKey !== key;
    },
  },
  {
    prefix: TEMPLATE_BLOBS,
    async isOrphan(needs, { key }) {
      const of = parseTemplateBlobKey(key);
      return !of || !(await needs.table.get(contentKey(of.ownerId, of.id, of.contentId)));
    },
  },
  {
    prefix: JOB_BLOBS,
    async isOrphan(needs, { key }) {
      const of = parseItemsBlobKey(key);
      const found = of && (await readHead(needs, of.ownerId, of.id));
      return found === undefined || found.head.finishedAt !== undefined;
    },
  },
  {
    prefix: ANSWER_BLOBS,
    async isOrphan(needs, { modifiedAt }) {
      return needs.now().getTime() - modifiedAt.getTime() > ANSWER_LIFE_MS;
    },
  },
  {
    // Put there by a remote renderer, which knows no document: nothing leads from the file to an
    // item, but its age tells enough.
    prefix: 'renders/',
    async isOrphan(needs, { modifiedAt }) {
      return needs.now().getTime() - modifiedAt.getTime() > RENDER_LIFE_MS;
    },
  },
];

/** Removes files older than an hour that nothing points to, page by page; goes on where the run before stopped. */
export async function sweepOrphans(
  needs: Needs,
  budget: Budget,
): Promise<{ orphans: number; failed: number; done: boolean }> {
  const tally = { orphans: 0, failed: 0, done: true };
  const item = await needs.table.get(PROGRESS_KEY);
  let progress = nextPass(item && Progress.parse(item.value), needs.now().getTime());
  if (progress.area === null) return tally;
  while (progress.area !== null) {
    if (!budget()) {
      tally.done = false;
      break;
    }
    progress = await sweepPage(needs, progress, progress.area, budget, tally);
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
  progress: Progress,
  area: number,
  budget: Budget,
  tally: { orphans: number; failed: number },
): Promise<Progress> {
  const next = area + 1 < AREAS.length ? area + 1 : null;
  const current = AREAS[area];
  if (current === undefined) return { ...progress, area: null, cursor: null };
  const page = await needs.blobs.list(current.prefix, progress.cursor ?? undefined);
  for (const entry of page.entries) await sweep(needs, current.isOrphan, entry, budget, tally);
  if (page.cursor !== undefined) return { ...progress, cursor: page.cursor };
  return { ...progress, area: next, cursor: null };
}

async function sweep(
  needs: Needs,
  isOrphan: (needs: Needs, entry: BlobEntry) => Promise<boolean>,
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
