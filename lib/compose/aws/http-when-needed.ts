import type { Config } from '#lib/config.ts';
import type { OutboundHttp } from '#lib/ports/outbound-http.ts';

/** HTTP for a function that rarely asks others: its code is half a megabyte, read with the first request. */
export function httpWhenNeeded(config: Config): OutboundHttp {
  let opened: Promise<OutboundHttp> | undefined;
  return {
    async fetch(request) {
      opened ??= import('../outbound-http.ts').then(({ http }) => http(config));
      return (await opened).fetch(request);
    },
  };
}
