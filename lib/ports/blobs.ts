import type { Readable } from 'node:stream';

/** An opened blob: its size in bytes and its content, to be read once. */
export interface OpenBlob {
  readonly size: number;
  readonly stream: Readable;
}

export interface BlobEntry {
  readonly key: string;
  readonly modifiedAt: Date;
}

/**
 * Immutable files under unique keys: S3 in the cloud, rows and files on one machine. Keys consist of
 * `[A-Za-z0-9._/-]`, without `..` or an empty segment.
 *
 * A blob is written before the item that points to it. A put that has returned is durable and
 * whole: readers see all of a blob or none.
 */
export interface Blobs {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** undefined: no such blob. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Like get, without holding the content in memory. */
  open(key: string): Promise<OpenBlob | undefined>;
  /** Deleting what is not there succeeds. */
  delete(key: string): Promise<void>;
  /** Blobs whose key begins with `prefix`, in key order, a page at a time (at most 1,000). */
  list(
    prefix: string,
    cursor?: string,
  ): Promise<{ entries: readonly BlobEntry[]; cursor?: string }>;
}

const BLOB_KEY = /^[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;

/** The key itself, for adapters. @throws TypeError when it is none, so that a wrong key fails everywhere alike. */
export function checkBlobKey(key: string): string {
  if (
    !BLOB_KEY.test(key) ||
    key.split('/').some((segment) => segment.includes('..') || segment === '.')
  ) {
    throw new TypeError(`Not a blob key: ${JSON.stringify(key)}`);
  }
  return key;
}
