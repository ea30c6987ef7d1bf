import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { Delivery, Queue } from '#lib/ports/queue.ts';
import type { JsonObject } from '#schemas/json.ts';

/** What SQS says of a receipt whose delivery has ended. */
const ENDED = new Set([
  'MessageNotInflight',
  'ReceiptHandleIsInvalid',
  'InvalidParameterValue',
  'InvalidParameterValueException',
]);

const hasEnded = (error: unknown): boolean => error instanceof Error && ENDED.has(error.name);

function toDelivery({ Body, ReceiptHandle, Attributes }: Message): Delivery {
  return {
    body: JSON.parse(Body ?? '{}') as JsonObject,
    deliveries: Number(Attributes?.ApproximateReceiveCount ?? 1),
    receipt: ReceiptHandle ?? '',
  };
}

/**
 * A standard queue of SQS. Its redrive policy decides when a message is dead; a group's name makes
 * it a fair queue, so that one owner's messages do not hold up another's.
 */
export function createSqsQueue(config: {
  readonly client: SQSClient;
  readonly queueUrl: string;
}): Queue {
  const { client, queueUrl: QueueUrl } = config;
  return {
    async send(body, { group, delaySeconds = 0 }) {
      await client.send(
        new SendMessageCommand({
          QueueUrl,
          MessageBody: JSON.stringify(body),
          MessageGroupId: group,
          ...(delaySeconds > 0 ? { DelaySeconds: delaySeconds } : {}),
        }),
      );
    },
    async receive({ limit, waitSeconds = 0, visibilitySeconds, signal }) {
      const command = new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: limit,
        WaitTimeSeconds: waitSeconds,
        VisibilityTimeout: visibilitySeconds,
        MessageSystemAttributeNames: ['ApproximateReceiveCount'],
      });
      try {
        const { Messages = [] } = await client.send(command, signal && { abortSignal: signal });
        return Messages.map(toDelivery);
      } catch (error) {
        if (signal?.aborted) return [];
        throw error;
      }
    },
    async extend(receipt, seconds) {
      try {
        await client.send(
          new ChangeMessageVisibilityCommand({
            QueueUrl,
            ReceiptHandle: receipt,
            VisibilityTimeout: seconds,
          }),
        );
        return true;
      } catch (error) {
        if (hasEnded(error)) return false;
        throw error;
      }
    },
    async remove(receipt) {
      try {
        await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: receipt }));
      } catch (error) {
        if (!hasEnded(error)) throw error;
      }
    },
  };
}
