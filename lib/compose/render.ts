import { type ChromiumRenderer, createChromiumRenderer } from '#lib/adapters/chromium/renderer.ts';
import { createOutboundHttp } from '#lib/adapters/egress/outbound-http.ts';
import { createEgressPolicy } from '#lib/adapters/egress/policy.ts';
import { createEgressProxy } from '#lib/adapters/egress/proxy.ts';
import type { Config } from '#lib/config.ts';
import type { Log } from '#lib/ports/log.ts';

/** The renderer of this machine, with every address behind the egress policy. */
export function composeRenderer(config: Config, log: Log): ChromiumRenderer {
  const policy = createEgressPolicy({ allow: config.settings.egressAllow });
  return createChromiumRenderer({
    ...config.render,
    cacheDir: config.cacheDir,
    egress: createEgressProxy(policy, log),
    http: createOutboundHttp(policy),
    log,
  });
}
