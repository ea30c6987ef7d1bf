import { z } from 'zod';

/** ISO 8601, UTC. */
export const Timestamp = z.iso.datetime().meta({ examples: ['2026-01-31T09:30:00.000Z'] });

export const Id = z.uuid().meta({ examples: ['0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e'] });

/** A whole number that travels as text. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${minimum} to ${maximum}` })
    .int(`must be a whole number from ${minimum} to ${maximum}`)
    .min(minimum, `must be at least ${minimum}`)
    .max(maximum, `must be at most ${maximum}`);

/** Query parameters of every list. */
export const PageQuery = z.object({
  limit: wholeNumber(1, 100).default(50),
  offset: wholeNumber(0, 1_000_000).default(0),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** The body of every list response: `{ success, <plural>, total, limit, offset }`. */
export function listOf<Name extends string, Entry extends z.ZodType>(name: Name, entry: Entry) {
  return z.object({
    success: z.literal(true),
    ...({ [name]: z.array(entry) } as { [K in Name]: z.ZodArray<Entry> }),
    total: z.int().min(0),
    limit: z.int().min(1),
    offset: z.int().min(0),
  });
}
