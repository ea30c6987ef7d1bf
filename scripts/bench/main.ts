import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { readCommandLine, UsageError } from '#scripts/command-line.ts';
import { measureArrivals } from './arrivals.ts';
import { measureCold } from './cold.ts';
import { measureDeliveries } from './deliveries.ts';
import { measureJobs } from './jobs.ts';
import { measureModify } from './modify.ts';
import { measureOverload } from './overload.ts';
import { measureRows } from './rows.ts';
import { measureSoak } from './soak.ts';
import { measureSpeed } from './speed.ts';
import { measureWeb } from './web.ts';

const RESULTS = '.build/bench';

const suites: Readonly<Record<string, () => Promise<object>>> = {
  speed: measureSpeed,
  arrivals: measureArrivals,
  rows: measureRows,
  jobs: measureJobs,
  deliveries: measureDeliveries,
  modify: measureModify,
  cold: async () => ({ processStartToFirstPdfMs: await measureCold(9), bar: '≤ 800' }),
  soak: () => measureSoak(2_000),
  overload: () => measureOverload(60),
  web: measureWeb,
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

const NAMES = Object.keys(suites).join(' | ');
const USAGE = `Measures speed on this machine; the results also go to ${RESULTS}/<suite>.json.

  npm run bench
  npm run bench -- ${NAMES}

  speed      latency and throughput, as ratios to a bare page and to naive servers (the default)
  arrivals   documents with script that arrive one by one
  rows       long tables
  jobs       a job of 1,000 documents
  deliveries what 10,000 deliveries to dead receivers cost
  modify     a change in words
  cold       process start to first PDF
  soak       memory over 2,000 renders
  overload   a minute at twice the capacity
  web        the pages in a browser: key to preview, first paint
`;

const [name, suite] = readCommandLine(
  { command: 'npm run bench', usage: USAGE, options: {} },
  (_, [first = 'speed', second]) => {
    const found = suites[first];
    if (found === undefined) throw new UsageError(`'${first}' is no suite: write ${NAMES}`);
    if (second !== undefined) throw new UsageError('One suite at a time');
    return [first, found] as const;
  },
);
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
