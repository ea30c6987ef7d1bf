import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Built } from './build.ts';
import type { Stage } from './dockerfile.ts';

const ENTER = fileURLToPath(new URL('enter.py', import.meta.url));
const PROFILE = fileURLToPath(new URL('seccomp.json', import.meta.url));

export interface Container {
  readonly tree: Built;
  readonly stage: Stage;
  /** What is mounted as its volume. */
  readonly data: string;
  readonly variables: Readonly<Record<string, string>>;
}

const assignments = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => `${name}=${value}`);

/**
 * Starts a command in the tree as compose.yaml has it: as the user of the image, without capabilities, under
 * the seccomp profile, with nothing writable but the volume and /tmp. It shares the network and the
 * process ids of this machine.
 */
export function startIn(container: Container, command: readonly string[]): ChildProcess {
  const { tree, stage, data, variables } = container;
  const [user = '0', group = '0'] = (stage.user ?? '').split(':');
  const unprivileged = [
    '/usr/bin/setpriv',
    `--reuid=${user}`,
    `--regid=${group}`,
    '--clear-groups',
    '--no-new-privs',
    '--bounding-set=-all',
    '--inh-caps=-all',
  ];
  const environment = ['/usr/bin/env', '-i', ...assignments({ ...tree.env, ...variables })];
  const enter = ['/usr/bin/python3', ENTER, tree.folder, PROFILE, tree.workdir];
  return spawn(
    'unshare',
    ['--mount', '--', ...enter, ...unprivileged, ...environment, ...command],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATA: data, VOLUME: stage.volumes[0] ?? '' },
    },
  );
}
