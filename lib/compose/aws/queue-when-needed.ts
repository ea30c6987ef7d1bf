import type { Config } from '#lib/config.ts';
import type { Queue } from '#lib/ports/queue.ts';

/**
 * The queue for functions that rarely send: only owners with subscriptions have events to be told of, and
 * the code of SQS would be read with every start.
 */
export function queueWhenNeeded(config: Config): Queue {
  let opened: Promise<Queue> | undefined;
  const open = (): Promise<Queue> => {
    opened ??= import('./queue.ts').then(({ queue }) => queue(config));
    return opened;
  };
  return {
    send: async (...sent) => (await open()).send(...sent),
    receive: async (...asked) => (await open()).receive(...asked),
    extend: async (...asked) => (await open()).extend(...asked),
    remove: async (...asked) => (await open()).remove(...asked),
  };
}
