import { jobTurn } from './jobs/job-turn.ts';
import type { JobNeeds } from './jobs/take-turn.ts';
import type { TaskType } from './tasks/task-type.ts';

/** What the work of all tasks needs. */
export type TaskNeeds = JobNeeds;

/** Every kind of work that goes through the task queue. */
export const taskTypes: readonly TaskType<TaskNeeds>[] = [jobTurn];
