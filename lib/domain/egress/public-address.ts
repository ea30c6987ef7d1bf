import { invalid, PagewrightError } from '#lib/errors.ts';
import { inspectUrl } from '#lib/shared/addresses/public-address.ts';

/**
 * Why an address can never be fetched, as a public sentence without a subject ("must …"), or
 * undefined when only resolving it can tell. It sees the scheme, credentials, the port, literal
 * non-public addresses in any spelling, and names that never leave a machine or a local network.
 * `allow` lists the operator's exceptions as `host:port`.
 */
export function describeUrlProblem(url: string, allow: readonly string[] = []): string | undefined {
  return inspectUrl(url, { allow }).problem;
}

/**
 * Refuses an address that can never be captured, before a browser is asked.
 * @throws validation for what is no public web address, urlFetchFailed for a name or port that leads nowhere public
 */
export function assertCapturable(url: string, allow: readonly string[]): void {
  const inspection = inspectUrl(url, { allow });
  if (inspection.problem === undefined) return;
  const { problem, unreachable } = inspection;
  if (!unreachable) throw invalid({ path: ['url'], message: problem });
  throw new PagewrightError('urlFetchFailed', {
    message: `The page could not be captured: url ${problem}`,
    details: { reason: 'blocked' },
  });
}
