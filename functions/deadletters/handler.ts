import { composeAwsWithJobs } from '#lib/compose/aws-with-jobs.ts';
import { giveUpTurn } from '#lib/domain/jobs/give-up-turn.ts';
import { queueHandler } from '#lib/lambda/queue-function.ts';

export const handler = queueHandler(() => {
  const { ports } = composeAwsWithJobs();
  return { log: ports.log, work: (body, options) => giveUpTurn(ports, body, options) };
});
