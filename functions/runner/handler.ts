import { composeAwsWithJobs } from '#lib/compose/aws-with-jobs.ts';
import { takeTurn } from '#lib/domain/jobs/take-turn.ts';
import { queueHandler } from '#lib/lambda/queue-function.ts';

export const handler = queueHandler(() => {
  const { ports } = composeAwsWithJobs();
  return { log: ports.log, work: (body, options) => takeTurn(ports, body, options) };
});
