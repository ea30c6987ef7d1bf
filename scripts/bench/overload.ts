import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { percentile } from './measure.ts';
import { newInvoice } from './payloads.ts';
import { expectFile, keepAliveClient, spawnService } from './service.ts';

/** What twice the capacity does to a service. */
export interface Overload {
  readonly seconds: number;
  readonly offeredPerSecond: number;
  readonly documents: number;
  /** 503 with Retry-After. */
  readonly refused: number;
  /** Anything else: must be 0. */
  readonly other: number;
  readonly healthP50Ms: number;
  readonly healthP99Ms: number;
  readonly healthMaxMs: number;
}

async function capacityOf(create: () => Promise<unknown>, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let done = 0;
  const client = async () => {
    while (performance.now() < end) {
      await create();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 4 }, client));
  return (1_000 * done) / ms;
}

async function probeHealth(url: string, seconds: number): Promise<number[]> {
  const child = spawn(process.execPath, ['scripts/bench/health-probe.ts', url, String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout)) as number[];
}

/** Offers requests at a fixed rate, whatever becomes of them: that is what overload is. */
export async function measureOverload(seconds: number): Promise<Overload> {
  const service = await spawnService({ RENDER_QUEUE: '50' });
  const client = keepAliveClient();
  const create = () =>
    client.send('POST', `${service.url}/v1/create`, JSON.stringify({ data: newInvoice(20) }));
  try {
    await capacityOf(create, 2_000);
    const capacity = await capacityOf(async () => expectFile(await create()), 3_000);
    const rate = Math.ceil(2 * capacity);
    const counts = { documents: 0, refused: 0, other: 0 };
    const answers: Promise<void>[] = [];
    const health = probeHealth(service.url, seconds);
    const count = async () => {
      const { status, headers } = await create().catch(() => ({
        status: 0,
        headers: {} as Record<string, string>,
      }));
      if (status === 200) counts.documents += 1;
      else if (status === 503 && headers['retry-after'] !== undefined) counts.refused += 1;
      else counts.other += 1;
    };
    const started = performance.now();
    let sent = 0;
    while (performance.now() - started < seconds * 1_000) {
      const due = ((performance.now() - started) / 1_000) * rate;
      for (; sent < due; sent++) answers.push(count());
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await Promise.all(answers);
    const latencies = await health;
    return {
      seconds,
      offeredPerSecond: rate,
      ...counts,
      healthP50Ms: percentile(latencies, 0.5),
      healthP99Ms: percentile(latencies, 0.99),
      healthMaxMs: Math.max(...latencies),
    };
  } finally {
    client.close();
    await service.close();
  }
}
