import { z } from 'zod';

/** The body of every error response. Some codes carry extra top-level fields. */
export const ErrorBody = z.looseObject({
  error: z.string(),
  code: z.string(),
  details: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** One entry of `details` of a VALIDATION_ERROR. */
export const ValidationDetail = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});
export type ValidationDetail = z.infer<typeof ValidationDetail>;
