import { z } from 'zod/mini';

/** An exact decimal number as text: "1234.50", "-0.005". Never rounded, never a float. */
export const Decimal = z.string().check(z.regex(/^-?\d{1,18}(?:\.\d{1,12})?$/));
export type Decimal = z.infer<typeof Decimal>;

/** A sum of money in the document's currency, written as a `Decimal`. */
export const Amount = z.string().check(z.regex(/^-?\d{1,18}(?:\.\d{1,12})?$/));
export type Amount = z.infer<typeof Amount>;

/** ISO 4217, such as "EUR". */
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/));
export type Currency = z.infer<typeof Currency>;

/** A day, a month or a moment in ISO 8601: "2026-03-31", "2026-03", "2026-03-31T14:05:00Z". */
export const DateText = z.string().check(z.minLength(4), z.maxLength(40));
export type DateText = z.infer<typeof DateText>;

/** From and to, each of which may be open. */
export const Period = z.strictObject({ start: z.optional(DateText), end: z.optional(DateText) });
export type Period = z.infer<typeof Period>;
