import { z } from 'zod';
import { type TaskType, taskType } from '#lib/domain/tasks/task-type.ts';
import { RUN_TASK } from './begin-run.ts';
import type { MakingNeeds } from './make-document.ts';
import { giveUpRun, workRun } from './work-run.ts';

/** A received record on its way to its document. Eleven minutes of attempts, then it has failed. */
export const webhookRun: TaskType<MakingNeeds> = taskType({
  type: RUN_TASK,
  payload: z.object({ ownerId: z.string(), runId: z.string() }),
  retryAfterSeconds: [5, 10, 20, 40, 80, 160, 320],
  run: workRun,
  giveUp: giveUpRun,
});
