import { type RecoveryNeeds, recoveryTask } from './accounts/recovery-task.ts';
import { jobTurn } from './jobs/job-turn.ts';
import type { JobNeeds } from './jobs/take-turn.ts';
import { type MailNeeds, mailTask } from './mail/mail-task.ts';
import { type DeliveryNeeds, deliveryTask } from './subscriptions/delivery-task.ts';
import type { TaskType } from './tasks/task-type.ts';
import type { MakingNeeds } from './webhooks/make-document.ts';
import { webhookRun } from './webhooks/run-task.ts';

/** What the work of all tasks needs. */
export type TaskNeeds = JobNeeds & MailNeeds & RecoveryNeeds & DeliveryNeeds & MakingNeeds;

/** Every kind of work that goes through the task queue. */
export const taskTypes: readonly TaskType<TaskNeeds>[] = [
  jobTurn,
  mailTask,
  recoveryTask,
  deliveryTask,
  webhookRun,
];
