import type { Json, Outcome, Send } from './service.ts';

const FIRST_LOOK_MS = 500;
const LAST_LOOK_MS = 10_000;
const PAGE = 100;

interface Job {
  readonly status: string;
  readonly total: number;
  readonly results: readonly Json[];
}

export interface BatchParameters {
  readonly templateId: string;
  readonly items: readonly unknown[];
  readonly format: string;
  readonly options: Json;
  /** How long to wait for the end of the job; 0: not at all. */
  readonly waitMs: number;
}

export interface Clock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** The job took longer than this node was to wait. It goes on. */
export class StillRunningError extends Error {}

async function readJob(send: Send, path: string, offset: number): Promise<Job> {
  const { job } = await send({ method: 'GET', path: `${path}?limit=${PAGE}&offset=${offset}` });
  return job as Job;
}

async function untilEnded(send: Send, path: string, waitMs: number, clock: Clock): Promise<Job> {
  const deadline = clock.now() + waitMs;
  for (let pause = FIRST_LOOK_MS; ; pause = Math.min(pause * 1.5, LAST_LOOK_MS)) {
    const job = await readJob(send, path, 0);
    if (job.status !== 'queued' && job.status !== 'running') return job;
    if (clock.now() + pause > deadline)
      throw new StillRunningError(
        `The job ${path} has not ended after ${waitMs / 1_000} seconds: wait longer, or ask for it later`,
      );
    await clock.sleep(pause);
  }
}

/** Fills a template with each item in one job: an outcome for each item, in their order; without waiting, the job alone. */
export async function batchTemplate(
  send: Send,
  { waitMs, ...body }: BatchParameters,
  clock: Clock,
  idempotencyKey?: string,
): Promise<readonly Outcome[]> {
  const started = await send({
    method: 'POST',
    path: '/v1/templates/batch/start',
    body,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  if (waitMs === 0) return [{ json: started }];
  const path = `/v1/templates/batch/${encodeURIComponent(String(started['jobId']))}`;
  const job = await untilEnded(send, path, waitMs, clock);
  const results = [...job.results];
  while (results.length < job.total) {
    const page = await readJob(send, path, results.length);
    if (page.results.length === 0) break;
    results.push(...page.results);
  }
  return results.map((result) => ({ json: { jobId: started['jobId'], ...result } }));
}
