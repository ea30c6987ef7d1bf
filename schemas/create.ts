import { z } from 'zod';
import { Analysis, AnalysisSummary, DetectedType } from './analysis.ts';
import { Id, Timestamp } from './common.ts';
import { DocumentData } from './json.ts';
import { CreateOptions, ItemOptions, OutputFormat, RenderOptions } from './render-options.ts';
import { StyleName } from './template.ts';
import { Warning } from './warning.ts';

export const TTL_DEFAULT_SECONDS = 86_400;
export const Ttl = z
  .number()
  .min(300)
  .max(604_800)
  .optional()
  .describe(`Seconds until the hosted document expires. Default ${TTL_DEFAULT_SECONDS}.`);

export const TemplateId = z.string().min(1).max(200);

/** Natural language that describes the document; read by detection and layout, never executed. */
export const Intent = z.string().max(2_000);

const MAX_HTML_CHARACTERS = 6_000_000;

export const CreateRequest = z
  .object({
    data: DocumentData.optional(),
    html: z
      .string()
      .regex(/\S/, 'html cannot be empty')
      .max(MAX_HTML_CHARACTERS)
      .optional()
      .describe('Raw HTML, rendered as it is.'),
    url: z
      .string()
      .min(1)
      .max(8_000)
      .optional()
      .describe('Address of a page to capture after rendering.'),
    templateId: TemplateId.optional().describe(
      'Built-in id or saved template; without it the type of the data is detected and a layout generated. Ignored with html or url.',
    ),
    intent: Intent.optional().describe('What the document is for. data only.'),
    style: StyleName.optional().describe('Design of a generated layout. data only.'),
    format: OutputFormat.default('pdf'),
    ttl: Ttl,
    options: CreateOptions.optional(),
  })
  .refine((body) => body.data !== undefined || body.html !== undefined || body.url !== undefined, {
    message: 'one of data, html or url is required',
    path: [],
  });
export type CreateRequest = z.infer<typeof CreateRequest>;

export const DocumentSource = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('template'),
    templateId: z.string(),
    version: z.int().min(1).exactOptional().describe('The version that was used.'),
  }),
  z.object({ type: z.literal('data') }),
  z.object({ type: z.literal('html') }),
  z.object({ type: z.literal('url'), url: z.string() }),
]);
export type DocumentSource = z.infer<typeof DocumentSource>;

/** Fields of every generated document. */
const GeneratedFile = z.object({
  success: z.literal(true),
  format: OutputFormat,
  url: z.string().describe('The file as a data URL: data:<mime>;base64,<data>.'),
  size: z.int().min(1).describe('Bytes.'),
  filename: z.string(),
  expiresAt: Timestamp,
  pageCount: z.int().min(1),
  documentId: Id,
  documentUrl: z
    .url()
    .describe(
      'Signed link to the hosted document, valid until expiresAt; &download=1 makes it an attachment.',
    ),
  warnings: z.array(Warning),
});

export const GeneratedDocument = GeneratedFile.extend({
  analysis: AnalysisSummary.optional().describe('data only.'),
  source: DocumentSource,
  sessionId: Id,
  _links: z.object({ modify: z.literal('/v1/modify'), generate: z.literal('/v1/generate') }),
});
export type GeneratedDocument = z.infer<typeof GeneratedDocument>;

export const AnalyzeRequest = z.object({ data: DocumentData, intent: Intent.optional() });

export type AnalyzeRequest = z.infer<typeof AnalyzeRequest>;

export const AnalyzePreviewRequest = AnalyzeRequest.extend({
  style: StyleName.optional().describe('Design of the layout.'),
});
export type AnalyzePreviewRequest = z.infer<typeof AnalyzePreviewRequest>;

export const AnalyzedPreview = z.object({
  success: z.literal(true),
  html: z.string(),
  sessionId: Id,
  analysis: Analysis,
  warnings: z.array(Warning),
});

export const PreviewRequest = z.object({
  template: TemplateId.describe('Built-in id or saved template.'),
  data: z.record(z.string(), z.unknown()).describe('The template’s data.'),
});

export const Preview = z.object({ html: z.string(), sessionId: Id });

export const GenerateRequest = z.object({
  sessionId: z.string().min(1).max(100),
  format: OutputFormat.default('pdf'),
  options: RenderOptions.optional(),
  ttl: Ttl,
});
export type GenerateRequest = z.infer<typeof GenerateRequest>;

export const GeneratedSession = GeneratedFile.extend({ sessionId: Id });

/** One item of a batch: checked on its own, so that a wrong one fails alone. */
export const BatchItem = z.object({
  data: DocumentData,
  style: StyleName.optional(),
  format: OutputFormat.default('pdf'),
  templateId: TemplateId.optional(),
  intent: Intent.optional(),
  options: ItemOptions.optional(),
  ttl: Ttl,
});
export type BatchItem = z.infer<typeof BatchItem>;

export const BatchRequest = z.object({
  items: z
    .array(z.unknown())
    .min(1, 'items cannot be empty')
    .describe(
      'Objects of { data, style?, format?, templateId?, intent?, options?, ttl? }; each is checked and generated on its own.',
    ),
});

const BatchSuccess = z.object({
  index: z.int(),
  status: z.literal('success'),
  url: z.string(),
  filename: z.string(),
  size: z.int(),
  pageCount: z.int(),
  documentId: Id,
  documentUrl: z.url(),
  detectedType: DetectedType,
  warnings: z.array(Warning),
});

const BatchFailure = z.object({
  index: z.int(),
  status: z.literal('error'),
  error: z.string(),
  errorCode: z.literal('ITEM_GENERATION_FAILED'),
  details: z.unknown().optional(),
});

export const BatchResult = z.object({
  results: z.array(z.discriminatedUnion('status', [BatchSuccess, BatchFailure])),
  successCount: z.int(),
  failCount: z.int(),
});
export type BatchResult = z.infer<typeof BatchResult>;
