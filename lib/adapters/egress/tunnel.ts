import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A tunnel without a byte in either direction for this long is dead. */
export const IDLE_TIMEOUT_MS = 30_000;
/** After one side has finished, the other may still say this long what it has to say. */
const HALF_OPEN_MS = 5_000;

/** Joins two connections until one of them is gone; both end together. */
export function splice(
  client: Duplex,
  upstream: Socket,
  head: Buffer,
  count: (bytes: number) => void,
): void {
  let halfOpen: NodeJS.Timeout | undefined;
  const destroy = () => {
    clearTimeout(halfOpen);
    client.destroy();
    upstream.destroy();
  };
  const finish = () => {
    halfOpen ??= setTimeout(destroy, HALF_OPEN_MS);
  };
  for (const side of [client, upstream]) {
    side.on('error', destroy).on('close', destroy).on('end', finish);
    side.on('data', (chunk: Buffer) => count(chunk.length));
  }
  upstream.setTimeout(IDLE_TIMEOUT_MS, destroy);
  if (head.length > 0) {
    count(head.length);
    upstream.write(head);
  }
  upstream.pipe(client);
  client.pipe(upstream);
  // One of them may have gone while the other was being dialled.
  if (client.destroyed || upstream.destroyed) destroy();
}
