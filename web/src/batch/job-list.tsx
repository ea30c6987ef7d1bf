import { useEffect, useRef } from 'preact/hooks';
import type { Job } from '../../../packages/client/src/index.ts';
import { when } from '../account/when.ts';
import { reasonsOf } from './failed-rows.ts';
import { cancelJob, jobs, type RunningJob, saveJob } from './state.ts';

const ENDED = new Set(['completed', 'failed', 'cancelled']);

/** How far a job is; what failed is no document. */
function countOf({ completed, failed, total }: NonNullable<RunningJob['job']>): string {
  return failed === 0
    ? `${completed} of ${total}`
    : `${completed} of ${total} made, ${failed} failed`;
}

/** More are in results.json of the ZIP. */
const MAX_SHOWN = 5;

/** What readers of the documents would miss, document by document. */
function DocumentWarnings({ results }: { readonly results: Job['results'] }) {
  const warned = results.filter(({ warnings = 0 }) => warnings > 0);
  if (warned.length === 0) return null;
  return (
    <details class="job-warnings" open={warned.length <= MAX_SHOWN}>
      <summary class="problem">
        {warned.length === 1
          ? '1 document has warnings'
          : `${warned.length} documents have warnings`}
      </summary>
      <ul>
        {warned.map(({ index, filename, warnings = 0, warningDetails = [] }) => (
          <li key={index}>
            <b>{filename}</b>: {warningDetails.map(({ message }) => message).join('; ')}
            {warnings > warningDetails.length && ` and ${warnings - warningDetails.length} more`}
          </li>
        ))}
      </ul>
    </details>
  );
}

function JobRow({ running }: { readonly running: RunningJob }) {
  const { name, startedAt, origin, job, failure } = running;
  const isOver = job !== undefined && ENDED.has(job.status);
  const errors = job?.results.filter(({ status }) => status === 'error') ?? [];
  return (
    <li class="job">
      <div class="job-head">
        <b>{name}</b>
        <time class="quiet" dateTime={startedAt}>
          {when(startedAt)}
        </time>
        <span class="badge">{job?.status ?? 'queued'}</span>
        <span class="quiet">{job === undefined ? '' : countOf(job)}</span>
        <span class="spring" />
        {!isOver && (
          <button type="button" class="quiet-button" onClick={() => void cancelJob(running)}>
            Cancel
          </button>
        )}
        {isOver && job.completed > 0 && (
          <button type="button" class="primary" onClick={() => void saveJob(running)}>
            Download ZIP
          </button>
        )}
      </div>
      <progress
        aria-label={`Progress of ${name}`}
        max={job?.total ?? 1}
        value={job?.completed ?? 0}
      />
      {failure !== undefined && <p class="problem">{failure.message}</p>}
      {errors.slice(0, MAX_SHOWN).map((result) =>
        reasonsOf(origin, result).map((reason) => (
          <p class="problem" key={`${result.index}-${reason}`}>
            {reason}
          </p>
        )),
      )}
      <DocumentWarnings results={job?.results ?? []} />
    </li>
  );
}

/** Jobs of this tab, the newest first. */
export function JobList() {
  const place = useRef<HTMLElement>(null);
  const count = jobs.value.length;
  // Whoever starts a job below a long table sees it run.
  useEffect(() => {
    if (count > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  if (jobs.value.length === 0) return null;
  return (
    <section class="block" aria-label="Jobs" ref={place}>
      <h2>Jobs</h2>
      <ul role="status">
        {jobs.value.map((running) => (
          <JobRow key={running.id} running={running} />
        ))}
      </ul>
    </section>
  );
}
