import { percentile } from './measure.ts';
import { invoice } from './payloads.ts';
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

/** Offers requests at a fixed rate, whatever becomes of them: that is what overload is. */
export async function measureOverload(seconds: number): Promise<Overload> {
  const service = await spawnService({ RENDER_QUEUE: '50' });
  const client = keepAliveClient();
  const body = JSON.stringify({ data: invoice(20) });
  const create = () => client.send('POST', `${service.url}/v1/create`, body);
  try {
    await capacityOf(create, 2_000);
    const capacity = await capacityOf(async () => expectFile(await create()), 3_000);
    const rate = Math.ceil(2 * capacity);
    const counts = { documents: 0, refused: 0, other: 0 };
    const answers: Promise<void>[] = [];
    const health: number[] = [];
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
    let probing = false;
    while (performance.now() - started < seconds * 1_000) {
      const due = ((performance.now() - started) / 1_000) * rate;
      for (; sent < due; sent++) answers.push(count());
      if (!probing) void probe();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    async function probe(): Promise<void> {
      probing = true;
      const asked = performance.now();
      await client.send('GET', `${service.url}/health`);
      health.push(performance.now() - asked);
      probing = false;
    }
    await Promise.all(answers);
    return {
      seconds,
      offeredPerSecond: rate,
      ...counts,
      healthP50Ms: percentile(health, 0.5),
      healthMaxMs: Math.max(...health),
    };
  } finally {
    client.close();
    await service.close();
  }
}
