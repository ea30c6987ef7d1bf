import { useEffect, useRef } from 'preact/hooks';
import { cancelJob, jobs, type RunningJob, saveJob } from './state.ts';

const ENDED = new Set(['completed', 'failed', 'cancelled']);

/** How far a job is; what failed is no document. */
function countOf({ completed, failed, total }: NonNullable<RunningJob['job']>): string {
  return failed === 0
    ? `${completed} of ${total}`
    : `${completed} of ${total} made, ${failed} failed`;
}

function JobRow({ running }: { readonly running: RunningJob }) {
  const { name, job, failure } = running;
  const isOver = job !== undefined && ENDED.has(job.status);
  const errors = job?.results.filter(({ status }) => status === 'error') ?? [];
  return (
    <li class="job">
      <div class="job-head">
        <b>{name}</b>
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
      {errors.slice(0, 5).map(({ index, error }) => (
        <p class="problem" key={index}>
          Row {index + 1}: {error}
        </p>
      ))}
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
