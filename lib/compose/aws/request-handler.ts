const CONNECTION_TIMEOUT_MS = 2_000;
export const STORE_TIMEOUT_MS = 10_000;

/** Deadlines of an SDK client: what does not answer in time fails, and the SDK tries again. */
export const requestHandler = (requestTimeout: number) => ({
  connectionTimeout: CONNECTION_TIMEOUT_MS,
  requestTimeout,
  throwOnRequestTimeout: true,
});
