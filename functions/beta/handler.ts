import { composeFor } from '#lib/compose/aws/compose-for.ts';
import { queue } from '#lib/compose/aws/queue.ts';
import { secrets } from '#lib/compose/aws/secrets.ts';
import { blobs, table } from '#lib/compose/aws/stores.ts';
import { lambdaHandler } from '#lib/lambda/handler.ts';
import { endpoints } from './endpoints.ts';

export const handler = lambdaHandler(
  endpoints,
  composeFor(endpoints, { table, blobs, queue, secrets }),
);
