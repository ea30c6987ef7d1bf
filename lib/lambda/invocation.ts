import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What every log line of one invocation carries. */
export interface Invocation {
  /** The id that the caller sees as X-Request-Id. */
  readonly requestId: string;
  /** The id under which Lambda's own log lines stand. */
  readonly lambdaRequestId: string;
}

const running = new AsyncLocalStorage<Invocation>();

export const runInvocation = <Result>(invocation: Invocation, run: () => Result): Result =>
  running.run(invocation, run);

/** Fields for the log; empty while the container starts. */
export const invocationFields = (): Partial<Invocation> => running.getStore() ?? {};

/** The platform's id of the request that is being answered. */
export const currentRequestId = (): string => running.getStore()?.requestId ?? randomUUID();
