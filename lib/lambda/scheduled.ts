import type { Context } from 'aws-lambda';
import { runInvocation } from './invocation.ts';

/**
 * A function that a schedule invokes; it may be invoked twice for one occasion. A rejection fails
 * the invocation, which raises the alarm.
 *
 * @param compose called once, while the container starts.
 */
export function scheduledHandler(compose: () => () => Promise<unknown>) {
  const work = compose();
  return async (_event: unknown, { awsRequestId }: Context): Promise<void> => {
    await runInvocation({ requestId: awsRequestId, lambdaRequestId: awsRequestId }, work);
  };
}
