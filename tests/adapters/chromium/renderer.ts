import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ChromiumRenderer,
  type ChromiumRendererConfig,
  createChromiumRenderer,
} from '#lib/adapters/chromium/renderer.ts';
import { createOutboundHttp } from '#lib/adapters/egress/outbound-http.ts';
import { createEgressPolicy } from '#lib/adapters/egress/policy.ts';
import { createEgressProxy } from '#lib/adapters/egress/proxy.ts';
import { type BrowserLocation, locateBrowser } from '#lib/adapters/installation/locate-browser.ts';
import type { Log } from '#lib/ports/log.ts';
import type { RenderError, Rendering, RenderJob } from '#lib/ports/renderer.ts';
import type { OutputFormat, RenderOptions } from '#schemas/render-options.ts';

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

/** Unpacked once for all tests on this machine. */
export const TEST_CACHE_DIR = join(tmpdir(), 'pagewright-test-browser');

/** A renderer with the packaged browser; `allow` are the loopback servers that pages may reach. */
export function testRenderer(
  config: Partial<ChromiumRendererConfig & BrowserLocation> & { allow?: readonly string[] } = {},
): ChromiumRenderer & AsyncDisposable {
  const { allow = [], ...rest } = config;
  const policy = createEgressPolicy({ allow });
  const renderer = createChromiumRenderer({
    installation: locateBrowser({ cacheDir: TEST_CACHE_DIR, ...rest }),
    concurrency: 2,
    queueLimit: 100,
    // Under other load a browser runs at a lower priority and takes longer.
    timeoutMs: 120_000,
    sandbox: 'auto',
    log: silent,
    egress: createEgressProxy(policy, silent),
    http: createOutboundHttp(policy),
    ...rest,
  });
  return Object.assign(renderer, { [Symbol.asyncDispose]: () => renderer.stop() });
}

export function htmlJob(
  html: string,
  options: RenderOptions = {},
  format: OutputFormat = 'pdf',
): RenderJob {
  return { ownerId: 'owner', source: { kind: 'html', html }, format, options };
}

export function urlJob(
  url: string,
  options: RenderOptions = {},
  rest: { headers?: Record<string, string>; format?: OutputFormat } & Partial<
    Pick<Extract<RenderJob['source'], { kind: 'url' }>, 'cookies' | 'basicAuth'>
  > = {},
): RenderJob {
  const { format = 'pdf', ...source } = rest;
  return { ownerId: 'owner', source: { kind: 'url', url, ...source }, format, options };
}

export function bytesOf({ content }: Rendering): Uint8Array {
  if (!('bytes' in content)) throw new Error('The file is not in memory');
  return content.bytes;
}

/** For assert.rejects: a RenderError with these fields. */
export function failsWith(fields: Partial<RenderError>): (error: unknown) => true {
  return (error) => {
    const actual = error as Record<string, unknown>;
    for (const [name, value] of Object.entries({ name: 'RenderError', ...fields })) {
      if (actual[name] !== value) {
        throw new Error(`${name} is ${String(actual[name])}, not ${String(value)}`, {
          cause: error,
        });
      }
    }
    return true;
  };
}
