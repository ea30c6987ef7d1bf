import type { Ports } from '#lib/ports/index.ts';
import { DeliveryState, stateKey } from './subscription-store.ts';

type Needs = Pick<Ports, 'table'>;

const ATTEMPTS = 50;
const FRESH: DeliveryState = { failures: 0 };

export async function readState(
  { table }: Needs,
  ownerId: string,
  id: string,
): Promise<DeliveryState> {
  const item = await table.get(stateKey(ownerId, id));
  return item === undefined ? FRESH : DeliveryState.parse(item.value);
}

/** Writes what an attempt changes, on top of what others wrote meanwhile. */
export async function changeState(
  { table }: Needs,
  ownerId: string,
  id: string,
  next: (state: DeliveryState) => DeliveryState,
): Promise<DeliveryState> {
  const key = stateKey(ownerId, id);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const item = await table.get(key);
    const value = next(item === undefined ? FRESH : DeliveryState.parse(item.value));
    const condition = item === undefined ? { absent: true as const } : { revision: item.revision };
    if ((await table.put({ ...key, value }, condition)) !== undefined) return value;
  }
  throw new Error(`The deliveries of subscription ${id} are written all the time`);
}
