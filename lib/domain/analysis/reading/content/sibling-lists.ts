import type { JsonValue } from '#schemas/json.ts';
import { objectsIn } from '../fits.ts';
import { readAsEntries } from './entries.ts';
import type { ContentReading } from './reading.ts';
import type { Located } from './tables.ts';

/** `rooms: [{ items: […] }, { items: […] }]`: one long remark in one of the lists makes no other form of it. */
export function shareForms({ forms }: ContentReading, rows: readonly Located[]): void {
  const lists = new Map<string, Located[][]>();
  const values = new Map<string, JsonValue[]>();
  for (const { value } of rows)
    for (const [key, inner] of Object.entries(value)) {
      const objects = objectsIn(inner);
      if (objects === undefined) continue;
      lists.set(key, [
        ...(lists.get(key) ?? []),
        objects.map((each) => ({ value: each, path: '' })),
      ]);
      values.set(key, [...(values.get(key) ?? []), inner]);
    }
  for (const [key, siblings] of lists) {
    if (siblings.length < 2) continue;
    const isEntries = siblings.filter(readAsEntries).length * 2 > siblings.length;
    for (const list of values.get(key) ?? [])
      if (list !== null) forms.set(list as object, isEntries);
  }
}
