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

/**
 * Chromium's own list of ports that no page may ask (net/base/port_util.cc). It is lifted: the egress
 * proxy refuses these ports as it refuses others, so a page cannot tell who did.
 */
const PORTS_LEFT_TO_THE_PROXY = [
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
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
  script: [
    '--disable-background-timer-throttling',
    '--disable-renderer-backgrounding',
    `--explicitly-allowed-ports=${PORTS_LEFT_TO_THE_PROXY.join(',')}`,
  ],
};

/** The command line of a browser of that kind, but for its profile. */
export function launchFlags(kind: BrowserKind, sandbox: boolean): string[] {
  return [...FLAGS, ...KIND_FLAGS[kind], ...(sandbox ? [] : [...WITHOUT_SANDBOX, ...ON_LAMBDA])];
}
