import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BUILD_DIR } from '#scripts/packaging/bundle.ts';

const LOCK = join(BUILD_DIR, 'packaging');
const LOOK_MS = 200;
/** Whoever holds it longer is dead. */
const LOCK_LIFETIME_MS = 240_000;

/** One test file at a time: the next one finds the zips made, of which the browser's takes a minute. */
export async function packageInTurn<T>(work: () => Promise<T>): Promise<T> {
  await mkdir(BUILD_DIR, { recursive: true });
  for (;;) {
    const isMine = await mkdir(LOCK).then(
      () => true,
      () => false,
    );
    if (isMine) break;
    const { mtimeMs } = await stat(LOCK).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LOCK_LIFETIME_MS) await rm(LOCK, { recursive: true, force: true });
    await delay(LOOK_MS);
  }
  try {
    return await work();
  } finally {
    await rm(LOCK, { recursive: true, force: true });
  }
}
