import { defineConfig } from 'vitest/config';
import { CountReporter } from './tests/support/count-reporter.ts';

const MINUTE_MS = 60_000;

/** A kind of tests and the workers that they run in. */
const project = (name: string, include: string[], pool: 'threads' | 'forks') => ({
  test: { name, include, pool, isolate: pool === 'forks' },
});

export default defineConfig({
  test: {
    projects: [
      project(
        'domain',
        [
          'tests/*.test.ts',
          'tests/{domain,functions,http,ports,requirements,support}/**/*.test.ts',
        ],
        'threads',
      ),
      project('adapters', ['tests/adapters/**/*.test.ts'], 'forks'),
      project('e2e', ['tests/{e2e,gallery}/**/*.test.ts'], 'forks'),
      project('aws', ['tests/{aws,lambda}/**/*.test.ts'], 'forks'),
    ],
    maxWorkers: 2,
    testTimeout: 10 * MINUTE_MS,
    hookTimeout: 10 * MINUTE_MS,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    reporters: ['default', new CountReporter()],
  },
});
