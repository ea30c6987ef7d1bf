import type { JsonObject } from '#schemas/json.ts';
import { isCalled } from '../notions.ts';
import type { Draft, Found } from '../shape/draft.ts';

/** How a firm is reached, as flat data states it. */
const CONTACT: Readonly<Record<string, string>> = {
  address: 'address.formatted',
  phone: 'phone',
  email: 'email',
  website: 'website',
};

/** `firma: "Radwerk GmbH", anschrift: "…"`: what stands right below the name of a firm is its own; an address elsewhere may be what was inspected. */
export function assignContactBelow({ found, left }: Draft, data: JsonObject): void {
  const [name] = found.get('seller.name') ?? [];
  const keys = Object.keys(data);
  const start = name === undefined ? -1 : keys.indexOf(name.path);
  if (name === undefined || start === -1 || typeof data[keys[start] ?? ''] !== 'string') return;
  for (const key of keys.slice(start + 1)) {
    const [notion, term] = Object.entries(CONTACT).find(([each]) => isCalled(key, each)) ?? [];
    const at = left.findIndex((each) => each.path === key && typeof each.value === 'string');
    if (notion === undefined || at === -1 || found.has(`seller.${term}`)) return;
    const own = left[at];
    if (own === undefined) return;
    const flags = { holder: '', numbers: [], rank: 0, isMinor: false, taken: false };
    found.set(`seller.${term}`, [
      { key, value: own.value, path: own.path, ...flags } satisfies Found,
    ]);
    left.splice(at, 1);
  }
}
