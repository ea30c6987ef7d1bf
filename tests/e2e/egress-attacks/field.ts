import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChromiumRenderer, createChromiumRenderer } from '#lib/adapters/chromium/renderer.ts';
import { createOutboundHttp } from '#lib/adapters/egress/outbound-http.ts';
import { createEgressPolicy } from '#lib/adapters/egress/policy.ts';
import { createEgressProxy } from '#lib/adapters/egress/proxy.ts';
import { locateBrowser } from '#lib/adapters/installation/locate-browser.ts';
import { readConfig } from '#lib/config.ts';
import type { Log } from '#lib/ports/log.ts';
import {
  type Canary,
  canaryContent,
  startCanary,
  startWebServer,
  type WebServer,
} from '#tests/support/canaries.ts';
import type { Aim } from './attack.ts';

/** Planted in the environment of the process that starts the browsers. */
export const ENVIRONMENT_SECRET = `planted-${randomUUID()}`;

const PUBLIC_ADDRESS = '93.184.216.34';
const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

/** How a page is served, other than as plain HTML. */
export interface PageAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent ahead as 103 Early Hints. */
  readonly earlyHints?: string;
}

/** A renderer as in production, between a host that it may ask and a canary that it may not. */
export interface Field {
  readonly renderer: ChromiumRenderer;
  readonly canary: Canary;
  /** Host names and addresses that all lead to the canary. */
  readonly hosts: readonly string[];
  /** Aims at the canary by way of `host`; the path carries `id`. */
  aim(host: string, id: string): Aim;
  /** Aims at files on disk with a canary's content. */
  aimAtFiles(): Aim;
  /** The address of a page on the host that may be asked. */
  page(markup: string, answer?: PageAnswer): string;
  /** Requests of the host that may be asked. */
  readonly permitted: WebServer;
  stop(): Promise<void>;
}

/** `reachable` opens the canary at 127.0.0.1, to see which attacks would have reached it. */
export async function openField({ reachable = false } = {}): Promise<Field> {
  process.env['PAGEWRIGHT_TEST_SECRET'] = ENVIRONMENT_SECRET;
  const canary = await startCanary();
  const pages = new Map<string, Page>();
  const permitted = await startPermitted(pages, canary.port);
  const files = await writeFiles();
  const policy = createEgressPolicy({
    allow: [
      `permitted.example:${permitted.port}`,
      ...(reachable ? [`127.0.0.1:${canary.port}`] : []),
    ],
    // Else a canary would be safe by its port alone.
    ports: [80, 443, canary.port, permitted.port],
    resolve: async (hostname) => NAMES[hostname] ?? [],
  });
  const { render, cacheDir } = readConfig();
  const renderer = createChromiumRenderer({
    ...render,
    installation: locateBrowser({ ...render, cacheDir }),
    sandbox: 'auto',
    timeoutMs: 30_000,
    // Attacks that keep a page from ever being loaded end after this long.
    budget: { scriptMs: 4_000 },
    concurrency: 4,
    egress: createEgressProxy(policy, silent),
    http: createOutboundHttp(policy),
    log: silent,
  });
  await renderer.start();
  return {
    renderer,
    canary,
    permitted,
    hosts: reachable ? ['127.0.0.1'] : canaryHosts(),
    aim:
      (host, id) =>
      (extension, scheme = 'http') => {
        const file = `${id}.${extension}`;
        return host === 'redirect'
          ? `${scheme}://permitted.example:${permitted.port}/to/${file}`
          : `${scheme}://${host}:${canary.port}/${file}`;
      },
    aimAtFiles: () => (extension) => `file://${files}/canary.${extension}`,
    page: (markup, answer = {}) => {
      const path = `/page/${pages.size}`;
      pages.set(path, { markup, ...answer });
      return `http://permitted.example:${permitted.port}${path}`;
    },
    async stop() {
      await renderer.stop();
      await Promise.all([canary.close(), permitted.close(), rm(files, { recursive: true })]);
    },
  };
}

const NAMES: Readonly<Record<string, string[]>> = {
  'permitted.example': ['127.0.0.1'],
  'loopback.example': ['127.0.0.1'],
  'loopback6.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'mixed.example': [PUBLIC_ADDRESS, '127.0.0.1'],
  'mixed6.example': [PUBLIC_ADDRESS, '::1'],
  'metadata.example': ['169.254.169.254'],
};

function canaryHosts(): string[] {
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  return [
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '127.8.8.8',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[0:0:0:0:0:ffff:7f00:1]',
    'localhost',
    'LOCALHOST.',
    'app.localhost',
    'loopback.example',
    'loopback6.example',
    'mapped.example',
    'mixed.example',
    'mixed6.example',
    'user:password@127.0.0.1',
    'redirect',
    ...own,
  ];
}

type Page = PageAnswer & { readonly markup: string };

/** Serves `/page/…` as set, sends `/to/<file>` on to the canary. */
function startPermitted(pages: ReadonlyMap<string, Page>, canaryPort: number): Promise<WebServer> {
  let redirects = 0;
  return startWebServer((request, response) => {
    const url = request.url ?? '';
    const page = pages.get(url);
    if (page !== undefined) {
      const { markup, status = 200, headers = {}, earlyHints } = page;
      if (earlyHints !== undefined) response.writeEarlyHints({ link: earlyHints });
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
      response.end(markup);
    } else if (url.startsWith('/to/')) {
      redirects += 1;
      const status = [301, 302, 303, 307, 308][redirects % 5] ?? 302;
      const location = `http://127.0.0.1:${canaryPort}/${url.slice(4)}`;
      response.writeHead(status, { location, 'access-control-allow-origin': '*' }).end();
    } else response.writeHead(404).end();
  });
}

async function writeFiles(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-canary-'));
  for (const extension of ['png', 'css', 'svg', 'js', 'html', 'json', 'txt', 'vtt']) {
    await writeFile(join(folder, `canary.${extension}`), canaryContent(extension)[1]);
  }
  return folder;
}
