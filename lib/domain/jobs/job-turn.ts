import { type TaskType, taskType } from '#lib/domain/tasks/task-type.ts';
import { giveUpTurn } from './give-up-turn.ts';
import { JOB_TURN } from './job-queue.ts';
import { JobMessage } from './job-store.ts';
import { type JobNeeds, takeTurn } from './take-turn.ts';

/** One turn of a job's lane. Eleven minutes of attempts, then the turn's items are given up. */
export const jobTurn: TaskType<JobNeeds> = taskType({
  type: JOB_TURN,
  payload: JobMessage,
  retryAfterSeconds: [5, 10, 20, 40, 80, 160, 320],
  run: takeTurn,
  giveUp: giveUpTurn,
});
