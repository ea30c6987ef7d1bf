import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'vitest';

interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** As `npm run` does it, without npm in between. */
function run(script: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, ...args],
      (error, output, errors) => resolve({ code: Number(error?.code ?? 0), output, errors }),
    );
    child.stdin?.end();
  });
}

const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const COMMANDS = ['start', 'create', 'key', 'routes', 'gallery', 'bench'].map(
  (name) => [name, /scripts\/\S+\.ts/.exec(scripts[name] ?? '')?.[0] ?? ''] as const,
);
const WRONG: Readonly<Record<string, readonly string[]>> = {
  start: ['8080'],
  create: ['a.json', 'b.json'],
  key: ['--tier', 'gold'],
  routes: ['jobs'],
  gallery: ['invoice'],
  bench: ['everything'],
};

describe.each(COMMANDS)('npm run %s', (name, script) => {
  test('[cli.every-command] --help explains the command', async () => {
    const { code, output, errors } = await run(script, ['--help']);
    assert.equal(code, 0, errors);
    assert.equal(errors, '');
    assert.ok(output.includes(name === 'start' ? 'npm start' : name), output);
    assert.ok(output.split('\n').length >= 3);
  });

  test.each([
    ['an unknown option', ['--nonsense']],
    ['a wrong argument', WRONG[name] ?? []],
  ])('[cli.every-command] %s is exit code 2 and one line that names --help', async (_, args) => {
    const { code, output, errors } = await run(script, args);
    assert.equal(code, 2, errors);
    assert.equal(output, '');
    assert.match(errors, /^[^\n]{10,200} \(see npm (?:start|run \w+) -- --help\)\n$/);
  });
});
