import { cancelJob, jobs, type RunningJob, saveJob } from './state.ts';

const ENDED = new Set(['completed', 'failed', 'cancelled']);

function JobRow({ running }: { readonly running: RunningJob }) {
  const { name, job, failure } = running;
  const isOver = job !== undefined && ENDED.has(job.status);
  const errors = job?.results.filter(({ status }) => status === 'error') ?? [];
  return (
    <li class="job">
      <div class="job-head">
        <b>{name}</b>
        <span class="badge">{job?.status ?? 'queued'}</span>
        <span class="quiet">
          {job === undefined ? '' : `${job.completed + job.failed} of ${job.total}`}
        </span>
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
      <progress aria-label={`Progress of ${name}`} max={1} value={job?.progress ?? 0} />
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
  if (jobs.value.length === 0) return null;
  return (
    <section class="block" aria-label="Jobs">
      <h2>Jobs</h2>
      <ul role="status">
        {jobs.value.map((running) => (
          <JobRow key={running.id} running={running} />
        ))}
      </ul>
    </section>
  );
}
