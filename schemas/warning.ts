import { z } from 'zod';

export const WarningCode = z.enum([
  'RESOURCE_FAILED',
  'RESOURCE_BLOCKED',
  'WAIT_FOR_NOT_FOUND',
  'GLYPH_MISSING',
  'TEXT_CUT',
  'PLACEHOLDER_UNRESOLVED',
  'VALUE_LEFT_OUT',
  'CHANGE_LEFT_OUT',
  'TEXT_FIXED',
  'UNKNOWN_FIELD',
  'PLACEHOLDER_UNMAPPED',
  'PLACEHOLDER_UNKNOWN',
  'FIELD_UNKNOWN',
  'INTENT_NOT_UNDERSTOOD',
  'AMOUNTS_DISAGREE',
  'CURRENCIES_MIXED',
  'CONTENT_LEFT_OUT',
  'TYPE_UNCERTAIN',
]);

/** Something that the reader of a document would miss, or that a request asked for without effect. */
export const Warning = z.object({
  code: WarningCode,
  message: z.string(),
  subject: z
    .string()
    .optional()
    .describe('The address, selector, text or characters concerned, as it stands in the document.'),
  region: z
    .string()
    .optional()
    .describe('The document’s part that it is in, by its data-service-region.'),
  path: z
    .array(z.union([z.string(), z.number()]))
    .optional()
    .describe('The field of the request concerned.'),
  suggestion: z.string().optional().describe('The field that was probably meant.'),
  selector: z.string().optional().describe('The element that it is in, as a CSS selector.'),
});
export type Warning = z.infer<typeof Warning>;
