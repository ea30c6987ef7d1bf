import type { Endpoint } from '#lib/http/endpoint.ts';
import { createListener, type ListenerOptions } from '#lib/http/listener.ts';
import type { RequestListener } from '#lib/http/message.ts';
import type { Ports } from '#lib/ports/index.ts';
import { composeGate } from './gate.ts';

/** Endpoints behind the accounts' authentication and the tiers' limits. */
export function composeListener(
  endpoints: readonly Endpoint[],
  ports: Ports,
  adminToken?: string,
  options: ListenerOptions = {},
): RequestListener {
  return createListener(endpoints, ports, composeGate(ports, adminToken), options);
}
