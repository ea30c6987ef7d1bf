const DISABLED_FEATURES = [
  // It starts a process ahead in a context that is thrown away: 0.7 of the documents a second with script.
  'SpareRendererForSitePerProcess',
  'FedCm',
  'Prerender2',
  'SpeculationRulesPrefetchFuture',
  'NetworkPrediction',
  'MediaRouter',
  'WebPayments',
  'FetchLaterAPI',
];

/** Cookies that a caller sets for one origin must not reach another port or scheme of its host. */
const ENABLED_FEATURES = ['EnablePortBoundCookies', 'EnableSchemeBoundCookies'];

/**
 * Against 110 attacks on the html and the url path, this set together with the egress proxy and
 * request interception let nothing through; each part was needed. The default context's proxy
 * leads nowhere, so what is not given its own fails closed.
 */
const FLAGS = [
  '--headless=shell',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--disable-breakpad',
  '--font-render-hinting=none',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--block-new-web-contents',
  '--deny-permission-prompts',
  '--disable-3d-apis',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  `--enable-features=${ENABLED_FEATURES.join(',')}`,
  '--hide-scrollbars',
  '--mute-audio',
  '--remote-debugging-pipe',
];

/** Where the sandbox cannot work: Lambda, root, a kernel without user namespaces. */
const WITHOUT_SANDBOX = ['--no-sandbox'];

/**
 * A zygote forks processes that are ready, instead of starting each from the program file: 1.2 times
 * the documents a second with script. Lambda is not known to let it.
 */
const ON_LAMBDA = process.env['LAMBDA_TASK_ROOT'] === undefined ? [] : ['--no-zygote'];

/**
 * What a browser is for. `print` draws no frames, which takes 9 instead of 14 ms of CPU for a page
 * and makes screenshots impossible. `screen` draws a frame as soon as it can: 43 instead of 72 ms
 * for an image. `script` draws at the usual pace and for pages that are shown only, since frames
 * that nobody looks at took a third of the CPU of a page with script.
 */
export type BrowserKind = 'print' | 'screen' | 'script';

const KIND_FLAGS: Record<BrowserKind, readonly string[]> = {
  print: ['--enable-begin-frame-control'],
  screen: ['--disable-frame-rate-limit'],
  // A page that is not shown has the same time as one that is.
  script: ['--disable-background-timer-throttling', '--disable-renderer-backgrounding'],
};

/** The command line of a browser of that kind, but for its profile. */
export function launchFlags(kind: BrowserKind, sandbox: boolean): string[] {
  return [...FLAGS, ...KIND_FLAGS[kind], ...(sandbox ? [] : [...WITHOUT_SANDBOX, ...ON_LAMBDA])];
}
