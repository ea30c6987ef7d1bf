import { SQSClient } from '@aws-sdk/client-sqs';
import { createSqsQueue } from '#lib/adapters/aws/sqs-queue.ts';
import { type Config, ConfigError } from '#lib/config.ts';
import type { Queue } from '#lib/ports/queue.ts';
import { explainFailures } from './explain-failures.ts';
import { requestHandler } from './request-handler.ts';

/** Longer than SQS lets a receiver wait. */
const QUEUE_TIMEOUT_MS = 25_000;

/** @throws ConfigError without QUEUE_URL */
export function queue({ aws: { queueUrl } }: Config): Queue {
  if (queueUrl === undefined) throw new ConfigError('Wrong settings:\n  QUEUE_URL: is required');
  const client = new SQSClient({
    // The region says where, and AWS_ENDPOINT_URL_SQS where it is set.
    useQueueUrlAsEndpoint: false,
    requestHandler: requestHandler(QUEUE_TIMEOUT_MS),
  });
  return explainFailures(
    createSqsQueue({ client, queueUrl }),
    ['QueueDoesNotExist', 'AWS.SimpleQueueService.NonExistentQueue'],
    'configuration',
  );
}
