import { signal } from '@preact/signals';
import type { Job, StartedJob } from '../../../packages/client/src/index.ts';
import { refreshDashboard } from '../api/account.ts';
import { api, type Failure, toFailure } from '../api/client.ts';
import { saveFile } from '../playground/files.ts';
import { storedSignal } from '../ui/stored.ts';
import type { Origin } from './failed-rows.ts';

/** A job of this tab: the API answers for each, and lists none. */
export interface RunningJob {
  readonly id: string;
  readonly name: string;
  /** When it was started, by the clock of the page. */
  readonly startedAt: string;
  readonly origin?: Origin | undefined;
  readonly links: StartedJob['_links'];
  readonly job: Job | undefined;
  readonly failure: Failure | undefined;
}

export const jobs = signal<readonly RunningJob[]>([]);

/** Jobs of before a reload; what came of them is asked for again. */
type Remembered = Pick<RunningJob, 'id' | 'name' | 'startedAt' | 'origin' | 'links'>;
const remembered = storedSignal<readonly Remembered[]>('jobs', []);
const MAX_REMEMBERED = 10;

/** Follows the jobs of this tab again. */
export function resumeJobs(): void {
  const known = new Set(jobs.value.map(({ id }) => id));
  for (const { id, links, ...named } of remembered.peek().toReversed())
    if (!known.has(id)) void followJob(named, { jobId: id, _links: links });
}

function remember(): void {
  remembered.value = jobs.value
    .slice(0, MAX_REMEMBERED)
    .map(({ id, name, startedAt, origin, links }) => ({ id, name, startedAt, origin, links }));
}

function update(id: string, part: Partial<RunningJob>): void {
  jobs.value = jobs.value.map((each) => (each.id === id ? { ...each, ...part } : each));
}

/** Follows a job until it has ended. */
export async function followJob(
  named: Pick<RunningJob, 'name' | 'startedAt' | 'origin'>,
  started: Pick<StartedJob, '_links'> & { readonly jobId: string },
): Promise<void> {
  const { jobId: id, _links: links } = started;
  jobs.value = [{ ...named, id, links, job: undefined, failure: undefined }, ...jobs.value];
  remember();
  try {
    const job = await api.value.waitForJob(started, {
      onProgress: (seen) => update(id, { job: seen }),
    });
    update(id, { job });
  } catch (error) {
    update(id, { failure: toFailure(error) });
  }
  await refreshDashboard();
}

export async function cancelJob({ id }: RunningJob): Promise<void> {
  const path = { params: { path: { jobId: id } } };
  await api.value
    .delete('/v1/templates/batch/{jobId}', path)
    .catch((error: unknown) => update(id, { failure: toFailure(error) }));
}

/** "Invoices, 2 of May" → `invoices-2-of-may-2026-05-02.zip`. */
function zipName({ name, startedAt }: RunningJob): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['documents'];
  return `${words.join('-')}-${startedAt.slice(0, 10)}.zip`;
}

export async function saveJob(running: RunningJob): Promise<void> {
  const { id, links } = running;
  try {
    const { blob } = await api.value.downloadJob({ _links: links });
    saveFile({ blob, filename: zipName(running) });
  } catch (error) {
    update(id, { failure: toFailure(error) });
  }
}
