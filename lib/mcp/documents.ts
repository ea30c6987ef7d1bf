import type { ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { DocumentRecord } from '#lib/domain/documents/document-store.ts';
import { MEDIA_TYPES } from '#schemas/render-options.ts';
import type { Warning } from '#schemas/warning.ts';
import type { ToolContext } from './context.ts';

/** A document as tools answer it: where it is, never its bytes. */
export const ToolDocument = z.object({
  documentId: z.string(),
  url: z.string().describe('Where the file is.'),
  filename: z.string(),
  format: z.string(),
  size: z.number().describe('Bytes.'),
  pageCount: z.number(),
  expiresAt: z.string(),
  sessionId: z.string().optional().describe('For svc_modify and svc_generate.'),
  recordId: z.string().optional().describe('The record of the source that it was made of.'),
  warnings: z.array(z.string()).describe('What a reader would miss.'),
});
export type ToolDocument = z.infer<typeof ToolDocument>;

const MAX_WARNINGS = 20;

export const warningTexts = (warnings: readonly Warning[] = []): string[] =>
  warnings.slice(0, MAX_WARNINGS).map(({ code, message }) => `${code}: ${message}`);

export const linkTo = ({ url, filename, format, size, pageCount }: ToolDocument): ContentBlock => ({
  type: 'resource_link',
  uri: url,
  name: filename,
  mimeType: MEDIA_TYPES[format as keyof typeof MEDIA_TYPES] ?? 'application/octet-stream',
  size,
  description: pageCount === 1 ? 'one page' : `${pageCount} pages`,
});

/** What was made, as an agent gets it. */
export async function toolDocument(
  { publish }: ToolContext,
  made: {
    readonly record: DocumentRecord;
    readonly sessionId?: string;
    readonly recordId?: string | undefined;
    readonly warnings: readonly Warning[];
  },
): Promise<ToolDocument> {
  const { record, sessionId, recordId, warnings } = made;
  return {
    documentId: record.id,
    url: await publish(record),
    filename: record.filename,
    format: record.format,
    size: record.size,
    pageCount: record.pageCount,
    expiresAt: record.expiresAt,
    ...(sessionId === undefined ? {} : { sessionId }),
    ...(recordId === undefined ? {} : { recordId }),
    warnings: warningTexts(warnings),
  };
}

export const documentText = ({ filename, pageCount, url, warnings }: ToolDocument): string =>
  `Made ${filename} (${pageCount === 1 ? 'one page' : `${pageCount} pages`}): ${url}${
    warnings.length === 0 ? '' : `\nWarnings:\n- ${warnings.join('\n- ')}`
  }`;
