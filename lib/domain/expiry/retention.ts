import type { BlobEntry } from '#lib/ports/blobs.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { ExpiryPointer } from './expiry-pointers.ts';

export type RetentionNeeds = Pick<Ports, 'table' | 'blobs' | 'now'>;

/** What became of something that was due for removal. */
export type Removal =
  /** The content is gone now. */
  | { readonly kind: 'removed' }
  /** There was nothing to remove any more. */
  | { readonly kind: 'gone' }
  /** It lives on until then, epoch milliseconds. */
  | { readonly kind: 'alive'; readonly expiresAt: number }
  /** Somebody wrote it just now: to be looked at again. */
  | { readonly kind: 'contended' };

/** Files of one prefix, and how to tell those that nothing points to. */
export interface FileArea {
  readonly prefix: string;
  readonly isOrphan: (needs: RetentionNeeds, entry: BlobEntry) => Promise<boolean>;
}

/** How the clean-up treats a resource: each resource exports its own, and `lib/domain/retentions.ts` lists them. */
export interface Retention {
  /** The kind of the expiry pointers that the resource files. Absent: it files none. */
  readonly kind?: string;
  /** Idempotent: runs may be cut short, repeated, or overlap. `now` in epoch milliseconds. */
  readonly remove?: (
    needs: RetentionNeeds,
    pointer: ExpiryPointer,
    now: number,
  ) => Promise<Removal>;
  readonly areas?: readonly FileArea[];
}
