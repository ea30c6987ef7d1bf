import type { OneShot } from '#lib/compose/one-shot.ts';

/**
 * What makes documents on this machine, without a server. It is loaded only once the arguments and the input
 * have been read, since it takes nearly all of the command's start.
 */
export async function openMaker(level: 'error' | 'fatal'): Promise<OneShot> {
  const [{ createLog }, { composeOneShot }, { readConfig }] = await Promise.all([
    import('#lib/compose/log.ts'),
    import('#lib/compose/one-shot.ts'),
    import('#lib/config.ts'),
  ]);
  return composeOneShot(readConfig(), await createLog(level, process.stderr.isTTY));
}
