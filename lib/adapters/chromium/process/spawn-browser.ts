import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import {
  type Browser,
  checkProgram,
  commandLine,
  environment,
  type LaunchOptions,
  START_TIMEOUT_MS,
  supervise,
} from './browser.ts';
import { connectPipe } from './connection.ts';
import { makeProfileDir } from './profile-dir.ts';

/**
 * Starts a browser that is driven over its connection alone: one that prints, so that a process
 * that does nothing else never loads Puppeteer. Rejects when it does not answer; the error's message
 * holds what it wrote.
 */
export async function spawnBrowser(options: LaunchOptions): Promise<Browser> {
  await checkProgram(options.installed);
  const profileDir = makeProfileDir();
  const child = spawn(options.installed.executable, commandLine(options, profileDir), {
    // A group of its own, so that all of it can be killed.
    detached: true,
    env: environment(profileDir, options.installed),
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const { stderr, ...supervised } = supervise(child, profileDir);
  try {
    const root = connectPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
    supervised.onGone.add(() => root.dispose());
    await root.send('Target.getTargets', undefined, { timeout: START_TIMEOUT_MS });
    return {
      ...supervised,
      kind: options.kind,
      root,
      driver: undefined,
      overMemoryAt: Number.NEGATIVE_INFINITY,
    };
  } catch (cause) {
    await supervised.kill();
    throw new Error(`The browser did not start: ${stderr()}`, { cause });
  }
}
