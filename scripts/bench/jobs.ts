import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from './measure.ts';
import { newInvoice } from './payloads.ts';
import { processTree, residentMegabytes } from './processes.ts';
import {
  BENCH_KEY,
  expectFile,
  keepAliveClient,
  type SpawnedService,
  spawnService,
} from './service.ts';
import type { Ratio } from './speed.ts';

const ITEMS = 1_000;
const ROUNDS = 3;
/** Clients of the synchronous endpoint that a job is held against: the better of these counts. */
const CLIENTS = [4, 8] as const;
const CREATES = 300;
const LOOK_MS = 200;
const BAR = 0.9;

const TEMPLATE = 'invoice-clean';

/** An invoice like no other before, in the form of the template. */
function templateData() {
  const { from, client, invoiceNumber, date, dueDate, items, subtotal, tax, total } = newInvoice(1);
  const meta = { invoiceNumber, date, dueDate, currency: 'GBP' };
  return { company: from, client, meta, lineItems: items, totals: { subtotal, tax, total } };
}

type Client = ReturnType<typeof keepAliveClient>;

export interface Bench {
  readonly service: SpawnedService;
  readonly client: Client;
  readonly pid: number;
}

/** Documents a second of the synchronous endpoint, with so many clients. */
export async function createRate(
  { service, client }: Pick<Bench, 'service' | 'client'>,
  clients: number,
): Promise<number> {
  let left = CREATES;
  const started = performance.now();
  const work = async () => {
    while (left-- > 0) {
      const body = JSON.stringify({ templateId: TEMPLATE, data: templateData() });
      expectFile(await client.send('POST', `${service.url}/v1/create`, body));
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return (1_000 * CREATES) / (performance.now() - started);
}

interface FinishedJob {
  readonly download: string;
  /** From its start to its end, as it tells. */
  readonly rate: number;
  /** Resident memory of service and browsers, and of the service alone, in MB, at each tenth. */
  readonly memory: readonly (readonly [number, number])[];
}

async function memoryOf(pid: number): Promise<[number, number]> {
  const tree = await processTree(pid);
  const own = tree.filter((entry) => entry.pid === pid);
  return [Math.round(residentMegabytes(tree)), Math.round(residentMegabytes(own))];
}

async function runJob({ service, client, pid }: Bench): Promise<FinishedJob> {
  const items = Array.from({ length: ITEMS }, templateData);
  const body = JSON.stringify({ templateId: TEMPLATE, items });
  const answer = await client.send('POST', `${service.url}/v1/templates/batch/start`, body);
  if (answer.status !== 202) throw new Error(`no job: ${answer.status} ${answer.body}`);
  const { _links: links } = JSON.parse(String(answer.body));
  const memory: [number, number][] = [];
  for (;;) {
    const read = await client.send('GET', `${service.url}${links.self}?limit=1`);
    const { job } = JSON.parse(String(read.body));
    if (job.progress * 10 >= memory.length) memory.push(await memoryOf(pid));
    if (job.finishedAt !== null) {
      if (job.completed !== ITEMS) throw new Error(`${job.failed} of ${ITEMS} failed`);
      const ms = Date.parse(job.finishedAt) - Date.parse(job.startedAt);
      return { download: links.download, rate: (1_000 * ITEMS) / ms, memory };
    }
    await delay(LOOK_MS);
  }
}

/** Reads the ZIP without keeping it. */
async function download({ service, pid }: Bench, path: string) {
  const before = (await memoryOf(pid))[1];
  let peak = before;
  let bytes = 0;
  const started = performance.now();
  const timer = setInterval(async () => {
    peak = Math.max(peak, (await memoryOf(pid))[1]);
  }, 20);
  await new Promise<void>((resolve, reject) => {
    const headers = { authorization: `Bearer ${BENCH_KEY}` };
    get(`${service.url}${path}`, { headers }, (response) => {
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('end', resolve).once('error', reject);
    }).once('error', reject);
  });
  clearInterval(timer);
  const ms = performance.now() - started;
  return { megabytes: Number((bytes / 1e6).toFixed(1)), ms: Math.round(ms), before, peak };
}

/**
 * A job of 1,000 different one-page invoices against the same documents requested one by one, of the
 * same service, in turns; and the ZIP of them.
 */
export async function measureJobs() {
  const service = await spawnService();
  const bench = { service, client: keepAliveClient(), pid: service.child.pid ?? 0 };
  try {
    await createRate(bench, 4);
    const create = new Map<number, number[]>(CLIENTS.map((clients) => [clients, []]));
    const jobs: FinishedJob[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const clients of CLIENTS) create.get(clients)?.push(await createRate(bench, clients));
      jobs.push(await runJob(bench));
    }
    const rates = jobs.map((job) => job.rate);
    // Each job against what was measured right before it: the speed of the machine varies.
    const ratioOf = (round: number) =>
      (rates[round] ?? 0) / Math.max(...[...create.values()].map((all) => all[round] ?? 0));
    const value = percentile(
      rates.map((_, round) => ratioOf(round)),
      0.5,
    );
    const rate = percentile(rates, 0.5);
    const name = 'documents/s: a job of 1,000 / create at its best concurrency';
    const ratios: Ratio[] = [{ name, value, bar: `≥ ${BAR}`, holds: value >= BAR }];
    const samples = {
      ...Object.fromEntries(
        [...create].map(([clients, rates]) => [
          `create at ${clients} clients, documents/s`,
          percentile(rates, 0.5),
        ]),
      ),
      'job, documents/s': rate,
    };
    const last = jobs.at(-1);
    const zips = [];
    for (let n = 0; n < 3 && last !== undefined; n++)
      zips.push(await download(bench, last.download));
    const memory = jobs.map((job) => job.memory);
    console.log('documents/s of each round', { create: Object.fromEntries(create), job: rates });
    console.log('MB of [service and browsers, service alone] at each tenth of a job', memory);
    console.log('the ZIP; resident MB of the service before and at its peak', zips);
    return { ratios, samples, memory, zips };
  } finally {
    bench.client.close();
    await service.close();
  }
}
