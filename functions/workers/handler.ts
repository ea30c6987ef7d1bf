import { composePorts } from '#lib/compose/aws/compose-for.ts';
import { blobs, table } from '#lib/compose/aws/stores.ts';
import { cleanUp } from '#lib/domain/cleanup/clean-up.ts';
import { retentions } from '#lib/domain/retentions.ts';
import { scheduledHandler } from '#lib/lambda/scheduled.ts';

export const handler = scheduledHandler(() => {
  const ports = composePorts({ table, blobs });
  return () => cleanUp(ports, retentions);
});
