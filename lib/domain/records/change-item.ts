import type { Ports } from '#lib/ports/index.ts';
import type { Item, Key } from '#lib/ports/table.ts';
import type { JsonObject } from '#schemas/json.ts';

/** Of many changes at once one wins each round, so this many can be waiting for their turn. */
const ATTEMPTS = 50;

interface ItemChange<Value extends object> {
  /** undefined: there is no item. */
  readonly read: (item: Item | undefined) => Value;
  /** undefined: the item goes. */
  readonly next: (value: Value) => Value | undefined;
  /** Epoch seconds. */
  readonly removeAfter?: number;
}

/** Changes an item on top of what others wrote meanwhile. */
export async function changeItem<Value extends object>(
  { table }: Pick<Ports, 'table'>,
  key: Key,
  { read, next, removeAfter }: ItemChange<Value>,
): Promise<Value | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const item = await table.get(key);
    const value = next(read(item));
    const condition = item === undefined ? { absent: true as const } : { revision: item.revision };
    if (value === undefined) {
      if (item === undefined || (await table.delete(key, condition))) return undefined;
      continue;
    }
    const put = { ...key, value: value as JsonObject, ...(removeAfter ? { removeAfter } : {}) };
    if ((await table.put(put, condition)) !== undefined) return value;
  }
  throw new Error(`The item ${key.sort} is written all the time`);
}
