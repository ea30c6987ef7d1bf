import { enterArena } from './arena.ts';
import { interleave, percentile } from './measure.ts';
import { newInvoice } from './payloads.ts';
import type { Ratio } from './speed.ts';

const ROWS = [100, 500, 2_000] as const;
const ROUNDS = 6;
/** What a row of a long table may cost compared with one of a short table: time is to be linear in the rows. */
const BOUND = 1.3;

/** Documents of 100, 500 and 2,000 rows: what each row costs, and whether it costs more in a long table. */
export async function measureRows(): Promise<{
  ratios: Ratio[];
  samples: Record<string, number>;
}> {
  const arena = await enterArena();
  try {
    const contestants = ROWS.map((rows) => {
      const run = async () => void (await arena.create({ data: newInvoice(rows) }));
      return { name: String(rows), run };
    });
    const samples = await interleave(contestants, ROUNDS, 1);
    const p50 = (rows: number) => percentile(samples.get(String(rows)) ?? [], 0.5);
    const ratios = ROWS.slice(1).map((rows): Ratio => {
      const value = p50(rows) / rows / (p50(100) / 100);
      const holds = value <= BOUND;
      return { name: `a row of ${rows} / a row of 100, p50`, value, bar: `≤ ${BOUND}`, holds };
    });
    return {
      ratios,
      samples: Object.fromEntries(ROWS.map((rows) => [`${rows} rows, p50 ms`, p50(rows)])),
    };
  } finally {
    await arena.leave();
  }
}
