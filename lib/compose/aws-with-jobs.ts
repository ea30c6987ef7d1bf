import { SQSClient } from '@aws-sdk/client-sqs';
import { createSqsQueue } from '#lib/adapters/aws/sqs-queue.ts';
import { type Config, readConfig } from '#lib/config.ts';
import type { App } from '#lib/lambda/handler.ts';
import type { Queue } from '#lib/ports/queue.ts';
import { composeAws, requestHandler } from './aws.ts';

/** Longer than SQS lets a receiver wait. */
const QUEUE_TIMEOUT_MS = 25_000;

/** The queue that the settings name, if any. */
export function composeQueue({ aws: { queueUrl } }: Config): Queue | undefined {
  if (queueUrl === undefined) return undefined;
  const client = new SQSClient({
    // The region says where, and AWS_ENDPOINT_URL_SQS where it is set.
    useQueueUrlAsEndpoint: false,
    requestHandler: requestHandler(QUEUE_TIMEOUT_MS),
  });
  return createSqsQueue({ client, queueUrl });
}

/** The composition of functions that start jobs or work on them. */
export function composeAwsWithJobs(config: Config = readConfig()): App {
  return composeAws(config, { queue: composeQueue(config) });
}
