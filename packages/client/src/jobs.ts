import type { components } from './api.generated.ts';
import type { PagewrightFile } from './file.ts';
import { pause } from './retry.ts';

export type Job = components['schemas']['JobsTemplateGetResponse']['job'];

/** What starting a job answers with. */
export type StartedJob = Pick<components['schemas']['JobsTemplateStartResponse'], '_links'>;

export interface WaitOptions {
  /** When to give up waiting; an hour by default. The job goes on. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Called with each look at the job. */
  readonly onProgress?: (job: Job) => void;
}

const DEFAULT_WAIT_MS = 3_600_000;
const FIRST_LOOK_MS = 250;
const LAST_LOOK_MS = 5_000;

/** The links come from an answer: nothing but a path of this API is followed. */
function pathOf(link: string): string {
  if (!link.startsWith('/v1/')) throw new TypeError(`${link} is not a path of the API`);
  return link;
}

export async function waitForJob(
  get: (path: string, init: object) => Promise<unknown>,
  { _links }: StartedJob,
  options: WaitOptions = {},
): Promise<Job> {
  const { timeoutMs = DEFAULT_WAIT_MS, onProgress } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  for (let wait = FIRST_LOOK_MS; ; wait = Math.min(wait * 1.5, LAST_LOOK_MS)) {
    const { job } = (await get(pathOf(_links.self), { signal })) as { readonly job: Job };
    onProgress?.(job);
    if (job.status !== 'queued' && job.status !== 'running') return job;
    await pause(wait, signal);
  }
}

export const downloadJob = (
  getFile: (path: string) => Promise<PagewrightFile>,
  { _links }: StartedJob,
): Promise<PagewrightFile> => getFile(pathOf(_links.download));
