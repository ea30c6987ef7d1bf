import { composePorts } from '#lib/compose/aws/compose-for.ts';
import { httpWhenNeeded as http } from '#lib/compose/aws/http-when-needed.ts';
import { mailWhenNeeded as mail } from '#lib/compose/aws/mail-when-needed.ts';
import { queue } from '#lib/compose/aws/queue.ts';
import { renderer } from '#lib/compose/aws/renderer.ts';
import { secrets } from '#lib/compose/aws/secrets.ts';
import { blobs, table } from '#lib/compose/aws/stores.ts';
import { tabledb } from '#lib/compose/aws/table-database.ts';
import { taskTypes } from '#lib/domain/task-types.ts';
import { runTask } from '#lib/domain/tasks/run-task.ts';
import { queueHandler } from '#lib/lambda/queue-function.ts';

export const handler = queueHandler(() => {
  const ports = composePorts({ table, blobs, renderer, queue, secrets, tabledb, mail, http });
  return { log: ports.log, work: (body, options) => runTask(ports, taskTypes, body, options) };
});
