import { composePorts } from '#lib/compose/aws/compose-for.ts';
import { queue } from '#lib/compose/aws/queue.ts';
import { blobs, table } from '#lib/compose/aws/stores.ts';
import { taskTypes } from '#lib/domain/task-types.ts';
import { giveUpTask } from '#lib/domain/tasks/run-task.ts';
import { queueHandler } from '#lib/lambda/queue-function.ts';

export const handler = queueHandler(() => {
  const ports = composePorts({ table, blobs, queue });
  return { log: ports.log, work: (body, options) => giveUpTask(ports, taskTypes, body, options) };
});
