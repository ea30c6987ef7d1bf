import { z } from 'zod';
import type { Ports } from '#lib/ports/index.ts';
import type { Item, Key } from '#lib/ports/table.ts';

/** Pointers that fall due in the same stretch of time share a bucket. */
export const BUCKET_MS = 60 * 60 * 1000;
/** Partitions of one bucket, so that no single one takes every write. */
export const SHARDS = 8;
/** The clean-up drops a pointer long before; this is for pointers that it never gets to. */
const POINTER_LIFE_SECONDS = 60 * 86_400;

/** Says that something with content in the object store is to be looked at at a given time. */
export const ExpiryPointer = z.object({
  /** That of the resource's Retention. */
  kind: z.string(),
  ownerId: z.string(),
  id: z.string(),
  /** Epoch milliseconds. */
  dueAt: z.int(),
});
export type ExpiryPointer = z.infer<typeof ExpiryPointer>;

export function bucketOf(epochMs: number): number {
  return Math.floor(epochMs / BUCKET_MS);
}

export function expiryPartition(bucket: number, shard: number): string {
  return `EXPIRY#${bucket}#${shard}`;
}

/** Ids are random, so any of their characters spreads evenly. */
function shardOf(id: string): number {
  return (id.charCodeAt(id.length - 1) || 0) % SHARDS;
}

export function pointerKey({ kind, ownerId, id, dueAt }: ExpiryPointer): Key {
  return {
    partition: expiryPartition(bucketOf(dueAt), shardOf(id)),
    sort: `${dueSort(dueAt)}#${kind}#${ownerId}#${id}`,
  };
}

/** Sort keys begin with the time, so that what is not due yet is not even read. */
export function dueSort(epochMs: number): string {
  return String(epochMs).padStart(14, '0');
}

export function readPointer(item: Item): ExpiryPointer {
  return ExpiryPointer.parse(item.value);
}

/** Puts something on the clean-up's list. Written before what it points to: a pointer may lead nowhere. */
export async function filePointer(
  needs: Pick<Ports, 'table'>,
  pointer: ExpiryPointer,
): Promise<void> {
  await needs.table.put({
    ...pointerKey(pointer),
    value: pointer,
    removeAfter: Math.ceil(pointer.dueAt / 1000) + POINTER_LIFE_SECONDS,
  });
}
