import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import type { ConnectionTransport } from 'puppeteer-core';
import { type Browser, environment, type LaunchOptions, supervise } from './browser.ts';
import { connectTo, PipeTransport } from './connection.ts';
import { launchFlags } from './flags.ts';
import { makeProfileDir } from './profile-dir.ts';

/**
 * Starts a browser. Rejects with the system's error when the program cannot be run, and when the
 * browser does not answer; that error's message holds what it wrote.
 */
export async function spawnBrowser(options: LaunchOptions): Promise<Browser> {
  const { kind, installed, sandbox, flags = launchFlags(kind, sandbox) } = options;
  await access(installed.executable, constants.X_OK);
  const profileDir = makeProfileDir();
  const child = spawn(installed.executable, [...flags, `--user-data-dir=${profileDir}`], {
    // A group of its own, so that all of it can be killed.
    detached: true,
    env: environment(profileDir, installed),
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const { stderr, ...supervised } = supervise(child, profileDir);
  try {
    const transport = new PipeTransport(child.stdio[3] as Writable, child.stdio[4] as Readable);
    supervised.onGone.add(() => transport.close());
    return { ...supervised, kind, fonts: installed.fonts, ...(await open(transport, kind)) };
  } catch (cause) {
    await supervised.kill();
    throw new Error(`The browser did not start: ${stderr()}`, { cause });
  }
}

/** A browser that only prints is driven over its connection alone: a process that does nothing else never loads Puppeteer. */
async function open(
  transport: ConnectionTransport,
  kind: Browser['kind'],
): Promise<Pick<Browser, 'root' | 'driver'>> {
  if (kind !== 'print') return (await import('./drive-browser.ts')).drive(transport, kind);
  const root = connectTo(transport);
  await root.send('Target.getTargets');
  return { root, driver: undefined };
}
