import { composeAwsWithModel } from '#lib/compose/aws-with-model.ts';
import { lambdaHandler } from '#lib/lambda/handler.ts';
import { endpoints } from './endpoints.ts';

export const handler = lambdaHandler(endpoints, composeAwsWithModel);
