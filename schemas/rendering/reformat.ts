import { z } from 'zod';

/** How amounts, numbers or dates are written; the values themselves stay what they are. */
export const Reformat = z.discriminatedUnion('what', [
  /** ISO 4217; only the sign changes, nothing is converted. */
  z.object({
    what: z.literal('currency'),
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** "USD 5" instead of "$5"; none for a plain "5". */
    display: z.enum(['symbol', 'code', 'none']).optional(),
    /** Where its sign stands: "5 €". */
    place: z.enum(['before', 'after']).optional(),
  }),
  z.object({
    what: z.literal('number'),
    decimals: z.int().min(0).max(6).optional(),
    decimalMark: z.enum(['.', ',']).optional(),
    grouping: z.enum([',', '.', ' ', "'", '']).optional(),
    /** What is less than nothing: "-5", "(5)" or "5-". */
    negative: z.enum(['lead', 'brackets', 'trail']).optional(),
  }),
  /** A pattern of yyyy, yy, MMMM, MMM, MM, M, dd, d, EEEE, EEE and whatever stands between. */
  z.object({ what: z.literal('date'), pattern: z.string().max(40) }),
]);
export type Reformat = z.infer<typeof Reformat>;
