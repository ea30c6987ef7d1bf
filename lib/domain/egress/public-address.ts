import { inspectUrl } from '#lib/ports/public-address.ts';

/**
 * Why an address can never be fetched, as a public sentence without a subject ("must …"), or
 * undefined when only resolving it can tell. It sees the scheme, credentials, the port, literal
 * non-public addresses in any spelling, and names that never leave a machine or a local network.
 * `allow` lists the operator's exceptions as `host:port`.
 */
export function describeUrlProblem(url: string, allow: readonly string[] = []): string | undefined {
  return inspectUrl(url, { allow }).problem;
}
