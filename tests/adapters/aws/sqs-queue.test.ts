import { createSqsQueue } from '#lib/adapters/aws/sqs-queue.ts';
import { queueContract } from '#tests/contracts/queue.ts';
import { startSqs } from '#tests/support/sqs.ts';

queueContract('SQS', async () => {
  const sqs = await startSqs(3);
  return {
    queue: createSqsQueue(sqs),
    advance: (seconds) => sqs.advance(seconds * 1_000),
    deadLetters: createSqsQueue({ client: sqs.client, queueUrl: sqs.deadLettersUrl }),
    close: sqs.close,
  };
});
