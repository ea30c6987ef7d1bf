import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Where the public web is served: http and https and their usual alternates. Everything else is
 * closed, because mail, databases and shells listen there and would take a crafted request for
 * their own protocol.
 */
export const ALLOWED_PORTS: readonly number[] = [80, 443, 8080, 8443];

/** Names that never mean a public host (RFC 6761, RFC 6762, RFC 8375, ICANN's private-use name). */
const PRIVATE_NAMES = ['localhost', 'localdomain', 'local', 'internal', 'home.arpa'];

/** Azure's platform endpoint: a public address by range, but answered by the host underneath. */
const PLATFORM_ADDRESSES = ['168.63.129.16'];

const GLOBAL_UNICAST_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** Where an address leads to, normalised; what it resolves to is not known yet. */
export interface UrlTarget {
  readonly url: URL;
  /** Lower case, ASCII, without brackets and trailing dot; an IPv4 address is in dotted decimals. */
  readonly hostname: string;
  readonly port: number;
  readonly isAddress: boolean;
  /** Covered by an exception of the operator: neither port nor address are restricted. */
  readonly allowed: boolean;
}

export interface UrlRules {
  /** The operator's exceptions, exact `host:port`. Default: none. */
  readonly allow?: readonly string[];
  /** Default: ALLOWED_PORTS. */
  readonly ports?: readonly number[];
}

/**
 * A target, or why there is none: a public sentence about the address. `unreachable` where the address is
 * well-formed and only leads nowhere public: by its name, or by its port.
 */
export type UrlInspection =
  | { readonly target: UrlTarget; readonly problem?: never }
  | { readonly problem: string; readonly unreachable: boolean; readonly target?: never };

/**
 * True for a global unicast address. An IPv4 address inside IPv6 (mapped, or NAT64's well-known
 * prefix) is judged by itself; tunnels (6to4, Teredo, ISATAP's IPv4-compatible form) are refused.
 * Anything that is not a plain address, such as one with a zone, is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = parseAddress(address);
  if (parsed instanceof ipaddr.IPv4) {
    return parsed.range() === 'unicast' && !PLATFORM_ADDRESSES.includes(parsed.toString());
  }
  if (parsed.isIPv4MappedAddress() || parsed.match(NAT64)) {
    return isPublicAddress(new ipaddr.IPv4(parsed.toByteArray().slice(12)).toString());
  }
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_UNICAST_IPV6);
}

/** One spelling for each address, so that two can be compared; undefined for anything else. */
export function canonicalAddress(address: string): string | undefined {
  const withoutZone = address.replace(/%.*$/, '');
  if (isIP(withoutZone) === 0) return undefined;
  const parsed = parseAddress(withoutZone);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.isIPv4MappedAddress()
    ? parsed.toIPv4Address().toString()
    : parsed.toRFC5952String();
}

/**
 * An exception `host:port` (IPv6 in brackets) in the spelling used for comparison, or undefined
 * when it is not one.
 */
export function normalizeAllowEntry(entry: string): string | undefined {
  const match = /^([^\s/@?#\\]+):(\d{1,5})$/.exec(entry.trim());
  const port = Number(match?.[2]);
  if (match?.[1] === undefined || port < 1 || port > 65_535) return undefined;
  const hostname = hostnameOf(`http://${match[1]}/`);
  return hostname === undefined ? undefined : `${hostname}:${port}`;
}

/** Judges what can be judged without resolving the name. */
export function inspectUrl(
  address: string | URL,
  { allow = [], ports = ALLOWED_PORTS }: UrlRules = {},
): UrlInspection {
  const url = parse(address);
  if (url === undefined) return malformed('must be an absolute http or https address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return malformed('must begin with http:// or https://');
  }
  if (url.username !== '' || url.password !== '') {
    return malformed('must not contain a user name or password');
  }
  const hostname = normalizeHostname(url.hostname);
  if (hostname === undefined) return malformed('must contain a valid host name');
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  const isAddress = isIP(hostname) !== 0;
  if (allow.some((entry) => normalizeAllowEntry(entry) === `${hostname}:${port}`)) {
    return { target: { url, hostname, port, isAddress, allowed: true } };
  }
  if (isAddress ? !isPublicAddress(hostname) : isPrivateName(hostname)) {
    const problem = `must be a public address: ${url.hostname} is not`;
    return { problem, unreachable: !isAddress };
  }
  if (!ports.includes(port)) {
    return { problem: `must use one of the ports ${ports.join(', ')}`, unreachable: true };
  }
  return { target: { url, hostname, port, isAddress, allowed: false } };
}

/**
 * The URL parser first writes IPv6 in hexadecimal groups: ipaddr.js takes `::8.8.8.8`, which is not
 * the mapped `::ffff:8.8.8.8`, for it.
 */
function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  if (isIP(address) === 4) return ipaddr.IPv4.parse(address);
  return ipaddr.IPv6.parse(new URL(`http://[${address}]/`).hostname.slice(1, -1));
}

const malformed = (problem: string): UrlInspection => ({ problem, unreachable: false });

function parse(address: string | URL): URL | undefined {
  if (typeof address !== 'string') return address;
  return URL.canParse(address) ? new URL(address) : undefined;
}

function hostnameOf(address: string): string | undefined {
  const url = parse(address);
  return url === undefined ? undefined : normalizeHostname(url.hostname);
}

/**
 * The URL parser has already decoded percent signs, mapped Unicode and rewritten decimal, octal and
 * hexadecimal IPv4; what is left are brackets and trailing dots. `127.0.0.1..` would become an
 * address only once its dots are gone: names with an empty label are refused.
 */
function normalizeHostname(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (bare === '' || bare.length > 253 || bare.split('.').includes('')) return undefined;
  return canonicalAddress(bare) ?? bare;
}

function isPrivateName(hostname: string): boolean {
  return PRIVATE_NAMES.some((name) => hostname === name || hostname.endsWith(`.${name}`));
}
