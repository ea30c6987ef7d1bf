import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { measureArrivals } from './arrivals.ts';
import { measureCold } from './cold.ts';
import { measureJobs } from './jobs.ts';
import { measureModify } from './modify.ts';
import { measureOverload } from './overload.ts';
import { measureRows } from './rows.ts';
import { measureSoak } from './soak.ts';
import { measureSpeed } from './speed.ts';

const RESULTS = '.build/bench';

const suites: Readonly<Record<string, () => Promise<object>>> = {
  speed: measureSpeed,
  arrivals: measureArrivals,
  rows: measureRows,
  jobs: measureJobs,
  modify: measureModify,
  cold: async () => ({ processStartToFirstPdfMs: await measureCold(9), bar: '≤ 800' }),
  soak: () => measureSoak(2_000),
  overload: () => measureOverload(60),
};

function print(name: string, result: object): void {
  if (!('ratios' in result)) {
    console.log(name, result);
    return;
  }
  const { ratios, samples } = result as Awaited<ReturnType<typeof measureSpeed>>;
  console.table(
    Object.fromEntries(
      ratios.map((ratio) => [
        ratio.name,
        { ratio: Number(ratio.value.toFixed(2)), bar: ratio.bar, holds: ratio.holds },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      Object.entries(samples).map(([sample, value]) => [sample, Number(value.toFixed(1))]),
    ),
  );
}

const name = process.argv[2] ?? 'speed';
const suite = suites[name];
if (suite === undefined) {
  console.error(`npm run bench -- ${Object.keys(suites).join(' | ')}`);
  process.exitCode = 2;
} else {
  const machine = {
    cores: availableParallelism(),
    model: cpus()[0]?.model,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
  console.log(`${name} on ${machine.cores} cores of ${machine.model}, Node ${machine.node}`);
  const result = await suite();
  print(name, result);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(
    `${RESULTS}/${name}.json`,
    `${JSON.stringify({ suite: name, machine, result }, null, 2)}\n`,
  );
}
