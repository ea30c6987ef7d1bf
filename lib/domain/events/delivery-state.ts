import { z } from 'zod';
import { changeItem } from '#lib/domain/records/change-item.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Item, Key } from '#lib/ports/table.ts';
import { LastDelivery } from '#schemas/service/subscription.ts';

type Needs = Pick<Ports, 'table'>;

/** How deliveries fare: apart from the subscription, whose secret would be sealed again each time. */
export const DeliveryState = z.object({
  lastDelivery: LastDelivery.exactOptional(),
  /** Failed attempts in a row. */
  failures: z.int().min(0),
  /** Since when all have failed, and until when none is tried, epoch milliseconds. */
  failingSince: z.int().exactOptional(),
  blockedUntil: z.int().exactOptional(),
});
export type DeliveryState = z.infer<typeof DeliveryState>;

const FRESH: DeliveryState = { failures: 0 };

const HOUR = 3_600;
/** Seconds to the next attempt: together a day. */
const GAPS = [5, 30, 120, 600, 1_800, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 8 * HOUR];

/** undefined: there is none after so many attempts. */
export const gapAfter = (attempts: number): number | undefined => GAPS[attempts - 1];

/** Seconds for which a receiver that failed so often is left alone. */
export const pauseAfter = (failures: number): number => Math.min(gapAfter(failures) ?? HOUR, HOUR);

export const stateKey = (ownerId: string, id: string): Key => ({
  partition: `OWNER#${ownerId}`,
  sort: `SUBSCRIPTIONSTATE#${id}`,
});

const stateIn = (item: Item | undefined): DeliveryState =>
  item === undefined ? FRESH : DeliveryState.parse(item.value);

export async function readState(
  { table }: Needs,
  ownerId: string,
  id: string,
): Promise<DeliveryState> {
  return stateIn(await table.get(stateKey(ownerId, id)));
}

/**
 * Seconds for which nothing is sent to a receiver that fails; 0: it may be tried. What waits for it comes back
 * spread over the time of a pause: thousands at once would hold up everything else.
 */
export async function secondsBlocked(
  needs: Needs & Pick<Ports, 'now'>,
  ownerId: string,
  id: string,
): Promise<number> {
  const { blockedUntil = 0, failures } = await readState(needs, ownerId, id);
  const blocked = (blockedUntil - needs.now().getTime()) / 1_000;
  return blocked <= 0 ? 0 : blocked + 1 + Math.random() * pauseAfter(failures);
}

/** Writes what an attempt changes, on top of what others wrote meanwhile. */
export async function changeState(
  needs: Needs,
  ownerId: string,
  id: string,
  next: (state: DeliveryState) => DeliveryState,
): Promise<DeliveryState> {
  const changed = await changeItem(needs, stateKey(ownerId, id), { read: stateIn, next });
  return changed ?? FRESH;
}
