import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Log } from '#lib/ports/log.ts';
import type { JsonObject } from '#schemas/json.ts';
import { runInvocation } from './invocation.ts';

/** How the work on one message is to end: nothing new is begun, then what was begun is broken off. */
export interface MessageWork {
  readonly stop: AbortSignal;
  readonly abort: AbortSignal;
}

/** What a composition gives to a function that a queue feeds. */
export interface QueueWork {
  readonly log: Log;
  readonly work: (body: JsonObject, options: MessageWork) => Promise<void>;
}

/** What is begun last may take as long as a render may, and what comes after it. */
const STOP_RESERVE_MS = 100_000;
const ABORT_RESERVE_MS = 8_000;

const inTime = (ms: number) => AbortSignal.timeout(Math.max(0, ms));

/**
 * A function that works on the messages of a queue. Those that fail are named in the answer and come
 * again; the others are removed by Lambda.
 *
 * @param compose called once, while the container starts.
 */
export function queueHandler(compose: () => QueueWork) {
  const { log, work } = compose();
  return async ({ Records }: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
    const { awsRequestId } = context;
    const remaining = context.getRemainingTimeInMillis();
    const stop = inTime(remaining - STOP_RESERVE_MS);
    const abort = inTime(remaining - ABORT_RESERVE_MS);
    const attempt = async ({ body, messageId }: SQSRecord) => {
      try {
        await work(JSON.parse(body) as JsonObject, { stop, abort });
        return [];
      } catch (error) {
        log.error({ err: error, messageId }, 'the work on a message failed');
        return [{ itemIdentifier: messageId }];
      }
    };
    return runInvocation({ requestId: awsRequestId, lambdaRequestId: awsRequestId }, async () => ({
      batchItemFailures: (await Promise.all(Records.map(attempt))).flat(),
    }));
  };
}
