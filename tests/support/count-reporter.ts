import type { Reporter, TestModule } from 'vitest/node';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Failed hooks and files that do not load count as failures: vitest merely skips the tests in them. */
function count(modules: readonly TestModule[], unhandled: number): Counts {
  const counts = { passed: 0, failed: unhandled, skipped: 0 };
  for (const module of modules) {
    counts.failed += module.errors().length;
    for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      counts[state === 'pending' ? 'skipped' : state] += 1;
    }
  }
  return counts;
}

/** Ends the output with one plain line that a machine can read, below the summary of vitest. */
export class CountReporter implements Reporter {
  #last = 'no tests ran';

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const { passed, failed, skipped } = count(modules, unhandledErrors.length);
    this.#last = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  }

  onInit(): void {
    process.once('exit', () => console.log(this.#last));
  }
}
