import { z } from 'zod';
import { GeneratedDocument, Intent, Ttl } from './create.ts';
import { DocumentData } from './json.ts';
import { ItemOptions, OutputFormat } from './render-options.ts';
import { StyleName, TemplateType } from './template.ts';

/** A template held against data. */
export const TemplateMatch = z.object({
  templateId: z.string(),
  name: z.string(),
  type: TemplateType,
  score: z.number().min(0).max(1),
  reasons: z.array(z.string()),
});
export type TemplateMatch = z.infer<typeof TemplateMatch>;

export const SmartRequest = z.object({
  data: DocumentData,
  intent: Intent.optional(),
  style: StyleName.optional().describe('Design of a generated layout, where that is chosen.'),
  format: OutputFormat.default('pdf'),
  options: ItemOptions.optional(),
  ttl: Ttl,
});
export type SmartRequest = z.infer<typeof SmartRequest>;

/** What was chosen, and why. */
export const SmartDecision = z.object({
  templateId: z.string().nullable().describe('null: a layout was generated.'),
  score: z.number().min(0).max(1),
  reasons: z.array(z.string()),
});
export type SmartDecision = z.infer<typeof SmartDecision>;

export const SmartDocument = GeneratedDocument.extend({ decision: SmartDecision });
