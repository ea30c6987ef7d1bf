import { z } from 'zod';
import { isLanguageTag, isTimeZone } from './known-names.ts';

/** How values of data are written; raw html and pages have theirs already. */
export const WritingOptions = z.object({
  locale: z
    .string()
    .max(35)
    .refine(isLanguageTag, 'must be a BCP 47 language tag such as "de-DE" or "en-GB"')
    .optional()
    .describe(
      'data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US.',
    ),
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'must be an IANA time zone such as "Europe/Berlin"')
    .optional()
    .describe(
      'data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC.',
    ),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as "EUR"')
    .optional()
    .describe('data: currency of amounts that the data names none for.'),
  details: z
    .enum(['auto', 'none', 'all'])
    .optional()
    .describe(
      'data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.',
    ),
});

export type WritingOptions = z.infer<typeof WritingOptions>;
