import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, test } from 'vitest';
import { readDockerfile } from '#scripts/container/dockerfile.ts';

const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'));
const last = stages.at(-1);
const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
/** What the build makes. */
const MADE = ['node_modules', 'web/dist', 'web/docs/dist'];

describe('the Dockerfile', () => {
  test('[container.image] runs as an ordinary user, with a health check, a volume and a graceful stop', () => {
    assert.equal(stages.length, 2);
    assert.equal(last?.user, '10001:10001');
    assert.deepEqual(last?.volumes, ['/data']);
    assert.equal(last?.stopSignal, 'SIGTERM');
    for (const command of [last?.command, last?.health])
      assert.ok(existsSync(command?.at(-1) ?? ''), `${command}`);
  });

  test('[container.image] copies what is there, and nothing that is left out of its context', () => {
    const copied = stages.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.kind === 'copy' ? step.sources : [])),
    );
    for (const source of copied) {
      const path = source.replace('/app/', '');
      if (MADE.includes(path)) continue;
      assert.ok(existsSync(path), path);
      assert.ok(!ignored.some((pattern) => matchesGlob(path, pattern)), path);
    }
    for (const path of MADE) assert.ok(ignored.includes(path), `${path} is made in the image`);
  });

  test('is read completely or not at all', () => {
    assert.throws(() => readDockerfile('FROM a\nONBUILD RUN b'), /ONBUILD is not known/);
    assert.throws(() => readDockerfile('RUN b'), /before the first FROM/);
  });
});

test('[container.sandbox] the seccomp profile leaves what the sandbox of Chromium needs', () => {
  const profile = JSON.parse(readFileSync('scripts/container/seccomp.json', 'utf8')) as {
    syscalls: { names: string[] }[];
  };
  const forbidden = new Set(profile.syscalls.flatMap(({ names }) => names));
  for (const name of ['clone', 'clone3', 'unshare', 'chroot', 'seccomp', 'prctl'])
    assert.ok(!forbidden.has(name), name);
  for (const name of ['mount', 'ptrace', 'bpf', 'init_module', 'setns', 'keyctl'])
    assert.ok(forbidden.has(name), name);
  assert.match(readFileSync('compose.yaml', 'utf8'), /seccomp=scripts\/container\/seccomp\.json/);
});
