import { composeAwsWithJobs } from '#lib/compose/aws-with-jobs.ts';
import { lambdaHandler } from '#lib/lambda/handler.ts';
import { endpoints } from './endpoints.ts';

export const handler = lambdaHandler(endpoints, composeAwsWithJobs);
