import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { CdpConnection, type CdpSession } from './cdp.ts';
import { type BrowserKind, launchFlags } from './flags.ts';
import type { Installed } from './installation.ts';
import { killNow, standBack } from './process-group.ts';
import { makeProfileDir, removeProfileDir } from './profile-dir.ts';

/** A browser must answer its first command within this time. */
const START_TIMEOUT_MS = 60_000;
/** A browser that cannot take a page away within this time is killed. */
export const CLOSING_TIMEOUT_MS = 15_000;
const STDERR_KEPT = 4_000;

export interface LaunchOptions {
  readonly kind: BrowserKind;
  readonly installed: Installed;
  readonly sandbox: boolean;
  /** Instead of those of its kind. */
  readonly flags?: readonly string[];
}

/** One running browser: its process group and the connection to it. */
export interface Browser {
  readonly kind: BrowserKind;
  readonly pid: number;
  readonly cdp: CdpSession;
  readonly connection: CdpConnection;
  /** Resolves when the process has gone, however it went. */
  readonly gone: Promise<void>;
  /** Called once each when the browser has gone; what no longer cares takes itself out. */
  readonly onGone: Set<() => void>;
  /** Also true when it can no longer be talked to. */
  readonly isGone: () => boolean;
  /** When one of its processes was last killed for its memory, on the clock of `performance.now`. */
  overMemoryAt: number;
  /** Kills the whole process group. */
  readonly kill: () => Promise<void>;
}

/** Starts a browser with a fresh profile. Rejects when it does not answer; the error's message holds what it said. */
export async function launchBrowser(options: LaunchOptions): Promise<Browser> {
  const profileDir = makeProfileDir();
  const child = spawn(
    options.installed.executable,
    [
      ...(options.flags ?? launchFlags(options.kind, options.sandbox)),
      `--user-data-dir=${profileDir}`,
    ],
    {
      // A group of its own, so that all of it can be killed.
      detached: true,
      env: environment(profileDir, options.installed),
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    },
  );
  const said = collect(child);
  const connection = new CdpConnection(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const browser = supervise(child, connection, options.kind, profileDir);
  try {
    await once(child, 'spawn');
    standBack(child.pid ?? 0);
    await connection.browser.send('Target.getTargets', undefined, START_TIMEOUT_MS);
    return browser;
  } catch (cause) {
    await browser.kill();
    throw new Error(`The browser did not start: ${said()}`, { cause });
  }
}

/** Nothing of the serving process's environment reaches a browser that runs strangers' pages. */
function environment(profileDir: string, installed: Installed): Record<string, string> {
  return {
    HOME: profileDir,
    TZ: process.env['TZ'] ?? 'UTC',
    FONTCONFIG_FILE: installed.fonts.config,
    ...(installed.libraryDir !== undefined && { LD_LIBRARY_PATH: installed.libraryDir }),
  };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (text.length < STDERR_KEPT) text += chunk.toString('latin1');
  });
  return () => text.slice(0, STDERR_KEPT);
}

function supervise(
  child: ChildProcess,
  connection: CdpConnection,
  kind: BrowserKind,
  profileDir: string,
): Browser {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const pid = child.pid ?? 0;
  const killGroup = () => {
    if (pid > 0) killNow(-pid);
    removeProfileDir(profileDir);
  };
  const onGone = new Set<() => void>();
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    process.off('exit', killGroup);
    connection.close();
    // Children outlive a browser that was killed alone.
    killGroup();
    for (const listener of onGone) listener();
    onGone.clear();
    resolve();
  };
  process.on('exit', killGroup);
  // A browser that cannot be talked to is of no use.
  child.stdio[4]?.once('close', killGroup);
  child.once('exit', end);
  child.once('error', end);
  return {
    kind,
    pid,
    cdp: connection.browser,
    connection,
    gone,
    onGone,
    isGone: () => ended || connection.closed,
    overMemoryAt: Number.NEGATIVE_INFINITY,
    kill: () => {
      if (!ended) killGroup();
      return gone;
    },
  };
}
