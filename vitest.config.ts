import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { CountReporter } from './tests/support/count-reporter.ts';
import { SpreadSequencer } from './tests/support/spread-sequencer.ts';

/** Longer than any test takes on a busy machine: only what hangs comes to it. */
const HANGS_MS = 300_000;

const test = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.ts`);

/*
 * Each process that tests start, their own included, loads hundreds of TypeScript sources: compiled once for
 * all of them, a start takes 0.8 s of processor time instead of 2. Compiled code makes coverage less exact.
 */
if (!process.argv.some((argument) => argument.startsWith('--coverage')))
  process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.cache/compiled', import.meta.url));

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          include: [
            'tests/*.test.ts',
            ...test(
              'docs',
              'domain',
              'functions',
              'http',
              'requirements',
              'scripts',
              'shared',
              'support',
            ),
          ],
          pool: 'threads',
          // Loading the hundreds of modules of lib/domain for each file takes 40 % more processor time.
          isolate: false,
        },
      },
      { test: { name: 'adapters', include: test('adapters'), pool: 'forks', isolate: false } },
      { test: { name: 'aws', include: test('aws', 'lambda'), pool: 'forks', isolate: true } },
      {
        test: {
          name: 'e2e',
          include: test('e2e', 'gallery', 'packages'),
          pool: 'forks',
          isolate: false,
        },
      },
    ],
    // One more than the cores of the machine that it is meant for: a quarter of the time is waiting for browsers and deadlines.
    maxWorkers: 3,
    sequence: { sequencer: SpreadSequencer },
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Node itself loads the sources, as in production: package imports, type stripping, JSON.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    reporters: ['default', new CountReporter()],
    coverage: {
      include: ['functions/**/*.ts', 'lib/**/*.ts', 'schemas/**/*.ts'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: '.coverage',
    },
  },
});
