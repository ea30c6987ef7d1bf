import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What limits count by: an IPv4 address, or the network of an IPv6 address, whose other half its user chooses. */
export function clientNetwork(address: string): string {
  if (isIP(address) === 0) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
