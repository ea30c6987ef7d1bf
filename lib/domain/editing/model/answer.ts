import { z } from 'zod';
import { Operation } from '../operations.ts';

/** What a language model answers with. One operation that is none makes all of it unusable. */
export const ModelEdit = z.object({
  operations: z.array(Operation).max(2_000),
  /** Instead of operations: why there are none, and what could be asked instead. */
  impossible: z
    .object({
      reason: z.string().min(1).max(600),
      suggestions: z.array(z.string().min(1).max(200)).max(3),
    })
    .nullish(),
});
export type ModelEdit = z.infer<typeof ModelEdit>;
