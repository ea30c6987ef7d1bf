import { z } from 'zod';
import { AnalysisResult, DetectedType } from './analysis.ts';
import { GeneratedDocument, Intent, Ttl } from './create.ts';
import { DocumentData } from './json.ts';
import { ItemOptions, OutputFormat } from './render-options.ts';
import { DocumentType, StyleName, TemplateType } from './template.ts';

/** A template held against data. */
export const TemplateMatch = z.object({
  templateId: z.string(),
  name: z.string(),
  type: TemplateType,
  score: z.number().min(0).max(1),
  reasons: z.array(z.string()),
});
export type TemplateMatch = z.infer<typeof TemplateMatch>;

/** The response of analyze. */
export const TemplateAnalysisResult = AnalysisResult.extend({
  templates: z.array(TemplateMatch).describe('Best first.'),
});

/** What the detector knows of a type. */
const TypeMapping = z.object({
  type: DocumentType,
  signals: z
    .array(z.object({ role: z.string(), weight: z.number() }))
    .describe('Parts that speak for the type, and how much.'),
  requiredSignals: z
    .array(z.array(z.string()))
    .describe('Without all of one of these groups the type is not considered.'),
  names: z
    .array(z.string())
    .describe('Words that name the type; * stands for the beginning of a compound.'),
  fieldAliases: z
    .record(z.string(), z.array(z.string()))
    .describe('Keys that are known for each part, in lower case without punctuation.'),
});

/** A system whose records are read by what is known of them. */
const KnownSystem = z.object({
  id: z.string(),
  name: z.string(),
  type: DetectedType,
});

export const TypeMappings = z.object({
  success: z.literal(true),
  types: z.array(TypeMapping),
  systems: z.array(KnownSystem).describe('Systems whose records are known, by name.'),
});

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
