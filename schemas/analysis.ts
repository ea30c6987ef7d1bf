import { z } from 'zod';
import { DocumentType, StyleName } from './template.ts';

/** What detection answers: one of the seven types, or `document` when the data is none of them. */
export const DetectedType = z.enum([...DocumentType.options, 'document']);
export type DetectedType = z.infer<typeof DetectedType>;

/** Paths of the data, grouped by the role that they play in a document. */
export const FieldRoles = z.object({
  header: z.array(z.string()),
  recipient: z.array(z.string()),
  lineItems: z.array(z.string()),
  summary: z.array(z.string()),
  metadata: z.array(z.string()),
  footer: z.array(z.string()),
  /** What serves programs and is not shown: ids, switches, links of an API. Absent when there is none. */
  technical: z.array(z.string()).optional(),
});
export type FieldRoles = z.infer<typeof FieldRoles>;

const Unprinted = z
  .array(z.string())
  .optional()
  .describe('Paths of the data that the document leaves out, with [] for every entry of a list.');

export const Analysis = z.object({
  documentType: DetectedType,
  confidence: z.number().min(0).max(1),
  fields: FieldRoles,
  layout: z.object({ headerStyle: z.string(), contentStyle: z.string(), summaryStyle: z.string() }),
  styling: z.object({ suggestedStyle: StyleName }),
  unprinted: Unprinted,
});
export type Analysis = z.infer<typeof Analysis>;

export const Recommendations = z.object({
  suggestedStyle: StyleName,
  suggestedLayout: z.string(),
  fieldsFound: z.int().min(0),
  tips: z.array(z.string()),
});
export type Recommendations = z.infer<typeof Recommendations>;

/** The response of create/analyze. */
export const AnalysisResult = z.object({
  success: z.literal(true),
  analysis: Analysis,
  recommendations: Recommendations,
});

/** The short form in the response of create. */
export const AnalysisSummary = z.object({
  detectedType: DetectedType,
  confidence: z.number().min(0).max(1),
  fieldsIdentified: z.array(z.string()),
  layoutDecisions: z.array(z.string()),
  unprinted: Unprinted,
});
export type AnalysisSummary = z.infer<typeof AnalysisSummary>;
