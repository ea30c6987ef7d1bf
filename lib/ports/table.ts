import type { JsonObject } from '#schemas/json.ts';

/** The primary key of an item. Both parts are non-empty; see the repositories in lib/domain for the forms in use. */
export interface Key {
  readonly partition: string;
  readonly sort: string;
}

/** A stored item. `value` is returned exactly as it was put. */
export interface Item extends Key {
  readonly value: JsonObject;
  /** Starts at 1, grows by one with every successful put over an existing item. */
  readonly revision: number;
}

/** A write happens only when this holds: the key is unused, or the item still has the revision that was read. */
export type Precondition = { readonly absent: true } | { readonly revision: number };

export interface Put extends Key {
  readonly value: JsonObject;
  /**
   * When the storage may drop the item, in epoch seconds. Clean-up only: the item may live on for
   * days, so readers compare the expiry that they keep inside `value`.
   */
  readonly removeAfter?: number;
}

export interface Query {
  readonly partition: string;
  /** Only sort keys that begin with this. */
  readonly prefix?: string;
  /** Only sort keys below this one (exclusive), for time-ordered keys. */
  readonly before?: string;
  /** At most this many items, 1 to 1,000. */
  readonly limit: number;
  /** The `cursor` of the page before. */
  readonly cursor?: string;
  /** Largest sort key first. */
  readonly descending?: boolean;
}

export interface Page {
  readonly items: readonly Item[];
  /** Present when more may follow. */
  readonly cursor?: string;
}

export interface Increment extends Key {
  /** May be negative (a refund). The counter starts at 0. */
  readonly by: number;
  /** The increment happens only when the result is at most this. */
  readonly max?: number;
  readonly removeAfter?: number;
}

/** A part of a counter that one piece of work holds under a name of its own. */
export interface Claim extends Increment {
  /** 1 to 200 characters. A counter holds some hundreds of names at most: settle what has ended. */
  readonly name: string;
}

export interface Settlement extends Key {
  readonly name: string;
  /** Added with the end of the claim: 0 or less, what was not used of it. */
  readonly by: number;
}

/**
 * Items by primary key: DynamoDB in the cloud, SQLite on one machine.
 *
 * Reads are strongly consistent. A write that has returned survives the death of the process. Each
 * write touches one item and is atomic; there are no transactions, so every invariant is one
 * conditional write.
 */
export interface Table {
  /** undefined: no such item. */
  get(key: Key): Promise<Item | undefined>;
  /** The revision written, or undefined when the precondition did not hold (nothing was written). Without a precondition it replaces. */
  put(item: Put, precondition?: Precondition): Promise<number | undefined>;
  /** false when the precondition did not hold. Deleting what is not there is true. */
  delete(key: Key, precondition?: Precondition): Promise<boolean>;
  /** Items of one partition in the order of their sort keys (byte order). */
  query(query: Query): Promise<Page>;
  /** Adds to a counter. Its new value, or undefined when `max` forbids it (nothing was added). Counters and items do not share keys. */
  increment(increment: Increment): Promise<number | undefined>;
  /**
   * Adds to a counter and keeps the name, in one write. A claim under a name that is
   * already held adds nothing and returns the same value, so a claim can safely be repeated.
   */
  claim(claim: Claim): Promise<number | undefined>;
  /** Ends a claim, in one write with what goes back. false: the name is not held, and nothing was added. */
  settle(settlement: Settlement): Promise<boolean>;
  /** A counter's value; 0 when it was never incremented. */
  count(key: Key): Promise<number>;
}
