import { setTimeout as pause } from 'node:timers/promises';
import { enterArena } from './arena.ts';
import { percentile } from './measure.ts';
import { SCRIPTED_HTML } from './payloads.ts';

/** Milliseconds between an answer and the next request. */
const PAUSES = [0, 50, 300] as const;
const BLOCKS = 8;
const BLOCK = 8;
const BOUND = 1.4;

/**
 * Html with script against a spare context, by how soon the next request follows. In blocks that
 * alternate, so that what one of them leaves to be done does not meet the other.
 */
export async function measureArrivals() {
  const arena = await enterArena();
  const contestants = {
    spare: () => arena.spare(SCRIPTED_HTML),
    service: () => arena.create({ html: SCRIPTED_HTML }),
  } as const;
  try {
    const ratios = [];
    const samples: Record<string, number> = {};
    for (const gap of PAUSES) {
      const times = { spare: [] as number[], service: [] as number[] };
      for (let block = -1; block < BLOCKS; block++) {
        for (const name of ['spare', 'service'] as const) {
          await pause(400);
          for (let n = 0; n < BLOCK; n++) {
            const start = performance.now();
            await contestants[name]();
            if (block >= 0) times[name].push(performance.now() - start);
            if (gap > 0) await pause(gap);
          }
        }
      }
      const p50 = (name: keyof typeof times) => percentile(times[name], 0.5);
      const value = p50('service') / p50('spare');
      for (const name of ['spare', 'service'] as const)
        samples[`${name}, ${gap} ms apart`] = p50(name);
      ratios.push({
        name: `html with script, ${gap} ms apart: service / spare context, p50`,
        value,
        bar: `≤ ${BOUND}`,
        holds: value <= BOUND,
      });
    }
    return { ratios, samples };
  } finally {
    await arena.leave();
  }
}
