import { newInvoice } from './payloads.ts';
import { processTree, residentMegabytes } from './processes.ts';
import { expectFile, keepAliveClient, spawnService } from './service.ts';

const CLIENTS = 4;

/** What many renders in a row do to one service. */
export interface Soak {
  readonly renders: number;
  /** Resident memory of the service and its browsers, in MB, after 200 renders and then evenly. */
  readonly memory: readonly number[];
  readonly zombies: number;
  /** A browser killed amid the run: failed requests, and milliseconds until the next document. */
  readonly failedByKill: number;
  readonly recoveredAfterMs: number;
}

/** Kills a browser of the service while documents are being made. */
async function killBrowser(
  root: number,
  create: () => Promise<number>,
): Promise<{ failed: number; ms: number }> {
  const inFlight = Array.from({ length: CLIENTS }, create);
  const browser = (await processTree(root)).find(({ parent }) => parent === root);
  if (browser === undefined) throw new Error('the service runs no browser');
  process.kill(browser.pid, 'SIGKILL');
  const started = performance.now();
  const failed = (await Promise.all(inFlight)).filter((status) => status !== 200).length;
  while ((await create()) !== 200);
  return { failed, ms: performance.now() - started };
}

export async function measureSoak(renders: number): Promise<Soak> {
  const service = await spawnService();
  const client = keepAliveClient();
  const root = service.child.pid ?? 0;
  const send = () =>
    client.send('POST', `${service.url}/v1/create`, JSON.stringify({ data: newInvoice(1) }));
  try {
    const memory: number[] = [];
    let done = 0;
    const worker = async () => {
      while (done < renders) {
        done += 1;
        const at = done;
        expectFile(await send());
        if (at % Math.max(200, renders / 10) === 0)
          memory.push(Math.round(residentMegabytes(await processTree(root))));
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, worker));
    const killed = await killBrowser(root, async () => (await send()).status);
    const zombies = (await processTree(root)).filter(({ state }) => state === 'Z').length;
    return {
      renders,
      memory,
      zombies,
      failedByKill: killed.failed,
      recoveredAfterMs: Math.round(killed.ms),
    };
  } finally {
    client.close();
    await service.close();
  }
}
