import { lookup, Resolver } from 'node:dns/promises';

const QUERY_TIMEOUT_MS = 1_000;
const QUERY_TRIES = 2;

/**
 * Asks the name servers themselves: no hosts file and no search domains, so that a short name
 * cannot become a name of the operator's network, and slow names of strangers do not occupy the
 * threads that files and compression need.
 */
export async function resolveByDns(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: QUERY_TIMEOUT_MS, tries: QUERY_TRIES });
  const [v4, v6] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  const answers = [v4, v6].flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  if (answers.length === 0 && v4.status === 'rejected') throw v4.reason;
  return answers;
}

/** As every program on this machine resolves: for the operator's own names only. */
export async function resolveBySystem(hostname: string): Promise<string[]> {
  return (await lookup(hostname, { all: true })).map(({ address }) => address);
}
