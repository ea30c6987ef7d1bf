import { z } from 'zod';
import { Id, Timestamp } from './common.ts';
import { OutputFormat } from './render-options.ts';

/** The metadata of a hosted document. */
export const DocumentDescription = z.object({
  id: Id,
  format: OutputFormat,
  size: z.int().min(0).describe('Bytes.'),
  filename: z.string(),
  pageCount: z.int().min(1).describe('Pages of a PDF; 1 for an image.'),
  documentType: z.string().describe('invoice, quote, …; document when none was recognised.'),
  templateId: z.string().nullable().describe('The template it was made from, if any.'),
  sessionId: Id.nullable().describe('The session it was made from, if any.'),
  createdAt: Timestamp,
  expiresAt: Timestamp,
});
export type DocumentDescription = z.infer<typeof DocumentDescription>;

/** The response of a document's metadata. */
export const DocumentMetadataResponse = z.object({
  success: z.literal(true),
  document: DocumentDescription,
});

export const DocumentParams = z.object({ id: z.string().min(1).max(200) });

export const DocumentFileQuery = z.object({
  token: z.string().max(500).optional().describe('Of a signed link; instead of an API key.'),
  download: z.enum(['0', '1']).optional().describe('1: as an attachment rather than inline.'),
});
