import { composeAws } from '#lib/compose/aws.ts';
import { cleanUp } from '#lib/domain/cleanup/clean-up.ts';
import { scheduledHandler } from '#lib/lambda/scheduled.ts';

export const handler = scheduledHandler(() => {
  const { ports } = composeAws();
  return () => cleanUp(ports);
});
