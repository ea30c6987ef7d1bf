import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { percentile } from './measure.ts';

/** Runs a program of its own from the start of the process to its first PDF, in milliseconds. */
async function startOnce(script: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let first = Number.NaN;
  child.stdout.once('data', () => {
    first = performance.now() - started;
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0 || Number.isNaN(first)) throw new Error(`${script} made no PDF`);
  return first;
}

/** Process start to first PDF with the browser unpacked already: median of several starts, after one that is not counted. */
export async function measureCold(starts: number): Promise<number> {
  const samples: number[] = [];
  for (let n = -1; n < starts; n++) {
    const sample = await startOnce('scripts/bench/first-pdf.ts');
    if (n >= 0) samples.push(sample);
  }
  return percentile(samples, 0.5);
}
