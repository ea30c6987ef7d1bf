import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'pagewright-browser-';
/** Another container may use the same folder and know nothing of this one's process ids. */
const STALE_MS = 3_600_000;

/** A fresh, empty profile. It bears this process's id, so that a later start can tell that nobody uses it any more. */
export function makeProfileDir(): string {
  removeStaleProfiles();
  return mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
}

export function removeProfileDir(dir: string): void {
  try {
    rmSync(dir, { recursive: true, force: true, maxRetries: 2 });
  } catch {
    // A dying process still writes there; a later start removes it.
  }
}

/** What processes left behind that were killed before they could clean up. */
function removeStaleProfiles(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const dir = join(tmpdir(), name);
    const age = Date.now() - (statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > STALE_MS) removeProfileDir(dir);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
