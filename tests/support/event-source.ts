import {
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { Context, SQSEvent } from 'aws-lambda';
import { type TaskNeeds, taskTypes } from '#lib/domain/task-types.ts';
import { giveUpTask, runTask } from '#lib/domain/tasks/run-task.ts';
import { queueHandler } from '#lib/lambda/queue-function.ts';
import type { TestSqs } from './sqs.ts';

const CONCURRENCY = 2;
const VISIBILITY_SECONDS = 360;
const FUNCTION_TIMEOUT_MS = 300_000;

function toEvent({ MessageId = '', Body = '', ReceiptHandle = '' }: Message): SQSEvent {
  const record = { messageId: MessageId, receiptHandle: ReceiptHandle, body: Body };
  return { Records: [record as SQSEvent['Records'][number]] };
}

type Invoke = ReturnType<typeof queueHandler>;

/** Lambda's own poller between a queue and its function: what the function does not name as failed is deleted. */
async function poll(client: SQSClient, QueueUrl: string, invoke: Invoke, abortSignal: AbortSignal) {
  const command = new ReceiveMessageCommand({
    QueueUrl,
    MaxNumberOfMessages: 1,
    WaitTimeSeconds: 20,
    VisibilityTimeout: VISIBILITY_SECONDS,
  });
  const context = {
    awsRequestId: 'runner',
    getRemainingTimeInMillis: () => FUNCTION_TIMEOUT_MS,
  } as Context;
  while (!abortSignal.aborted) {
    const { Messages = [] } = await client
      .send(command, { abortSignal })
      .catch(() => ({ Messages: [] }));
    for (const message of Messages) {
      const { batchItemFailures } = await invoke(toEvent(message), context);
      if (batchItemFailures.length > 0) continue;
      const { ReceiptHandle } = message;
      await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
    }
  }
}

/** The pollers in front of the functions that work on jobs, and on their dead letters. */
export function startEventSource(
  sqs: Pick<TestSqs, 'client' | 'queueUrl' | 'deadLettersUrl'>,
  ports: TaskNeeds,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { log } = ports;
  const run = queueHandler(() => ({
    log,
    work: (body, options) =>
      runTask(ports, taskTypes, body, {
        ...options,
        stop: AbortSignal.any([options.stop, signal]),
      }),
  }));
  const giveUp = queueHandler(() => ({
    log,
    work: (body, options) => giveUpTask(ports, taskTypes, body, options),
  }));
  const pollers = [
    ...Array.from({ length: CONCURRENCY }, () => poll(sqs.client, sqs.queueUrl, run, signal)),
    poll(sqs.client, sqs.deadLettersUrl, giveUp, signal),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(pollers);
    },
  };
}
