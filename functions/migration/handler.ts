import { composeFor } from '#lib/compose/aws/compose-for.ts';
import { blobs, table } from '#lib/compose/aws/stores.ts';
import { lambdaHandler } from '#lib/lambda/handler.ts';
import { endpoints } from './endpoints.ts';

export const handler = lambdaHandler(endpoints, composeFor(endpoints, { table, blobs }));
