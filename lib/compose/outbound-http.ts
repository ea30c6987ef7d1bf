import { createOutboundHttp } from '#lib/adapters/egress/outbound-http.ts';
import { createEgressPolicy } from '#lib/adapters/egress/policy.ts';
import type { Config } from '#lib/config.ts';
import type { OutboundHttp } from '#lib/ports/outbound-http.ts';

/** HTTP to addresses that users name, behind the egress policy. */
export const http = ({ settings }: Config): OutboundHttp =>
  createOutboundHttp(createEgressPolicy({ allow: settings.egressAllow }));
