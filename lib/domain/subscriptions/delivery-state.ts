import { changeItem } from '#lib/domain/records/change-item.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Item } from '#lib/ports/table.ts';
import { DeliveryState, stateKey } from './subscription-store.ts';

type Needs = Pick<Ports, 'table'>;

const FRESH: DeliveryState = { failures: 0 };

const stateIn = (item: Item | undefined): DeliveryState =>
  item === undefined ? FRESH : DeliveryState.parse(item.value);

export async function readState(
  { table }: Needs,
  ownerId: string,
  id: string,
): Promise<DeliveryState> {
  return stateIn(await table.get(stateKey(ownerId, id)));
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
