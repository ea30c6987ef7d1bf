import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { endpoints } from '#functions/endpoints.ts';
import type { Config } from '#lib/config.ts';
import { cleanUp } from '#lib/domain/cleanup/clean-up.ts';
import { retentions } from '#lib/domain/retentions.ts';
import { startNodeServer } from '#lib/node-server/server.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Log } from '#lib/ports/log.ts';
import { VERSION } from '#lib/version.ts';
import { type FirstKeys, prepareFirstKeys } from './first-keys.ts';
import { composeListener } from './listener.ts';
import { composeLocal } from './local.ts';
import { createHeldLog, createLog } from './log.ts';
import { composePages } from './sites.ts';
import { startTaskWorker, type TaskWorker } from './task-worker.ts';

const CLEANUP_INTERVAL_MS = 15 * 60_000;
/** Longer than a render may take at its usual speed, shorter than a supervisor's patience. */
const SHUTDOWN_GRACE_MS = 10_000;

/** A running service on one machine. */
export interface Service {
  readonly url: string;
  readonly keys: FirstKeys;
  /** Why nothing can be rendered; undefined: the browser runs. */
  readonly browserProblem: string | undefined;
  readonly ports: Ports;
  close(): Promise<void>;
}

function startCleanUp(ports: Ports): () => void {
  const run = () =>
    cleanUp(ports, retentions).catch((error: unknown) =>
      ports.log.error({ err: error }, 'clean-up failed'),
    );
  const timer = setInterval(run, CLEANUP_INTERVAL_MS);
  timer.unref();
  void run();
  return () => clearInterval(timer);
}

/** Just above what Chromium gives itself. */
const PRIORITY = -9;

/**
 * Where it may, as root, Chromium raises its own priority to nice -8. The process that answers must
 * not wait behind it, nor behind its own garbage collector's threads that do: at twice the capacity
 * `/health` then took up to 0.9 s. On Linux each thread has a priority of its own.
 */
function keepAheadOfBrowsers(): void {
  try {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), PRIORITY);
  } catch {
    // Who may not raise priorities runs a Chromium that may not either.
  }
}

/**
 * V8 lets the heap of a process that waits for others most of the time grow by a tenth before it marks all
 * of it, and reckons buffers, of which every document passes some, with the heap: it marked 46 MB every 16
 * documents, for 1.5 ms of each. Allowed to double, it did every 300.
 */
function collectLessOften(): void {
  setFlagsFromString('--heap-growing-percent=100');
}

/** `0.0.0.0` and `::` are where to listen, not where to be reached. */
const reachable = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;

/** Starts the service: storage, browser and server, ready when it returns. */
export async function startService(config: Config, providedLog?: Log): Promise<Service> {
  keepAheadOfBrowsers();
  collectLessOften();
  const log = providedLog ?? (await createLog(config.logLevel, process.stderr.isTTY === true));
  let service: Omit<Service, 'close'> | undefined;
  let end = async (): Promise<void> => {};
  const server = await startNodeServer(config, async ({ host, port }) => {
    const url = `http://${reachable(host)}:${port}`;
    const settings = { ...config.settings, publicUrl: config.publicUrl ?? url };
    const local = await composeLocal({ ...config, settings }, log);
    const keys = await prepareFirstKeys(local.ports, config);
    const stopCleanUp = startCleanUp(local.ports);
    let tasks: TaskWorker | undefined;
    end = async () => {
      stopCleanUp();
      await tasks?.stop(SHUTDOWN_GRACE_MS);
      await local.close();
    };
    // Without a browser the service still answers everything that needs none, and says what to install.
    let browserProblem: string | undefined;
    await local.warmUp().catch((error: unknown) => {
      log.error({ err: error }, 'the browser did not start');
      browserProblem = (error as Error).message;
    });
    tasks = startTaskWorker(local.ports, local.queues);
    service = { url, keys, browserProblem, ports: local.ports };
    return composeListener(endpoints, local.ports, config.adminToken, { pages: composePages() });
  });
  if (service === undefined) throw new Error('the server started without a listener');
  return {
    ...service,
    async close() {
      await server.close(SHUTDOWN_GRACE_MS);
      await end();
    },
  };
}

const SAMPLE = `{"data":{"invoiceNumber":"INV-1042","dueDate":"2026-12-31","from":{"name":"Analytical Engines Ltd"},"client":{"name":"Ada Lovelace"},"currency":"USD","items":[{"description":"Consulting","quantity":2,"unitPrice":60,"total":120}],"tax":24,"total":144}}`;

/** @param seconds since the start of the process: what a user waited for. */
function banner({ url, keys, browserProblem }: Service, config: Config, seconds: number): string {
  const rows = [
    `Pagewright ${VERSION} is ready at ${url} (${seconds.toFixed(2)} s)`,
    `  data       ${config.dataDir}`,
    ...(keys.ownerKey === undefined
      ? []
      : [`  owner key  ${keys.ownerKey}  (shown this once: keep it)`]),
    `  demo key   ${keys.demoKey}`,
    // What follows the # stays in the browser.
    `  try it at  ${url}/#key=${keys.ownerKey ?? keys.demoKey}`,
    ...(browserProblem === undefined ? [] : [`  no browser ${browserProblem}`]),
    '',
    'Make a first document:',
    '',
    `curl -sS ${url}/v1/create -H 'Authorization: Bearer ${keys.demoKey}' -H 'Content-Type: application/json' -d '${SAMPLE}' -o invoice.pdf`,
    '',
  ];
  return `${rows.join('\n')}\n`;
}

/** Long enough for the first requests after the start to be through. */
const WARM_UP_AFTER_MS = 1_500;
const WARM_UP_PAUSE_MS = 30;

/** Loads what the first requests need not wait for, once nobody waits for the start any more. */
async function warmUp(log: Ports['log']): Promise<void> {
  try {
    await wait(WARM_UP_AFTER_MS, undefined, { ref: false });
    const { warmUpEditor } = await import('#lib/domain/editing/session/warm-up.ts');
    await warmUpEditor(() => wait(WARM_UP_PAUSE_MS, undefined, { ref: false }));
  } catch (error) {
    log.warn({ err: error }, 'what changes documents was not loaded ahead');
  }
}

function stopOnSignals(service: Service): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    service.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/**
 * Runs the service until SIGINT or SIGTERM; a second signal ends it at once. The log waits for the
 * welcome, which is what a terminal shows first.
 */
export async function serve(config: Config, output: Writable): Promise<void> {
  const { log, release } = await createHeldLog(config.logLevel, process.stderr.isTTY === true);
  try {
    const service = await startService(config, log);
    stopOnSignals(service);
    output.write(banner(service, config, performance.now() / 1_000));
    void warmUp(log);
  } finally {
    release();
  }
}
