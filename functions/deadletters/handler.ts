import { composePorts } from '#lib/compose/aws/compose-for.ts';
import { queue } from '#lib/compose/aws/queue.ts';
import { blobs, table } from '#lib/compose/aws/stores.ts';
import { giveUpTurn } from '#lib/domain/jobs/give-up-turn.ts';
import { queueHandler } from '#lib/lambda/queue-function.ts';

export const handler = queueHandler(() => {
  const ports = composePorts({ table, blobs, queue });
  return { log: ports.log, work: (body, options) => giveUpTurn(ports, body, options) };
});
