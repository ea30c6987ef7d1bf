import { z } from 'zod';
import { DocumentData } from './json.ts';
import {
  StyleName,
  TemplateField,
  TemplateSchema,
  TemplateType,
  TemplateWriting,
} from './template.ts';

export const GenerateTemplateRequest = z.object({
  description: z
    .string()
    .regex(/\S/, 'description cannot be empty')
    .max(2_000)
    .describe('The template in words: type, style, parts wanted and not, title, whom it is for.'),
  type: TemplateType.optional(),
  style: StyleName.optional(),
  fields: z
    .array(
      z.object({
        name: TemplateField.shape.name,
        type: TemplateField.shape.type.optional(),
        label: z.string().min(1).max(200).optional(),
      }),
    )
    .max(200)
    .optional()
    .describe('All of them are in the template.'),
  data: DocumentData.optional().describe(
    'Sample data: the template shows what a document of it shows.',
  ),
});
export type GenerateTemplateRequest = z.infer<typeof GenerateTemplateRequest>;

export const GeneratedTemplate = z.object({
  name: z.string(),
  type: TemplateType,
  style: StyleName,
  html: z.string(),
  schema: TemplateSchema,
  sampleData: z.record(z.string(), z.unknown()),
  writing: TemplateWriting.optional().describe(
    'How data is read and written for it: belongs to what is stored.',
  ),
});
export type GeneratedTemplate = z.infer<typeof GeneratedTemplate>;

export const GeneratedTemplateResponse = z.object({
  success: z.literal(true),
  template: GeneratedTemplate,
});
