import { type ChromiumRenderer, createChromiumRenderer } from '#lib/adapters/chromium/renderer.ts';
import { createOutboundHttp } from '#lib/adapters/egress/outbound-http.ts';
import { createEgressPolicy } from '#lib/adapters/egress/policy.ts';
import { createEgressProxy } from '#lib/adapters/egress/proxy.ts';
import { locateBrowser } from '#lib/adapters/installation/locate-browser.ts';
import type { BrowserSource } from '#lib/adapters/installation/unpack.ts';
import type { Config } from '#lib/config.ts';
import type { Log } from '#lib/ports/log.ts';

/**
 * The renderer of this machine, with every address behind the egress policy.
 * @param source where the browser is, when it is not the packaged one or the one in the settings.
 */
export function composeRenderer(
  config: Config,
  log: Log,
  source?: BrowserSource,
): ChromiumRenderer {
  const policy = createEgressPolicy({ allow: config.settings.egressAllow });
  return createChromiumRenderer({
    ...config.render,
    sandbox: config.render.sandbox === 'auto' ? 'auto' : config.render.sandbox === 'on',
    installation: locateBrowser({ ...config.render, source, cacheDir: config.cacheDir }),
    egress: createEgressProxy(policy, log),
    http: createOutboundHttp(policy),
    log,
  });
}
