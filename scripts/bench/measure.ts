/** One thing that is measured: a name and a single execution of it. */
export interface Contestant {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** Sorted copy's value at that share, 0 to 1. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Latency of each contestant in milliseconds, interleaved: every round runs each of them once, so
 * that a change of the machine's mood meets all alike.
 */
export async function interleave(
  contestants: readonly Contestant[],
  rounds: number,
  warmUpRounds: number,
): Promise<Map<string, number[]>> {
  const samples = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const { name, run } of contestants) {
      const start = performance.now();
      await run();
      if (round >= 0) samples.get(name)?.push(performance.now() - start);
    }
  }
  return samples;
}

/**
 * Executions a second with `clients` at a time, in slices that alternate between the contestants. One slice
 * more than that is run of each, the first, to warm up: it is not counted.
 */
export async function throughput(
  contestants: readonly Contestant[],
  clients: number,
  slices: number,
  sliceMs: number,
): Promise<Map<string, number>> {
  const totals = new Map<string, { done: number; ms: number }>(
    contestants.map(({ name }) => [name, { done: 0, ms: 0 }]),
  );
  for (let slice = -1; slice < slices; slice++) {
    for (const { name, run } of contestants) {
      const total = totals.get(name);
      if (total === undefined) continue;
      const start = performance.now();
      const end = start + sliceMs;
      const client = async () => {
        while (performance.now() < end) {
          await run();
          total.done += 1;
        }
      };
      await Promise.all(Array.from({ length: clients }, client));
      total.ms += performance.now() - start;
      if (slice < 0) Object.assign(total, { done: 0, ms: 0 });
    }
  }
  return new Map([...totals].map(([name, { done, ms }]) => [name, (1_000 * done) / ms]));
}
