import { z } from 'zod';

/** Any JSON value, as a caller may send it. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };

/** A JSON object: what `data` is. */
export type JsonObject = { [key: string]: JsonValue };

/** Nesting beyond this is refused: it serves no document and exhausts stacks. */
export const MAX_JSON_DEPTH = 100;

/** True when `value` nests deeper than `limit`. Iterative, so that the check itself cannot overflow the stack. */
export function exceedsDepth(value: unknown, limit: number = MAX_JSON_DEPTH): boolean {
  const pending: [unknown, number][] = [[value, 1]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [current, depth] = next;
    if (current === null || typeof current !== 'object') continue;
    if (depth > limit) return true;
    for (const child of Object.values(current)) pending.push([child, depth + 1]);
  }
  return false;
}

/** Business data of any shape with at least one key. The values come from parsed JSON, so only depth and emptiness are checked. */
export const DocumentData = z
  .record(z.string(), z.unknown(), {
    error: ({ input }) => (input === undefined ? undefined : 'must be a JSON object'),
  })
  .refine((data) => Object.keys(data).length > 0, { message: 'data cannot be empty' })
  .meta({
    description: 'Any JSON object with at least one key.',
    minProperties: 1,
    examples: [{ invoiceNumber: 'INV-1042', total: 120 }],
  }) as unknown as z.ZodType<JsonObject>;
