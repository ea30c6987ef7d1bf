import { z } from 'zod';
import { DetectedType } from './analysis.ts';
import type { JsonObject } from './json.ts';
import {
  StyleName,
  TemplateField,
  TemplateSchema,
  TemplateSummary,
  TemplateType,
  TemplateWriting,
} from './template.ts';
import { Warning } from './warning.ts';

const MAX_HTML_CHARACTERS = 5_000_000;

/** Data that may lack everything: what it lacks is what is asked. */
const AnyData = z
  .record(z.string(), z.unknown(), { error: 'must be a JSON object' })
  .meta({ description: 'Any JSON object.' }) as unknown as z.ZodType<JsonObject>;

/** Mustache HTML that a caller sends along. */
export const TemplateHtml = z
  .string()
  .regex(/\S/, 'html cannot be empty')
  .max(MAX_HTML_CHARACTERS)
  .describe('Mustache HTML.');

export const ValidateRequest = z
  .object({ data: AnyData })
  .meta({ examples: [{ data: { client: { name: 'Ada Lovelace' } } }] });

const Path = z.string().describe('As in the template, with positions: lineItems[0].total.');

export const DataValidation = z.object({
  success: z.literal(true),
  valid: z.boolean().describe('Whether a document can be made of the data without a hole.'),
  errors: z
    .array(z.object({ path: Path, message: z.string() }))
    .describe('What is missing and what is of another type, at most 100.'),
  missing: z
    .array(Path)
    .describe(
      'Required values that the data lacks. Of a template without a schema, those that its text prints in any case.',
    ),
  unknown: z.array(Path).describe('Values that the template has no place for.'),
});
export type DataValidation = z.infer<typeof DataValidation>;

export const MarkupPreviewRequest = z
  .object({
    templateId: z.string().min(1).max(200).optional().describe('Built-in id or saved template.'),
    html: TemplateHtml.optional().describe('Mustache HTML; templateId wins over it.'),
    data: AnyData.optional().describe(
      "Sample data where there is none: the template's own, or data made up from its tags.",
    ),
    schema: TemplateSchema.optional().describe(
      'The fields of `html`: those that are not required may be missing without a warning.',
    ),
    writing: TemplateWriting.optional().describe(
      'How `html` writes values where the data does not say it.',
    ),
  })
  .refine(({ templateId, html }) => templateId !== undefined || html !== undefined, {
    message: 'one of templateId or html is required',
    path: [],
  });
export type MarkupPreviewRequest = z.infer<typeof MarkupPreviewRequest>;

export const MarkupPreview = z.object({
  success: z.literal(true),
  html: z.string(),
  warnings: z.array(Warning).describe('Values that the markup names and the data does not have.'),
});
export type MarkupPreview = z.infer<typeof MarkupPreview>;

export const StyleList = z.object({
  success: z.literal(true),
  styles: z.array(
    z.object({
      id: StyleName,
      name: z.string(),
      description: z.string(),
      colors: z.object({
        accent: z.string(),
        ink: z.string(),
        muted: z.string(),
        rule: z.string(),
        tint: z.string(),
      }),
      fonts: z.object({ heading: z.string(), body: z.string() }).describe('CSS font families.'),
    }),
  ),
});

export const VIEW_IDS = ['all', 'byType', 'byStyle', 'saved', 'defaults'] as const;
const ViewId = z.enum(VIEW_IDS);

export const ViewList = z.object({
  success: z.literal(true),
  views: z.array(
    z.object({
      id: ViewId,
      name: z.string(),
      groups: z.array(z.object({ key: z.string(), templates: z.array(TemplateSummary) })),
    }),
  ),
});

const Count = z.int().min(0);

export const TemplateCount = z.object({
  success: z.literal(true),
  total: Count,
  builtin: Count,
  saved: Count,
  byType: z.record(TemplateType, Count),
  byStyle: z.record(StyleName, Count),
});

/** What is parsed as markup too. */
const ReadableHtml = TemplateHtml.max(2_000_000);

export const AnalyzeTemplateRequest = z.object({ html: ReadableHtml });

/** Where a tag begins, both counted from 1. */
const Position = { line: z.int().min(1), column: z.int().min(1) };

export const PlaceholderUse = z.object({
  name: z.string().describe('Path of the value in the data: items[].total.'),
  tag: z.string().describe('As the template writes it.'),
  type: TemplateField.shape.type,
  format: z.string().optional().describe('The formatting section that it stands in.'),
  raw: z.boolean().describe('Written with triple braces or &: markup in it stays, sanitised.'),
  count: z.int().min(1).describe('How often it is printed.'),
  ...Position,
});
export type PlaceholderUse = z.infer<typeof PlaceholderUse>;

export const SectionUse = z.object({
  name: z.string(),
  kind: z
    .enum(['list', 'object', 'condition', 'inverted'])
    .describe(
      'Repeats for each item, goes into an object, asks whether there is something, or not.',
    ),
  ...Position,
});
export type SectionUse = z.infer<typeof SectionUse>;

export const TemplateWarningCode = z.enum([
  'SCRIPT_WILL_NOT_RUN',
  'REMOTE_RESOURCE',
  'PARTIAL_LEFT_OUT',
  'MARKUP_SANITISED',
  'SECTION_CROSSES_ELEMENTS',
  'UNKNOWN_FORMAT',
  'NO_PLACEHOLDERS',
]);

export const TemplateWarning = z.object({
  code: TemplateWarningCode,
  message: z.string(),
  line: Position.line.optional(),
  column: Position.column.optional(),
});
export type TemplateWarning = z.infer<typeof TemplateWarning>;

export const TemplateAnalysis = z.object({
  success: z.literal(true),
  placeholders: z.array(PlaceholderUse),
  sections: z.array(SectionUse),
  schema: TemplateSchema.describe('What the tags tell of the data.'),
  detectedType: DetectedType,
  confidence: z.number().min(0).max(1),
  warnings: z.array(TemplateWarning),
});
export type TemplateAnalysis = z.infer<typeof TemplateAnalysis>;
