import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Key, Table } from '#lib/ports/table.ts';

/** The provider's limit for each base. */
const REQUESTS = 5;
/** What clocks and networks make of a second. */
export const SLACK_MS = 100;
const WINDOW_MS = 1_000 + SLACK_MS;
/** Of many processes that reserve at once one wins each round. */
const ATTEMPTS = 50;
const ROUND_MS = 15;
/** A base that nobody asks has no slots to remember. */
const FORGOTTEN_SECONDS = 3_600;

const Slots = z.object({
  /** When the last requests went out or will, epoch milliseconds, in order: REQUESTS at most. */
  times: z.array(z.number()),
  /** Nothing goes out before: the provider said so. */
  blockedUntil: z.number().default(0),
});
type Slots = z.infer<typeof Slots>;

const keyOf = (baseId: string): Key => ({ partition: `TABLEDB#${baseId}`, sort: 'SLOTS' });

/** When the next request may go out. */
function nextSlot({ times, blockedUntil }: Slots, now: number): number {
  const oldest = times.length < REQUESTS ? 0 : (times.at(-REQUESTS) ?? 0) + WINDOW_MS;
  return Math.max(now, oldest, blockedUntil);
}

/**
 * The times at which requests to a base may go out, kept in the table: whatever process asks, no
 * more than the provider's limit go out in a second.
 */
export function createSlots(table: Table) {
  async function write(
    baseId: string,
    change: (slots: Slots, now: number) => Slots | undefined,
  ): Promise<Slots | undefined> {
    const key = keyOf(baseId);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const item = await table.get(key);
      const now = Date.now();
      const slots = item ? Slots.parse(item.value) : { times: [], blockedUntil: 0 };
      const next = change(slots, now);
      if (next === undefined) return undefined;
      const removeAfter = Math.ceil(now / 1_000) + FORGOTTEN_SECONDS;
      const condition = item ? { revision: item.revision } : ({ absent: true } as const);
      if ((await table.put({ ...key, value: next, removeAfter }, condition)) !== undefined)
        return next;
      await delay(Math.random() * ROUND_MS);
    }
    throw new Error(`The slots of ${baseId} are written all the time`);
  }

  return {
    /** Takes the next slot, where it is not after `latest`; else says when one would be. */
    async reserve(
      baseId: string,
      latest: number,
    ): Promise<{ readonly at: number; readonly taken: boolean }> {
      let at = 0;
      const written = await write(baseId, (slots, now) => {
        at = nextSlot(slots, now);
        if (at > latest) return undefined;
        return { ...slots, times: [...slots.times, at].slice(-REQUESTS) };
      });
      return { at, taken: written !== undefined };
    },
    /** Nothing goes to the base before this time. */
    async block(baseId: string, until: number): Promise<void> {
      await write(baseId, (slots) =>
        slots.blockedUntil >= until ? undefined : { ...slots, blockedUntil: until },
      );
    },
  };
}

export type BaseSlots = ReturnType<typeof createSlots>;
