import { z } from 'zod';
import { changeItem } from '#lib/domain/records/change-item.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Item, Key } from '#lib/ports/table.ts';

type Needs = Pick<Ports, 'table' | 'now'>;

/** Events about one resource on their way to one subscription, in the order in which they were raised. */
const Sequence = z.object({
  waiting: z.array(
    z.object({
      eventId: z.string(),
      /** It is not attempted before, epoch milliseconds. */
      from: z.int(),
    }),
  ),
});
type Sequence = z.infer<typeof Sequence>;

/** Which delivery, of what. */
export interface SequencePlace {
  readonly subscriptionId: string;
  readonly resource: string;
  readonly eventId: string;
}

/** What is later than this was lost by a process that died: nobody waits for it any longer. */
const LATE_MS = 720_000;
const LIFE_SECONDS = 3 * 86_400;
const MAX_WAIT_SECONDS = 300;

const keyOf = ({ subscriptionId, resource }: Omit<SequencePlace, 'eventId'>): Key => ({
  partition: `SEQUENCE#${subscriptionId}`,
  sort: resource,
});

const sequenceIn = (item: Item | undefined): Sequence =>
  item === undefined ? { waiting: [] } : Sequence.parse(item.value);

async function change(
  needs: Needs,
  place: SequencePlace,
  next: (waiting: Sequence['waiting'], now: number) => Sequence['waiting'],
): Promise<void> {
  const now = needs.now().getTime();
  await changeItem(needs, keyOf(place), {
    read: sequenceIn,
    next: ({ waiting }) => {
      const left = next(waiting, now);
      return left.length === 0 ? undefined : { waiting: left };
    },
    removeAfter: Math.ceil(now / 1_000) + LIFE_SECONDS,
  });
}

/** Takes a place behind the events about the same resource that were raised before. */
export function joinSequence(
  needs: Needs,
  place: SequencePlace,
  delaySeconds: number,
): Promise<void> {
  const { eventId } = place;
  return change(needs, place, (waiting, now) => [
    ...waiting.filter((one) => one.eventId !== eventId && one.from + LATE_MS >= now),
    { eventId, from: Math.ceil(now + delaySeconds * 1_000) },
  ]);
}

/** Is not attempted before then, epoch milliseconds, and the others wait. */
export function keepPlace(needs: Needs, place: SequencePlace, from: number): Promise<void> {
  return change(needs, place, (waiting) =>
    waiting.map((one) => (one.eventId === place.eventId ? { ...one, from } : one)),
  );
}

/** Lets the next one go. */
export function leaveSequence(needs: Needs, place: SequencePlace): Promise<void> {
  return change(needs, place, (waiting) =>
    waiting.filter(({ eventId }) => eventId !== place.eventId),
  );
}

/** Seconds until it is worth asking again whether it is this event's turn; 0: it is. */
export async function secondsToTurn(needs: Needs, place: SequencePlace): Promise<number> {
  const { waiting } = sequenceIn(await needs.table.get(keyOf(place)));
  const at = waiting.findIndex(({ eventId }) => eventId === place.eventId);
  const now = needs.now().getTime();
  const before = waiting.slice(0, Math.max(0, at)).filter(({ from }) => from + LATE_MS >= now);
  const [first] = before;
  if (first === undefined) return 0;
  // Those behind it ask one after the other.
  const seconds = Math.max(0, first.from - now) / 1_000 + before.length;
  return Math.min(seconds, MAX_WAIT_SECONDS);
}
