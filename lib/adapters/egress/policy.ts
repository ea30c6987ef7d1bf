import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { OutboundError } from '#lib/ports/outbound-http.ts';
import {
  canonicalAddress,
  inspectUrl,
  isPublicAddress,
  normalizeAllowEntry,
  type UrlTarget,
} from '#lib/shared/addresses/public-address.ts';
import { resolveByDns, resolveBySystem } from './resolve.ts';

const RESOLVE_DEADLINE_MS = 3_000;

/** All addresses of a name, as text. Rejects when it has none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** What may be dialled: every address was checked, and nothing else may be connected to. */
export interface CheckedTarget {
  /** For the Host header, the server name of TLS and its certificate. */
  readonly hostname: string;
  readonly port: number;
  /** At least one; IPv4 first, since many machines have no way out over IPv6. */
  readonly addresses: readonly { readonly address: string; readonly family: 4 | 6 }[];
}

export interface EgressPolicyOptions {
  /** The operator's exceptions, exact `host:port`. */
  readonly allow: readonly string[];
  /** Ports open to everyone. Default: ALLOWED_PORTS. */
  readonly ports?: readonly number[];
  /** Default: DNS for names at large, the system's own resolver for the exceptions. */
  readonly resolve?: Resolve;
  /** The machine's own addresses, asked again at each check. Default: its interfaces. */
  readonly ownAddresses?: () => readonly string[];
}

/** The one rule for every address that a user can influence. */
export interface EgressPolicy {
  /** What can be judged without resolving: scheme, credentials, port, literal addresses. Throws OutboundError `blocked`. */
  inspect(address: string | URL): UrlTarget;
  /**
   * Resolves the address once and checks every answer. Rejects with OutboundError `blocked` or
   * `dns`, whose message does not tell what a name resolved to.
   */
  check(address: string | URL): Promise<CheckedTarget>;
}

/** Throws when an exception is not of the form `host:port`. */
export function createEgressPolicy(options: EgressPolicyOptions): EgressPolicy {
  const allow = options.allow.map((entry) => {
    const normalized = normalizeAllowEntry(entry);
    if (normalized === undefined) {
      throw new Error(`EGRESS_ALLOW: "${entry}" is not of the form host:port`);
    }
    return normalized;
  });
  const rules = options.ports === undefined ? { allow } : { allow, ports: options.ports };
  const ownAddresses = options.ownAddresses ?? interfaceAddresses;

  const inspect = (address: string | URL) => {
    const { target, problem } = inspectUrl(address, rules);
    if (target === undefined) throw new OutboundError('blocked', `The address ${problem}`);
    return target;
  };

  return {
    inspect,
    async check(address) {
      const target = inspect(address);
      const { hostname, port, allowed } = target;
      const resolve = options.resolve ?? (allowed ? resolveBySystem : resolveByDns);
      const answers = target.isAddress ? [hostname] : await withDeadline(resolve, hostname);
      const own = new Set(ownAddresses().map(canonicalAddress));
      const refused = (answer: string) =>
        !isPublicAddress(answer) || own.has(canonicalAddress(answer));
      if (!allowed && answers.some(refused)) {
        throw new OutboundError('blocked', `${hostname} is not a public address`);
      }
      return { hostname, port, addresses: sortByFamily(answers) };
    },
  };
}

async function withDeadline(resolve: Resolve, hostname: string): Promise<readonly string[]> {
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new OutboundError('dns', `${hostname} did not resolve in time`));
  }, RESOLVE_DEADLINE_MS);
  try {
    const answers = await Promise.race([resolve(hostname), deadline]);
    if (answers.length === 0 || answers.some((answer) => isIP(answer) === 0)) {
      throw new OutboundError('dns', `${hostname} does not resolve`);
    }
    return answers;
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError('dns', `${hostname} does not resolve`, error);
  } finally {
    clearTimeout(timer);
  }
}

function sortByFamily(answers: readonly string[]): CheckedTarget['addresses'] {
  return answers
    .map((answer) => canonicalAddress(answer) ?? answer)
    .map((address) => ({ address, family: isIP(address) === 6 ? (6 as const) : (4 as const) }))
    .sort((a, b) => a.family - b.family);
}

function interfaceAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).map(({ address }) => address),
  );
}
