import { z } from 'zod';
import { DetectedType } from './analysis.ts';
import { Id } from './common.ts';
import { Intent, TemplateId } from './create.ts';
import { DocumentData } from './json.ts';
import { ServiceType } from './tabledb.ts';
import { TemplateSchema } from './template.ts';
import { TemplateHtml } from './template-tools.ts';

/** A field that no source holds: its name, and what is known of it. */
const GivenField = z.union([
  z.string().min(1).max(300),
  z.object({
    name: z.string().min(1).max(300),
    type: ServiceType.default('text').describe('Kind of its values.'),
    isArray: z.boolean().default(false),
    samples: z.array(z.string().max(300)).max(10).default([]).describe('Some of its values.'),
  }),
]);
export type GivenField = z.output<typeof GivenField>;

const Fields = z
  .array(GivenField)
  .min(1, 'fields cannot be empty')
  .max(400)
  .describe('Names of fields, or objects that say more.');

export const SuggestRequest = z
  .object({
    templateId: TemplateId.describe('Built-in id or saved template.'),
    sourceId: Id.optional().describe('Its fields are read where it was never synced.'),
    fields: Fields.optional(),
  })
  .refine(({ sourceId, fields }) => (sourceId === undefined) !== (fields === undefined), {
    message: 'one of sourceId or fields is required',
    path: [],
  });
export type SuggestRequest = z.output<typeof SuggestRequest>;

const Suggestion = z.object({
  placeholder: z.string(),
  field: z.string().describe('A field of linked records: Client → Name.'),
  confidence: z
    .number()
    .min(0)
    .max(1)
    .describe('About the share of such suggestions that is right.'),
  reason: z.string(),
});

export const Suggestions = z.object({
  success: z.literal(true),
  suggestions: z.array(Suggestion).describe('Each placeholder and each field at most once.'),
  unmapped: z.array(z.string()).describe('Placeholders that no field was found for.'),
  unused: z.array(z.string()).describe('Fields that no placeholder was found for.'),
});

export const InferSchemaRequest = z
  .object({
    data: DocumentData.optional(),
    html: TemplateHtml.optional().describe('Mustache HTML; data wins over it.'),
  })
  .refine(({ data, html }) => data !== undefined || html !== undefined, {
    message: 'one of data or html is required',
    path: [],
  });
export type InferSchemaRequest = z.output<typeof InferSchemaRequest>;

export const InferredSchema = z.object({
  success: z.literal(true),
  schema: TemplateSchema,
  jsonSchema: z.record(z.string(), z.unknown()).describe('JSON Schema 2020-12.'),
  documentType: DetectedType,
});

export const MatchTemplateRequest = z
  .object({
    data: DocumentData.optional(),
    fields: Fields.optional(),
    intent: Intent.optional().describe('What the document is for.'),
  })
  .refine(({ data, fields }) => data !== undefined || fields !== undefined, {
    message: 'one of data or fields is required',
    path: [],
  });
export type MatchTemplateRequest = z.output<typeof MatchTemplateRequest>;

export const TemplateMatches = z.object({
  success: z.literal(true),
  matches: z
    .array(
      z.object({
        templateId: z.string(),
        score: z.number().min(0).max(1),
        reasons: z.array(z.string()),
      }),
    )
    .describe('Best first.'),
});
