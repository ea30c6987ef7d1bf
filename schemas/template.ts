import { z } from 'zod';
import { listOf, PageQuery, Timestamp } from './common.ts';
import { Reformat } from './rendering/reformat.ts';
import { WritingOptions } from './writing-options.ts';

export const DOCUMENT_TYPES = [
  'invoice',
  'quote',
  'receipt',
  'report',
  'certificate',
  'letter',
  'contract',
] as const;

/** The types that detection knows. */
export const DocumentType = z.enum(DOCUMENT_TYPES);
export type DocumentType = z.infer<typeof DocumentType>;

export const TemplateType = z.enum([...DOCUMENT_TYPES, 'custom']);
export type TemplateType = z.infer<typeof TemplateType>;

export const StyleName = z.enum([
  'stripe-clean',
  'professional',
  'minimal',
  'bold',
  'classic',
  'corporate',
  'modern',
  'vibrant',
]);
export type StyleName = z.infer<typeof StyleName>;

export const TemplateField = z.object({
  name: z
    .string()
    .min(1)
    .max(200)
    .describe(
      'Path of the value; dots for nesting, [] for the items of an array: lineItems[].total.',
    ),
  type: z.enum(['string', 'number', 'boolean', 'array', 'object']),
  required: z.boolean().optional(),
});
export type TemplateField = z.infer<typeof TemplateField>;

export const TemplateSchema = z.object({ fields: z.array(TemplateField).max(500) });
export type TemplateSchema = z.infer<typeof TemplateSchema>;

/** How a template writes values where neither the data nor the request says it. */
export const TemplateWriting = z.object({
  ...WritingOptions.shape,
  intent: z
    .string()
    .max(2_000)
    .optional()
    .describe('What the document is for, as a request’s `intent` says it.'),
  formats: z
    .array(Reformat)
    .max(20)
    .optional()
    .describe(
      'How amounts, numbers and dates are written, in order: currency, decimals, a pattern of dates.',
    ),
});
export type TemplateWriting = z.infer<typeof TemplateWriting>;

export const TemplateSource = z.enum(['builtin', 'saved']);

/** A template as lists show it. */
export const TemplateSummary = z.object({
  id: z.string(),
  name: z.string().min(1).max(255),
  type: TemplateType,
  description: z.string().max(1000),
  style: StyleName,
  isDefault: z.boolean(),
  version: z.int().min(1),
  source: TemplateSource,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type TemplateSummary = z.infer<typeof TemplateSummary>;

/** A whole template. */
export const Template = TemplateSummary.extend({
  html: z.string(),
  schema: TemplateSchema,
  sampleData: z.record(z.string(), z.unknown()),
  writing: TemplateWriting.optional(),
});
export type Template = z.infer<typeof Template>;

export const TemplateList = listOf('templates', TemplateSummary);

export const TemplateListQuery = PageQuery.extend({
  type: TemplateType.optional(),
  style: StyleName.optional(),
  source: TemplateSource.optional(),
});
export type TemplateListQuery = z.infer<typeof TemplateListQuery>;

export const TemplateParams = z.object({ id: z.string().min(1).max(200) });

export const TemplateResponse = z.object({ success: z.literal(true), template: Template });

export const TemplateSchemaResponse = z.object({
  success: z.literal(true),
  templateId: z.string(),
  schema: TemplateSchema,
  jsonSchema: z.record(z.string(), z.unknown()).describe('JSON Schema 2020-12.'),
  sampleData: z.record(z.string(), z.unknown()),
});
