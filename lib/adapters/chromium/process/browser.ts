import type { ChildProcess } from 'node:child_process';
import type { Connection, Browser as Driver } from 'puppeteer-core';
import type { Installed } from '#lib/ports/installation.ts';
import type { BrowserKind } from './flags.ts';
import { killNow, lowerPriority } from './process-group.ts';
import { removeProfileDir } from './profile-dir.ts';

/** A browser that cannot close a page within this time is killed. */
export const CLOSING_TIMEOUT_MS = 15_000;
const MAX_STDERR_CHARS = 4_000;

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
  readonly fonts: Installed['fonts'];
  /** The browser's own session. */
  readonly root: Connection;
  /** Drives contexts and pages; a browser that only prints has none. */
  readonly driver: Driver | undefined;
  /** Resolves when the process has gone, however it went. */
  readonly gone: Promise<void>;
  /** Called once each when the browser has gone; what no longer cares takes itself out. */
  readonly onGone: Set<() => void>;
  /** Also true when it can no longer be talked to. */
  readonly isGone: () => boolean;
  /** Kills the whole process group. */
  readonly kill: () => Promise<void>;
}

/** Nothing of the serving process's environment reaches a browser that runs strangers' pages. */
export function environment(profileDir: string, installed: Installed): Record<string, string> {
  return {
    HOME: profileDir,
    TZ: process.env['TZ'] ?? 'UTC',
    FONTCONFIG_FILE: installed.fonts.config,
    ...(installed.libraryDir !== undefined && { LD_LIBRARY_PATH: installed.libraryDir }),
  };
}

/** Takes charge of a process that leads a group of its own: ends the whole group with it. */
export function supervise(child: ChildProcess, profileDir: string) {
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
    // Children outlive a browser that was killed alone.
    killGroup();
    for (const listener of onGone) listener();
    onGone.clear();
    resolve();
  };
  process.on('exit', killGroup);
  let isReachable = true;
  const lose = () => {
    isReachable = false;
    killGroup();
  };
  // A browser that cannot be talked to is of no use.
  for (const pipe of [child.stdio[3], child.stdio[4]])
    pipe?.once('close', lose).once('error', lose);
  child.once('exit', end);
  child.once('error', end);
  if (pid > 0) lowerPriority(pid);
  return {
    pid,
    gone,
    onGone,
    /** The beginning of what the browser wrote to its standard error. */
    stderr: collect(child),
    isGone: () => ended || !isReachable,
    kill: () => {
      if (!ended) killGroup();
      return gone;
    },
  };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (text.length < MAX_STDERR_CHARS) text += chunk.toString('latin1');
  });
  return () => text.slice(0, MAX_STDERR_CHARS);
}
