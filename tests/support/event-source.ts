import {
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { Context, SQSEvent } from 'aws-lambda';
import { takeTurn } from '#lib/domain/jobs/take-turn.ts';
import { queueHandler } from '#lib/lambda/queue-function.ts';
import type { Ports } from '#lib/ports/index.ts';

const CONCURRENCY = 2;
const VISIBILITY_SECONDS = 360;
const FUNCTION_TIMEOUT_MS = 300_000;

function toEvent({ MessageId = '', Body = '', ReceiptHandle = '' }: Message): SQSEvent {
  const record = { messageId: MessageId, receiptHandle: ReceiptHandle, body: Body };
  return { Records: [record as SQSEvent['Records'][number]] };
}

/** Lambda's own poller between a queue and the function that works on jobs: what the function does not name as failed is deleted. */
export function startEventSource(
  { client, queueUrl: QueueUrl }: { readonly client: SQSClient; readonly queueUrl: string },
  ports: Ports,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const invoke = queueHandler(() => ({
    log: ports.log,
    work: (body, options) =>
      takeTurn(ports, body, {
        ...options,
        stop: AbortSignal.any([options.stop, stopping.signal]),
      }),
  }));
  const context = {
    awsRequestId: 'runner',
    getRemainingTimeInMillis: () => FUNCTION_TIMEOUT_MS,
  } as Context;
  const poll = async () => {
    const command = new ReceiveMessageCommand({
      QueueUrl,
      MaxNumberOfMessages: 1,
      WaitTimeSeconds: 20,
      VisibilityTimeout: VISIBILITY_SECONDS,
    });
    while (!stopping.signal.aborted) {
      const { Messages = [] } = await client
        .send(command, { abortSignal: stopping.signal })
        .catch(() => ({ Messages: [] }));
      for (const message of Messages) {
        const { batchItemFailures } = await invoke(toEvent(message), context);
        if (batchItemFailures.length > 0) continue;
        const { ReceiptHandle } = message;
        await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
      }
    }
  };
  const pollers = Array.from({ length: CONCURRENCY }, poll);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(pollers);
    },
  };
}
