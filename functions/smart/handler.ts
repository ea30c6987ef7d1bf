import { composeAws } from '#lib/compose/aws.ts';
import { lambdaHandler } from '#lib/lambda/handler.ts';
import { endpoints } from './endpoints.ts';

export const handler = lambdaHandler(endpoints, composeAws);
